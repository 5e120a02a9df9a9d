"""Events of districts: built, moved, changed, destroyed."""

from dataclasses import dataclass

from engine.events.base import Public


@dataclass(slots=True)
class PaidFor(Public):
    """A seat paid for a district, and another player now decides whether it is built."""

    seat: int
    card: str
    gold: int


@dataclass(slots=True)
class Built(Public):
    """A seat built a district for `gold`."""

    seat: int
    card: str
    gold: int


@dataclass(slots=True)
class BuiltFromHand(Public):
    """The card that is being built came out of the hand of `target`."""

    seat: int
    target: int
    card: str


@dataclass(slots=True)
class Borrowed(Public):
    """A seat borrowed gold from `target` to build a district, and gave a card for each gold."""

    seat: int
    target: int
    gold: int
    card: str


@dataclass(slots=True)
class Confiscated(Public):
    """A seat took the district that `target` had paid for; `target` got the gold back."""

    seat: int
    target: int
    card: str
    gold: int


@dataclass(slots=True)
class Taxed(Public):
    """A builder paid a tax."""

    seat: int
    gold: int


@dataclass(slots=True)
class CollectedTax(Public):
    """A seat took the taxes that builders had paid."""

    seat: int
    gold: int


@dataclass(slots=True)
class Beautified(Public):
    """A seat paid for coins on districts of its own."""

    seat: int
    gold: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class Sacrificed(Public):
    """A seat destroyed a district of its own for the effect of the card `reason`."""

    seat: int
    card: str
    reason: str


@dataclass(slots=True)
class Destroyed(Public):
    """A seat destroyed a district in the city of `target`."""

    seat: int
    target: int
    card: str
    gold: int


@dataclass(slots=True)
class TookDestroyed(Public):
    """A seat bought a destroyed district for its hand."""

    seat: int
    card: str
    gold: int


@dataclass(slots=True)
class LeftDestroyed(Public):
    """A seat didn't buy a destroyed district that it could have bought."""

    seat: int
    card: str


@dataclass(slots=True)
class Seized(Public):
    """A seat took a district from `target`, who got the gold; the bank got `extra`."""

    seat: int
    target: int
    card: str
    gold: int
    extra: int


@dataclass(slots=True)
class Exchanged(Public):
    """A seat took `card` from `target` and gave `given` for it; `target` got the gold, the bank `extra`."""

    seat: int
    target: int
    card: str
    given: str
    gold: int
    extra: int


@dataclass(slots=True)
class PutBeneath(Public):
    """A seat put a card of its hand under a district."""

    seat: int
    card: str


@dataclass(slots=True)
class BellTower(Public):
    """A seat built a Bell Tower; `rung` says whether the game therefore ends earlier."""

    seat: int
    rung: bool
