"""A local Discord for each test, with the real bot in it; or handlers without a Discord."""

from tests.cogs.handlers import handlers
from tests.fixtures import house
from tests.turning import thinking

__all__ = ["handlers", "house", "thinking"]
