"""A process that searches: `python -m bot.thinking.worker`. The bot starts and ends it.

It reads questions from its input and writes answers to its output, one by one. The process ends when its
input ends, or when it hangs. So a killed bot leaves no process behind.
"""

import contextlib
import faulthandler
import os
import random
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO

from ai import BUILDER, Worlds
from ai.master import MASTER
from ai.ways import in_way
from bot.thinking.search_questions import SearchQuestion, SearchResult, packed, read
from engine.decision import Decision
from engine.events import visible
from engine.game import Game
from engine.replay import Move
from engine.rng import Stream
from engine.worlds import Memory, World

GAMES_CACHED = 32
"""The number of games in the cache. With the memories of its seats, a game takes about 100 KB."""

ANSWER_SHARE = 0.7  # The share of the remaining time for the next answer, as hidden answers may follow it.


class _Followed:
    def __init__(self, question: SearchQuestion) -> None:
        self.start = question.start
        self.game = (
            Game(question.start.copy())
            if question.start
            else Game.new(question.options, question.seats, question.seed)
        )
        self.memories = [Memory(self.game, seat) for seat in range(question.seats)]
        self.moves: list[Move] = []

    def fits(self, question: SearchQuestion) -> bool:
        """Return whether the question continues this game."""
        return self.start == question.start and self.moves == list(question.moves[: len(self.moves)])

    def follow(self, moves: Sequence[Move]) -> None:
        """Make these choices. Raises `ChoiceError` if one of them isn't possible."""
        for seat, picks in moves:
            decision = self.game.decision
            self.game.choose(seat, picks)
            assert decision is not None
            for memory in self.memories:
                memory.follow(decision, picks, self.game)
            self.moves.append(Move(seat, picks))


class Searcher:
    """Answers questions. It caches games, so that it replays only new choices."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Followed] = OrderedDict()

    def answer(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        """Answer for the Masters until the next public event, or until the time is over.

        Raises `EngineError` if the choices aren't a valid game in this release.
        """
        ends = time.monotonic() + question.within
        followed = self._followed(question)
        found: list[SearchResult] = []
        while (decision := followed.game.decision) is not None and decision.seat in question.masters:
            left = ends - time.monotonic()
            if left <= 0:
                break
            seconds = min(question.seconds, left * ANSWER_SHARE)
            if question.among:
                narrowed = replace(decision, options=question.among)
                return (_found(followed, question, narrowed, seconds),)
            found.append(_found(followed, question, decision, seconds))
            followed.follow([Move(decision.seat, found[-1].thought.picks)])
            if any(visible(event, None) for event in followed.game.events):
                break
        return tuple(found)

    def _followed(self, question: SearchQuestion) -> _Followed:
        followed = self._kept.pop(question.game, None)
        if followed is None or not followed.fits(question):
            followed = _Followed(question)
        followed.follow(question.moves[len(followed.moves) :])
        # Cache the game only if the replay succeeded.
        self._kept[question.game] = followed
        while len(self._kept) > GAMES_CACHED:
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
    """Return a function that deals possible worlds for this memory's seat. A level learns nothing else."""
    stream = Stream(f"{chance.getrandbits(256):064x}")
    return lambda: World.deal(game, memory, stream)


READY = "ready"  # The first frame. It says that the worker is ready.

NICE = 10  # How much higher the worker's niceness is than the bot's.

EXPENDABLE = "500"
"""The OOM score, from -1000 to 1000. If memory runs out, the system kills the worker before the bot."""

STDERR = 2

ABANDONED_AFTER = 30.0
"""If a worker exceeds its time by this many seconds, it ends itself, because the bot may be gone."""


def main() -> None:
    """Answer questions until the input ends."""
    # Ctrl+C in a terminal reaches the worker, too, but the bot decides when the worker ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _give_way()
    output = sys.stdout.buffer
    # Printed text must not mix with the frames.
    sys.stdout = sys.stderr
    with contextlib.suppress(EOFError, BrokenPipeError):
        serve(sys.stdin.buffer, output)


def _give_way() -> None:
    """If the system allows it, leave processor and memory to the bot first."""
    # A sandbox may forbid this. Windows has no `nice`.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(EXPENDABLE, encoding="ascii")


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions one by one. Raises `EOFError` when there are no more."""
    searcher = Searcher()
    _write(answers, READY)
    while True:
        question = read(questions)
        assert isinstance(question, SearchQuestion)
        # If a search hangs, this prints its traceback.
        faulthandler.dump_traceback_later(question.within + ABANDONED_AFTER, exit=True, file=STDERR)
        try:
            found: object = searcher.answer(question)
        except Exception as error:  # noqa: BLE001 - report any error to the bot, which asks again
            found = f"{type(error).__name__} in a game of {question.seats}"
        finally:
            faulthandler.cancel_dump_traceback_later()
        _write(answers, found)


def _write(answers: IO[bytes], value: object) -> None:
    answers.write(packed(value))
    answers.flush()


if __name__ == "__main__":
    main()
