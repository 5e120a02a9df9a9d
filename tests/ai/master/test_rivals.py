"""Imagined tastes of rivals: each builds and harms by its own, and knows every rule."""

import random

from ai.builder import BUILDER
from ai.master.rivals import TASTES, tastes
from engine import View
from tests.ai.views import ask, seat, view

HAND = ("palace", "tavern", "market")
BUILDS = ("build:palace", "build:tavern", "build:market", "end")


def act(seen: View, *options: str) -> dict[str, str]:
    """Return the action of each taste in the same turn."""
    question = ask("turn", *options)
    return {taste.name: taste.choose(seen, question, random.Random(1))[0] for taste in TASTES}


def test_some_build_cheap_districts_and_some_dear_ones():
    found = act(view(gold=6, hand=HAND), *BUILDS)
    assert (found["hasty"], found["patient"]) == ("build:tavern", "build:palace")


def test_some_wait_for_dear_districts_until_the_end_is_near():
    assert act(view(gold=3, hand=HAND), *BUILDS[1:])["patient"] == "end"
    late = view(gold=3, hand=HAND, others=(seat(1, size=6),))
    assert act(late, *BUILDS[1:])["patient"] != "end"


def test_only_one_of_them_goes_for_the_districts_of_others():
    leading = seat(1, city=("manor", "market", "temple", "tavern", "castle", "docks"))
    found = act(view(gold=6, others=(leading,)), "use:destroy", "use:seize", "end")
    assert {name: option != "end" for name, option in found.items()} == {
        "builder": True,
        "peaceful": False,
        "hasty": False,
        "patient": False,
    }


def test_the_own_seat_plays_on_as_a_builder_and_rivals_differ_between_worlds():
    tables = [[taste.name for taste in tastes(4, 2, random.Random(number))] for number in range(40)]
    assert {table[2] for table in tables} == {BUILDER.name}
    for rival in (0, 1, 3):
        assert {table[rival] for table in tables} == {taste.name for taste in TASTES}
