"""Cards of a hand: what they do is told whole."""

import pytest

from bot.pictures.held import UNMARKED, HandMark, effect_lines, marked, row_words, stone_reason
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


@pytest.mark.parametrize("locale", locales())
def test_a_row_tells_the_whole_name_and_effect_beside_each_mark(locale: str) -> None:
    say = Language(locale)
    for card in DISTRICTS:
        for state in ("first", "gold", "city"):
            held = marked(card_of(card, 3, say), HandMark(state, 12), say, ())
            name, effect = row_words(held)
            assert not name.cut
            assert not any(line.cut for line in effect)


def test_a_long_name_leaves_the_gold_that_is_short() -> None:
    say = Language("uk")
    long = marked(card_of("framework", 3, say), HandMark("gold", 3), say, ())
    assert stone_reason(long) == "3"
    assert stone_reason(marked(card_of("keep", 3, say), HandMark("gold", 3), say, ())) == long.reason
