"""Findings of a search."""

import pickle
import random

from ai.level import Thought
from ai.master.search import Search
from engine import Game, PositionBuilder
from engine.rng import Stream, seed_of
from engine.setup.sets import FIRST_GAME
from engine.worlds import Memory, World


def think(game: Game, playouts: int = 60) -> Thought:
    """Let the seat that is asked search."""
    decision = game.decision
    assert decision
    memory, stream = Memory(game, decision.seat), Stream(seed_of("thought"))
    return Search("some", playouts=playouts, seconds=60).think(
        game.view(decision.seat),
        decision,
        random.Random(1),
        lambda: World.deal(game, memory, stream),
        60,
    )


def last_turn() -> Game:
    """A last round: for five gold a palace can be built, or a tavern; nobody else has anything."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4).last_round()
    for seat, character in enumerate(("king", "bishop", "merchant", "architect")):
        builder.seat(seat, character, gold=0, hand=[])
    builder.seat(0, gold=5, hand=["palace", "tavern"])
    game = builder.call("king").build()
    game.choose(0, ("gather:cards",))
    while game.decision and game.decision.kind == "keep-cards":
        game.choose(0, game.decision.options[:1])
    return game


def test_candidates_hold_the_worth_of_each_answer() -> None:
    thought = think(last_turn())
    found = {each.option: each for each in thought.candidates}
    assert thought.picks == (thought.candidates[0].option,) == ("build:palace",)
    assert set(found) == set(last_turn().decision.options)  # pyright: ignore[reportOptionalMemberAccess]
    # Nothing comes after that: a palace is five points, and others may build something cheap.
    palace, end = found["build:palace"], found["end"]
    assert 4 < palace.prospect.lead <= 5
    assert -1 < end.prospect.lead <= 0
    assert palace.prospect.chance == 1
    assert palace.worth > end.worth
    assert palace.worlds > end.worlds > 0


def test_candidates_hold_the_harm_that_others_do() -> None:
    """A city that a warlord can afford to destroy is lost in some worlds."""
    builder = PositionBuilder(FIRST_GAME.options(4), 4).last_round()
    for seat, character in enumerate(("king", "bishop", "merchant", "warlord")):
        builder.seat(seat, character, gold=0, hand=[])
    builder.seat(3, gold=6)
    builder.seat(0, gold=1, hand=["tavern"], city=["manor", "temple"])
    game = builder.call("king").build()
    thought = think(game)
    assert thought.candidates
    for each in thought.candidates:
        suffered = dict(each.suffered)
        assert 0 < suffered["destroyed"] <= 1
        assert set(suffered) <= {"destroyed", "took-destroyed"}


def test_it_crosses_the_border_of_a_process() -> None:
    thought = think(last_turn(), playouts=4)
    assert pickle.loads(pickle.dumps(thought)) == thought


def test_without_a_search_there_are_no_candidates() -> None:
    game = last_turn()
    decision = game.decision
    assert decision
    plain = Search("some", playouts=4, seconds=60).think(game.view(0), decision, random.Random(1), None, 60)
    assert plain.candidates == ()
    assert not plain.error
    assert plain.picks[0] in decision.options
