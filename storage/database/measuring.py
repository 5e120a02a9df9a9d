"""The measurement of transactions."""

from typing import Protocol


class Measured(Protocol):
    """A callback after each transaction, with its kind, its seconds, and whether the database failed."""

    def __call__(self, kind: str, seconds: float, *, failed: bool) -> None:
        """Record the transaction."""
        ...


def not_measured(kind: str, seconds: float, *, failed: bool) -> None:
    """Ignore a measurement."""
