"""The Warlord."""

from collections.abc import Sequence

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
from engine.flow.ruin import heard, ruin
from engine.hooks import Character
from engine.position import Position
from engine.state import District, Step


def destroy_price(game: Position, seat: int, district: District) -> int:
    """What destroying costs the Warlord: one gold less than building (F70)."""
    return game.cost(district) - 1 + surcharge(game, seat, district)


def destroyable(game: Position, by: int, seat: int) -> list[District]:
    """The districts of a city that the Warlord can afford to destroy."""
    gold = game.seats[by].gold
    return [each for each in exposed(game, seat) if destroy_price(game, seat, each) <= gold]


DESTROY = Reach("destroy", "destroy-seat", destroyable, home=True)


class DestroySeat(ChooseCity):
    """Choose the city in which to destroy, the own one included."""

    kind = "destroy-seat"
    power = DESTROY


class Destroy(ChooseDistrict):
    """Choose the district to destroy."""

    kind = "destroy"
    power = DESTROY

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Pay, and put the district under the deck."""
        use_up(game, self.kind)
        district = self.options(game, step)[picks[0]]
        gold = destroy_price(game, step.target, district)
        game.pay(step.seat, gold)
        game.tell(events.Destroyed, seat=step.seat, target=step.target, card=district.card, gold=gold)
        ruin(game, step.target, district)
        heard(game, step.seat, district.card)


class Warlord(Character):
    """One gold for each military district; destroys a district for one gold less than its cost."""

    id = "warlord"
    powers = (MILITARY_INCOME, DESTROY)
