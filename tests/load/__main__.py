"""`make load`: the cost of a click, on one table and on a thousand, beside bots that only answer.

    python -m tests.load                            # all of it, in about three minutes
    python -m tests.load --tables 100 --games 0     # only one run
    python -m tests.load --tables 100 100 100 --database postgresql --games 0 --masters 0
                                                    # PostgreSQL beside SQLite, three times in turns
    python -m tests.load --tables 100 100 100 --processes 2
                                                    # two processes beside one, three times in turns
    python -m tests.load --profile FILE --games 0   # and where the time goes, by layer

The bot runs in a separate process with a Discord on loopback, with real HTTP, a real gateway and a database
on the disk. Two bots that run one after the other on the same machine can be compared; times of two machines
can't. Only one run draws pictures: drawing takes more processor time than everything else, in a
separate thread, and each picture is drawn once. This needs Linux for the processor time and memory of a
process.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from itertools import product
from pathlib import Path
from typing import TypeVar

from tests.load import runs, sessions, several
from tests.load.crowd import ENGLISH
from tests.load.measures import Run
from tests.load.report import Report
from tests.load.report_of_several import SeveralReport
from tests.load.slow_steps import slow_file
from tests.storage.postgres import Server, server

TABLES, RATE, SECONDS, GAMES, MASTERS = (1, 100, 1000), 100.0, 10.0, 10_000, 10
SLOWER = 10.0  # Divides the rate of clicks in runs with pictures.

LONGER = 3.0
"""Multiplies the length of that run: fewer clicks would change most tables only once, all cached."""

PROFILED = 4.236
"""Divides the rate under the profiler.

