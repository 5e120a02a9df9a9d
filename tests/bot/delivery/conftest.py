"""A local Discord for each test, with the real bot in it."""

from tests.fixtures import house, paced

__all__ = ["house", "paced"]
