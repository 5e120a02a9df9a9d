"""Districts that ask nothing: they change a price, a limit or income, or act at a fixed time."""

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
        """Return true; in some editions, only if all districts of the city differ."""
        return game.rules.quarry == "any" or len(game.standing[seat].names) == len(game.seats[seat].city)


class Stables(UniqueDistrict):
    """Building it doesn't count towards the limit (F26, F68)."""

    id = "stables"
    counts = False


THRONE_ROOM_GOLD = 1


class ThroneRoom(UniqueDistrict):
    """One gold whenever the crown moves to another player, whoever moves it (F58)."""

    id = "throne_room"

    def crown_moved(self, game: Position, seat: int) -> None:
        game.gain(seat, THRONE_ROOM_GOLD, self.id)


LIBRARY_KEEPS = 2


class GoldMine(UniqueDistrict):
    """Gathering gold brings one gold more."""

    id = "gold_mine"
    gather_gold = 1


class Library(UniqueDistrict):
    """The player keeps all drawn cards; in some editions at most two."""

    id = "library"

    def keeps(self, game: Position, drawn: int) -> int:
        return drawn if game.rules.library_keeps == "all" else min(LIBRARY_KEEPS, drawn)


class Observatory(UniqueDistrict):
    """Gathering cards draws one card more to choose from."""

    id = "observatory"
    gather_cards = 1


class SchoolOfMagic(UniqueDistrict):
    """Counts as every type for income (F103)."""

    id = "school_of_magic"
    any_type = True


# The next two act at the end of their owner's turn, in this order. They don't act in the shortened turn of a
# bewitched player, nor in a Witch's turn if her victim isn't in play (F14, F15).
POOR_HOUSE_GOLD = 1
PARK_CARDS = 2


class PoorHouse(UniqueDistrict):
    """One gold for an empty stash, before the Alchemist's refund (F65)."""

    id = "poor_house"

    def ending(self, game: Position, seat: int) -> None:
        if not game.seats[seat].gold:
            game.gain(seat, POOR_HOUSE_GOLD, self.id)


class Park(UniqueDistrict):
    """Cards for an empty hand."""

    id = "park"
    empty_hand = True

    def ending(self, game: Position, seat: int) -> None:
        if not game.seats[seat].hand:
            game.gain_cards(seat, PARK_CARDS, self.id)
