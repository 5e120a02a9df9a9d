"""Districts that change what may be built, and for how much."""

from engine.cards.districts import DISTRICTS
from engine.hooks import UniqueDistrict
from engine.position import Position


class Factory(UniqueDistrict):
    """Every other unique district costs one gold less."""

    id = "factory"

    def price_change(self, card: str) -> int:
        return -1 if DISTRICTS[card].kind == "unique" and card != self.id else 0


class Quarry(UniqueDistrict):
    """Its owner may build second copies of districts."""

    id = "quarry"

    def repeats(self, game: Position, seat: int) -> bool:
        """Return true, or in some editions whether all districts of the city differ."""
        return game.rules.quarry == "any" or len(game.standing[seat].names) == len(game.seats[seat].city)


class Stables(UniqueDistrict):
    """Building it doesn't count towards the limit (F26, F68)."""

    id = "stables"
    counts = False
