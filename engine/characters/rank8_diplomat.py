"""Rank 8: the Diplomat, who exchanges districts."""

from collections.abc import Sequence
from dataclasses import dataclass

import engine.events as events
from engine.characters.rank8 import (
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
from engine.decision import Decision, argument
from engine.flow.city import check_completed, district_options
from engine.hooks import Character, Question, having
from engine.position import Position
from engine.state import District, Turn
from engine.steps import About

NOTHING_TO_GIVE = "exchange-nothing"


def given(game: Position, by: int, seat: int) -> list[District]:
    """Return the districts that the Diplomat can give to a city: no Keep, and none that is in it (F72, F77).

    The Diplomat's own city may be complete or shielded (F60, F78).
    """
    immune = having("immune")
    return [
        each for each in game.seats[by].city if each.card not in immune and not identical(game, seat, each)
    ]


def exchange_price(game: Position, seat: int, wanted: District, offered: District) -> tuple[int, int]:
    """Return the price of an exchange: the difference for the owner, the surcharge for the bank (F73)."""
    return max(0, game.cost(wanted) - game.cost(offered)), surcharge(game, seat, wanted)


@dataclass(frozen=True, slots=True)
class Exchange(ChooseDistrict):
    """Choose the district to take; the player must have a district to give for it."""

    kind = "exchange"

    @staticmethod
    def touchable(game: Position, by: int, seat: int) -> list[District]:
        offers = given(game, by, seat)
        if not offers:
            return []
        most_expensive = max(offers, key=game.cost)
        gold = game.seats[by].gold
        return [
            each
            for each in exposed(game, seat)
            if not identical(game, by, each) and sum(exchange_price(game, seat, each, most_expensive)) <= gold
        ]

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        game.push(GiveDistrict(self.seat, self.target, picks[0]))


@dataclass(frozen=True, slots=True)
class ExchangeSeat(ChooseCity):
    """Choose the player to exchange with."""

    kind = "exchange-seat"
    district = Exchange


@dataclass(frozen=True, slots=True)
class GiveDistrict(Question):
    """Choose the district to give. `wanted` is an option, because copies may differ in a coin."""

    kind = "give-district"

    owner: int
    wanted: str

    def about(self) -> About:
        return About(argument(self.wanted))

    def seats_named(self) -> tuple[int, ...]:
        return (self.seat, self.owner)

    def ask(self, game: Position) -> Decision:
        target, wanted = self._wanted(game)
        gold = game.seats[self.seat].gold
        districts = [
            each
            for each in given(game, self.seat, target)
            if sum(exchange_price(game, target, wanted, each)) <= gold
        ]
        return game.question(self, list(district_options(game, self.seat, districts)), back=True)

    def answer(self, game: Position, picks: Sequence[str]) -> None:
        use_up(game, Exchange.kind)
        target, wanted = self._wanted(game)
        offered = district_options(game, self.seat)[picks[0]]
        gold, extra = exchange_price(game, target, wanted, offered)
        game.move_gold(self.seat, target, gold)
        game.pay(self.seat, extra)
        move_district(game, target, self.seat, wanted)
        move_district(game, self.seat, target, offered)
        game.tell(
            events.Exchanged,
            seat=self.seat,
            target=target,
            card=wanted.card,
            given=offered.card,
            gold=gold,
            extra=extra,
        )
        for seat in (self.seat, target):
            check_completed(game, seat)

    def _wanted(self, game: Position) -> tuple[int, District]:
        return self.owner, district_options(game, self.owner)[self.wanted]


class ExchangePower(Reach):
    """The power to exchange districts."""

    def lacks(self, game: Position, turn: Turn) -> str:
        """Return a special reason if no district can be given, because reach and gold don't matter then."""
        gives = any(given(game, turn.seat, seat) for seat in game.others(turn.seat))
        return self.name if gives else NOTHING_TO_GIVE

    def most_gold(self, game: Position, turn: Turn) -> int:
        """Return the income from one more military district, which an exchange may bring for free."""
        return 1


class Diplomat(Character):
    """One gold for each military district; exchanges a district for one of another player."""

    id = "diplomat"
    powers = (MILITARY_INCOME, ExchangePower(ExchangeSeat))
