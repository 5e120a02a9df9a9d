"""Districts that change what may be built, and for how much."""

from engine.hooks import BUILDABLE, IDENTICAL_ALLOWED, PRICE_CHANGES, UNCOUNTED
from engine.position import Position

MONUMENT_MOST = 4

# Quarry: its owner may build what stands in the city already.
IDENTICAL_ALLOWED.add("quarry")

# Stables: building it leaves the limit as it is (F26, F68).
UNCOUNTED.add("stables")


def _factory(card: str) -> int:
    """One gold less for every other unique district."""
    return 0 if card == "factory" else -1


def _monument(game: Position, seat: int) -> bool:
    """Only beside four districts or fewer, however many seats there are (F33, F83, F84)."""
    return len(game.seats[seat].city) <= MONUMENT_MOST


def _secret_vault(_game: Position, _seat: int) -> bool:
    """Never, in whatever way it would be paid for (F98)."""
    return False


PRICE_CHANGES["factory"] = _factory
BUILDABLE["monument"] = _monument
BUILDABLE["secret_vault"] = _secret_vault
