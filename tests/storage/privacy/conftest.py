"""A database with a person in games of every state."""

from tests.storage.privacy.fixtures import filled, store

__all__ = ["filled", "store"]
