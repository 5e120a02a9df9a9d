"""Districts that are worth points at the end beyond their cost.

Points that are printed on a card (Dragon Gate, University) stand with the print.
"""

from engine.hooks import Tally, UniqueDistrict
from engine.position import Position

STATUE_POINTS = 5
CAPITOL_ALIKE = 3
CAPITOL_POINTS = 3
IVORY_TOWER_POINTS = 5
SECRET_VAULT_POINTS = 3


class Basilica(UniqueDistrict):
    """One point for each district of odd cost."""

    id = "basilica"

    def points(self, tally: Tally) -> int:
        """Coins on districts are part of their cost (F76, F101)."""
        return sum(tally.game.cost(each) % 2 for each in tally.game.seats[tally.seat].city)


class Capitol(UniqueDistrict):
    """Points for three districts of one type."""

    id = "capitol"

    def points(self, tally: Tally) -> int:
        """Once, and for unique ones too (F95)."""
        alike = max(tally.kinds.count(kind) for kind in tally.kinds)
        return CAPITOL_POINTS if alike >= CAPITOL_ALIKE else 0


class HauntedQuarter(UniqueDistrict):
    """Its owner chooses its type at the end; the best choice is made for him (F93)."""

    id = "haunted_quarter"

    def wild(self, game: Position) -> bool:
        """In some editions not if it was built in the last round."""
        return game.rules.haunted_last_round or all(build.card != self.id for build in game.state.builds)


class ImperialTreasury(UniqueDistrict):
    """One point for each gold in the stash (F99)."""

    id = "imperial_treasury"

    def points(self, tally: Tally) -> int:
        """Count the stash."""
        return tally.game.seats[tally.seat].gold


class IvoryTower(UniqueDistrict):
    """Points if no other district of the city is unique."""

    id = "ivory_tower"

    def points(self, tally: Tally) -> int:
        """A Haunted Quarter need not be unique (F94)."""
        return IVORY_TOWER_POINTS if tally.kinds.count("unique") == 1 else 0


class MapRoom(UniqueDistrict):
    """One point for each card in hand."""

    id = "map_room"

    def points(self, tally: Tally) -> int:
        """Count the hand."""
        return len(tally.game.seats[tally.seat].hand)


class SecretVault(UniqueDistrict):
    """Points for whoever has it in hand at the end; it can't be built, in whatever way (F98)."""

    id = "secret_vault"
    hand_points = SECRET_VAULT_POINTS

    def buildable(self, game: Position, seat: int) -> bool:
        """Never."""
        return False


class Statue(UniqueDistrict):
    """Points for whoever has the crown when the game ends (F59)."""

    id = "statue"

    def points(self, tally: Tally) -> int:
        """Look at the crown."""
        return STATUE_POINTS if tally.game.state.crown == tally.seat else 0


class WishingWell(UniqueDistrict):
    """One point for each unique district of the city."""

    id = "wishing_well"

    def points(self, tally: Tally) -> int:
        """In the classic edition without itself (F97)."""
        return tally.kinds.count("unique") - (not tally.game.rules.wishing_well_self)
