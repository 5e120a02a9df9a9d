"""Districts that guard against rank 8."""

from engine.hooks import RANK_EIGHT_IMMUNE, RANK_EIGHT_SURCHARGE

# Keep: no ability of rank 8 works on it; the Armory and the Necropolis do (F72).
RANK_EIGHT_IMMUNE.add("keep")

# Great Wall: rank 8 pays one gold more to touch another district of the city (F70, F73 to F75).
RANK_EIGHT_SURCHARGE["great_wall"] = 1
