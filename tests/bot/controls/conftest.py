"""A local Discord for each test, with the real bot in it, or with a client that knows only controls."""

from tests.bot.controls.control_client import simcord_bot, world
from tests.fixtures import house

__all__ = ["house", "simcord_bot", "world"]
