"""Arguments that several commands share: the games, their cards, and the format of the results."""

import argparse
from dataclasses import replace
from functools import partial

from engine import Options, Plan
from engine.setup.choice import RANDOM_CHOICE, RandomSet, ReadySet
from engine.setup.editions import DEFAULT_EDITION, EDITIONS
from engine.setup.sets import FIRST_GAME, SETS
from lab.series import CardSource


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that choose cards and rules."""
    parser.add_argument(
        "--set",
        dest="cards",
        choices=(*SETS, RANDOM_CHOICE),
        default=FIRST_GAME.id,
        help="the set of cards; `random` draws a set for each game (%(default)s)",
    )
    parser.add_argument(
        "--edition",
        choices=tuple(EDITIONS),
        default=DEFAULT_EDITION.id,
        help="whose rules apply (%(default)s)",
    )
    parser.add_argument("--nine", action="store_true", help="play with rank 9 where it is optional")
    parser.add_argument("--action-cards", action="store_true", help="play with the action cards")
    parser.add_argument("--short", action="store_true", help="one district less completes a city")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Declare the argument that chooses the games."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the games (1)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Declare the argument that asks for JSON."""
    parser.add_argument("--json", action="store_true", help="print only one JSON object, on one line")


def chosen_cards(arguments: argparse.Namespace, seats: int) -> CardSource:
    """Return the chosen cards for this number of seats. Raises `SetupError` if the rules don't allow them."""
    plan = Plan(
        arguments.edition,
        RandomSet("") if arguments.cards == RANDOM_CHOICE else ReadySet(arguments.cards),
        nine=arguments.nine,
        action_cards=arguments.action_cards,
        short=arguments.short,
    )
    # A closure can't go to other processes, a `partial` can.
    return partial(_drawn, plan, seats) if isinstance(plan.cards, RandomSet) else plan.options(seats)


def _drawn(plan: Plan, seats: int, seed: str) -> Options:
    """Draw the cards of the game with this seed. Raises `SetupError` if the rules don't allow them."""
    return replace(plan, cards=RandomSet(seed)).options(seats)


def positive(text: str) -> int:
    """Read a number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number
