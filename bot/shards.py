"""Connections to Discord's shards, and rules for when their sessions may begin."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet

import discord
from discord.gateway import DiscordWebSocket

from bot.tables.background_loop import Jobs

log = logging.getLogger(__name__)

GOODBYE_SECONDS = 1.0
"""Seconds for which we wait for Discord to confirm the end of a session. We ignore its events meanwhile."""


class SessionStarts:
    """Delays session starts after half of the day's sessions are used.

    All processes with the same token may begin only some sessions a day, usually 1,000. If they begin more,
    Discord resets the token. So before each start, `ask` asks Discord how many are left.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[discord.SessionStartLimits]],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._ask = ask
        self._clock = clock
        self._sleep = sleep
        # Count this start as a session, because a process that restarts in a loop begins one each time.
        self._last = self._due = clock()

    @property
    def problem(self) -> str:
        """A text about how long no session may begin; empty if one may begin now."""
        wait = self._due - self._clock()
        return f"Discord lets the bot begin few more sessions: next one in {wait:.0f} s" if wait > 0 else ""

    async def wait(self) -> None:
        """Wait until the next session may begin. Raises `GatewayNotFound` if Discord doesn't say when."""
        limits = await self._ask()
        # Add a second, because the response took some time to arrive.
        now, left, renewed_in = self._clock(), limits.remaining, limits.reset_after / 1000 + 1
        if left > limits.total / 2:
            self._due = now
        else:
            self._due = self._last + renewed_in / left if left else now + renewed_in
        if self._due > now:
            log.warning("%s (%d left, renewed in %.0f s)", self.problem, left, renewed_in)
            await self._sleep(self._due - now)
        # A cancelled wait ends before this line, so the next wait lasts only for the rest.
        self._last = self._clock()


class Shards:
    """Connects the shards of this process, and disconnects all others."""

    def __init__(self, client: discord.AutoShardedClient, jobs: Jobs) -> None:
        self._client = client
        self._jobs = jobs
        # The shards to connect, with the times from which they should be connected, by the process's clock.
        self.wanted: dict[int, float] = {}
        self._begun = False
        self._launches: dict[int, asyncio.Task[None] | None] = {}
        self._connecting = asyncio.Lock()
        self._leaving = set[asyncio.Task[None]]()
        self.ready = set[int]()

    @property
    def complete(self) -> bool:
        """Whether we know all servers of the shards."""
        return self.wanted.keys() <= self.ready

    def begin(self) -> None:
        """Connect to the shards for the first time."""
        self._begun = True
        self.want(self.wanted.keys())

    def want(self, shards: AbstractSet[int]) -> None:
        """Connect to these shards soon, and disconnect all others."""
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
        """Handle a new connection. If the shard was given away while connecting, disconnect it."""
        if shard not in self.wanted:
            self._leave(shard)

    async def left(self) -> None:
        """Wait until unwanted sessions are closed, for at most `GOODBYE_SECONDS`."""
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=GOODBYE_SECONDS)

    def _leave(self, shard: int) -> None:
        task = self._jobs.start(self._disconnect(shard), f"disconnecting shard {shard}")
        if task is not None:
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _connect(self, shard: int) -> None:
        # Connect one by one: discord.py gives each three minutes, and sessions begin seconds apart.
        async with self._connecting:
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _disconnect(self, shard: int) -> None:
        known = self._client.get_shard(shard)
        if known is not None:
            await known.disconnect()
