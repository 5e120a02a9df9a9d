"""The effects of an option on the player who is asked, computed for this moment."""

from typing import NamedTuple

from engine.decision import Lack, verb
from engine.flow.gather import KeepCards
from engine.game import Game
from engine.hooks import open_question

_PAYING = "card"
"""The verb whose gold alone is counted: what comes of a card that is taken may be secret, or come later."""

_TELLING = frozenset({"gather", "use", "district", _PAYING})
"""The verbs whose effect is counted: everybody may know how much it will be.

Others could tell what is still secret, such as how many cards of a type somebody has.
"""


class Brings(NamedTuple):
    """The effect of an option at once: gold got (or paid, if negative), cards drawn, and cards kept."""

    gold: int = 0
    drawn: int = 0
    kept: int = 0


def brings(game: Game, option: str) -> Brings:
    """Return the effect of an option of the open question; an empty one where it can't be known before.

    It is tried out in a copy, up to where the game would go on: so no rule is written twice.
    """
    decision = game.decision
    if decision is None or verb(option) not in _TELLING or decision.maximum != 1:
        return Brings()
    trial = game.copy()
    seat, before = trial.seats[decision.seat], game.seats[decision.seat]
    question = open_question(trial)
    trial.state.stack.pop()
    question.answer(trial, (option,))
    gold = seat.gold - before.gold
    if verb(option) == _PAYING:
        return Brings(gold)
    top = trial.state.stack[-1] if trial.state.stack else None
    if isinstance(top, KeepCards):
        asked = top.ask(trial)
        return Brings(gold, len(top.cards), asked.minimum)
    drawn = max(0, len(seat.hand) - len(before.hand))
    return Brings(gold, drawn, drawn)


def lacking(game: Game) -> tuple[Lack, ...]:
    """Return the options that the open question might be expected to have, and why they are missing."""
    return open_question(game).lacking(game) if game.state.stack else ()
