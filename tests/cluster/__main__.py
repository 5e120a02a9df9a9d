"""`python -m tests.cluster`: faults while people play with several bots on one database.

python -m tests.cluster --minutes 10                             # all kinds of faults in a random order
python -m tests.cluster --minutes 10 --only die-after-posting    # one kind, again and again
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.cluster.campaign import campaign
from tests.storage.postgres import server


async def run(minutes: float, seed: int, only: str, folder: Path) -> None:
    """Cause faults for `minutes`, and print what happened."""
    with server() as postgres:
        async with campaign(postgres, folder, seed) as its:
            end, names = time.monotonic() + 60 * minutes, list[str]()
            while time.monotonic() < end:
                if not names:
                    names = [only] if only else sorted(its.faults())
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


def main() -> None:
    """Parse the arguments and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="of all kinds of faults (10)")
    parser.add_argument("--only", default="", metavar="FAULT", help="only this kind of fault")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(arguments.minutes, arguments.seed, arguments.only, Path(folder)))


if __name__ == "__main__":
    main()
