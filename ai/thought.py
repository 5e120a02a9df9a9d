"""What a level that looks ahead found out about a question: plain data, for hints and for other processes."""

from typing import NamedTuple


class Prospect(NamedTuple):
    """How a seat stands: its lead over the best other one in points, and how likely it is to win (0 to 1)."""

    lead: float
    chance: float


class Candidate(NamedTuple):
    """What came of an answer in the possible worlds in which it was tried.

    `prospect` is the mean of how the seat stood when a world was left, and `worth` the mean of what the
    search goes by. `suffered` says in which part of the worlds something was done to the seat by another one,
    by the kind of its event (`killed`, `stole`, `destroyed`, ...), the most frequent first.
    """

    option: str
    worlds: int
    worth: float
    prospect: Prospect
    suffered: tuple[tuple[str, float], ...]


class Thought(NamedTuple):
    """An answer, and the candidates among which it was found, the best first; none if nothing was tried.

    `error` says what kind of error has ended a search, so that nothing came of it; empty if none has.
    """

    picks: tuple[str, ...]
    candidates: tuple[Candidate, ...] = ()
    error: str = ""
