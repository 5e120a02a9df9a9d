"""`selfplay`: computer players among themselves, without Discord and without a database."""

import argparse
import json
import sys
import time

from bot.cli.played_cards import add_cards, add_seed, chosen_cards, positive
from bot.cli.series import Result, play
from engine import SetupError

PROGRESS = 0.5
"""Seconds between two reports of progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "--players", type=int, default=4, metavar="N", help="seats at the table (%(default)s)"
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many (%(default)s)")
    add_seed(parser)
    parser.add_argument(
        "--policy",
        choices=("sensible", "random"),
        default="sensible",
        help="how they play; `random` picks uniformly among the options (%(default)s)",
    )
    add_cards(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line, nothing else")


def execute(arguments: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    watch = None if arguments.json else _Progress(arguments.games)
    try:
        result = play(
            chosen_cards(arguments, arguments.players),
            arguments.players,
            arguments.games,
            arguments.seed,
            arguments.policy,
            watch,
        )
    except SetupError as error:
        print(f"These cards can't be played so: {error}.", file=sys.stderr)
        return 2
    if watch:
        watch.end()
    print(as_json(result) if arguments.json else as_table(result, arguments.policy))
    return 0 if result.finished == result.games else 1


def as_json(result: Result) -> str:
    """Write the figures as one line of JSON."""
    return json.dumps(
        {
            "games": result.games,
            "finished": result.finished,
            "decisions": result.decisions,
            # To the microsecond: a few games take less than a hundredth of a second.
            "cpu_seconds": round(result.cpu_seconds, 6),
            "games_per_cpu_second": round(result.games_per_cpu_second, 2),
        }
    )


def as_table(result: Result, policy: str) -> str:
    """Write the figures for people."""
    finished = max(1, result.finished)
    a_game = result.decisions / result.games
    rows = [
        ("policy", policy),
        ("games", f"{result.games}"),
        ("finished", f"{result.finished}"),
        ("decisions", f"{result.decisions}  ({a_game:.0f} a game, {a_game / len(result.wins):.1f} a player)"),
        ("rounds", f"{result.rounds / finished:.1f} a game"),
        ("CPU time", f"{result.cpu_seconds:.2f} s"),
        ("speed", f"{result.games_per_cpu_second:.1f} games a CPU second"),
    ]
    lines = [f"{name:<10} {text}" for name, text in rows]
    lines += ["", "seat     wins    points"]
    for seat, (wins, points) in enumerate(zip(result.wins, result.points, strict=True), start=1):
        lines.append(f"{seat:<4} {wins / finished:>8.1%} {points / finished:>9.1f}")
    return "\n".join(lines)


class _Progress:
    """Tells on stderr how far the series is, now and then."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.next = time.monotonic() + PROGRESS
        self.shown = False
        self.live = sys.stderr.isatty()

    def __call__(self, result: Result) -> None:
        """Report after a game, if the last report is some time ago."""
        now = time.monotonic()
        if now < self.next:
            return
        self.next = now + PROGRESS * (1 if self.live else 10)
        self.shown = True
        text = f"{result.games} of {self.games} games, {result.games_per_cpu_second:.1f} a CPU second"
        print(
            f"\r{text}  " if self.live else text, end="" if self.live else "\n", file=sys.stderr, flush=True
        )

    def end(self) -> None:
        """Leave the line on which the progress was shown."""
        if self.shown and self.live:
            print(file=sys.stderr)
