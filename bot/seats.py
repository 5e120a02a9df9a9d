"""Who sits at a table."""

from storage.records import Player

__all__ = ["Player"]
