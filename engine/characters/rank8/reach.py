"""What rank 8 can reach: what protects districts from it, and how it moves them."""

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias

from engine.characters.powers import Ask, Income, seats_question
from engine.decision import Decision, argument
from engine.flow.city import district_options, protected
from engine.hooks import UNIQUE_DISTRICTS, Question, having, spend
from engine.position import Position
from engine.state import District, Step, Turn

MILITARY_INCOME = Income("military")

# What a seat (the first) can do it to in the city of a seat (the second), as far as it can pay for that.
Touchable: TypeAlias = Callable[[Position, int, int], list[District]]


class Reach(Ask):
    """A power over the districts of cities. In some editions using it is the last thing in a turn.

    First the city is asked for, then, by a question of the power's own name, the district. `home` is true
    if the own city is one of those.
    """

    def __init__(self, name: str, question: str, touchable: Touchable, *, home: bool = False) -> None:
        super().__init__(name, question)
        self.touchable = touchable
        self.home = home

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether it may be used at this moment of the turn, and there is anything that it reaches."""
        if not turn.gathered and game.rules.rank_eight != "any-time":
            return False
        by, touchable = turn.seat, self.touchable
        return any(touchable(game, by, seat) for seat in self.cities(game, by))

    def cities(self, game: Position, by: int) -> Sequence[int]:
        """The seats whose cities it looks at."""
        return range(len(game.seats)) if self.home else game.others(by)


class ChooseCity(Question):
    """Choose the city in which the power is used."""

    power: ClassVar[Reach]

    def ask(self, game: Position, step: Step) -> Decision:
        """Every city that it looks at and in which it reaches anything."""
        power, by = self.power, step.seat
        seats = [seat for seat in power.cities(game, by) if power.touchable(game, by, seat)]
        return seats_question(game, step, seats)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Ask for the district."""
        game.push(Step(self.power.name, step.seat, target=int(argument(picks[0]))))


class ChooseDistrict(Question):
    """Choose the district in the city of the step's `target`."""

    power: ClassVar[Reach]

    def ask(self, game: Position, step: Step) -> Decision:
        """Every district that the power reaches there."""
        return game.question(step, list(self.options(game, step)), back=True)

    def options(self, game: Position, step: Step) -> dict[str, District]:
        """The options, and what they stand for."""
        return options_among(game, step.target, self.power.touchable(game, step.seat, step.target))


def use_up(game: Position, name: str) -> None:
    """Note that the power is used up, and with it the turn, where it is the last thing in it."""
    spend(game, name)
    game.turn.last = game.rules.rank_eight == "end-of-turn"


def surcharge(game: Position, seat: int, district: District) -> int:
    """What rank 8 must pay more for using its ability on this district of the city (F70, F73)."""
    dearer = having("surcharge")
    if game.standing[seat].isdisjoint(dearer):
        return 0
    others = [each.card for each in game.seats[seat].city if each != district]
    return sum(UNIQUE_DISTRICTS[card].surcharge for card in others if card in dearer)


def exposed(game: Position, seat: int) -> list[District]:
    """The districts of a city on which rank 8 may use its ability (F60, F71, F72, F121)."""
    if seat in game.state.shielded or protected(game, seat):
        return []
    immune = having("immune")
    return [each for each in game.seats[seat].city if each.card not in immune]


def identical(game: Position, seat: int, district: District) -> bool:
    """Whether a city has a district of this name; no card makes an exception here (F35)."""
    return game.has(seat, district.card)


def move_district(game: Position, source: int, target: int, district: District) -> None:
    """Move a district to another city with all that lies on and under it (F76, F79); it isn't built (F80)."""
    game.clear(source, district)
    game.settle(target, district)


def options_among(game: Position, seat: int, districts: list[District]) -> dict[str, District]:
    """The options for these districts of a city, spelled alike whichever of them are on offer."""
    everything = district_options(game.seats[seat].city)
    return {option: each for option, each in everything.items() if each in districts}
