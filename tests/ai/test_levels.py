"""All levels, in games of all editions and sets: allowed answers, with a reason, from what a seat knows."""

import random
from collections import Counter

import pytest

import ai
from ai import FAMILIES, LEVELS
from ai.level import Level
from engine import Game, QuietGame
from engine.rng import Stream, seed_of
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World
from tests.engine.play import BOUND, new_game
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS

# Whole games by the hundred: measuring coverage would take longer than playing them.
pytestmark = pytest.mark.no_cover

PLAYERS = {**LEVELS, **FAMILIES}
CLEVER = ["novice", "builder", *FAMILIES]


def play(game: Game, table: list[Level], chance: random.Random) -> None:
    for _ in range(BOUND):
        decision = game.decision
        if decision is None:
            return
        game.choose(decision.seat, table[decision.seat].choose(game.view(decision.seat), decision, chance))
    raise AssertionError(f"not over after {BOUND} choices")


def test_a_builder_answers_nothing_by_chance(monkeypatch: pytest.MonkeyPatch):
    def fail(decision: object, _chance: random.Random) -> tuple[str, ...]:
        raise AssertionError(f"no idea what to answer to {decision}")

    monkeypatch.setattr("ai.thumb.random_choice", fail)
    for setup in SETUPS[1::6]:
        play(new_game(setup, setup.seed), [LEVELS["builder"]] * setup.seats, random.Random(setup.seed))


@pytest.mark.parametrize("name", CLEVER)
def test_how_things_really_lie_does_not_matter(name: str):
    level, compared = PLAYERS[name], 0
    for setup in SETUPS[:: 14 if name in LEVELS else 70]:
        game, chance = new_game(setup, setup.seed), random.Random(setup.seed)
        memories = [Memory(game, seat) for seat in range(setup.seats)]
        while decision := game.decision:
            seat = decision.seat
            picks = level.choose(game.view(seat), decision, random.Random(7))
            if chance.random() < 0.1:
                dealt = World.deal(game, memories[seat], Stream(seed_of(str(decision.number))))
                for world in (dealt, Game(another_world(game.state, seat, chance))):
                    assert world.decision
                    assert level.choose(world.view(seat), world.decision, random.Random(7)) == picks
                    compared += 1
            game.choose(seat, picks)
            for memory in memories:
                memory.follow(decision, picks, game)
    assert compared > (300 if name in LEVELS else 60)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_chance_gives_the_same_game(name: str):
    first, second = (QuietGame.new(FIRST_GAME.options(4), 4, seed_of("same")) for _ in range(2))
    for game in (first, second):
        play(game, [PLAYERS[name]] * 4, random.Random(3))
    assert first.state == second.state


def test_levels_are_known_by_their_names():
    assert {name: level.name for name, level in LEVELS.items()} == {name: name for name in LEVELS}
    assert list(LEVELS) == ["random", "novice", "builder", "master"]
    assert {name: family.name for name, family in FAMILIES.items()} == {name: name for name in FAMILIES}
    assert LEVELS.keys().isdisjoint(FAMILIES), "only the arena knows those"
    assert ai.DEFAULT_LEVEL.name == "novice"


@pytest.mark.parametrize(("better", "worse", "wins"), [("builder", "novice", 10), ("novice", "random", 20)])
def test_each_level_beats_the_one_below(better: str, worse: str, wins: int):
    won = Counter[bool]()
    for index in range(28):
        me = index % 4
        game = QuietGame.new(FIRST_GAME.options(4), 4, seed_of(f"ladder {index}"))
        table = [LEVELS[better] if seat == me else LEVELS[worse] for seat in range(4)]
        play(game, table, random.Random(index))
        won[game.state.scores[0].seat == me] += 1
    assert won[True] >= wins
