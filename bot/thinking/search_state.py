"""Finding the answers of Masters in a game that is replayed from its choices.

The knowledge of a seat follows from the game so far alone. So every process finds the same, even one that was
just started.
"""

import random
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from ai import BUILDER, Worlds
from ai.master import MASTER
from ai.ways import in_way
from bot.thinking.search_questions import SearchQuestion, SearchResult
from engine.decision import Decision
from engine.events import visible
from engine.game import Game
from engine.replay import Move
from engine.rng import Stream
from engine.worlds import Memory, World

KEPT = 32
"""The number of games in the cache, each with the memories of its seats. A game takes some 100 KB."""

SHARE = 0.7
"""The share of the remaining time that the next answer gets; further hidden answers may follow."""


class _Followed:
    """A game and the memories of its seats."""

    def __init__(self, question: SearchQuestion) -> None:
        self.game = Game.new(question.options, question.seats, question.seed)
        self.memories = [Memory(self.game, seat) for seat in range(question.seats)]
        self.moves: list[Move] = []

    def fits(self, question: SearchQuestion) -> bool:
        """Return whether the game of the question goes on from here."""
        return self.moves == list(question.moves[: len(self.moves)])

    def follow(self, moves: Sequence[Move]) -> None:
        """Play these choices. Raises `ChoiceError` if one of them doesn't fit."""
        for seat, picks in moves:
            decision = self.game.decision
            self.game.choose(seat, picks)
            assert decision is not None
            for memory in self.memories:
                memory.follow(decision, picks, self.game)
            self.moves.append(Move(seat, picks))


class SearchState:
    """Answers questions. It caches games, so that only new choices are replayed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Followed] = OrderedDict()

    def answer(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        """Answer for the masters until everybody sees an event, or the time is over.

        Raises `EngineError` if the choices aren't a game by the rules of this release.
        """
        ends = time.monotonic() + question.within
        followed = self._followed(question)
        found: list[SearchResult] = []
        while (decision := followed.game.decision) is not None and decision.seat in question.masters:
            left = ends - time.monotonic()
            if left <= 0:
                break
            seconds = min(question.seconds, left * SHARE)
            if question.among:
                narrowed = replace(decision, options=question.among)
                return (_found(followed, question, narrowed, seconds),)
            found.append(_found(followed, question, decision, seconds))
            followed.follow([Move(decision.seat, found[-1].thought.picks)])
            if any(visible(event, None) for event in followed.game.events):
                break
        return tuple(found)

    def _followed(self, question: SearchQuestion) -> _Followed:
        """Return the game of a question in its present state."""
        followed = self._kept.pop(question.game, None)
        if followed is None or not followed.fits(question):
            followed = _Followed(question)
        followed.follow(question.moves[len(followed.moves) :])
        # Only a game that could be followed is cached.
        self._kept[question.game] = followed
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return followed


def _found(followed: _Followed, question: SearchQuestion, decision: Decision, seconds: float) -> SearchResult:
    game, seat = followed.game, decision.seat
    randomness = random.Random(f"{question.chance} {decision.number}")
    worlds = _worlds(game, followed.memories[seat], randomness)
    began = time.monotonic()
    way = dict(zip(question.masters, question.ways, strict=False)).get(seat)
    like = in_way(BUILDER.name, way)
    thought = MASTER.think(game.view(seat), decision, randomness, worlds, seconds, like)
    return SearchResult(decision, thought, time.monotonic() - began)


def _worlds(game: Game, memory: Memory, chance: random.Random) -> Worlds:
    """Return a dealer of worlds for the seat of this memory, all that a level gets beside a view."""
    stream = Stream(f"{chance.getrandbits(256):064x}")
    return lambda: World.deal(game, memory, stream)
