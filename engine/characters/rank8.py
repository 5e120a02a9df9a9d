"""Rank 8: the Warlord and the Marshal; which districts rank 8 reaches, and how they move."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.powers import Ask, ChooseCity, ChooseDistrict, Income, cities
from engine.flow.city import check_completed, defence
from engine.flow.reactions import react_to_destruction, ruin
from engine.hooks import UNIQUE_DISTRICTS, Character, having, spend
from engine.position import Position
from engine.state import District, Turn

MILITARY_INCOME = Income("military")
SEIZED_COST = 3


class Reach(Ask):
    """A power over districts: asks for a city, then for a district. In some editions it ends the turn."""

    def __init__(self, question: type[ChooseCity]) -> None:
        super().__init__(question, question.district.kind)
        self.district = question.district

    def ready(self, game: Position, turn: Turn) -> bool:
        """Return whether the power may be used at this point of the turn, and reaches a district."""
        if not turn.gathered and game.rules.rank_eight != "any-time":
            return False
        by, touchable = turn.seat, self.district.touchable
        return any(touchable(game, by, seat) for seat in cities(game, by, self.district))


def use_up(game: Position, name: str) -> None:
    """Record that the power is used up; in some editions the turn then ends."""
    spend(game, name)
    game.turn.last = game.rules.rank_eight == "end-of-turn"


def surcharge(game: Position, seat: int, district: District) -> int:
    """Return the extra price that rank 8 pays for this district (F70, F73)."""
    if "surcharge" not in game.standing[seat].hooks:
        return 0
    dearer = having("surcharge")
    others = [each.card for each in game.seats[seat].city if each != district]
    return sum(UNIQUE_DISTRICTS[card].surcharge for card in others if card in dearer)


def exposed(game: Position, seat: int) -> list[District]:
    """Return the districts of a city on which rank 8 may use its ability (F60, F71, F72, F121)."""
    if defence(game, seat):
        return []
    immune = having("immune")
    return [each for each in game.seats[seat].city if each.card not in immune]


def identical(game: Position, seat: int, district: District) -> bool:
    """Return whether a city has a district of this name. No card allows a second one to move there (F35)."""
    return game.has(seat, district.card)


def move_district(game: Position, source: int, target: int, district: District) -> None:
    """Move a district to another city with its coin and the cards beneath. It isn't built (F76, F79, F80)."""
    game.clear(source, district)
    game.settle(target, district)


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
        gold = game.seats[by].gold
        return [each for each in exposed(game, seat) if destroy_price(game, seat, each) <= gold]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        use_up(game, self.kind)
        district = self.options(game)[picks[0]]
        gold = destroy_price(game, self.target, district)
        game.pay(self.seat, gold)
        game.tell(events.Destroyed, seat=self.seat, target=self.target, card=district.card, gold=gold)
        ruin(game, self.target, district)
        react_to_destruction(game, self.seat, district.card)


@dataclass(frozen=True, slots=True)
class DestroySeat(ChooseCity):
    """Choose the city in which to destroy a district, the player's own included."""

    kind = "destroy-seat"
    district = Destroy


class Warlord(Character):
    """One gold for each military district; destroys a district for one gold less than its cost."""

    id = "warlord"
    powers = (MILITARY_INCOME, Reach(DestroySeat))


@dataclass(frozen=True, slots=True)
class Seize(ChooseDistrict):
    """Choose the district to take."""

    kind = "seize"

    @staticmethod
    def touchable(game: Position, by: int, seat: int) -> list[District]:
        """Return the districts that the Marshal may take and pay for. The limit excludes surcharges (F74)."""
        gold = game.seats[by].gold
        return [
            each
            for each in exposed(game, seat)
            if game.cost(each) <= SEIZED_COST
            and not identical(game, by, each)
            and game.cost(each) + surcharge(game, seat, each) <= gold
        ]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
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
    """One gold for each military district; takes a district that costs 3 gold or less, for its cost."""

    id = "marshal"
    powers = (MILITARY_INCOME, Reach(SeizeSeat))
