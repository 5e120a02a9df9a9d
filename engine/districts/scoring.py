"""Districts with points beyond their cost, except the printed points of Dragon Gate and University."""

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
        """Count the districts of odd cost, coins included (F76, F101)."""
        return sum(tally.game.cost(each) % 2 for each in tally.game.seats[tally.seat].city)


class Capitol(UniqueDistrict):
    """Points for three districts of one type."""

    id = "capitol"

    def points(self, tally: Tally) -> int:
        """Return the points once, for three unique districts too (F95)."""
        alike = max(tally.kinds.count(kind) for kind in tally.kinds)
        return CAPITOL_POINTS if alike >= CAPITOL_ALIKE else 0


class HauntedQuarter(UniqueDistrict):
    """Counts at the end as the type that brings its owner most (F93)."""

    id = "haunted_quarter"

    def wild(self, game: Position) -> bool:
        """Return true. In some editions, return false if the district was built in the last round."""
        return game.rules.haunted_last_round or all(build.card != self.id for build in game.state.builds)


class ImperialTreasury(UniqueDistrict):
    """One point for each gold in the stash (F99)."""

    id = "imperial_treasury"

    def points(self, tally: Tally) -> int:
        return tally.game.seats[tally.seat].gold


class IvoryTower(UniqueDistrict):
    """Points if no other district of the city is unique."""

    id = "ivory_tower"

    def points(self, tally: Tally) -> int:
        """Return the points; a Haunted Quarter may count as another type (F94)."""
        return IVORY_TOWER_POINTS if tally.kinds.count("unique") == 1 else 0


class MapRoom(UniqueDistrict):
    """One point for each card in hand."""

    id = "map_room"

    def points(self, tally: Tally) -> int:
        return len(tally.game.seats[tally.seat].hand)


class SecretVault(UniqueDistrict):
    """Points for the player with it in hand at the end; nobody can build it in any way (F98)."""

    id = "secret_vault"
    hand_points = SECRET_VAULT_POINTS

    def buildable(self, game: Position, seat: int) -> bool:
        return False


class Statue(UniqueDistrict):
    """Points if its owner has the crown when the game ends (F59)."""

    id = "statue"

    def points(self, tally: Tally) -> int:
        return STATUE_POINTS if tally.game.state.crown == tally.seat else 0


class WishingWell(UniqueDistrict):
    """One point for each unique district of the city."""

    id = "wishing_well"

    def points(self, tally: Tally) -> int:
        """Count the unique districts; in the classic edition, without the Wishing Well itself (F97)."""
        return tally.kinds.count("unique") - (not tally.game.rules.wishing_well_self)
