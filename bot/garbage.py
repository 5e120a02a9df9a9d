"""Python's collector of cyclic garbage, kept out of the way of clicks.

Its cost in CPU on a small machine (`gc.collect`, timed with `time.process_time`): a full run takes 77 ms
after the start, with 136,000 objects, hardly any of which ever goes away. With 1,000 tables (310 objects
each) it takes 165 ms, or 85 ms if the objects of the start are frozen. Nobody is answered meanwhile. A run
over the young objects, 5,000 at most, takes less than 1 ms. A run over the survivors takes 13 ms after five
of these (after twenty, up to 56).

A click leaves about 400 objects in cycles, nearly all of them discord.py's: a view and its items know each
other, and so do an interaction and its response. They die young. With Python's own thresholds (700, 10, 10)
a full run comes as soon as a quarter more has survived two runs. With ours it comes after some 10,000 clicks.
"""

import gc
from collections.abc import Generator
from contextlib import contextmanager

from discord.ext import commands

THRESHOLDS = (5_000, 5, 400)
"""After how many new objects the young are looked through, and after how many such runs the older ones."""


@contextmanager
def settled(bot: commands.AutoShardedBot) -> Generator[None]:
    """Collect seldom, and leave alone for good what is there when the bot is ready for the first time."""
    before = gc.get_threshold()

    async def freeze() -> None:
        """Free what the start has left behind, and look at the rest no more."""
        bot.remove_listener(freeze, "on_ready")
        gc.collect()
        gc.freeze()

    bot.add_listener(freeze, "on_ready")
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        bot.remove_listener(freeze, "on_ready")
        gc.set_threshold(*before)
        gc.unfreeze()
