"""A set of cards that a server saved under a name."""

from dataclasses import dataclass

from engine.setup.plan import Plan


@dataclass(frozen=True, slots=True)
class SavedSet:
    """A plan that a server saved under a name to play again. `saved` is in seconds since 1970.

    `user` is the member who saved it, or `NOBODY` (`storage.records`) if their data was deleted.
    """

    id: int
    name: str
    plan: Plan
    user: int
    saved: int
