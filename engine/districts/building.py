"""Districts that change what may be built, and for how much."""

from engine.cards.districts import DISTRICTS
from engine.hooks import UniqueDistrict
from engine.position import Position


class Factory(UniqueDistrict):
    """Every other unique district costs one gold less."""

    id = "factory"

    def price_change(self, card: str) -> int:
        """One gold less."""
        return -1 if DISTRICTS[card].kind == "unique" and card != self.id else 0


class Quarry(UniqueDistrict):
    """Its owner may build what stands in the city already."""

    id = "quarry"

    def repeats(self, game: Position, seat: int) -> bool:
        """Always, or while no two districts of the city are alike."""
        return game.rules.quarry == "any" or len(game.standing[seat].names) == len(game.seats[seat].city)


class Stables(UniqueDistrict):
    """Building it leaves the limit as it is (F26, F68)."""

    id = "stables"
    counts = False
