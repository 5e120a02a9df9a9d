"""Districts that guard against rank 8."""

from engine.hooks import UniqueDistrict


class GreatWall(UniqueDistrict):
    """Rank 8 pays one gold more to touch another district of the city (F70, F73 to F75)."""

    id = "great_wall"
    surcharge = 1


class Keep(UniqueDistrict):
    """No ability of rank 8 works on it; the Armory and the Necropolis do (F72)."""

    id = "keep"
    immune = True
