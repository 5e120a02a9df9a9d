"""`ways`: a line for each style, with what people could see of its play."""

import random

import pytest

from ai import BUILDER, Worlds
from ai.ways import WAYS, in_way
from engine.builder import PositionBuilder
from engine.decision import Decision
from engine.game import Game
from engine.setup.sets import FIRST_GAME
from engine.view import View
from lab import main
from lab.ways import NotingLevel, ThinkingInWay


class Killing:
    """A level that kills this character."""

    name, looks_ahead = "killing", False

    def __init__(self, character: str) -> None:
        self.character = character

    def choose(
        self, _: View, __: Decision, ___: random.Random, ____: Worlds | None = None, /
    ) -> tuple[str, ...]:
        return (f"character:{self.character}",)


def test_a_kill_counts_that_hits_the_city_that_is_worth_most() -> None:
    builder = PositionBuilder(FIRST_GAME.options(4), 4, "ab" * 32)
    held = {0: ("assassin",), 1: ("king",), 2: ("thief",), 3: ("bishop",)}
    cities: tuple[list[str], ...] = (["palace"], ["palace"], ["manor"], [])
    for seat, (character,) in held.items():
        builder.seat(seat, character, city=cities[seat])
    game = builder.call("assassin").build()
    game.choose(0, ("use:kill",))
    assert game.decision is not None
    found = dict[str, int]()
    for named in ("king", "thief", "merchant"):
        level = NotingLevel(Killing(named), held)
        level.choose(game.view(0), game.decision, random.Random(1))
        found[named] = level.leaders
    assert found == {"king": 1, "thief": 0, "merchant": 0}


def test_a_character_is_held_once_it_is_taken() -> None:
    game = Game.new(FIRST_GAME.options(4), 4, "ab" * 32)
    assert game.decision is not None
    level = NotingLevel(BUILDER, {})
    picks = level.choose(game.view(game.decision.seat), game.decision, random.Random(1))
    assert level.held == {game.decision.seat: (picks[0].removeprefix("character:"),)}


def test_a_master_without_worlds_answers_as_a_builder_of_its_way() -> None:
    game = Game.new(FIRST_GAME.options(4), 4, "ab" * 32)
    assert game.decision is not None
    asked = game.view(game.decision.seat), game.decision
    for way in WAYS:
        master = ThinkingInWay("master", way, 0.01)
        assert master.choose(*asked, random.Random(1)) == in_way("builder", way).choose(
            *asked, random.Random(1)
        )


@pytest.mark.parametrize("level", ["novice", "builder"])
def test_a_line_for_each_way(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ways", "--level", level, "--games", "8", "--way", "builds", "raids"]) == 0
    head, plain, builds, raids = capsys.readouterr().out.splitlines()
    assert head.startswith("way")
    assert [line.split()[0] for line in (plain, builds, raids)] == ["no", "builds", "raids"]
    assert "%" in builds
    assert "%" in raids
    assert "%" not in plain.split("  ")[0], "the rest of the table is what ways are compared with"
