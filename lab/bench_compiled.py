"""`bench --compiled`: the speed of compiled modules (`make fast`) beside that of their sources.

Each plays the same games in its own process, in turns, so that both meet the machine's changes of speed.
"""

import json
import os
import subprocess
import sys
from statistics import median
from typing import NamedTuple

from engine.compiled import VARIABLE, up_to_date

TURNS = 5


class GamesPerSecond(NamedTuple):
    """Median games per second of computing time, compiled and from sources."""

    compiled: float
    plain: float
    times: float
    """The median ratio of neighbouring runs, compiled to plain."""


def execute(players: list[int], words: list[str], *, as_json: bool) -> int:
    """Measure and print; `words` are more arguments for `bench`. Return 1 if the sources aren't compiled."""
    if not up_to_date():
        print("Nothing is compiled of these sources. Compile them first: make fast", file=sys.stderr)
        return 1
    paces: dict[int, GamesPerSecond] = {}
    for seats in players:
        runs: list[tuple[float, float]] = []
        for _ in range(TURNS):
            compiled, plain = _games(seats, words, "only"), _games(seats, words, "no")
            if not (compiled and plain):
                return 1
            runs.append((compiled, plain))
        compiled, plain = (round(median(each), 1) for each in zip(*runs, strict=True))
        paces[seats] = GamesPerSecond(compiled, plain, round(median(one / other for one, other in runs), 2))
    if as_json:
        print(json.dumps({seats: pace._asdict() for seats, pace in paces.items()}))
        return 0
    print("players   compiled      plain   times    (games a CPU second)")
    for seats, (compiled, plain, times) in paces.items():
        print(f"{seats:<7} {compiled:>10.1f} {plain:>10.1f} {times:>7.2f}")
    return 0


def _games(seats: int, words: list[str], compiled: str) -> float:
    """Measure in another process; return 0 if it fails: that process prints the reason."""
    command = [sys.executable, "-m", "lab", "bench", "--players", str(seats), "--json", *words]
    done = subprocess.run(  # noqa: S603
        command, env={**os.environ, VARIABLE: compiled}, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        return 0
    return json.loads(done.stdout)[str(seats)]["games_per_cpu_second"]
