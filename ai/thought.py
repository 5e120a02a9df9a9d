"""The findings of a level that looks ahead: plain data, for hints and for other processes."""

from typing import NamedTuple


class Prospect(NamedTuple):
    """A seat's lead over the best other seat in points, and its chance to win (0 to 1)."""

    lead: float
    chance: float


class WeighedAnswer(NamedTuple):
    """The results of an answer in the possible worlds in which it was tried.

    `prospect` and `worth` are means over the ends of these worlds; the search compares by `worth`. `suffered`
    pairs the kind of an event (`killed`, `stole`, `destroyed`, ...) with the share of the worlds in which
    others did this to the seat, the most frequent first.
    """

    option: str
    worlds: int
    worth: float
    prospect: Prospect
    suffered: tuple[tuple[str, float], ...]


class Thought(NamedTuple):
    """An answer, and the candidates among which it was found, the best first; none if nothing was tried.

    `error` names the kind of error that has ended the search without a result, if one has.
    """

    picks: tuple[str, ...]
    candidates: tuple[WeighedAnswer, ...] = ()
    error: str = ""
