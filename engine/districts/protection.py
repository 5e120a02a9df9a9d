"""Districts that guard against rank 8."""

from engine.hooks import RANK_EIGHT_IMMUNE

# Keep: no ability of rank 8 works on it (F72).
RANK_EIGHT_IMMUNE.add("keep")
