"""Play a server's week in virtual time: `python -m tests.week`.

It prints what the week cost each of nine people, and the server. `--evening` plays the first evening alone.
`--read PERSON` prints all that one person saw and pressed. The same `--seed` gives the same week.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests import memory
from tests.week import virtual_loop
from tests.week.programme import evening, open_server, week
from tests.week.report import report
from tests.week.residents import HABITS
from tests.week.transcript import transcript


async def play(*, short: bool, seed: int, person: str) -> str:
    """Play, and return what is to be printed."""
    with tempfile.TemporaryDirectory(dir=memory.folder()) as folder:
        async with open_server(Path(folder), seed) as server:
            await (evening if short else week)(server)
            server.ledger.close_all()
            return transcript(server, person) if person else report(server)


def main() -> None:
    """Read the arguments, play, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.week", description=__doc__)
    parser.add_argument("--evening", action="store_true", help="play the first evening alone")
    parser.add_argument("--seed", type=int, default=1, help="another number plays another week")
    names = [each.name for each in HABITS]
    parser.add_argument(
        "--read", metavar="PERSON", choices=names, default="", help=f"one of {', '.join(names)}"
    )
    chosen = parser.parse_args()
    began = time.process_time()
    text = virtual_loop.run(play(short=chosen.evening, seed=chosen.seed, person=chosen.read))
    sys.stdout.write(f"{text}\n")
    if not chosen.read:
        sys.stdout.write(f"\nplayed in {time.process_time() - began:.0f} s of one core\n")


if __name__ == "__main__":
    main()
