"""Districts that their owner may use once a turn (F5). Using the Armory destroys it."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import Ask, ChooseCity, ChooseDistrict
from engine.decision import Decision, argument, pick_one
from engine.flow.city import protected
from engine.flow.reactions import ruin, sacrifice
from engine.hooks import Power, Question, Tally, UniqueDistrict, spend
from engine.position import Position
from engine.state import District, Turn
from engine.steps import About

ARMORY = "armory"
ARMORY_SAFE = "armory-safe"
MUSEUM = "museum"

SMITHY_GOLD = 2
SMITHY_CARDS = 3


class AskCard(Ask):
    """A power that takes a card of the hand."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return bool(game.seats[turn.seat].hand)


@dataclass(frozen=True, slots=True)
class HandQuestion(Question):
    """Choose a card of the hand for the power of a district."""

    def ask(self, game: Position) -> Decision:
        return game.question(self, pick_one(game.seats[self.seat].hand), back=True)


@dataclass(frozen=True, slots=True)
class DiscardForGold(HandQuestion):
    """Choose the card to put under the deck for gold."""

    kind = "laboratory"

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        spend(game, self.kind)
        game.discard(self.seat, [argument(picks[0])], self.kind)
        game.gain(self.seat, game.rules.laboratory_gold, self.kind)


class LaboratoryPower(AskCard):
    """Sells a card."""

    def most_gold(self, game: Position, turn: Turn) -> int:
        return game.rules.laboratory_gold


class SmithyPower(Power):
    """Buys cards."""

    def ready(self, game: Position, turn: Turn) -> bool:
        return game.seats[turn.seat].gold >= SMITHY_GOLD and bool(game.state.deck)

    def use(self, game: Position, turn: Turn) -> None:
        spend(game, self.name)
        game.pay(turn.seat, SMITHY_GOLD)
        game.tell(events.Paid, seat=turn.seat, gold=SMITHY_GOLD, reason=self.name)
        game.gain_cards(turn.seat, SMITHY_CARDS, self.name)


@dataclass(frozen=True, slots=True)
class PutBeneath(HandQuestion):
    """Choose the card to put under the Museum. Only its player knows which."""

    kind = MUSEUM

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        spend(game, self.kind)
        card = argument(picks[0])
        seat = game.seats[self.seat]
        museum = game.find(self.seat, MUSEUM)
        seat.hand.remove(card)
        seat.city[seat.city.index(museum)] = museum._replace(beneath=(*museum.beneath, card))
        game.tell(events.PutBeneath, seat=self.seat, card=MUSEUM)


@dataclass(frozen=True, slots=True)
class ArmoryDistrict(ChooseDistrict):
    """Choose the district to destroy."""

    kind = ARMORY
    home = True

    def about(self) -> About:
        return About(ARMORY, self.target)

    @staticmethod
    def touchable(game: Position, by: int, seat: int) -> list[District]:
        """Return the districts that the Armory of `by` can destroy in a city; none if it is complete (F81).

        In the classic edition it reaches all cities of others, complete or not. Bishop, Keep and Great Wall
        concern only rank 8, so they don't protect against the Armory (F72, F81).
        """
        spared = seat == by if game.rules.armory == "other-cities" else protected(game, seat)
        if spared:
            return []
        return [each for each in game.seats[seat].city if seat != by or each.card != ARMORY]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        district = self.options(game)[picks[0]]
        sacrifice(game, self.seat, game.find(self.seat, ARMORY), ARMORY)
        game.tell(events.Destroyed, seat=self.seat, target=self.target, card=district.card, gold=0)
        ruin(game, self.target, district)


@dataclass(frozen=True, slots=True)
class ArmorySeat(ChooseCity):
    """Choose the city in which to destroy a district."""

    kind = "armory-seat"
    district = ArmoryDistrict


class ArmoryPower(Ask):
    """Destroys a district together with the Armory."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether the Armory can destroy a district, and isn't safe from being destroyed itself."""
        if _safe(game, turn.seat):
            return False
        return any(ArmoryDistrict.touchable(game, turn.seat, seat) for seat in range(len(game.seats)))

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return a special reason if the Armory is safe, because its reach doesn't matter then."""
        return ARMORY_SAFE if _safe(game, turn.seat) else self.name


def _safe(game: Position, seat: int) -> bool:
    """Return whether an Armory can't be destroyed: in a complete city, if the rules protect it (F81)."""
    return game.rules.armory == "open-cities" and protected(game, seat)


class Armory(UniqueDistrict):
    """Its owner destroys it together with any other district."""

    id = ARMORY
    powers = (ArmoryPower(ArmorySeat, ARMORY),)


class Laboratory(UniqueDistrict):
    """Gives gold for a card."""

    id = "laboratory"
    powers = (LaboratoryPower(DiscardForGold),)


class Museum(UniqueDistrict):
    """Takes one card under it in each turn; each such card is worth a point at the end."""

    id = MUSEUM
    powers = (AskCard(PutBeneath),)

    def points(self, tally: Tally) -> int:
        """One point for each card beneath it (F100)."""
        return len(tally.game.find(tally.seat, MUSEUM).beneath)


class Smithy(UniqueDistrict):
    """Sells cards."""

    id = "smithy"
    powers = (SmithyPower("smithy"),)
