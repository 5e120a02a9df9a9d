"""Districts that give other ways of paying than gold."""

from collections.abc import Sequence

from engine.decision import Decision, argument, card_options
from engine.flow import build
from engine.hooks import WAYS_BY_CARD, Question, Way
from engine.position import Position
from engine.state import Step, Turn

DEN = "thieves_den"


class DenCards(Way):
    """Thieves' Den: each card of the hand put under the deck pays one gold of its cost."""

    name = "den-cards"

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Whether the other cards and the gold are enough together."""
        seat = game.seats[turn.seat]
        others = len(seat.hand) - 1
        return others > 0 and seat.gold + others >= price

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Ask for the cards."""
        game.push(Step("den-cards", turn.seat, card=card, gold=price))


class ChooseDenCards(Question):
    """Choose the cards that pay for the Thieves' Den; gold pays the rest."""

    kind = "den-cards"

    def ask(self, game: Position, step: Step) -> Decision:
        """The other cards of the hand, at least as many as gold is missing."""
        seat = game.seats[step.seat]
        others = seat.hand.copy()
        others.remove(step.card)
        fewest = max(1, step.gold - seat.gold)
        return game.question(step, card_options(others), fewest, min(step.gold, len(others)), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Put the cards away and pay the rest in gold."""
        cards = [argument(pick) for pick in picks]
        for card in cards:
            game.seats[step.seat].hand.remove(card)
        game.bury(cards)
        game.tell("discarded", seat=step.seat, count=len(cards), reason=step.card)
        build.paid(game, game.turn, step.card, step.gold - len(cards))


WAYS_BY_CARD[DEN] = DenCards.name
