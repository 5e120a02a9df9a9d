"""The runs: clicks at a rate on a number of tables, and a start with many running games."""

import asyncio
import gc
import os
import signal
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from storage.database.database import Database
from storage.database.transaction import Row
from tests.load.crowd import ENGLISH
from tests.load.layers import by_layer
from tests.load.measures import Run, Start
from tests.load.processes import cpu, cpu_by_thread, cpu_of_family, memory, written
from tests.load.server import Measured
from tests.load.sessions import START, Session, games
from tests.storage.postgres import Server as Postgres

AT_ONCE = 20  # How many clicks wait for an answer at the same time while people open their panels.

FASTEST, FEW = 10_000.0, 20
"""Clicks per second, more than any bot can answer; and how many wait at most in the fastest run."""

AFTERWARDS = 60.0  # Seconds in which the bot must answer and show everything left, after the last click.

BETWEEN = 10.0
"""Seconds to show what is left if clicks continue soon: 30 after a question, panels mention the wait."""

OVER = 5.0  # Seconds without any control to press, after which all games must be over.

STILL = 0.02  # A process that uses at most this share of a core has nothing left to do.


async def open_panels(session: Session) -> None:
    """Let everybody press *Play* on their board, a few at a time.

    Clicks without an answer are left behind; at the end of the session everybody must have one.
    """
    server, crowd = session.server, session.crowd
    openings = crowd.openings()
    while openings:
        few = [await server.click(openings.pop()) for _ in openings[:AT_ONCE]]
        deadline = time.perf_counter() + OVER
        while time.perf_counter() < deadline and any(each.waits for each in few):
            await asyncio.sleep(0.002)


async def begin(session: Session, tables: int) -> None:
    """Let everybody open their panel, and then click about once at each table.

    Until then people have waited for long, and panels mention it, so the first click costs more than later
    ones.
    """
    await open_panels(session)
    await still(session.pids, START)
    begun = time.perf_counter()
    await _drive(session, FASTEST, begun, begun + tables / 100, FEW)
    await still(session.pids, BETWEEN)


async def still(pids: Sequence[int], seconds: float) -> None:
    """Wait until processes have nothing left to do, at most `seconds`."""
    deadline, pause = time.perf_counter() + seconds, 0.5
    quiet = 0
    before = cpu(*pids)
    while quiet < 2 and time.perf_counter() < deadline:
        await asyncio.sleep(pause)
        now, most = cpu(*pids), max(STILL * pause, 0.011) * len(pids)
        quiet, before = (quiet + 1 if now - before <= most else 0), now


async def clicks(
    session: Session, tables: int, rate: float, seconds: float, idle: int = 0, *, at_once: int = 10**9
) -> Run:
    """Let people click at a rate for `seconds`, and measure the results.

    At most `at_once` of them wait for an answer at the same time.
    """
    server, pids = session.server, session.pids
    server.measured = Measured()
    opened, start = memory(*pids), await _Stored.of(session)
    stale, refused = session.crowd.stale, session.crowd.refused
    before, threads = cpu(*pids), cpu_by_thread(*pids)
    with _uncollected():
        begun, own = time.perf_counter(), time.process_time()
        lasted = await _drive(session, rate, begun, begun + seconds, at_once)
        done, spent = len(server.measured.seconds), cpu(*pids) - before
        busy = (time.process_time() - own) / (time.perf_counter() - begun)
    await still(pids, AFTERWARDS)
    measured, end = server.measured, await _Stored.of(session)
    return Run(
        tables,
        measured.clicks,
        end.people - start.people,
        end.computers - start.computers,
        measured.clicks / lasted,
        cpu(*pids) - before,
        {name: spent - threads.get(name, 0) for name, spent in cpu_by_thread(*pids).items()},
        measured,
        busy,
        server.waiting,
        session.crowd.stale - stale,
        session.crowd.refused - refused,
        idle,
        opened,
        memory(*pids),
        tuple(sorted(measured.seconds)),
        end.served - start.served,
        end.written - start.written,
        end.commits - start.commits,
        done,
        lasted,
        spent,
    )


