"""The measurements, as a table for people and as JSON for programs."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.load.measures import Run, Start

MILLI, KILO, MEGA = 1e-3, 1e3, 1e6

HEAD = (
    f"{'':>8}{'tables':>7}{'clicks/s':>10}{'50 %':>8}{'99 %':>8}{'most':>8}"
    f"{'CPU':>8}{'ratio':>7}{'requests':>10}{'memory':>9}"
)
UNITS = "Milliseconds from a click to its answer, and of CPU for a move; the ratio is to a bare click."

BUSY = 0.7  # From this share of a core, the people themselves may be slow.

QUIET = 10.0
"""On a quiet machine 99 of 100 bare clicks wait less than this many times the processor time of one."""


@dataclass
class Report:
    """All measurements. `bare`: a bot that only answers clicks. `runs`: ours, without pictures.

    - `alike`: for each of `runs`, a bot that sends as much as ours.
    - `on_server`: the same as `runs`, on PostgreSQL. `drawn`: ours, with pictures.
    - `spoken`: one of `runs`, and its repetition in Ukrainian. `beside`: ours, beside tables of Masters.
    """

    bare: Run
    runs: list[Run] = field(default_factory=list[Run])
    alike: list[Run] = field(default_factory=list[Run])
    on_server: list[Run] = field(default_factory=list[Run])
    drawn: Run | None = None
    spoken: tuple[Run, Run] | None = None
    beside: tuple[int, Run] | None = None
    start: Start | None = None
    overload: tuple[Run, Run] | None = None
    layers: dict[str, float] = field(default_factory=dict[str, float])
    slow: list[str] = field(default_factory=list[str])

    def ratio(self, run: Run) -> float:
        """Return the processor time for a move and all its consequences, in clicks of the bare bot."""
        return (run.cpu / (run.moves or run.clicks)) / (self.bare.cpu / self.bare.clicks)

    def over(self, run: Run, alike: Run) -> float:
        """Return a run's processor time, relative to a bot that sends as much for as many clicks."""
        return (run.cpu / run.clicks) / (alike.cpu / alike.clicks)

    @property
    def carried(self) -> float:
        """Return how many moves on PostgreSQL cost as much processor time as one on SQLite."""
        here, there = (
            sum(run.cpu / max(1, run.moves) for run in runs) for runs in (self.runs, self.on_server)
        )
        return here / there

    @property
    def memory_of_table(self) -> float:
        """Return the bytes of an additional table, from the two runs with the most tables."""
        few, many = (sorted(self.runs, key=lambda run: run.tables)[-2:] * 2)[:2]
        return (many.memory - few.memory) / max(1, many.tables - few.tables)

    def as_json(self) -> dict[str, Any]:
        return {
            "bare": as_json(self.bare) | {"waits": waits(self.bare)},
            "runs": [as_json(run) | {"ratio": self.ratio(run)} for run in self.runs],
            "alike": [
                as_json(each) | {"over": self.over(run, each)}
                for run, each in zip(self.runs, self.alike, strict=True)
            ],
            "postgresql": [as_json(run) | {"ratio": self.ratio(run)} for run in self.on_server],
            "ukrainian": self.spoken and as_json(self.spoken[1]),
            "drawn": self.drawn and as_json(self.drawn) | {"ratio": self.ratio(self.drawn)},
            "masters": self.beside and as_json(self.beside[1]) | {"masters": self.beside[0]},
            "memory_of_table": self.memory_of_table,
            "start": self.start and {name: getattr(self.start, name) for name in Start.__dataclass_fields__},
            "overload": self.overload and [as_json(run) for run in self.overload],
            "layers": dict(self.layers),
            "slow": self.slow,
        }

    def lines(self) -> Iterator[str]:
        yield from _table(self)
        yield ""
        if self.runs:
            yield from _requests(self.runs[-1])
            yield ""
            yield f"idle: {_mega(self.runs[0].idle)}"
        if len({run.tables for run in self.runs}) > 1:
            yield f"memory of a table: {self.memory_of_table / KILO:.0f} KB"
        if self.start:
            yield from _start(self.start)
        if self.overload:
            yield from _overload(*self.overload)
        if self.layers:
            yield ""
            yield from _layers(self.layers)
            yield "What held the event loop for more than 10 ms of CPU in one go (how often, how long, what):"
            yield from self.slow or ["nothing"]


def _table(report: Report) -> Iterator[str]:
    yield HEAD
    yield line_of("bare", report.bare, 1.0)
    for run in report.runs:
        yield line_of("ours", run, report.ratio(run))
    for run in report.alike:
        yield line_of("alike", run, report.ratio(run))
    for run in report.on_server:
        yield line_of("postgres", run, report.ratio(run))
    more = ("uk", report.spoken and report.spoken[1]), ("drawing", report.drawn)
    for name, run in (*more, ("masters", report.beside and report.beside[1])):
        if run:
            yield line_of(name, run, report.ratio(run))
    yield UNITS
    yield from warnings(report.bare)
    yield from _compared(report)
    if report.beside:
        count, run = report.beside
        yield (
            f"masters: with {count} more tables, at each of which a person plays with Masters; "
            f"those gave {run.computed} answers"
        )
    for run in (*report.runs, *report.on_server, *([report.drawn] if report.drawn else [])):
        if run.measured.held or run.unanswered or run.stale:
            yield (
                f"{run.tables} tables: {run.measured.held} clicks were told to wait, {run.unanswered} had no "
                f"answer, {run.stale} were too late"
            )
        if run.busy > BUSY:
            yield f"{run.tables} tables: the people took {run.busy:.0%} of a core, and may be what was slow"


