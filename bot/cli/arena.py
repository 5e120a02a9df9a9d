"""`arena`: levels of computer players against each other, without Discord and without a database.

Every deal is played once for each rotation of the seats, so that none has the better cards. A win that is
shared counts for each of the winners in part. The interval is that of 95 %, over the deals; the lift is the
win rate times the number of seats, so one is what an equal would have.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping
from statistics import fmean, median, quantiles

from ai import FAMILIES, LEVELS, Level
from bot.cli.matches import Interval, Tally, play_matches
from bot.cli.played_cards import add_cards, add_seed, chosen_cards, positive
from engine import SetupError

PLAYERS = {**LEVELS, **FAMILIES}
"""Who may be matched, by their names."""

PROGRESS = 5.0
"""Seconds between two reports of progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "--seats",
        type=_lineup,
        required=True,
        metavar="LEVELS",
        help=f"who plays, like Builder,Novice,Novice,Novice; there are {', '.join(PLAYERS)}",
    )
    parser.add_argument(
        "--games", type=positive, default=1000, metavar="N", help="how many, in whole deals (%(default)s)"
    )
    add_seed(parser)
    add_cards(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line, nothing else")


def execute(arguments: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    lineup: list[Level] = arguments.seats
    watch = None if arguments.json else _Progress(arguments.games)
    try:
        cards = chosen_cards(arguments, len(lineup))
        tallies = play_matches(lineup, cards, arguments.games, arguments.seed, watch)
    except SetupError as error:
        print(f"These cards can't be played so: {error}.", file=sys.stderr)
        return 2
    names, figures = [level.name for level in lineup], as_figures(tallies)
    print(json.dumps({"seats": names, "levels": figures}) if arguments.json else as_table(figures))
    return 0


def as_figures(tallies: Mapping[str, Tally]) -> dict[str, dict[str, float | list[float]]]:
    """What came of each level: rates as shares of one, points, milliseconds."""
    seats = sum(tally.seats for tally in tallies.values())
    return {name: _figures(tally, seats) for name, tally in tallies.items()}


def _figures(tally: Tally, seats: int) -> dict[str, float | list[float]]:
    wins = Interval.of(tally.wins)
    return {
        "deals": len(tally.wins),
        "games": len(tally.wins) * seats,
        "win_rate": round(wins.mean, 4),
        "interval": [round(max(0.0, wins.low), 4), round(min(1.0, wins.high), 4)],
        "lift": round(wins.mean * seats, 3),
        "margin": round(fmean(tally.margins), 2),
        "questions": len(tally.times),
        "median_ms": round(median(tally.times) * 1000, 3),
        "p99_ms": round(quantiles(tally.times, n=100)[-1] * 1000, 3),
    }


def as_table(figures: Mapping[str, Mapping[str, float | list[float]]]) -> str:
    """Write the figures for people."""
    lines = ["level       wins    95 % interval   lift   margin   median ms    p99 ms"]
    for name, each in figures.items():
        match each["interval"]:
            case [low, high]:
                between = f"{low:>6.1%} to {high:>5.1%}"
            case _:
                between = ""
        lines.append(
            f"{name:<9} {each['win_rate']:>6.1%} {between:>16} {each['lift']:>6.2f} {each['margin']:>8.1f}"
            f" {each['median_ms']:>11.2f} {each['p99_ms']:>9.2f}"
        )
    played = next(iter(figures.values()))
    return "\n".join([*lines, "", f"{played['games']} games, {played['deals']} deals"])


def _lineup(text: str) -> list[Level]:
    names = [name.strip().lower() for name in text.split(",")]
    unknown = [name for name in names if name not in PLAYERS]
    if unknown:
        raise argparse.ArgumentTypeError(f"no level {unknown[0]!r}; there are {', '.join(PLAYERS)}")
    return [PLAYERS[name] for name in names]


class _Progress:
    """Tells on stderr how far it is, now and then."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.next = time.monotonic() + PROGRESS

    def __call__(self, played: int) -> None:
        """Report after a game, if the last report is some time ago."""
        if time.monotonic() >= self.next:
            self.next = time.monotonic() + PROGRESS
            print(f"{played} of {self.games} games", file=sys.stderr, flush=True)
