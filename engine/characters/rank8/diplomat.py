"""The Diplomat."""

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
    options_among,
    surcharge,
    use_up,
)
from engine.decision import Decision, argument
from engine.flow.city import check_completed, district_options
from engine.hooks import RANK_EIGHT_IMMUNE, Character, Question
from engine.position import Position
from engine.state import District, Step


def given(game: Position, by: int, seat: int) -> list[District]:
    """What the Diplomat could give to a city: nothing that it has, and not a Keep (F72, F77).

    A complete or shielded city of his own is no hindrance (F60, F78).
    """
    return [
        each
        for each in game.seats[by].city
        if each.card not in RANK_EIGHT_IMMUNE and not identical(game, seat, each)
    ]


def exchange_price(game: Position, seat: int, wanted: District, offered: District) -> tuple[int, int]:
    """What an exchange costs: the difference for the owner, the surcharge for the bank (F73)."""
    return max(0, game.cost(wanted) - game.cost(offered)), surcharge(game, seat, wanted)


def exchangeable(game: Position, by: int, seat: int) -> list[District]:
    """The districts of a city for which the Diplomat has something to give, and the gold."""
    offers = given(game, by, seat)
    if not offers:
        return []
    dearest = max(offers, key=game.cost)
    gold = game.seats[by].gold
    return [
        each
        for each in exposed(game, seat)
        if not identical(game, by, each) and sum(exchange_price(game, seat, each, dearest)) <= gold
    ]


EXCHANGE = Reach("exchange", "exchange-seat", exchangeable)


class ExchangeSeat(ChooseCity):
    """Choose the player to exchange with."""

    kind = "exchange-seat"
    power = EXCHANGE


class Exchange(ChooseDistrict):
    """Choose the district to take: one that can be had for at least one of one's own."""

    kind = "exchange"
    power = EXCHANGE

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Ask what to give for it."""
        # The option stands in `cards`: of two districts of one name, one may have a coin on it.
        game.push(
            Step("give-district", step.seat, argument(picks[0]), cards=(picks[0],), seats=(step.target,))
        )


class GiveDistrict(Question):
    """Choose the own district to give for it."""

    kind = "give-district"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every own district that the other city may get, and for which the gold is enough."""
        target, wanted = _wanted(game, step)
        gold = game.seats[step.seat].gold
        districts = [
            each
            for each in given(game, step.seat, target)
            if sum(exchange_price(game, target, wanted, each)) <= gold
        ]
        return game.question(step, list(options_among(game, step.seat, districts)), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Pay and exchange."""
        use_up(game, "exchange")
        target, wanted = _wanted(game, step)
        offered = district_options(game.seats[step.seat].city)[picks[0]]
        gold, extra = exchange_price(game, target, wanted, offered)
        game.move_gold(step.seat, target, gold)
        game.pay(step.seat, extra)
        move_district(game, target, step.seat, wanted)
        move_district(game, step.seat, target, offered)
        game.tell(
            events.Exchanged,
            seat=step.seat,
            target=target,
            card=wanted.card,
            given=offered.card,
            gold=gold,
            extra=extra,
        )
        for seat in (step.seat, target):
            check_completed(game, seat)


def _wanted(game: Position, step: Step) -> tuple[int, District]:
    """The other city and its district that the step speaks of."""
    target = step.seats[0]
    return target, district_options(game.seats[target].city)[step.cards[0]]


class Diplomat(Character):
    """One gold for each military district; exchanges a district for one of another player."""

    id = "diplomat"
    powers = (MILITARY_INCOME, EXCHANGE)
