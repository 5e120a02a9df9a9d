"""A local Discord for each test, with the real bot in it."""

from tests.fixtures import house
from tests.turning import thinking

__all__ = ["house", "thinking"]
