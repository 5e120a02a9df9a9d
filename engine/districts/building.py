"""Districts that change what may be built, and for how much."""

from engine.hooks import IDENTICAL_ALLOWED, PRICE_CHANGES

# Quarry: its owner may build what stands in the city already.
IDENTICAL_ALLOWED.add("quarry")


def _factory(card: str) -> int:
    """One gold less for every other unique district."""
    return 0 if card == "factory" else -1


PRICE_CHANGES["factory"] = _factory
