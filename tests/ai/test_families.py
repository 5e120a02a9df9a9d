"""Players of other tastes: each follows its taste, and a level is no weaker against them."""

import random
from dataclasses import replace

import pytest

from ai import FAMILIES, LEVELS, Level
from engine import QuietGame, View
from engine.rng import seed_of
from engine.setup.sets import FIRST_GAME
from tests.ai.views import ask, seat, view

HAND = ("palace", "tavern", "market")
BUILDS = ("build:palace", "build:tavern", "build:market", "end")


def act(name: str, seen: View, *options: str) -> str:
    return FAMILIES[name].choose(seen, ask("turn", *options), random.Random(1))[0]


def test_a_rusher_builds_the_cheapest():
    assert act("rusher", view(gold=6, hand=HAND), *BUILDS) == "build:tavern"


def test_a_hoarder_builds_dear_districts_and_saves_for_them():
    assert act("hoarder", view(gold=6, hand=HAND), *BUILDS) == "build:palace"
    assert act("hoarder", view(gold=3, hand=HAND), *BUILDS[1:]) == "end"


def test_a_hoarder_builds_anything_when_the_end_is_near():
    seen = replace(view(gold=3, hand=HAND), ending=True)
    assert act("hoarder", seen, *BUILDS[1:]) == "build:market"


def test_only_a_raider_goes_for_the_districts_of_others():
    seen = view(gold=6, hand=HAND, others=(seat(1, city=("manor",)),))
    options = (*BUILDS, "use:destroy")
    assert {name: act(name, seen, *options) == "use:destroy" for name in FAMILIES} == {
        "rusher": False,
        "hoarder": False,
        "raider": True,
    }


@pytest.mark.parametrize(
    ("name", "kept"), [("rusher", "tavern"), ("hoarder", "palace"), ("raider", "palace")]
)
def test_of_drawn_cards_each_keeps_what_it_would_build(name: str, kept: str) -> None:
    asked = ask("keep-cards", "card:market", "card:palace", "card:tavern")
    assert FAMILIES[name].choose(view(gold=2), asked, random.Random(1)) == (f"card:{kept}",)


@pytest.mark.parametrize(("target", "chosen"), [(-1, "tavern"), (0, "tavern"), (1, "palace")])
@pytest.mark.parametrize("name", FAMILIES)
def test_of_its_own_city_the_cheapest_district_goes_and_of_another_the_dearest(
    name: str, target: int, chosen: str
) -> None:
    asked = ask("district", "district:palace", "district:tavern", target=target)
    assert FAMILIES[name].choose(view(), asked, random.Random(1)) == (f"district:{chosen}",)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", FAMILIES)
def test_a_builder_is_no_weaker_among_them_than_among_its_own(name: str):
    won, among = 0, [FAMILIES[name]] * 3
    for index in range(24):
        table: list[Level] = [*among[: index % 4], LEVELS["builder"], *among[index % 4 :]]
        game, chance = (
            QuietGame.new(FIRST_GAME.options(4), 4, seed_of(f"family {index}")),
            random.Random(index),
        )
        while decision := game.decision:
            asked = table[decision.seat]
            game.choose(decision.seat, asked.choose(game.view(decision.seat), decision, chance))
        won += game.state.scores[0].seat == index % 4
    assert won >= 6
