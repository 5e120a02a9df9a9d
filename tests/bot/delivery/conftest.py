"""A local Discord for each test, with the real bot in it."""

from tests.e2e.conftest import broken
from tests.fixtures import house, paced

__all__ = ["broken", "house", "paced"]
