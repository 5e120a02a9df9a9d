"""The measurements of a run."""

from dataclasses import dataclass

from tests.load.kinds import REQUESTS
from tests.load.server import Measured


@dataclass(frozen=True, slots=True)
class Run:
    """The measurements with a number of tables, in seconds and bytes.

    `moves` are people's stored answers, `computed` those of computers. `rate` is clicks per second, fewer
    than wanted if people had nothing to press. `threads` is the processor time of each thread, `busy` the
    share of a core that the people themselves used. `seconds` are the times from each click to its answer, in
    order; `refused` counts clicks that couldn't be stored. `idle` is the memory before the first click,
    `opened` after everybody had opened their panel, and `memory` at the end. `served` is the processor time
    of a database server, `commits` its transactions, and `written` the bytes written to the disk. `done` are
    the clicks answered while people clicked. That took `lasted` seconds, and `spent` seconds of processor
    time.
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
        """Return the requests of each kind for a click."""
        return {kind: self.measured.requests[kind] / self.clicks for kind in REQUESTS}

    @property
    def mix(self) -> dict[str, tuple[float, int]]:
        """Return the requests of each kind for a click, and their mean size."""
        sent = self.measured
        return {
            kind: (count, sent.bytes[kind] // max(1, sent.requests[kind]))
            for kind, count in self.requests.items()
        }

    def percentile(self, share: float) -> float:
        """Return the seconds in which this share of the clicks was answered."""
        return self.seconds[min(len(self.seconds) - 1, int(len(self.seconds) * share))]


@dataclass(frozen=True, slots=True)
class Start:
    """The measurements of a start: seconds since the process began, processor time, and bytes.

    `first` is the time of the first answered click, `slowest` the longest wait while games were resumed,
    `settled` the time when the process had nothing left to do.
    """

    games: int
    first: float
    slowest: float
    settled: float
    cpu: float
    memory: int
