"""The Marshal."""

from collections.abc import Sequence

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
from engine.state import District, Step

SEIZED_COST = 3


def seizable(game: Position, by: int, seat: int) -> list[District]:
    """The districts of a city that the Marshal may take and can pay for; only the cost is limited (F74)."""
    gold = game.seats[by].gold
    return [
        each
        for each in exposed(game, seat)
        if game.cost(each) <= SEIZED_COST
        and not identical(game, by, each)
        and game.cost(each) + surcharge(game, seat, each) <= gold
    ]


SEIZE = Reach("seize", "seize-seat", seizable)


class SeizeSeat(ChooseCity):
    """Choose the player to take a district from."""

    kind = "seize-seat"
    power = SEIZE


class Seize(ChooseDistrict):
    """Choose the district to take."""

    kind = "seize"
    power = SEIZE

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Pay its owner the cost, and the bank the surcharge."""
        use_up(game, self.kind)
        district = self.options(game, step)[picks[0]]
        gold, extra = game.cost(district), surcharge(game, step.target, district)
        game.move_gold(step.seat, step.target, gold)
        game.pay(step.seat, extra)
        move_district(game, step.target, step.seat, district)
        game.tell(
            events.Seized, seat=step.seat, target=step.target, card=district.card, gold=gold, extra=extra
        )
        check_completed(game, step.seat)


class Marshal(Character):
    """One gold for each military district; takes a district that costs three or less for its cost."""

    id = "marshal"
    powers = (MILITARY_INCOME, SEIZE)
