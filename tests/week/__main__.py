"""Play a server's week in virtual time: `python -m tests.week`.

It prints what the week cost each of nine people, and the server. It fails if one of them wanted something and
didn't get it. `--evening` plays the first evening only, `--league` a league of six people to its very end. In
live games some people look at the screen all the time, others only for half a minute after a click: `--stare
yes` or `--stare no` makes all of them alike. `--read PERSON` prints everything that one person saw and
pressed. The same `--seed` gives the same week.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from tests import folder_in_memory
from tests.week import virtual_loop
from tests.week.league import league
from tests.week.programme import evening, week
from tests.week.report import report
from tests.week.residents import HABITS
from tests.week.server import Server, open_server
from tests.week.transcript import transcript

Programme: TypeAlias = Callable[[Server], Awaitable[None]]


async def play(programme: Programme, *, seed: int, person: str, stare: bool | None) -> tuple[str, int]:
    """Play; return the text to print, and how often somebody didn't get what they wanted."""
    with tempfile.TemporaryDirectory(dir=folder_in_memory.path()) as folder:
        async with open_server(Path(folder), seed, stare=stare) as server:
            await programme(server)
            server.close()
            return transcript(server, person) if person else report(server), len(server.troubles)


def main() -> int:
    """Read the arguments, play, and print; return 1 if somebody didn't get what they wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.week", description=__doc__)
    parser.add_argument("--evening", action="store_true", help="play the first evening alone")
    parser.add_argument("--league", action="store_true", help="play a league to its very end")
    parser.add_argument("--seed", type=int, default=1, help="another number plays another week")
    names = [each.name for each in HABITS]
    parser.add_argument(
        "--read", metavar="PERSON", choices=names, default="", help=f"one of {', '.join(names)}"
    )
    parser.add_argument("--stare", choices=["yes", "no"], help="let everybody stare at live games, or nobody")
    chosen = parser.parse_args()
    began, stare = time.process_time(), {"yes": True, "no": False}.get(chosen.stare)
    programme = league if chosen.league else evening if chosen.evening else week
    text, troubles = virtual_loop.run(play(programme, seed=chosen.seed, person=chosen.read, stare=stare))
    sys.stdout.write(f"{text}\n")
    if not chosen.read:
        sys.stdout.write(f"\nplayed in {time.process_time() - began:.0f} s of one core\n")
    return int(troubles > 0)


if __name__ == "__main__":
    sys.exit(main())
