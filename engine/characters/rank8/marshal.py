"""The Marshal."""

from collections.abc import Sequence

from engine.characters.powers import seats_question
from engine.characters.rank8.reach import (
    MILITARY_INCOME,
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
from engine.hooks import Character, Question
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


class SeizePower(Reach):
    """Take a cheap district of another player."""

    def reaches(self, game: Position, by: int) -> bool:
        """Whether there is one that can be taken and paid for."""
        return any(seizable(game, by, seat) for seat in game.others(by))


class SeizeSeat(Question):
    """Choose the player to take a district from."""

    kind = "seize-seat"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every other city from which something can be taken."""
        seats = [seat for seat in game.others(step.seat) if seizable(game, step.seat, seat)]
        return seats_question(game, step, seats)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Ask for the district."""
        game.push(Step("seize", step.seat, target=int(argument(picks[0]))))


class Seize(Question):
    """Choose the district to take."""

    kind = "seize"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every district that can be taken."""
        districts = seizable(game, step.seat, step.target)
        return game.question(step, list(options_among(game, step.target, districts)), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Pay its owner the cost, and the bank the surcharge."""
        use_up(game, self.kind)
        district = district_options(game.seats[step.target].city)[picks[0]]
        gold, extra = game.cost(district), surcharge(game, step.target, district)
        game.move_gold(step.seat, step.target, gold)
        game.pay(step.seat, extra)
        move_district(game, step.target, step.seat, district)
        game.tell("seized", seat=step.seat, target=step.target, card=district.card, gold=gold, extra=extra)
        check_completed(game, step.seat)


class Marshal(Character):
    """One gold for each military district; takes a district that costs three or less for its cost."""

    id = "marshal"
    powers = (MILITARY_INCOME, SeizePower("seize", "seize-seat"))
