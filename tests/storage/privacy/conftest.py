"""A database with a person in games of every state."""

from tests.storage.privacy.fixtures import filled, quick, store

__all__ = ["filled", "quick", "store"]
