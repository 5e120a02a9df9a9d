"""The measurements of several processes, as lines for people and as JSON for programs."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.load.measures import Run
from tests.load.report import HEAD, MILLI, UNITS, as_json, line_of, warnings


@dataclass
class SeveralReport:
    """The runs with each number of processes: at the wanted rate, and as fast as people could click.

    `own` are the seconds from a click to the changed board if the board's process handles it, `others` if
    another one does, as in a direct message. `bare` is the run of the bot that only answers.
    """

    bare: Run
    paced: dict[int, list[Run]] = field(default_factory=dict[int, list[Run]])
    fastest: dict[int, list[Run]] = field(default_factory=dict[int, list[Run]])
    own: list[float] = field(default_factory=list[float])
    others: list[float] = field(default_factory=list[float])

    def carried(self, count: int) -> list[float]:
        """Return how many times the moves of one process `count` carry, by their processor time."""
        pairs = zip(self.paced[1], self.paced[count], strict=True)
        return [count * _for_a_move(one) / _for_a_move(run) for one, run in pairs]

    def as_json(self) -> dict[str, Any]:
        return {
            "bare": as_json(self.bare),
            "paced": {count: [as_json(run) for run in runs] for count, runs in self.paced.items()},
            "fastest": {count: [as_json(run) for run in runs] for count, runs in self.fastest.items()},
            "carried": {count: self.carried(count) for count in self.paced},
            "own": self.own,
            "others": self.others,
        }

    def lines(self) -> Iterator[str]:
        yield HEAD
        yield line_of("bare", self.bare, 1.0)
        for count, runs in (*self.paced.items(), *self.fastest.items()):
            bare = _for_a_move(self.bare)
            yield from (line_of(f"{count} proc.", run, _for_a_move(run) / bare) for run in runs)
        yield UNITS
        yield from warnings(self.bare)
        yield from self._capacities()
        yield from self._delays()

    def _capacities(self) -> Iterator[str]:
        cores = len(os.sched_getaffinity(0))
        for count, fastest in self.fastest.items():
            if count > 1:
                yield f"{count} processes carry {_spread(self.carried(count))} times what one does, by CPU"
            people = sum(run.busy for run in fastest) / len(fastest)
            server = sum(run.served * run.rate / run.clicks for run in fastest) / len(fastest)
            yield (
                f"as fast as people can click, {count} in all: {_spread([run.rate for run in fastest], 0)} "
                f"clicks/s on {cores} cores, of which people take {people:.1f} and PostgreSQL {server:.1f}"
            )

    def _delays(self) -> Iterator[str]:
        for name, seconds in (("its own process", self.own), ("another process", self.others)):
            times = sorted(each / MILLI for each in seconds)
            if times:
                yield (
                    f"from a click that {name} handles to the changed board: {_middle(times):.0f} ms, "
                    f"90 % {times[int(0.9 * len(times))]:.0f}, most {times[-1]:.0f} ({len(times)} clicks)"
                )


def _for_a_move(run: Run) -> float:
    return run.cpu / (run.moves or run.clicks)


def _middle(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def _spread(values: Sequence[float], digits: int = 2) -> str:
    """Return the median of some values, with the least and the greatest."""
    return f"{_middle(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"
