"""Questions to a process that searches, its answers, and how a pipe transmits them.

Each value is sent as a frame: a length, then the pickled value.
"""

import pickle
from asyncio import StreamReader
from struct import Struct
from typing import IO, NamedTuple, TypeGuard, cast

from ai.level import Thought
from ai.ways import Way
from engine.decision import BACK, Decision
from engine.replay import Move
from engine.setup.options import Options
from engine.state import State

_LENGTH = Struct(">I")


def packed(value: object) -> bytes:
    """Return a value as a frame."""
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def read(pipe: IO[bytes]) -> object:
    """Wait for a frame and read it. Raises `EOFError` if the pipe has ended."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    (length,) = _LENGTH.unpack(head)
    return pickle.loads(pipe.read(length))  # noqa: S301 - the bot itself has written this


async def receive(pipe: StreamReader) -> object:
    """Wait for a frame and read it. Raises `IncompleteReadError` if the pipe has ended."""
    (length,) = _LENGTH.unpack(await pipe.readexactly(_LENGTH.size))
    return pickle.loads(await pipe.readexactly(length))  # noqa: S301 - a worker of the bot has written it


class SearchQuestion(NamedTuple):
    """A question: the set-up of a game, and its choices until now."""

    game: str
    options: Options
    seats: int
    seed: str
    moves: tuple[Move, ...]
    masters: tuple[int, ...]  # The seats to answer for until the next public event, the asked seat first.
    chance: int  # The seed of the search's random numbers.
    seconds: float  # The time for each answer, in seconds.
    within: float  # The time for all answers, in seconds.
    among: tuple[str, ...] = ()  # If given, answer only the open question, with one of these options.
    ways: tuple[Way | None, ...] = ()  # The styles of these seats.
    start: State | None = None  # The position in which the game begins; `None`: the deal.


class SearchResult(NamedTuple):
    """The answer to a question of the game, with the findings of the search and its duration."""

    decision: Decision
    thought: Thought
    seconds: float

    @property
    def fits(self) -> bool:
        """Whether all picks and candidates are options of the question."""
        options = {*self.decision.options, *((BACK,) if self.decision.back else ())}
        picks, candidates, _ = self.thought
        return options.issuperset(picks) and all(each.option in options for each in candidates)


def are_answers(value: object) -> TypeGuard[tuple[SearchResult, ...]]:
    """Return whether a value is a worker's answer."""
    return isinstance(value, tuple) and all(
        isinstance(each, SearchResult) and each.fits for each in cast("tuple[object, ...]", value)
    )
