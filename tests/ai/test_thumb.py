"""The targets of rank 8 that we derive from a view are those of the rules."""

from dataclasses import replace
from random import Random

import pytest

from ai.thumb import exposed, reachable
from engine import Game, Options, PositionBuilder
from engine.characters import rank8
from engine.setup.editions import edition_of
from engine.setup.sets import AMBITIOUS_ARISTOCRATS
from tests.engine.play import moves

SIX = ("manor", "castle", "palace", "temple", "church", "monastery")


def with_tents() -> Options:
    """Options with tents, Bishop, Keep and Great Wall."""
    deluxe = edition_of("deluxe")
    rules = replace(deluxe.rules, action_cards=True)
    return AMBITIOUS_ARISTOCRATS.options(4, rules=rules, edition=deluxe)


def by_the_view(game: Game, seat: int) -> dict[str, int]:
    view = game.view(0)
    city = view.seats[seat]
    return {each.card: surcharge for each, surcharge in reachable(city)} if exposed(view, city) else {}


def by_the_rules(game: Game, seat: int) -> dict[str, int]:
    return {each.card: rank8.surcharge(game, seat, each) for each in rank8.exposed(game, seat)}


@pytest.mark.parametrize(
    ("city", "tents", "reached"),
    [
        (("manor", "keep"), 0, {"manor": 0}),
        (("manor", "great_wall"), 0, {"manor": 1, "great_wall": 0}),
        (SIX, 1, dict.fromkeys(SIX, 0)),
        ((*SIX, "docks"), 0, {}),
        ((*SIX, "docks"), 1, {}),
    ],
)
def test_protected_districts_are_out_of_reach(
    city: tuple[str, ...], tents: int, reached: dict[str, int]
) -> None:
    builder = PositionBuilder(with_tents(), 4).seat(0, "marshal").seat(1, "thief", city=city)
    builder.seat(2, "wizard").seat(3, "bishop")
    for _ in range(tents):
        builder.lay(1, "circus_tent")
    game = builder.call("marshal").build()
    assert by_the_view(game, 1) == by_the_rules(game, 1) == reached


def test_all_through_a_game_the_rules_say_the_same() -> None:
    game = Game.new(with_tents(), 4, "0" * 64)
    for _ in moves(game, Random(1), busy=True):
        for seat in range(4):
            assert by_the_view(game, seat) == by_the_rules(game, seat)
