"""Values of positions: the chances add up to 1, and assets make a position better."""

import math
from typing import Any

import pytest

from ai.master.worth import MASTER_WEIGHTS, features, prospect, row, worth
from engine import PositionBuilder
from engine.rng import Stream, seed_of
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World

CAST = ("king", "bishop", "merchant", "architect", "warlord", "thief", "magician")


def builder(seats: int) -> PositionBuilder:
    """Lay out a game in which nobody has more than the first seat."""
    options = FIRST_GAME.options(seats)
    found = PositionBuilder(options, seats)
    each = 2 if seats <= 3 else 1
    for seat in range(seats):
        city = ["manor", "tavern"] if seat < 4 else ["temple", "watchtower"]
        found.seat(seat, *CAST[seat * each : seat * each + each], gold=2, hand=[], city=city)
    return found


def world(laid_out: PositionBuilder) -> World:
    """A world of the seat that is asked first."""
    game = laid_out.call("king").build()
    return World.deal(game, Memory(game, 0), Stream(seed_of("worth")))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_the_chances_of_all_are_one(seats: int) -> None:
    position = world(builder(seats).seat(0, gold=9, hand=["palace"]))
    chances = [prospect(position, seat).chance for seat in range(seats)]
    assert math.fsum(chances) == pytest.approx(1)
    assert max(chances) == chances[0]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_assets_make_a_position_better(seats: int) -> None:
    before = worth(prospect(world(builder(seats)), 0))
    laid_out = builder(seats)
    changes: tuple[dict[str, Any], ...] = (
        {"gold": 6},
        {"hand": ["palace", "docks"]},
        {"city": ["manor", "tavern", "temple"]},
        {"city": ["manor", "tavern", "temple", "fortress", "castle"]},
    )
    for change in changes:
        after = worth(prospect(world(laid_out.seat(0, **change)), 0))
        assert after > before
        before = after


def test_copies_in_the_hand_are_worth_nothing_to_build() -> None:
    same = features(world(builder(4).seat(0, hand=["manor", "tavern"])), 0)
    others = features(world(builder(4).seat(0, hand=["palace", "docks"])), 0)
    assert [one == other for one, other in zip(same, others, strict=True)].count(False) == 4


def test_there_are_weights_for_every_stage_and_number_of_seats() -> None:
    rows: set[str] = set()
    for seats in range(2, 8):
        for missing in (5, 3, 2, 1):
            game = world(builder(seats))
            game.city_size = len(game.seats[0].city) + missing
            rows.add(row(game))
            assert (
                len(features(game, 0))
                == len(MASTER_WEIGHTS["lead"][row(game)])
                == len(MASTER_WEIGHTS["chance"][row(game)])
            )
    assert rows == set(MASTER_WEIGHTS["lead"]) == set(MASTER_WEIGHTS["chance"])
