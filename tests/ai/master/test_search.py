"""Search in possible worlds: it finds the best answer, and knows no more than its seat."""

import random
import time
from collections.abc import Callable, Sequence

import pytest

from ai import LEVELS, Worlds
from ai.level import Prospect
from ai.master import search
from ai.master.search import Search, Trials
from engine import Game, PositionBuilder
from engine.rng import Stream, seed_of
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World
from tests.engine.play import new_game
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS

# Whole games: measuring coverage would take longer than playing them.
pytestmark = pytest.mark.no_cover

QUICK = Search("quick", playouts=4, seconds=60)


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play on for one round, which is quicker and enough for these tests."""
    monkeypatch.setattr(search, "ROUNDS", 1)


def dealing(game: Game, memory: Memory, number: int) -> Worlds:
    """Deal worlds, the same ones for the same number."""
    stream = Stream(seed_of(f"search {number}"))
    return lambda: World.deal(game, memory, stream)


def follow(setups: Sequence[int], at: Callable[[Game, Memory, tuple[str, ...]], None]) -> None:
    """Let a search play the seat 0 of games against chance, and look at each of its answers."""
    for number in setups:
        setup = SETUPS[number]
        game, chance = new_game(setup, setup.seed), random.Random(number)
        memory = Memory(game, 0)
        while decision := game.decision:
            view = game.view(decision.seat)
            if decision.seat == 0:
                worlds = dealing(game, memory, decision.number)
                picks = QUICK.choose(view, decision, random.Random(decision.number), worlds)
                at(game, memory, picks)
            else:
                picks = LEVELS["random"].choose(view, decision, chance)
            game.choose(decision.seat, picks)
            memory.follow(decision, picks, game)


@pytest.mark.usefixtures("_short")
def test_answers_every_question_of_any_game(caplog: pytest.LogCaptureFixture):
    follow(range(7, len(SETUPS), 61), lambda _game, _memory, _picks: None)
    assert not caplog.records


@pytest.mark.usefixtures("_short")
def test_how_things_really_lie_does_not_matter():
    chance, compared = random.Random(1), 0

    def compare(game: Game, memory: Memory, picks: tuple[str, ...]) -> None:
        nonlocal compared
        if chance.random() > 0.3:
            return
        other = Game(another_world(game.state, 0, chance))
        assert other.decision
        number = other.decision.number
        worlds = dealing(other, memory, number)
        assert QUICK.choose(other.view(0), other.decision, random.Random(number), worlds) == picks
        compared += 1

    follow((20, 220, 320), compare)
    assert compared > 20


def last_turn() -> Game:
    """A last round: for five gold a palace can be built, or a tavern; nothing comes after that."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4).last_round()
    for seat, character in enumerate(("king", "bishop", "merchant", "architect")):
        builder.seat(seat, character, gold=0, hand=[])
    builder.seat(0, gold=5, hand=["palace", "tavern"])
    game = builder.call("king").build()
    game.choose(0, ("gather:cards",))
    while game.decision and game.decision.kind == "keep-cards":
        game.choose(0, game.decision.options[:1])
    return game


def test_finds_the_best_build():
    game = last_turn()
    decision = game.decision
    assert decision
    assert {"build:palace", "build:tavern", "end"} <= set(decision.options)
    worlds = dealing(game, Memory(game, 0), 1)
    assert Search("some", playouts=24, seconds=60).choose(
        game.view(0), decision, random.Random(1), worlds
    ) == ("build:palace",)


def budget(monkeypatch: pytest.MonkeyPatch, playouts: int) -> list[tuple[str, int]]:
    """Search the last turn, and return each playout: its answer, and its number of rounds."""
    played: list[tuple[str, int]] = []
    play_out = search.play_out

    def note(world: World, seat: int, option: str, seed: int, rounds: int) -> World:
        played.append((option, rounds))
        return play_out(world, seat, option, seed, rounds)

    monkeypatch.setattr(search, "play_out", note)
    game = last_turn()
    assert game.decision
    worlds = dealing(game, Memory(game, 0), 1)
    Search("some", playouts=playouts, seconds=60).choose(
        game.view(0), game.decision, random.Random(1), worlds
    )
    return played


def test_near_playouts_sort_answers_out_and_far_ones_compare_the_finalists(monkeypatch: pytest.MonkeyPatch):
    played = budget(monkeypatch, 40)
    rounds = [each for _, each in played]
    near = rounds.count(1)
    assert rounds == [1] * near + [search.ROUNDS] * (len(rounds) - near)
    tried = {option for option, each in played if each == 1}
    finalists = {option for option, each in played if each == search.ROUNDS}
    assert len(tried) > len(finalists) == search.FINALISTS
    assert "build:palace" in finalists
    # Both kinds keep to the budget.
    assert near * search.NEAR_COST + len(rounds) - near <= 40


def test_the_answer_of_a_builder_is_never_dropped(monkeypatch: pytest.MonkeyPatch):
    class Idle:
        """Ends each turn at once."""

        def choose(self, *_: object) -> tuple[str, ...]:
            return ("end",)

    monkeypatch.setattr(search, "BUILDER", Idle())
    played = budget(monkeypatch, 40)
    assert ("end", search.ROUNDS) in played


@pytest.mark.parametrize("clear", [True, False])
def test_only_a_clear_lead_replaces_the_answer_of_a_builder(clear: bool, monkeypatch: pytest.MonkeyPatch):
    def smallest_city(end: World, seat: int) -> Prospect:
        """Value positions as no Builder does."""
        return Prospect(-float(len(end.seats[seat].city)), 0.0)

    def verdict(_better: Trials, _plain: Trials) -> bool:
        return clear

    monkeypatch.setattr(search, "prospect", smallest_city)
    monkeypatch.setattr(Trials, "clearly_beats", verdict)
    game = last_turn()
    decision = game.decision
    assert decision
    plain = LEVELS["builder"].choose(game.view(0), decision, random.Random(1))
    worlds = dealing(game, Memory(game, 0), 1)
    picks = QUICK.choose(game.view(0), decision, random.Random(1), worlds)
    assert (picks != plain) is clear


def test_stops_when_the_time_is_up():
    game = last_turn()
    decision = game.decision
    assert decision
    level = Search("slow", playouts=10**6, seconds=0.05)
    began = time.process_time()
    picks = level.choose(game.view(0), decision, random.Random(1), dealing(game, Memory(game, 0), 1))
    assert picks[0] in decision.options
    assert time.process_time() - began < 2


def test_answers_as_a_builder_where_it_gets_no_worlds():
    game = last_turn()
    decision = game.decision
    assert decision
    expected = LEVELS["builder"].choose(game.view(0), decision, random.Random(1))
    assert LEVELS["master"].choose(game.view(0), decision, random.Random(1)) == expected


def test_a_search_that_fails_answers_as_a_builder(caplog: pytest.LogCaptureFixture):
    def broken() -> World:
        raise AssertionError("no world can be dealt")

    game = last_turn()
    decision = game.decision
    assert decision
    expected = LEVELS["builder"].choose(game.view(0), decision, random.Random(1))
    assert QUICK.choose(game.view(0), decision, random.Random(1), broken) == expected
    assert "quick" in caplog.text
    thought = QUICK.think(game.view(0), decision, random.Random(1), broken, 60)
    assert (thought.picks, thought.candidates, thought.error) == (expected, (), "AssertionError")
