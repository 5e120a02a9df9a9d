"""Two games that differ only in what a reader may not know, and answers that fit both for a while."""

from random import Random
from typing import NamedTuple

from engine import BACK, Decision, Game, State
from engine.errors import ChoiceError
from engine.events import visible
from engine.replay import Move
from tests.engine.play import busily
from tests.engine.scramble import another_world

FEWEST, MOST, TRIED = 4, 12, 300


class Twins(NamedTuple):
    """The answers up to a point, the other world from there, and answers that look the same in both."""

    before: tuple[Move, ...]
    world: State
    after: tuple[Move, ...]


def find(game: Game, reader: int, chance: Random) -> Twins:
    """Play on at random until there is such a point; don't change the game itself."""
    game, before = game.copy(), list[Move]()
    skipped = chance.randrange(40)
    for _ in range(TRIED):
        if len(before) >= skipped:
            world = another_world(game.state, reader, chance)
            after = _alike(game, Game(world.copy()), reader, chance)
            if len(after) >= FEWEST:
                return Twins(tuple(before), world, after)
        decision = game.decision
        assert decision is not None
        before.append(Move(decision.seat, _answer(decision, chance)))
        game.choose(*before[-1])
    raise AssertionError("no such moment comes")


def _answer(decision: Decision, chance: Random) -> tuple[str, ...]:
    """Answer at random; several options are in the order in which a click names them."""
    picks = busily(decision, chance)
    return picks if picks == (BACK,) else tuple(sorted(picks, key=decision.options.index))


def _alike(one: Game, other: Game, reader: int, chance: Random) -> tuple[Move, ...]:
    """Return answers that are possible in both games, as long as the reader notices the same in them."""
    moves: list[Move] = []
    one = one.copy()
    while len(moves) < MOST and _looks(one, reader) == _looks(other, reader):
        decision = one.decision
        if decision is None or other.decision is None:
            break
        picks = _answer(decision, chance)
        if not {*picks} <= {*other.decision.options, BACK}:
            break
        ahead, twin = one.copy(), other.copy()
        try:
            ahead.choose(decision.seat, picks)
            twin.choose(decision.seat, picks)
        except ChoiceError:
            break
        if _told(ahead, reader) != _told(twin, reader) or _looks(ahead, reader) != _looks(twin, reader):
            break
        moves.append(Move(decision.seat, picks))
        one, other = ahead, twin
    return tuple(moves)


def _looks(game: Game, reader: int) -> tuple[object, ...]:
    """The view and the question of a reader."""
    decision = game.decision
    return game.view(reader), decision if decision and decision.seat == reader else None


def _told(game: Game, reader: int) -> list[object]:
    return [event for event in game.events if visible(event, reader)]
