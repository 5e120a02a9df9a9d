"""Games that one person plays against computers, in no server: the daily deal, and games opened anywhere.

Such a game is stored like any other. But the answers of its computers are stored with the answer of the
person before them. So nothing is left to do between two clicks: the game is played by
responses alone.
"""

import random

from ai import LEVELS
from bot.controls.requests import SoloLevel
from bot.tables.person import Person
from engine import fairness
from engine.game import Game
from engine.setup.options import Options
from engine.setup.plan import Plan
from storage.pace import LIVE
from storage.records import Player, Setup

SEATS = 4


def setup_of(
    by: Person,
    joined: str,
    secret: str,
    options: Options,
    *,
    level: SoloLevel,
    start: str,
    plan: Plan | None = None,
) -> Setup:
    """Set up a game of a person, at the first seat. Its seed depends on the secret, `joined` and `start`."""
    names = (by.language("computer-name", number=number) for number in range(1, SEATS))
    computers = (Player(None, name, f"computer-{number}") for number, name in enumerate(names, 1))
    return Setup(
        guild=0,
        channel=0,
        host=by.user,
        locale=by.language.locale,
        players=(Player(by.user, by.name, joined), *computers),
        secret=secret,
        commitment=fairness.commitment(secret),
        computers=SEATS - 1,
        plan=plan or Plan(),
        options=options,
        pace=LIVE,
        guessing=False,
        open_seats=False,
        level=level,
        start=start,
    )


def answer(setup: Setup, game: Game) -> tuple[str, ...]:
    """Return the answer of the asked computer; nothing if none is asked.

    It depends on what the computer sees and on the seed alone, not on how many questions came before. So
    people who answer alike in a daily deal play the same game.
    """
    decision = game.decision
    if decision is None or not setup.players[decision.seat].computer:
        return ()
    view = game.view(decision.seat)
    chance = random.Random(f"{setup.seed} {view!r} {decision._replace(number=0)!r}")
    return LEVELS[setup.level].choose(view, decision, chance)
