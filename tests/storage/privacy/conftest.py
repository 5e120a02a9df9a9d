"""A store of its own for each test."""

from tests.storage.conftest import store

__all__ = ["store"]
