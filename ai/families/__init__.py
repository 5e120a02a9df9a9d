"""Players of other tastes, for the arena alone: levels must beat more than their own kind.

They share no value with a Builder, so no fit to games of Builders is a fit to them.
"""

from ai.families.family import Taste, family
from ai.level import Level

RUSHER = Taste(
    "rusher",
    favours={"architect": 5, "scholar": 4, "trader": 4, "seer": 3, "merchant": 3, "king": 3, "bishop": 2},
    cost=-1.0,
)
"""Builds the cheapest districts, as fast as it can."""

HOARDER = Taste(
    "hoarder",
    favours={"merchant": 5, "alchemist": 5, "navigator": 4, "thief": 4, "bishop": 3, "queen": 3, "abbot": 3},
    cost=1.0,
    unique=2.0,
    least=4,
)
"""Gathers gold and builds dear and unique districts; waits for a cost of four or more."""

RAIDER = Taste(
    "raider",
    favours={
        "warlord": 5,
        "marshal": 5,
        "assassin": 4,
        "witch": 4,
        "magistrate": 4,
        "thief": 3,
        "diplomat": 3,
    },
    cost=0.3,
    raids=True,
)
"""Attacks the leader: murders, takes and destroys, even where that costs more than it brings."""

FAMILIES: dict[str, Level] = {taste.name: family(taste) for taste in (RUSHER, HOARDER, RAIDER)}
"""All families by their names."""
