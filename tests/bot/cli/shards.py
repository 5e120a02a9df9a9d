"""Shards as discord.py shows them, for tests that connect to nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import SimpleNamespace

Listener = Callable[[int], Awaitable[None]]


@dataclass
class Shard:
    """A shard, of which only the socket matters."""

    open: bool = True

    def is_closed(self) -> bool:
        return not self.open


class Shards:
    """A sharded bot, as far as its shards matter."""

    def __init__(self, count: int | None = 1) -> None:
        self.shard_count = count
        self.shards: dict[int, Shard] = {}
        self.store = SimpleNamespace(database=SimpleNamespace(migrating=False, obstacle=None, outage=None))
        self.session_starts = SimpleNamespace(problem="")
        self.away_since: float | None = None
        self._listeners: dict[str, Listener] = {}

    @property
    def wanted_shards(self) -> dict[int, float]:
        """All shards are connected from the start; there are none without the server of the database."""
        if self.away_since is not None:
            return {}
        return dict.fromkeys(range(self.shard_count or 1), float("-inf"))

    async def refused(self) -> None:
        """Have a database that is always usable."""
        await asyncio.get_running_loop().create_future()

    def add_listener(self, listener: Listener, name: str) -> None:
        self._listeners[name] = listener

    def remove_listener(self, listener: Listener, name: str) -> None:
        if self._listeners.get(name) == listener:
            del self._listeners[name]

    async def connect(self, shard: int) -> None:
        """Open a socket and dispatch READY."""
        self.shards[shard] = Shard()
        await self.tell("connect", shard)

    async def tell(self, event: str, shard: int) -> None:
        """Call the listeners of an event of a shard."""
        await self._listeners[f"on_shard_{event}"](shard)
