"""What rank 8 can reach: what protects districts from it, and how it moves them."""

from engine.characters.powers import Ask, Income
from engine.flow.city import completed, district_options
from engine.hooks import RANK_EIGHT_IMMUNE, RANK_EIGHT_SURCHARGE, spend
from engine.position import Position
from engine.state import District, Turn

MILITARY_INCOME = Income("military")


class Reach(Ask):
    """A power over districts of others. In some editions using it is the last thing in a turn."""

    def ready(self, game: Position, turn: Turn) -> bool:
        """Whether it may be used at this moment of the turn, and reaches anything."""
        due = turn.gathered or game.rules.rank_eight == "any-time"
        return due and self.reaches(game, turn.seat)

    def reaches(self, game: Position, by: int) -> bool:
        """Whether there is anything that it could be used on."""
        raise NotImplementedError


def use_up(game: Position, name: str) -> None:
    """Note that the power is used up, and with it the turn, where it is the last thing in it."""
    spend(game, name)
    game.turn.last = game.rules.rank_eight == "end-of-turn"


def surcharge(game: Position, seat: int, district: District) -> int:
    """What rank 8 must pay more for using its ability on this district of the city (F70, F73)."""
    if game.standing[seat].isdisjoint(RANK_EIGHT_SURCHARGE):
        return 0
    others = [each.card for each in game.seats[seat].city if each != district]
    return sum(RANK_EIGHT_SURCHARGE.get(card, 0) for card in others)


def exposed(game: Position, seat: int) -> list[District]:
    """The districts of a city on which rank 8 may use its ability (F60, F71, F72)."""
    if seat in game.state.shielded or completed(game, seat):
        return []
    return [each for each in game.seats[seat].city if each.card not in RANK_EIGHT_IMMUNE]


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