def _compared(report: Report) -> Iterator[str]:
    for run, alike in zip(report.runs, report.alike, strict=True):
        yield (
            f"{run.tables} tables: a click takes {report.over(run, alike):.2f} times the CPU of a bot "
            "that sends the same requests without a game (alike)"
        )
    if report.drawn:
        drawn, words = (
            sum(run.measured.bytes.values()) / run.clicks / KILO for run in (report.drawn, report.runs[-1])
        )
        yield f"drawing: a click sends {drawn:.0f} KB to Discord, and {words:.0f} KB in words"
    if report.spoken:
        english, ukrainian = (run.cpu / max(1, run.moves) for run in report.spoken)
        yield f"uk: in Ukrainian a move takes {ukrainian / english:.2f} times the CPU of one in English"
    if report.on_server:
        server = sum(run.served / max(1, run.moves) for run in report.on_server) / len(report.on_server)
        yield (
            f"postgres: one process carries {report.carried:.2f} of what it does on SQLite, "
            f"by its CPU for a move; that of the server is {server / MILLI:.2f} ms more"
        )
        here, there = report.runs[-1], report.on_server[-1]
        yield (
            f"for a click: {here.written / here.clicks / KILO:.0f} KB written by SQLite, "
            f"{there.written / there.clicks / KILO:.0f} KB of PostgreSQL's log, "
            f"in {there.commits / there.clicks:.1f} transactions"
        )


def waits(bare: Run) -> float:
    """Return how long 99 of 100 bare clicks wait at most, in units of the processor time of one."""
    return bare.percentile(0.99) / (bare.cpu / bare.clicks)


def warnings(bare: Run) -> Iterator[str]:
    """Warn if other programs used the machine while the bare bot ran."""
    if waits(bare) > QUIET:
        yield (
            f"This machine is busy: of 100 bare clicks, one waits for {waits(bare):.0f} times the CPU that "
            f"it takes, or longer; on a quiet machine for less than {QUIET:.0f}. Trust no times, only ratios."
        )


def line_of(name: str, run: Run, ratio: float) -> str:
    """Return the row of a run, with its processor time for a move in clicks of the bare bot."""
    times = "".join(
        f"{each / MILLI:>8.1f}" for each in (run.percentile(0.5), run.percentile(0.99), run.seconds[-1])
    )
    cpu = run.cpu / (run.moves or run.clicks) / MILLI
    return (
        f"{name:<8}{run.tables:>7}{run.rate:>10.1f}{times}"
        f"{cpu:>8.2f}{ratio:>7.1f}{sum(run.requests.values()):>10.2f}{_mega(run.memory):>9}"
    )


def _requests(run: Run) -> Iterator[str]:
    yield f"Requests for a click, with {run.tables} tables:"
    for kind, count in run.requests.items():
        yield f"  {kind:<27}{count:>5.2f}"
    yield "What all but the responses do, for a click:"
    for what, count in run.measured.messages.most_common():
        yield f"  {what:<34}{count / run.clicks:>5.2f}"
    yield "Milliseconds of CPU for a click, by thread:"
    for thread, seconds in _most_first(run.threads):
        yield f"  {thread:<27}{seconds / run.clicks / MILLI:>5.2f}"


def _start(start: Start) -> Iterator[str]:
    yield (
        f"start with {start.games} games: first click answered after {start.first:.1f} s, "
        f"the slowest one waited {start.slowest:.2f} s; nothing left to do after {start.settled:.0f} s "
        f"and {start.cpu:.1f} s of CPU, with {_mega(start.memory)}"
    )


def _overload(carried: Run, twice: Run) -> Iterator[str]:
    by_cpu = (twice.done / twice.spent) / (carried.done / carried.spent)
    by_time = (twice.done / twice.lasted) / (carried.done / carried.lasted)
    yield (
        f"overload, {carried.tables} tables: of twice as many clicks as the bot can answer, it answers "
        f"{by_cpu:.2f} of its best for a second of CPU ({by_time:.2f} for one of time)"
    )
    for name, run in (("at its best", carried), ("twice as many", twice)):
        yield (
            f"  {name}: {run.done / run.lasted:.0f} a second, half within {run.percentile(0.5):.2f} s, "
            f"99 % within {run.percentile(0.99):.2f} s; {sum(run.requests.values()):.2f} requests and "
            f"{run.cpu / run.clicks / MILLI:.2f} ms of CPU a click; {run.measured.held / run.clicks:.0%} "
            f"were told to wait, {run.unanswered} had no answer, {run.refused} were refused"
        )


def _layers(layers: dict[str, float]) -> Iterator[str]:
    whole = sum(layers.values())
    yield "CPU of the event loop by layer, in milliseconds for a click:"
    for layer, seconds in _most_first(layers):
        yield f"  {layer:<27}{seconds / MILLI:>6.2f}{seconds / whole:>7.1%}"


def _most_first(values: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(values.items(), key=lambda each: -each[1])


def _mega(count: float) -> str:
    return f"{count / MEGA:.0f} MB"


def as_json(run: Run) -> dict[str, Any]:
    return {
        "tables": run.tables,
        "clicks": run.clicks,
        "moves": run.moves,
        "computed": run.computed,
        "rate": run.rate,
        "cpu": run.cpu,
        "served": run.served,
        "written": run.written,
        "commits": run.commits,
        "threads": dict(run.threads),
        "requests": run.requests,
        "held": run.measured.held,
        "busy": run.busy,
        "unanswered": run.unanswered,
        "stale": run.stale,
        "seconds": {"50": run.percentile(0.5), "99": run.percentile(0.99), "100": run.seconds[-1]},
        "memory": {"idle": run.idle, "opened": run.opened, "end": run.memory},
    }
