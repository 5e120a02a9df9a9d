"""Which character a computer player takes, and which it puts away."""

import random

import ai
from engine import View
from tests.ai.views import ask, seat, view

NOBLE = ("manor", "castle", "palace", "manor", "castle", "palace")
ALL = tuple(
    f"character:{each}"
    for each in ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
)


def picks(kind: str, seen: View, options: tuple[str, ...] = ALL) -> set[str]:
    return {ai.choose(seen, ask(kind, *options), random.Random(number))[0] for number in range(40)}


def test_takes_the_character_that_its_city_pays_for():
    assert picks("pick-character", view(city=NOBLE)) == {"character:king"}


def test_takes_the_magician_with_an_empty_hand_among_full_ones():
    assert picks("pick-character", view(others=(seat(1, cards=9),))) == {"character:magician"}


def test_cannot_be_foreseen_at_the_start():
    assert len(picks("pick-character", view(hand=("tavern", "manor")))) > 1


def test_takes_a_character_that_it_does_not_know():
    assert picks("pick-character", view(), ("character:juggler",)) == {"character:juggler"}


def test_puts_away_a_character_that_pays_the_rival():
    rich = seat(1, city=("tavern", "market", "docks", "harbor", "town_hall", "trading_post"))
    options = ("character:bishop", "character:merchant", "character:magician")
    assert picks("toss-character", view(others=(rich,)), options) == {"character:merchant"}
