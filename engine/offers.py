"""The gold and cards that an option brings to the asked player, and missing gold and options."""

from typing import NamedTuple

from engine.cards.districts import DISTRICTS
from engine.decision import Lack, argument, verb
from engine.flow.build import bends, price
from engine.flow.gather import KeepCards, gold_to_gather
from engine.flow.turn import unused
from engine.game import Game
from engine.hooks import Drawn, open_question
from engine.state import Turn

_PAYING = "card"
"""The verb of taking a card. We show only its gold, because other effects may be secret or come later."""

_TELLING = frozenset({"gather", "use", "district", _PAYING})
"""The verbs whose effects we show, because everybody may know them.

The effects of other verbs could reveal secrets, such as the number of cards of a type in a hand.
"""

_CARDS = frozenset({"card", "build"})  # The verbs whose argument is a card that may be built later.


class Brings(NamedTuple):
    """The immediate effect of an option: gold gained (negative: paid), cards drawn, and cards kept."""

    gold: int = 0
    drawn: int = 0
    kept: int = 0


def brings(game: Game, option: str) -> Brings:
    """Return the effect of an option, tried in a copy of the game; empty if nobody may know it beforehand."""
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


def payable(game: Game) -> dict[str, int]:
    """Return the price of each option that the asked player can still choose in the turn for gold alone.

    Income has a negative price, and cards cost 0. Of the districts, only the most expensive one is included.
    """
    asked = game.decision
    assert asked is not None
    brought = {option: brings(game, option) for option in asked.options if verb(option) == "use"}
    income = {option: -each.gold for option, each in brought.items() if each.gold >= 0 and each != Brings()}
    prices = {
        each: price(game, asked.seat, argument(each)) for each in asked.options if verb(each) == "build"
    }
    paid = {option: cost for option, cost in prices.items() if cost <= game.seats[asked.seat].gold}
    return income | dict(sorted(paid.items(), key=lambda each: each[1])[-1:])


def shortages(game: Game) -> dict[str, int]:
    """Return the missing gold for each district that the asked player can't pay for in this turn.

    The districts are cards of the hand and cards to choose from. A district is left out if gold that may
    still come in this turn suffices, or if there may be another way of paying.
    """
    decision, turn = game.decision, game.state.turn
    if decision is None or turn is None or turn.seat != decision.seat:
        return {}
    offered = [argument(option) for option in decision.options if verb(option) in _CARDS]
    seat, most = game.seats[decision.seat], most_gold(game, turn)
    cards = [card for card in dict.fromkeys((*seat.hand, *offered)) if card in DISTRICTS]
    prices = {card: price(game, decision.seat, card) for card in cards}
    expensive = [card for card in cards if prices[card] > most and not bends(game, turn, card)]
    return {card: prices[card] - seat.gold for card in expensive}


def most_gold(game: Game, turn: Turn) -> int:
    """Return the most gold that the player can have in this turn, counting only what everybody can see."""
    seat, asked = game.seats[turn.seat], open_question(game)
    powers = sum(power.most_gold(game, turn) for power in unused(game, turn))
    gathered = turn.gathered or isinstance(asked, KeepCards)
    to_gather = 0 if gathered else gold_to_gather(each.card for each in seat.city)
    return seat.gold + to_gather + powers + asked.most_gold


def lacking(game: Game) -> tuple[Lack, ...]:
    """Return the missing options that the player might expect in the open question, and the reasons."""
    return open_question(game).lacking(game) if game.state.stack else ()
