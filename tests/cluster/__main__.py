# ruff: noqa: T201
"""`python -m tests.cluster`: faults while people play with several bots on one database.

python -m tests.cluster --minutes 10            # four bots, all kinds of faults in a random order
python -m tests.cluster --cut 20 --times 5      # two bots: answers that were contradicted
python -m tests.cluster --stop 60 --times 3     # channels with two boards
python -m tests.cluster --kill die-after-posting --times 30
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.cluster.campaign import campaign
from tests.cluster.launch import PHASES
from tests.cluster.single_faults import single_faults
from tests.storage.postgres import server


async def run(minutes: float, seed: int, folder: Path) -> None:
    """Let faults happen for so long, and say what has happened."""
    with server() as postgres:
        async with campaign(postgres, folder, seed) as its:
            end, names = time.monotonic() + 60 * minutes, list[str]()
            while time.monotonic() < end:
                if not names:
                    names = sorted(its.faults())
                    its.random.shuffle(names)
                name = names.pop()
                began = time.monotonic()
                await its.suffer(name)
                print(f"{name}: all was well after {time.monotonic() - began:.1f} s", flush=True)
    discord = its.server
    answered = len(discord.measured.seconds)
    print(f"\n{discord.measured.clicks} clicks, {answered} answered; faults: {dict(its.done)}")
    print(f"pressed beside answers: {dict(its.doings.done)}; stored: {its.stored}")
    print(
        f"{len(discord.requests)} requests with a bot's token, {discord.most_requests()} in a second at most"
    )
    print(f"{len(discord.identified)} sessions, {discord.nearest_sessions():.1f} s apart at least")


async def run_single(arguments: argparse.Namespace, folder: Path) -> None:
    """Let one kind of fault happen so often, and say what came of it."""
    with server() as postgres:
        async with single_faults(postgres, folder, arguments.seed) as its:
            for number in range(1, arguments.times + 1):
                if arguments.cut:
                    told = await its.cut(arguments.cut)
                elif arguments.stop:
                    told = await its.stop(arguments.stop)
                else:
                    told = await its.kill(arguments.kill)
                print(f"{number}: {told}", flush=True)


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="of all kinds of faults (10)")
    single = parser.add_mutually_exclusive_group()
    single.add_argument("--cut", type=float, metavar="SECONDS", help="cut a bot off from the database")
    single.add_argument("--stop", type=float, metavar="SECONDS", help="let a bot stand still")
    single.add_argument("--kill", choices=PHASES, help="let a bot die there")
    parser.add_argument("--times", type=int, default=1, help="how often one of these happens (1)")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.cut or arguments.stop or arguments.kill:
            asyncio.run(run_single(arguments, Path(folder)))
        else:
            asyncio.run(run(arguments.minutes, arguments.seed, Path(folder)))


if __name__ == "__main__":
    main()
