"""`bench`: how fast games are played, beside how fast the machine runs plain Python.

The games are uniform random play, as in the figures that other engines are known by, each with another set
of cards: all characters have their turn, those of rank 9 in every second game where it may be left out. The
loop of plain Python work does not change, so the ratio of the two can be compared between machines.
"""

import argparse
import json
import time

from bot.cli.series import play
from engine import Options, SetupError
from engine.options import FEWEST, MOST
from engine.sets import random_set

SEATS = (2, 4, 8)
LAPS = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "--players",
        type=int,
        nargs="+",
        default=SEATS,
        choices=range(FEWEST, MOST + 1),
        metavar="N",
        help="numbers of players to measure (2 4 8, as far as the cards allow)",
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for each (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same games (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line, nothing else")


def execute(arguments: argparse.Namespace) -> int:
    """Measure and print; the loop runs before and after, for the machine may change its pace."""
    before = laps_per_cpu_second()
    speeds: dict[int, float | None] = {}
    for seats in arguments.players:
        speeds[seats] = _speed(seats, arguments.games, arguments.seed)
    laps = (before + laps_per_cpu_second()) / 2
    if arguments.json:
        print(json.dumps({"laps_per_cpu_second": round(laps, 2), "games_per_cpu_second": speeds}))
        return 0
    print("players   games a CPU second   games a lap")
    for seats, speed in speeds.items():
        if speed is None:
            print(f"{seats:<7}   not with these cards")
        else:
            print(f"{seats:<7} {speed:>20.1f} {speed / laps:>13.2f}")
    print(f"\nOne lap of plain Python work takes {1000 / laps:.1f} ms of CPU time here.")
    return 0


def _speed(seats: int, games: int, seed: int) -> float | None:
    """Games a CPU second with so many seats; `None` if there are no rules for some card."""

    def cards(dealt: str) -> Options:
        return random_set(seats, dealt, nine=int(dealt[-1], 16) % 2 == 1)

    try:
        play(cards, seats, 5, seed, "random")  # warms up what is computed once
        return round(play(cards, seats, games, seed, "random").games_per_cpu_second, 1)
    except SetupError:
        return None


def laps_per_cpu_second() -> float:
    """Time the fixed loop."""
    began = time.process_time()
    for number in range(LAPS):
        _lap(number)
    return LAPS / (time.process_time() - began)


def _lap(number: int) -> int:
    """Do some work of the kind that a game is made of: small lists, dictionaries, texts and calls."""
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
