"""The effects of an option on the player who is asked, in the current position."""

from typing import NamedTuple

from engine.decision import Lack, verb
from engine.game import Game
from engine.hooks import Drawn, open_question

_PAYING = "card"
"""The verb of which only the gold counts: other effects of taking a card may be secret, or come later."""

_TELLING = frozenset({"gather", "use", "district", _PAYING})
"""The verbs with effects that everybody may know.

The effects of other verbs could reveal secrets, such as the number of cards of a type that somebody has.
"""


class Brings(NamedTuple):
    """The effect of an option at once: gold got (or paid, if negative), cards drawn, and cards kept."""

    gold: int = 0
    drawn: int = 0
    kept: int = 0


def brings(game: Game, option: str) -> Brings:
    """Return the effect of an option of the open question; an empty one if nobody may know it beforehand.

    It tries the option in a copy of the game, but doesn't go on from there. So no rule is written twice.
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
    if isinstance(top, Drawn):
        asked = top.ask(trial)
        return Brings(gold, len(top.cards), asked.minimum)
    drawn = max(0, len(seat.hand) - len(before.hand))
    return Brings(gold, drawn, drawn)


def lacking(game: Game) -> tuple[Lack, ...]:
    """Return the options that the open question might be expected to have, and why they are missing."""
    return open_question(game).lacking(game) if game.state.stack else ()
