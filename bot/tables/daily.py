"""The daily deal: the same game for everybody, alone against three computers.

A game of it is a stored game like any other. But it belongs to no server, and the answers of its computers
are stored with the answer of the person before them. So nothing is left to do between two clicks.
"""

import random

from ai import BUILDER
from bot.tables.person import Person
from engine import fairness
from engine.game import Game
from engine.setup.options import Options
from engine.setup.sets import SETS
from storage.pace import LIVE
from storage.records import Player, Setup

SEATS = 4


def options_of(day: int) -> Options:
    """Return the cards of a day: each day of the week has its own set, Monday that of the first game."""
    sets = tuple(SETS.values())
    return sets[(day - 1) % len(sets)].options(SEATS)


def setup_of(day: int, secret: str, by: Person) -> Setup:
    """Set up a person's game of a day. The seed depends on nothing but the day and its secret."""
    names = (by.language("computer-name", number=number) for number in range(1, SEATS))
    computers = (Player(None, name, f"computer-{number}") for number, name in enumerate(names, 1))
    return Setup(
        guild=0,
        channel=0,
        host=by.user,
        locale=by.language.locale,
        players=(Player(by.user, by.name, "daily"), *computers),
        secret=secret,
        commitment=fairness.commitment(secret),
        computers=SEATS - 1,
        options=options_of(day),
        pace=LIVE,
        guessing=False,
        open_seats=False,
        level="builder",
        start=f"daily-{day}",
        daily=day,
    )


def answer(setup: Setup, game: Game) -> tuple[str, ...]:
    """Return the answer of the asked computer; nothing if none is asked.

    It depends on what the computer sees and on the day's seed alone, not on how many questions came before.
    So people who answer alike play the same game.
    """
    decision = game.decision
    if decision is None or not setup.players[decision.seat].computer:
        return ()
    view = game.view(decision.seat)
    chance = random.Random(f"{setup.seed} {view!r} {decision._replace(number=0)!r}")
    return BUILDER.choose(view, decision, chance)
