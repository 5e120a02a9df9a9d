"""Whether the bot is connected, and since when it has not been.

discord.py connects again by itself and never gives up, so what it can't get over (a host that accepts
connections and drops them, waits that grow to a quarter of an hour) needs somebody who does: a new process,
started by whatever keeps the bot running.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.client import CitadelsBot

LOOK_INTERVAL = 1.0
"""Seconds between two looks."""

SILENT = 60.0
"""Seconds without the gateway after which the bot isn't well; it is back in ten on a good day."""

_log = logging.getLogger(__name__)


class GatewayLostError(ConnectionError):
    """The bot was without its gateway for longer than it may be."""


class Watchdog:
    """Knows for how long a shard of the bot has been missing."""

    def __init__(self, bot: CitadelsBot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot = bot
        self._clock = clock
        self._ready: set[int] = set()
        self._last: dict[int, float] = {}
        self._grown = clock()
        bot.add_listener(self._arrive, "on_shard_connect")
        bot.add_listener(self._arrive, "on_shard_resumed")
        bot.add_listener(self._leave, "on_shard_disconnect")

    async def _arrive(self, shard_id: int) -> None:
        """Note a READY or RESUMED. An open socket alone is not yet a connection."""
        now = self._clock()
        if shard_id not in self._last:
            self._grown = now
        self._last[shard_id] = now
        self._ready.add(shard_id)

    async def _leave(self, shard_id: int) -> None:
        self._ready.discard(shard_id)

    def silence(self) -> float:
        """Return for how many seconds a shard has been missing; 0 if all of them are connected."""
        now = self._clock()
        for shard_id, shard in self._bot.shards.items():
            if shard_id in self._ready and not shard.is_closed():
                self._last[shard_id] = now
        # Shards start one after another: one that has not been there yet waits for those before it.
        times = [
            max(self._last.get(each, self._grown), since) for each, since in self._bot.wanted_shards.items()
        ]
        return max((now - each for each in times), default=0.0)

    @property
    def complete(self) -> bool:
        """Whether each shard has been connected at some time."""
        return all(each in self._last for each in self._bot.wanted_shards)

    async def watch(self, patience: float) -> None:
        """Raise `GatewayLostError` once a shard has been missing for so many seconds.

        Before that, the log tells when it is missing for long, and when it is back.
        """
        missing = 0.0
        while True:
            if self._bot.store.migrating:
                # Begun anew, it would take as long again, and never come to its end.
                self._grown = self._clock()
            silence = self.silence()
            if missing and not silence:
                _log.warning("Connected to Discord again, after %.0f seconds", missing)
                missing = 0.0
            elif silence >= SILENT:
                if not missing:
                    _log.warning(
                        "Not connected to Discord for %.0f seconds; at %.0f the bot ends, to be started anew",
                        silence,
                        patience,
                    )
                missing = silence
            if silence >= patience:
                raise GatewayLostError(
                    f"not connected to the gateway for {silence:.0f} seconds (CITADELS_GATEWAY_PATIENCE)"
                )
            await asyncio.sleep(min(LOOK_INTERVAL, patience - silence))
