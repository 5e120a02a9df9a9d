"""Districts that act when their owner gathers (F110), and those that count for income."""

from engine.hooks import UniqueDistrict
from engine.position import Position

LIBRARY_KEEPS = 2


class GoldMine(UniqueDistrict):
    """One gold more."""

    id = "gold_mine"
    gather_gold = 1


class Library(UniqueDistrict):
    """The player keeps all drawn cards, in some editions two of them."""

    id = "library"

    def keeps(self, game: Position, drawn: int) -> int:
        return drawn if game.rules.library_keeps == "all" else min(LIBRARY_KEEPS, drawn)


class Observatory(UniqueDistrict):
    """One card more to choose from."""

    id = "observatory"
    gather_cards = 1


class SchoolOfMagic(UniqueDistrict):
    """Counts as every type for income (F103)."""

    id = "school_of_magic"
    any_type = True
