"""Discord's shards: which of them this process is connected to."""

import asyncio
import time
from collections.abc import Set as AbstractSet

import discord
from discord.gateway import DiscordWebSocket

from bot.tables.background_loop import Jobs

GOODBYE = 1.0
"""Seconds that Discord gets to confirm the end of a session. Nothing more is heard of it from the first."""


class Shards:
    """Connects shards, and disconnects those that another process has now."""

    def __init__(self, client: discord.AutoShardedClient, jobs: Jobs) -> None:
        self._client = client
        self._jobs = jobs
        self.wanted: dict[int, float] = {}
        """The shards that are to be connected, and since when, by the clock of the process."""
        self._begun = False
        self._launches: dict[int, asyncio.Task[None] | None] = {}
        self._connecting = asyncio.Lock()
        self._leaving = set[asyncio.Task[None]]()
        self.ready = set[int]()

    @property
    def complete(self) -> bool:
        """Whether all servers of the shards are known."""
        return self.wanted.keys() <= self.ready

    def begin(self) -> None:
        """Connect for the first time."""
        self._begun = True
        self.want(self.wanted.keys())

    def want(self, shards: AbstractSet[int]) -> None:
        """Be connected to these shards, and to no others, before long."""
        now = time.monotonic()
        self.wanted = {shard: self.wanted.get(shard, now) for shard in shards}
        if not self._begun:
            return
        for shard in self._launches.keys() - shards:
            launch = self._launches.pop(shard)
            self.ready.discard(shard)
            if launch is not None:
                launch.cancel()
            self._leave(shard)
        for shard in sorted(shards - self._launches.keys()):
            self._launches[shard] = self._jobs.start(self._connect(shard), f"connecting shard {shard}")

    def connected(self, shard: int) -> None:
        """Hear that a shard is connected. One that was on its way when it was given away is disconnected."""
        if shard not in self.wanted:
            self._leave(shard)

    async def left(self) -> None:
        """Wait until the sessions are closed that aren't wanted, or Discord doesn't say so in time."""
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=GOODBYE)

    def _leave(self, shard: int) -> None:
        task = self._jobs.start(self._disconnect(shard), f"disconnecting shard {shard}")
        if task is not None:
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _connect(self, shard: int) -> None:
        # One after the other: discord.py gives each three minutes, and sessions begin seconds apart.
        async with self._connecting:
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _disconnect(self, shard: int) -> None:
        known = self._client.get_shard(shard)
        if known is not None:
            await known.disconnect()
