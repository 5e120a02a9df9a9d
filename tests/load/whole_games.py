"""`python -m tests.load.whole_games [GAMES] [--words]`: whether the bot's memory stops growing.

One bot plays games from their first question to their last, a few at a time, over HTTP and a gateway. After
each few games it prints its memory; at the end, the types with more objects than in the middle of the run.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.load.crowd import Place
from tests.load.games import WHOLE
from tests.load.processes import cpu, memory
from tests.load.runs import OVER, still
from tests.load.sessions import Session, games

GAMES, FEW = 300, 20  # How many games are played, and how many of them at the same time.

AT_ONCE = 8  # How many clicks wait for an answer at the same time.

FINISHED = 30.0  # Seconds in which the bot must show the ends of a few games.

MOST = 25  # How many types, and how many lines of code, the report names.

MEGA = 1e6


async def play(session: Session, few: Sequence[Place]) -> None:
    """Let people play these games to their end, as fast as the bot answers."""
    server, crowd = session.server, session.crowd
    openings = [
        crowd.opening(crowd.people[place.channel, person]) for place in few for person in place.people
    ]
    last = time.perf_counter()
    while time.perf_counter() - last < OVER:
        if server.waiting < AT_ONCE and (click := openings.pop() if openings else crowd.next()):
            await server.click(click)
            last = time.perf_counter()
        else:
            await asyncio.sleep(0.001)
    await still(session.pids, FINISHED)


async def look(session: Session, path: Path, earlier: int) -> dict[str, Any]:
    """Let the bot count its objects; `earlier` is how often it did before."""
    os.kill(session.pids[0], signal.SIGUSR2)
    while len(lines := path.read_text(encoding="utf-8").splitlines() if path.exists() else []) <= earlier:
        await asyncio.sleep(0.1)
    return json.loads(lines[-1])


async def run(folder: Path, count: int, *arguments: str) -> None:
    """Play, print a line after each few games, and at the end print what has grown."""
    path, looks = folder / "heap", list[dict[str, Any]]()
    async with games(folder, count, "--heap", str(path), *arguments, begun=WHOLE) as session:
        await still(session.pids, FINISHED)
        _print(f"{'games':>6}{'clicks':>9}{'resident':>10}{'C':>9}{'blocks':>10}{'objects':>10}{'CPU':>8}")
        for done in range(0, count + 1, FEW):
            if done:
                await play(session, session.crowd.places[done - FEW : done])
            resident = memory(*session.pids)
            looks.append(found := await look(session, path, len(looks)))
            _print(
                f"{done:>6}{session.server.measured.clicks:>9}{resident / MEGA:>7.1f} MB"
                f"{found['bytes'] / MEGA:>6.1f} MB{found['blocks']:>10}{sum(found['kinds'].values()):>10}"
                f"{cpu(*session.pids):>6.0f} s"
            )
    for name, told in sorted(looks[-1]["caches"].items()):
        _print(f"{told:>32} {name}")
    middle = looks[len(looks) // 2]
    for name in ("kinds", "places"):
        grown = {each: count - middle[name].get(each, 0) for each, count in looks[-1][name].items()}
        for each in sorted(grown, key=grown.__getitem__, reverse=True)[:MOST]:
            _print(f"{grown[each]:>+10} {each}")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Read the arguments, play, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.whole_games", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--words", action="store_true", help="draw no pictures")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="citadels-whole-") as folder:
        asyncio.run(run(Path(folder), chosen.games, *(["--words"] if chosen.words else [])))


if __name__ == "__main__":
    main()
