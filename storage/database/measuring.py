"""The measuring of transactions."""

from typing import Literal, Protocol, TypeAlias

TransactionKind: TypeAlias = Literal[
    "answer", "daily", "damaged", "evening", "guess", "learning", "look", "migration", "notes", "open",
    "operator", "other", "person", "privacy", "puzzle", "ratings", "read", "result", "server", "set", "setup",
    "time", "tournament", "upkeep",
]  # fmt: skip
"""The purpose of a transaction, for the metrics."""


class Measured(Protocol):
    """A callback after each transaction, with its kind, its seconds, and whether the database failed."""

    def __call__(self, kind: str, seconds: float, *, failed: bool) -> None:
        """Record the transaction."""
        ...


def not_measured(kind: str, seconds: float, *, failed: bool) -> None:
    """Ignore a measurement."""
