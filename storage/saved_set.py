"""A set of cards that a server saved under a name."""

from dataclasses import dataclass

from engine.setup.plan import Plan


@dataclass(frozen=True, slots=True)
class SavedSet:
    """What a server saved under a name to play again: by whom, and when (in seconds since 1970).

    `user` is `NOBODY` (`storage.records`) if the data of who saved it was deleted.
    """

    id: int
    name: str
    plan: Plan
    user: int
    saved: int
