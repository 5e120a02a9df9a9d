"""The Warlord."""

from collections.abc import Sequence

from engine.characters.powers import seats_question
from engine.characters.rank8.reach import MILITARY_INCOME, Reach, exposed, surcharge, use_up
from engine.decision import Decision, argument
from engine.flow.city import district_options
from engine.flow.ruin import heard, ruin
from engine.hooks import Character, Question
from engine.position import Position
from engine.state import District, Step


def destroy_price(game: Position, seat: int, district: District) -> int:
    """What destroying costs the Warlord: one gold less than building (F70)."""
    return game.cost(district) - 1 + surcharge(game, seat, district)


def destroyable(game: Position, by: int, seat: int) -> list[District]:
    """The districts of a city that the Warlord can afford to destroy."""
    gold = game.seats[by].gold
    return [each for each in exposed(game, seat) if destroy_price(game, seat, each) <= gold]


class DestroyPower(Reach):
    """Destroy a district somewhere."""

    def reaches(self, game: Position, by: int) -> bool:
        """Whether there is one that can be destroyed and paid for."""
        return any(destroyable(game, by, seat) for seat in range(len(game.seats)))


class DestroySeat(Question):
    """Choose the city in which to destroy."""

    kind = "destroy-seat"

    def ask(self, game: Position, step: Step) -> Decision:
        """Any city with a district that can be destroyed, the own one included."""
        seats = [seat for seat in range(len(game.seats)) if destroyable(game, step.seat, seat)]
        return seats_question(game, step, seats)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Ask for the district."""
        game.push(Step("destroy", step.seat, target=int(argument(picks[0]))))


class Destroy(Question):
    """Choose the district to destroy."""

    kind = "destroy"

    def ask(self, game: Position, step: Step) -> Decision:
        """Every district that can be destroyed, each name once."""
        districts = destroyable(game, step.seat, step.target)
        return game.question(step, list(district_options(districts)), back=True)

    def answer(self, game: Position, step: Step, picks: Sequence[str]) -> None:
        """Pay, and put the district under the deck."""
        use_up(game, self.kind)
        district = district_options(destroyable(game, step.seat, step.target))[picks[0]]
        gold = destroy_price(game, step.target, district)
        game.pay(step.seat, gold)
        game.tell("destroyed", seat=step.seat, target=step.target, card=district.card, gold=gold)
        ruin(game, step.target, district)
        heard(game, step.seat, district.card)


class Warlord(Character):
    """One gold for each military district; destroys a district for one gold less than its cost."""

    id = "warlord"
    powers = (MILITARY_INCOME, DestroyPower("destroy", "destroy-seat"))
