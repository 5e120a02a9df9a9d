"""Cards of a hand: what they do is told whole."""

import pytest

from bot.pictures.held import UNMARKED, effect_lines, marked
from bot.pictures.models import card_of
from bot.words.card_texts import differing
from bot.words.language import Language, locales
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from engine.setup.editions import EDITIONS


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_effect_is_cut_off(edition: str, locale: str) -> None:
    say, switches = Language(locale), differing(EDITIONS[edition].rules)
    found = 0
    for card in (*DISTRICTS, *ACTION_CARDS):
        held = marked(card_of(card, 3, say), UNMARKED, say, switches)
        for lies in (False, True):
            assert not any(line.cut for line in effect_lines(held, lies=lies)), (held.effect, lies)
        found += bool(held.effect)
    assert found > 40
