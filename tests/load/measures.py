"""The measurements of a run."""

from dataclasses import dataclass

from tests.load.kinds import REQUESTS
from tests.load.server import Measured


@dataclass(frozen=True, slots=True)
class Run:
    """The measurements with a number of tables, in seconds and bytes.

    `moves` are the answers of people that were stored, `computed` those of computers. `rate` is how many
    clicks a second there were: fewer than wanted where people had nothing to press. `threads` is the CPU of
    each thread, `busy` what share of a core the people took themselves. `seconds` is how long each click took
    to be answered, in their order of size; `refused` counts those that couldn't be stored. `idle` is the
    memory before anybody clicked, `opened` once everybody had opened their panel, and `memory` in the end.
    `served` is the CPU of a database server, `commits` how many transactions it had, and `written` the bytes
    that were written to the disk.
    `done` are the clicks that were answered while people clicked. That `lasted` so many seconds, and took the
    CPU that is `spent`.
    """

    tables: int
    clicks: int
    moves: int
    computed: int
    rate: float
    cpu: float
    threads: dict[str, float]
    measured: Measured
    busy: float
    unanswered: int
    stale: int
    refused: int
    idle: int
    opened: int
    memory: int
    seconds: tuple[float, ...]
    served: float
    written: int
    commits: int
    done: int
    lasted: float
    spent: float

    @property
    def requests(self) -> dict[str, float]:
        """How many requests of each kind there were for a click."""
        return {kind: self.measured.requests[kind] / self.clicks for kind in REQUESTS}

    @property
    def mix(self) -> dict[str, tuple[float, int]]:
        """How many requests of each kind there were for a click, and how large one was in the mean."""
        sent = self.measured
        return {
            kind: (count, sent.bytes[kind] // max(1, sent.requests[kind]))
            for kind, count in self.requests.items()
        }

    def percentile(self, share: float) -> float:
        """Return in how many seconds this share of the clicks was answered."""
        return self.seconds[min(len(self.seconds) - 1, int(len(self.seconds) * share))]


@dataclass(frozen=True, slots=True)
class Start:
    """The measurements of a start: seconds since the process began, seconds of CPU, and bytes.

    `first` is when the first click was answered, `slowest` how long one had to wait while games were taken
    up, `settled` when the process had nothing left to do.
    """

    games: int
    first: float
    slowest: float
    settled: float
    cpu: float
    memory: int
