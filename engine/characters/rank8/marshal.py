"""The Marshal."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.rank8.reach import (
    MILITARY_INCOME,
    ChooseCity,
    ChooseDistrict,
    Reach,
    exposed,
    identical,
    move_district,
    surcharge,
    use_up,
)
from engine.flow.city import check_completed
from engine.hooks import Character
from engine.position import Position
from engine.state import District

SEIZED_COST = 3


@dataclass(frozen=True, slots=True)
class Seize(ChooseDistrict):
    """Choose the district to take."""

    kind = "seize"

    @staticmethod
    def touchable(game: Position, by: int, seat: int) -> list[District]:
        """Return the districts that the Marshal may take and pay for; only their cost is limited (F74)."""
        gold = game.seats[by].gold
        return [
            each
            for each in exposed(game, seat)
            if game.cost(each) <= SEIZED_COST
            and not identical(game, by, each)
            and game.cost(each) + surcharge(game, seat, each) <= gold
        ]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        """Take the district; pay its owner the cost, and the bank the surcharge."""
        use_up(game, self.kind)
        district = self.options(game)[picks[0]]
        gold, extra = game.cost(district), surcharge(game, self.target, district)
        game.move_gold(self.seat, self.target, gold)
        game.pay(self.seat, extra)
        move_district(game, self.target, self.seat, district)
        game.tell(
            events.Seized, seat=self.seat, target=self.target, card=district.card, gold=gold, extra=extra
        )
        check_completed(game, self.seat)


@dataclass(frozen=True, slots=True)
class SeizeSeat(ChooseCity):
    """Choose the player to take a district from."""

    kind = "seize-seat"
    district = Seize


class Marshal(Character):
    """One gold for each military district; takes a district that costs three or less for its cost."""

    id = "marshal"
    powers = (MILITARY_INCOME, Reach(SeizeSeat))
