"""The short rules."""

import pytest

from bot.language import Language
from bot.screens.limits import check
from bot.screens.rules import rules_screen
from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.cards.districts import DISTRICTS
from engine.sets import SETS
from tests.bot.screens.build import text

say = Language()
UNIQUES = tuple(card for card in DISTRICTS if DISTRICTS[card].kind == "unique")


def longest(names: tuple[str, ...], count: int) -> tuple[str, ...]:
    return tuple(sorted(names, key=lambda name: len(say(f"effect-{name}")))[-count:])


@pytest.mark.parametrize("name", SETS)
def test_every_card_of_a_set_is_explained_in_full(name: str) -> None:
    cards = SETS[name]
    told = text(rules_screen(cards.characters, cards.uniques, say))
    assert all(say(f"effect-{card}") in told for card in (*cards.characters, *cards.uniques))


def test_the_longest_cast_and_districts_fit() -> None:
    cast = [
        max((c for c in CHARACTER_CARDS if RANK[c] == rank), key=lambda c: len(say(f"effect-{c}")))
        for rank in range(1, 10)
    ]
    screen = rules_screen(cast, longest(UNIQUES, 14), say)
    assert check(screen) == []
    assert all(say(f"character-{character}") in text(screen) for character in cast)


def test_without_cards_there_are_still_rules() -> None:
    screen = rules_screen((), (), say)
    assert check(screen) == []
    assert "Your turn." in text(screen)
