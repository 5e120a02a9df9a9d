"""`bench`: the speed of games, compared with the speed of plain Python on the same machine.

The games are uniform random play, as in the published figures of other engines. Each game has other cards.
All characters take part. Where rank 9 is optional, every second game has it. The plain Python work never
changes, so results of different machines can be compared by the ratio of the two speeds.

By default the games make no events; with `--events` they do, like people's games. With `--computers` the
default level plays. `--compiled` compares compiled modules (`make fast`) with their sources. `--pictures`
measures the drawing of boards (`bench_pictures`).
"""

import argparse
import json
import os
import subprocess
import sys
import time
from statistics import median
from typing import NamedTuple

from bot.cli.command_line import FailedError
from engine import Game, Options, QuietGame
from engine.compiled import VARIABLE, up_to_date
from engine.setup.options import FEWEST, MOST, cast_sizes
from engine.setup.random_sets import random_set
from lab.played_cards import add_json, add_seed, positive
from lab.series import Policy, SeriesResult, play

BENCH_SEATS = (2, 4, 8)
WARM_UP = 5
GAMES, DRAWN = 200, 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        type=int,
        nargs="+",
        default=BENCH_SEATS,
        choices=range(FEWEST, MOST + 1),
        metavar="N",
        help="numbers of players to measure (2 4 8)",
    )
    parser.add_argument(
        "--games", type=positive, metavar="N", help=f"games per number ({GAMES}; {DRAWN} with --pictures)"
    )
    add_seed(parser)
    parser.add_argument("--events", action="store_true", help="have the games build their events")
    parser.add_argument("--computers", action="store_true", help="let computers play instead of chance")
    parser.add_argument(
        "--compiled", action="store_true", help="compare the modules of `make fast` with their sources"
    )
    parser.add_argument("--pictures", action="store_true", help="measure drawing boards instead of games")
    parser.add_argument("--cold", action="store_true", help="with --pictures: a process's first pictures")
    add_json(parser)


def execute(arguments: argparse.Namespace) -> None:
    if arguments.pictures or arguments.cold:
        from lab import bench_pictures  # noqa: PLC0415 - measuring the rules needs nothing of it

        if arguments.cold:
            bench_pictures.execute_cold(arguments)
        else:
            bench_pictures.execute(arguments, arguments.games or DRAWN, _lap)
    elif arguments.compiled:
        _compare(arguments)
    else:
        _measure_all(arguments)


def _measure_all(arguments: argparse.Namespace) -> None:
    kind, games = Game if arguments.events else QuietGame, arguments.games or GAMES
    policy: Policy = "sensible" if arguments.computers else "random"
    measures = {seats: _measure(seats, games, arguments.seed, kind, policy) for seats in arguments.players}
    if arguments.json:
        print(json.dumps({seats: measure._asdict() for seats, measure in measures.items()}))
        return
    print("players   games a CPU second   laps a CPU second   games a lap")
    for seats, (games, laps) in measures.items():
        print(f"{seats:<7} {games:>20.1f} {laps:>19.1f} {games / laps:>13.2f}")
    print("\nA lap is a fixed piece of plain Python work; one is run beside each game.")


def _words(arguments: argparse.Namespace) -> list[str]:
    """Return the arguments that choose the games, to pass them to another process."""
    words = ["--games", str(arguments.games or GAMES), "--seed", str(arguments.seed)]
    return words + [f"--{name}" for name in ("events", "computers") if getattr(arguments, name)]


class Measure(NamedTuple):
    """Games and laps per second of computing time. A lap is a fixed piece of work."""

    games_per_cpu_second: float
    laps_per_cpu_second: float


def _measure(seats: int, games: int, seed: int, kind: type[Game], policy: Policy) -> Measure:
    """Play games, with a lap after each game because the machine's speed may change."""
    lapped, sizes = 0.0, cast_sizes(seats)

    def cards(dealt: str) -> Options:
        return random_set(seats, dealt, sizes[int(dealt[-1], 16) % len(sizes)])

    def lap(result: SeriesResult) -> None:
        nonlocal lapped
        began = time.process_time()
        _lap(result.games)
        lapped += time.process_time() - began

    play(cards, seats, WARM_UP, seed, policy)  # fill the caches
    speed = play(cards, seats, games, seed, policy, lap, kind=kind).games_per_cpu_second
    return Measure(round(speed, 1), round(games / lapped, 1))


def _lap(number: int) -> int:
    """Do work like a game's: small lists, dictionaries, texts and calls."""
    seen: dict[str, int] = {}
    hand: list[int] = []
    for step in range(4_000):
        number = (number * 1_103_515_245 + 12_345) % 2_147_483_648
        hand.append(number % 97)
        if len(hand) > 7:
            hand.remove(min(hand))
        name = f"card:{number % 31}"
        seen[name] = seen.get(name, 0) + step
    return sum(seen.values()) + sum(hand)


TURNS = 5


class GamesPerSecond(NamedTuple):
    """Median games per second of computing time, compiled and from sources."""

    compiled: float
    plain: float
    times: float  # The median, over pairs of adjacent runs, of the compiled speed divided by the plain speed.


def _compare(arguments: argparse.Namespace) -> None:
    if not up_to_date():
        raise FailedError("Nothing is compiled of these sources. Compile them first: make fast")
    paces, words = dict[int, GamesPerSecond](), _words(arguments)
    for seats in arguments.players:
        runs = [(_pace(seats, words, "only"), _pace(seats, words, "no")) for _ in range(TURNS)]
        compiled, plain = (round(median(each), 1) for each in zip(*runs, strict=True))
        paces[seats] = GamesPerSecond(compiled, plain, round(median(one / other for one, other in runs), 2))
    if arguments.json:
        print(json.dumps({seats: pace._asdict() for seats, pace in paces.items()}))
        return
    print("players   compiled      plain   times    (games a CPU second)")
    for seats, (compiled, plain, times) in paces.items():
        print(f"{seats:<7} {compiled:>10.1f} {plain:>10.1f} {times:>7.2f}")


def _pace(seats: int, words: list[str], compiled: str) -> float:
    """Measure in another process; return games per second."""
    command = [sys.executable, "-m", "lab", "bench", "--players", str(seats), "--json", *words]
    done = subprocess.run(  # noqa: S603
        command, env={**os.environ, VARIABLE: compiled}, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise FailedError("The games can't be measured.")
    return json.loads(done.stdout)[str(seats)]["games_per_cpu_second"]