@contextmanager
def _uncollected() -> Generator[None]:
    """Disable full collections of the people's own messages, whose 150 ms would count for the bot."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


async def _drive(session: Session, rate: float, begun: float, end: float, at_once: int) -> float:
    """Click at a rate; return the seconds that it took.

    It ends early when nobody has had a control for long, because all games are over; raises `AssertionError`
    if one isn't. Clicks that are late because of that aren't made up for.
    """
    due = last = begun
    while (now := time.perf_counter()) < end and now - last < OVER:
        if now < due:
            await asyncio.sleep(due - now)
        elif session.server.waiting >= at_once or (click := session.crowd.next()) is None:
            await asyncio.sleep(0.001)
            due = max(due, time.perf_counter() - 1 / rate)
        else:
            last = now
            await session.server.click(click)
            due += 1 / rate
    if now < end and session.place is not None:
        running = await _rows(session.place, "SELECT id FROM games WHERE status = 'running'")
        people = {each.game: ", ".join(each.people) for each in session.crowd.places}
        found = [f"{people[game]} want to play {game}, and see nothing to press" for (game,) in running]
        assert not found, "\n".join(found)
    return last - begun


async def measure(
    folder: Path,
    tables: int,
    rate: float,
    seconds: float,
    *arguments: str,
    masters: int = 0,
    postgres: Postgres | None = None,
    locale: str = ENGLISH,
) -> Run:
    """Run our bot with `tables` games, and `masters` with Masters, in a file or on a server.

    Everybody opens their panel, and then people click at a rate.
    """
    async with games(
        folder, tables, *arguments, masters=masters, postgres=postgres, locale=locale
    ) as session:
        await still(session.pids, START)
        idle = memory(*session.pids)
        await begin(session, tables)
        return await clicks(session, tables, rate, seconds, idle)


async def overload(
    folder: Path, tables: int, rate: float, seconds: float, *arguments: str
) -> tuple[Run, Run]:
    """Return the run of our bot at its greatest speed, and a run with twice as many clicks.

    The latter has at least `rate` clicks per second.
    """
    async with games(folder, tables, *arguments) as session:
        await begin(session, tables)
        carried = await clicks(session, tables, FASTEST, seconds, at_once=FEW)
        return carried, await clicks(session, tables, max(rate, 2 * carried.rate), seconds)


async def profile(
    folder: Path, path: Path, tables: int, rate: float, seconds: float, *arguments: str
) -> dict[str, float]:
    """Do the same under a profiler; return the event loop's processor seconds for a click, by layer.

    The profile itself is written to `path`.
    """
    async with games(folder, tables, "--profile", str(path), *arguments) as session:
        await begin(session, tables)
        os.kill(session.pids[0], signal.SIGUSR1)
        run = await clicks(session, tables, rate, seconds)
        os.kill(session.pids[0], signal.SIGUSR1)
        await still(session.pids, START)
    # All other threads have names of their own.
    spent = run.threads["python"] / run.clicks
    return {layer: share * spent for layer, share in by_layer(path).items()}


async def start(folder: Path, count: int) -> Start:
    """Start the bot with `count` games, and click while it resumes them."""
    async with games(folder, count) as session:
        server, pids = session.server, session.pids
        crowd, people = session.crowd, [*session.crowd.people.values()]
        await server.click(crowd.opening(people.pop(len(people) // 2)))
        async with asyncio.timeout(START):
            while not server.measured.seconds:
                await asyncio.sleep(0.002)
        first = time.perf_counter() - session.begun
        waiting = asyncio.create_task(still(pids, START))
        while not waiting.done():
            await asyncio.sleep(0.5)
            if people and not server.waiting:
                await server.click(crowd.opening(people.pop(len(people) // 2)))
        settled = time.perf_counter() - session.begun
        return Start(count, first, max(server.measured.seconds), settled, cpu(*pids), memory(*pids))


_OF_SERVER = (
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint, xact_commit"
    " FROM pg_stat_database WHERE datname = current_database()"
)
"""The bytes of its log so far, and its transactions."""


class _Stored(NamedTuple):
    """How many answers of people and of computers are stored, and their cost so far.

    `served` is the processor time of a database server, `commits` its transactions, and `written` the bytes
    of its log. For SQLite, `written` is everything that the bot wrote to the disk.
    """

    people: int = 0
    computers: int = 0
    served: float = 0.0
    written: int = 0
    commits: int = 0

    @classmethod
    async def of(cls, session: Session) -> "_Stored":
        """Return the current values."""
        if session.place is None:
            return cls()
        count = "SELECT count(person), count(*) - count(person) FROM choices"
        ((people, computers),) = await _rows(session.place, count)
        if session.postgres is None:
            return cls(people, computers, written=written(session.pids[0]))
        (spent,) = await _rows(session.place, _OF_SERVER)
        return cls(people, computers, cpu_of_family(session.postgres.pid), *spent)


async def _rows(place: Path | str, sql: str) -> Sequence[Row]:
    return await Database(place).apart(lambda transaction: transaction.rows(sql))
