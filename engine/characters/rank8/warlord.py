"""The Warlord."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.rank8.reach import (
    MILITARY_INCOME,
    ChooseCity,
    ChooseDistrict,
    Reach,
    exposed,
    surcharge,
    use_up,
)
from engine.flow.ruin import react_to_destruction, ruin
from engine.hooks import Character
from engine.position import Position
from engine.state import District


def destroy_price(game: Position, seat: int, district: District) -> int:
    """Return the price of destroying a district: one gold less than its cost, plus the surcharge (F70)."""
    return game.cost(district) - 1 + surcharge(game, seat, district)


@dataclass(frozen=True, slots=True)
class Destroy(ChooseDistrict):
    """Choose the district to destroy."""

    kind = "destroy"
    home = True

    @staticmethod
    def touchable(game: Position, by: int, seat: int) -> list[District]:
        """Return the districts of a city that the Warlord can afford to destroy."""
        gold = game.seats[by].gold
        return [each for each in exposed(game, seat) if destroy_price(game, seat, each) <= gold]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Pay, and put the district under the deck."""
        use_up(game, self.kind)
        district = self.options(game)[picks[0]]
        gold = destroy_price(game, self.target, district)
        game.pay(self.seat, gold)
        game.tell(events.Destroyed, seat=self.seat, target=self.target, card=district.card, gold=gold)
        ruin(game, self.target, district)
        react_to_destruction(game, self.seat, district.card)


@dataclass(frozen=True, slots=True)
class DestroySeat(ChooseCity):
    """Choose the city in which to destroy, the player's own included."""

    kind = "destroy-seat"
    district = Destroy


class Warlord(Character):
    """One gold for each military district; destroys a district for one gold less than its cost."""

    id = "warlord"
    powers = (MILITARY_INCOME, Reach(DestroySeat))