In step with Linux's clock, which the profiler uses, it would always see the same part of each click.
"""

DURABLE = "synchronous_commit=on"
"""Makes the server write to the disk before it reports success, as SQLite does."""

DELAYS = 200  # Tables that get one click each, half of them by direct message to another process.

OVERLOAD = 1000  # Tables of people who click twice as fast as the bot can answer.

Measured = TypeVar("Measured")


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m tests.load", description="Measure what a click costs.")
    found.add_argument("--tables", type=int, nargs="+", default=TABLES, metavar="N", help="(1 100 1000)")
    found.add_argument("--rate", type=float, default=RATE, metavar="N", help=f"clicks a second ({RATE:g})")
    found.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="N", help=f"for each run ({SECONDS:g})"
    )
    found.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=f"at the start; 0: none ({GAMES})"
    )
    found.add_argument(
        "--masters",
        type=int,
        default=MASTERS,
        metavar="N",
        help=f"tables of Masters beside others in a run; 0: none ({MASTERS})",
    )
    found.add_argument(
        "--overload",
        type=int,
        default=OVERLOAD,
        metavar="N",
        help=f"tables where people click twice as fast as the bot can answer; 0: none ({OVERLOAD})",
    )
    found.add_argument(
        "--slow",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="in the run with too many clicks, each write takes this much longer (0)",
    )
    found.add_argument(
        "--profile",
        type=lambda path: Path(path).resolve(),
        metavar="FILE",
        help="profile the run with the most tables once more, and write its stacks there",
    )
    found.add_argument(
        "--database",
        choices=("sqlite", "postgresql"),
        default="sqlite",
        help="postgresql: do each run on a server too, which is started for that (sqlite)",
    )
    found.add_argument(
        "--processes",
        type=int,
        nargs="+",
        default=(),
        metavar="N",
        help="instead of all else: so many processes on PostgreSQL, beside one",
    )
    found.add_argument("--folder", type=Path, help="where the databases are for the time being")
    found.add_argument("--json", action="store_true", help="print one JSON object on one line, nothing else")
    return found


async def _run(arguments: argparse.Namespace, do: Callable[[Path], Awaitable[Measured]]) -> Measured:
    """Do a run in a separate folder."""
    with tempfile.TemporaryDirectory(prefix="citadels-load-", dir=arguments.folder) as folder:
        measured = await do(Path(folder))
    if sys.stderr.isatty():
        sys.stderr.write(".")
        sys.stderr.flush()
    return measured


async def measure(arguments: argparse.Namespace) -> Report:
    rate, seconds = arguments.rate, arguments.seconds

    async def bare(folder: Path, tables: int = 100, *arguments: str) -> Run:
        async with sessions.bare(folder, tables, *arguments) as session:
            return await runs.clicks(session, tables, rate, seconds)

    async def ours(tables: int, postgres: Server | None = None, locale: str = ENGLISH) -> Run:
        return await _run(
            arguments,
            lambda folder: runs.measure(
                folder, tables, rate, seconds, "--words", postgres=postgres, locale=locale
            ),
        )

    report = Report(await _run(arguments, bare))
    with server(DURABLE) if arguments.database == "postgresql" else nullcontext() as postgres:
        for tables in sorted(arguments.tables):
            report.runs.append(await ours(tables))
            mix = json.dumps(report.runs[-1].mix)
            report.alike.append(
                await _run(arguments, lambda folder, tables=tables, mix=mix: bare(folder, tables, mix))
            )
            if postgres is not None:
                report.on_server.append(await ours(tables, postgres))
    # The last of those runs: a machine may be slower or faster some minutes later.
    english = min(reversed(report.runs), key=lambda each: abs(each.tables - 100))
    report.spoken = english, await ours(english.tables, locale="uk")
    await _measure_more(arguments, report)
    return report


async def _measure_more(arguments: argparse.Namespace, report: Report) -> None:
    """Do the runs with pictures, with Masters, with many games at the start, and with too many clicks."""
    rate, seconds, most = arguments.rate, arguments.seconds, max(arguments.tables)

    async def run(do: Callable[[Path], Awaitable[Measured]]) -> Measured:
        return await _run(arguments, do)

    report.drawn = await run(
        lambda folder: runs.measure(folder, min(100, most), rate / SLOWER, LONGER * seconds)
    )
    if arguments.masters:
        beside, count = min(100, most), arguments.masters
        run_beside = await run(
            lambda folder: runs.measure(folder, beside, rate, seconds, "--words", masters=count)
        )
        report.beside = count, run_beside
    if arguments.games:
        report.start = await run(lambda folder: runs.start(folder, arguments.games))
    if arguments.overload:
        slow = ("--slow", str(arguments.slow))
        report.overload = await run(
            lambda folder: runs.overload(folder, arguments.overload, rate, seconds, "--words", *slow)
        )
    if arguments.profile:
        path = arguments.profile
        report.layers = await run(
            lambda folder: runs.profile(folder, path, most, rate / PROFILED, 2 * seconds, "--words")
        )
        report.slow = slow_file(path).read_text(encoding="utf-8").splitlines()


async def measure_several(arguments: argparse.Namespace) -> SeveralReport:
    """Run one process and several, in turns, on one server."""
    counts = sorted({1, *arguments.processes})
    with (
        server(DURABLE) as postgres,
        tempfile.TemporaryDirectory(prefix="citadels-load-", dir=arguments.folder) as folder,
    ):
        (own := Path(folder) / "bare").mkdir()
        async with sessions.bare(own, 100) as bare:
            report = SeveralReport(await runs.clicks(bare, 100, arguments.rate, arguments.seconds))
        for number, (tables, count) in enumerate(product(arguments.tables, counts)):
            (own := Path(folder) / str(number)).mkdir()
            async with several.several(own, tables, count, counts[-1], postgres) as (session, _):
                paced, fastest = await several.measure(session, tables, arguments.rate, arguments.seconds)
            report.paced.setdefault(count, []).append(paced)
            report.fastest.setdefault(count, []).append(fastest)
        (own := Path(folder) / "delays").mkdir()
        report.own, report.others = await several.delays(own, DELAYS, postgres)
    return report


def main() -> int:
    """Measure and print."""
    arguments = parser().parse_args()
    report = asyncio.run(measure_several(arguments) if arguments.processes else measure(arguments))
    if arguments.json:
        sys.stdout.write(f"{json.dumps(report.as_json())}\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in report.lines())
    return 0


if __name__ == "__main__":
    sys.exit(main())
