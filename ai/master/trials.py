"""The results of an answer, over the worlds in which it was tried."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ai.master.worth import worth
from ai.thought import Prospect, WeighedAnswer
from engine.worlds import World

TRUST = 28
"""The mean over near ends counts as much as so many far ends, however many near ends there are.

Near ends vary less than far ones, but all of them miss the effects that come later.
"""

CLEAR = 0.5
"""An answer clearly beats another if its lead is at least so many standard errors."""


class PlayoutEnd(NamedTuple):
    """The end of a playout: the worth of the position, and the prospect behind it."""

    worth: float
    prospect: Prospect


class Trials:
    """The ends of an answer's playouts.

    `near` ends lie where the round of the question ends, `far` ends some rounds later. Answers that stay in a
    search are tried in the same worlds, so their lists are parallel.
    """

    __slots__ = ("_suffered", "far", "near", "option")

    def __init__(self, option: str) -> None:
        self.option = option
        self.near: list[PlayoutEnd] = []
        self.far: list[PlayoutEnd] = []
        self._suffered = Counter[str]()

    def add(self, end: World, found: Prospect, *, far: bool) -> None:
        """Add the end of a world, and how the seat stands there."""
        (self.far if far else self.near).append(PlayoutEnd(worth(found), found))
        self._suffered.update(set(end.suffered))

    @property
    def mean(self) -> float:
        """The estimated worth; at least one near end must have been added."""
        return _pooled([each.worth for each in self.near], [each.worth for each in self.far])

    def clearly_beats(self, other: "Trials") -> bool:
        """Return whether this answer leads by more than chance may explain; two ends are too few to tell."""
        near = [one.worth - two.worth for one, two in zip(self.near, other.near, strict=True)]
        far = [one.worth - two.worth for one, two in zip(self.far, other.far, strict=True)]
        share = TRUST / (TRUST + len(far))
        error = math.hypot(share * _standard_error(near), (1 - share) * _standard_error(far))
        return _pooled(near, far) > CLEAR * error

    def candidate(self) -> WeighedAnswer:
        """Return the estimates; at least one near end must have been added."""
        near, far = [each.prospect for each in self.near], [each.prospect for each in self.far]
        count = len(near) + len(far)
        suffered = sorted(self._suffered.items(), key=lambda each: (-each[1], each[0]))
        return WeighedAnswer(
            self.option,
            count,
            self.mean,
            Prospect(
                _pooled([each.lead for each in near], [each.lead for each in far]),
                _pooled([each.chance for each in near], [each.chance for each in far]),
            ),
            tuple((kind, times / count) for kind, times in suffered),
        )


def _pooled(near: Sequence[float], far: Sequence[float]) -> float:
    """Return the mean of both kinds of values, the near ones weighed by `TRUST`."""
    return (TRUST * math.fsum(near) / len(near) + math.fsum(far)) / (TRUST + len(far))


def _standard_error(values: Sequence[float]) -> float:
    """Return the standard error of a mean; 0 for fewer than two values."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = math.fsum(values) / count
    return math.sqrt(math.fsum([(each - mean) ** 2 for each in values]) / (count - 1) / count)
