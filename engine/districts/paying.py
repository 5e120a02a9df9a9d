"""Districts that give other ways of paying than gold."""

from collections.abc import Sequence

import engine.events as events
from engine.decision import Decision, argument, card_options
from engine.flow import build
from engine.flow.city import district_options
from engine.flow.ruin import sacrifice
from engine.hooks import PAID_IN_CARDS, WAYS_BY_CARD, WAYS_BY_CITY, Question, Way
from engine.position import Position
from engine.state import Step, Turn

DEN = "thieves_den"
FRAMEWORK = "framework"
NECROPOLIS = "necropolis"


class DenCards(Way):
    """Thieves' Den: each card of the hand put under the deck pays one gold of its cost."""

    name = "den-cards"

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Whether the other cards and the gold are enough together."""
        others = len(build.spare(game, turn, card))
        return others > 0 and game.seats[turn.seat].gold + others >= price

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Ask for the cards."""
        game.push(Step("den-cards", turn.seat, card=card, gold=price))


class ChooseDenCards(Question):
    """Choose the cards that pay for the Thieves' Den; gold pays the rest."""

    kind = "den-cards"

    def ask(self, game: Position, step: Step) -> Decision:
        """The other cards of the hand, at least as many as gold is missing."""
        others = build.spare(game, game.turn, step.card)
        fewest = max(1, step.gold - game.seats[step.seat].gold)
        return game.question(step, card_options(others), fewest, min(step.gold, len(others)), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Put the cards away and pay the rest in gold."""
        cards = [argument(pick) for pick in picks]
        for card in cards:
            game.seats[step.seat].hand.remove(card)
        game.bury(cards)
        game.tell(events.Discarded, seat=step.seat, count=len(cards), reason=step.card)
        build.paid(game, game.turn, step.card, step.gold - len(cards))


class FrameworkWay(Way):
    """Framework: it is destroyed instead of paying, whatever is built (F23)."""

    name = FRAMEWORK
    confirm = True

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Always, while it stands."""
        return True

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Destroy it and build; nothing was paid."""
        sacrifice(game, turn.seat, game.find(turn.seat, FRAMEWORK), FRAMEWORK)
        build.unpaid(game, turn, card)


class NecropolisWay(Way):
    """Necropolis: a district of the own city is destroyed instead of paying (F24)."""

    name = NECROPOLIS

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        """Whether there is one."""
        return bool(game.seats[turn.seat].city)

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        """Ask which."""
        game.push(Step(NECROPOLIS, turn.seat, card=card))


class ChooseVictim(Question):
    """Choose the own district to destroy for the Necropolis."""

    kind = NECROPOLIS

    def ask(self, game: Position, step: Step) -> Decision:
        """Any district of the city; a Keep and a complete city are no protection from oneself (F72, F85)."""
        return game.question(step, list(district_options(game.seats[step.seat].city)), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Destroy it and build; nothing was paid."""
        district = district_options(game.seats[step.seat].city)[picks[0]]
        sacrifice(game, step.seat, district, NECROPOLIS)
        build.unpaid(game, game.turn, step.card)


WAYS_BY_CITY[FRAMEWORK] = FrameworkWay.name
WAYS_BY_CARD[NECROPOLIS] = NecropolisWay.name
WAYS_BY_CARD[DEN] = DenCards.name
PAID_IN_CARDS.add(DEN)
