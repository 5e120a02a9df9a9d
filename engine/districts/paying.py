"""Districts that give other ways of paying."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.decision import Decision, argument, card_options
from engine.flow import build
from engine.flow.city import district_options
from engine.flow.reactions import sacrifice
from engine.hooks import PayingWay, Question, UniqueDistrict
from engine.position import Position
from engine.state import Turn
from engine.steps import About

FRAMEWORK = "framework"
NECROPOLIS = "necropolis"


class DenCards(PayingWay):
    """Thieves' Den: each card of the hand put under the deck pays one gold of its price."""

    name = "den-cards"

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        seat = game.seats[turn.seat]
        others = len(seat.hand) if turn.aside else len(seat.hand) - 1
        return others > 0 and seat.gold + others >= price

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        game.push(ChooseDenCards(turn.seat, card, price))


@dataclass(frozen=True, slots=True)
class ChooseDenCards(Question):
    """Choose the cards that pay for the Thieves' Den; gold pays the rest."""

    kind = "den-cards"

    card: str
    price: int

    def about(self) -> About:
        return About(self.card, gold=self.price)

    def ask(self, game: Position) -> Decision:
        """Offer the other cards of the hand; the player gives at least one for each missing gold."""
        others = build.spare(game, game.turn, self.card)
        fewest = max(1, self.price - game.seats[self.seat].gold)
        return game.question(self, card_options(others), fewest, min(self.price, len(others)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        cards = [argument(pick) for pick in picks]
        game.discard(self.seat, cards, self.card)
        build.paid(game, game.turn, self.card, self.price - len(cards))


class FrameworkWay(PayingWay):
    """Framework: its owner destroys it instead of paying for another district (F23)."""

    name = FRAMEWORK
    destroys = True
    confirm = True

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        return True

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        sacrifice(game, turn.seat, game.find(turn.seat, FRAMEWORK), FRAMEWORK)
        build.unpaid(game, turn, card)


class NecropolisWay(PayingWay):
    """Necropolis: the player destroys a district of the city instead of paying (F24)."""

    name = NECROPOLIS
    destroys = True

    def ready(self, game: Position, turn: Turn, card: str, price: int) -> bool:
        return bool(game.seats[turn.seat].city)

    def pay(self, game: Position, turn: Turn, card: str, price: int) -> None:
        game.push(ChooseVictim(turn.seat, card))


@dataclass(frozen=True, slots=True)
class ChooseVictim(Question):
    """Choose the district to destroy for the Necropolis."""

    kind = NECROPOLIS

    card: str

    def about(self) -> About:
        return About(self.card)

    def ask(self, game: Position) -> Decision:
        """Offer every district of the city, even a Keep, and even if the city is complete (F72, F85)."""
        return game.question(self, list(district_options(game, self.seat)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        district = district_options(game, self.seat)[picks[0]]
        sacrifice(game, self.seat, district, NECROPOLIS)
        build.unpaid(game, game.turn, self.card)


class Framework(UniqueDistrict):
    """May be destroyed instead of paying for another district."""

    id = FRAMEWORK
    way = FrameworkWay.name


class Necropolis(UniqueDistrict):
    """May be paid for by destroying a district."""

    id = NECROPOLIS
    own_way = NecropolisWay.name


class ThievesDen(UniqueDistrict):
    """May be paid for with cards of the hand, in part or in full."""

    id = "thieves_den"
    own_way = DenCards.name
    paid_in_cards = True
