"""`selfplay`: computer players among themselves, without Discord and without a database."""

import argparse
import json
import sys
import time
from dataclasses import asdict, replace

from bot.cli.series import Cards, Result, play
from bot.cli.waits import waits
from engine import Options, Plan, SetupError
from engine.setup.choice import RANDOM, RandomSet, ReadySet
from engine.setup.editions import DEFAULT, EDITIONS
from engine.setup.sets import FIRST_GAME, SETS

PROGRESS = 0.5
"""Seconds between two reports of progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument(
        "--players", type=int, default=4, metavar="N", help="seats at the table (%(default)s)"
    )
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same games (1)")
    parser.add_argument(
        "--policy",
        choices=("sensible", "random"),
        default="sensible",
        help="how they play; `random` picks uniformly among the options (%(default)s)",
    )
    parser.add_argument(
        "--set",
        dest="cards",
        choices=(*SETS, RANDOM),
        default=FIRST_GAME.id,
        help="with which cards; `random` draws others for every game (%(default)s)",
    )
    parser.add_argument(
        "--edition", choices=tuple(EDITIONS), default=DEFAULT.id, help="by which rules (%(default)s)"
    )
    parser.add_argument("--nine", action="store_true", help="with rank 9 where it may be left out")
    parser.add_argument("--action-cards", action="store_true", help="with the action cards")
    parser.add_argument("--short", action="store_true", help="one district less completes a city")
    parser.add_argument(
        "--waits", action="store_true", help="tell how often people would wait for one another, instead"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line, nothing else")


def execute(arguments: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    watch = None if arguments.json else _Progress(arguments.games)
    try:
        if arguments.waits:
            _tell_waits(arguments)
            return 0
        result = play(
            _cards(arguments), arguments.players, arguments.games, arguments.seed, arguments.policy, watch
        )
    except SetupError as error:
        print(f"These cards can't be played so: {error}.", file=sys.stderr)
        return 2
    if watch:
        watch.end()
    print(as_json(result) if arguments.json else as_table(result, arguments.policy))
    return 0 if result.finished == result.games else 1


def _tell_waits(arguments: argparse.Namespace) -> None:
    """Print how often a table waits in a game. Raises `SetupError` if the rules don't allow these cards."""
    cards, seats, games = _cards(arguments), arguments.players, arguments.games
    found = {
        name: waits(cards, seats, games, arguments.seed, wishing=wishing)
        for name, wishing in (("without wishes", False), ("with wishes", True))
    }
    if arguments.json:
        print(json.dumps({name: asdict(each) for name, each in found.items()}))
        return
    print(f"{'':<16}  waits a game  in the choice of characters")
    for name, each in found.items():
        print(f"{name:<16} {each.all:>13.1f} {each.choosing:>27.1f}")


def _cards(arguments: argparse.Namespace) -> Cards:
    """Return what is to be played. Raises `SetupError` if the rules don't allow it."""
    plan = Plan(
        arguments.edition,
        RandomSet("") if arguments.cards == RANDOM else ReadySet(arguments.cards),
        nine=arguments.nine,
        action_cards=arguments.action_cards,
        short=arguments.short,
    )

    def drawn(seed: str) -> Options:
        """Draw the cards of one game."""
        return replace(plan, cards=RandomSet(seed)).options(arguments.players)

    return drawn if isinstance(plan.cards, RandomSet) else plan.options(arguments.players)


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


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


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
