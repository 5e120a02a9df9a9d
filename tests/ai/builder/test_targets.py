"""Targets of a Builder: the district that a rival would miss most, and of its own the one it needs least."""

import random

import pytest

from ai.builder import targets
from tests.ai.views import ask, seat, view

CITY = ("tavern", "fortress", "palace", "prison", "manor", "temple")
"""Six districts of seven, so any of them would keep the city from being complete."""

OPTIONS = ("district:palace", "district:fortress", "district:tavern", "district:prison")


def test_in_the_own_city_the_cheapest_district_is_destroyed() -> None:
    seen, asked = view(gold=9, city=CITY), ask("destroy", *OPTIONS, target=0)
    assert targets.destroy(seen, asked, random.Random(1)) == ("district:tavern",)


def test_in_a_city_that_is_nearly_complete_a_district_of_middling_cost_is_destroyed() -> None:
    rival = seat(2, city=CITY)
    seen, asked = view(gold=9, others=(rival,)), ask("destroy", *OPTIONS, target=2)
    assert targets.destroy(seen, asked, random.Random(1)) == ("district:prison",)


@pytest.mark.parametrize(
    ("target", "best"), [(2, "district:fortress"), (0, "district:tavern"), (-1, "district:tavern")]
)
def test_a_rival_loses_the_most_valuable_district_and_oneself_the_least(target: int, best: str) -> None:
    seen = view(city=CITY, others=(seat(2, city=CITY),))
    asked = ask("seize", "district:tavern", "district:fortress", target=target)
    assert targets.district(seen, asked, random.Random(1)) == (best,)


def test_late_in_the_game_a_dear_district_is_worth_its_price() -> None:
    rival = seat(2, city=("tavern", "fortress"))
    asked = ask("destroy", "district:tavern", "district:fortress", target=2)
    seen = view(gold=9, city=CITY, others=(rival,))
    assert targets.destroy(seen, asked, random.Random(1)) == ("district:fortress",)
