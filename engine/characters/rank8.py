"""Rank 8: the Warlord, and what protects districts from the whole rank."""

from collections.abc import Sequence

from engine.characters.powers import Ask, Income, seats_question
from engine.decision import Decision, argument
from engine.flow.city import completed, district_options
from engine.flow.ruin import ruin
from engine.hooks import RANK_EIGHT_IMMUNE, RANK_EIGHT_SURCHARGE, Character, Question, spend
from engine.position import Position
from engine.state import District, Step, Turn

MILITARY_INCOME = Income("military")


def surcharge(game: Position, seat: int, district: District) -> int:
    """What rank 8 must pay more for using its ability on this district of the city (F70, F73)."""
    return sum(
        RANK_EIGHT_SURCHARGE[each.card]
        for each in game.seats[seat].city
        if each.card in RANK_EIGHT_SURCHARGE and each != district
    )


def exposed(game: Position, seat: int) -> list[District]:
    """The districts of a city on which rank 8 may use its ability (F60, F71, F72)."""
    if seat in game.state.shielded or completed(game, seat):
        return []
    return [each for each in game.seats[seat].city if each.card not in RANK_EIGHT_IMMUNE]


def destroy_price(game: Position, seat: int, district: District) -> int:
    """What destroying costs the Warlord: one gold less than building (F70)."""
    return game.cost(district) - 1 + surcharge(game, seat, district)


def destroyable(game: Position, by: int, seat: int) -> list[District]:
    """The districts of a city that the Warlord can afford to destroy."""
    gold = game.seats[by].gold
    return [each for each in exposed(game, seat) if destroy_price(game, seat, each) <= gold]


class DestroyPower(Ask):
    """Destroy a district somewhere."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether there is one that can be destroyed and paid for."""
        return any(destroyable(game, turn.seat, seat) for seat in range(len(game.seats)))


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
        spend(game, self.kind)
        district = district_options(destroyable(game, step.seat, step.target))[picks[0]]
        gold = destroy_price(game, step.target, district)
        game.pay(step.seat, gold)
        game.tell("destroyed", seat=step.seat, target=step.target, card=district.card, gold=gold)
        ruin(game, step.target, district)


class Warlord(Character):
    """One gold for each military district; destroys a district for one gold less than its cost."""

    id = "warlord"
    powers = (MILITARY_INCOME, DestroyPower("destroy", "destroy-seat"))
