"""The range of servers that belongs to a process: the servers of some shards."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass


def shard_of(guild: int, shards: int) -> int:
    """Return a server's shard by Discord's formula; direct messages (0) belong to the first shard."""
    return (guild >> 22) % shards


@dataclass(frozen=True, slots=True)
class ShardRange:
    """The servers of the shards `mine`, out of `shards` shards."""

    shards: int
    mine: AbstractSet[int]

    def has(self, guild: int) -> bool:
        """Return whether a server belongs to the range."""
        return shard_of(guild, self.shards) in self.mine

    @property
    def condition(self) -> str:
        """The end of an SQL condition on the column `guild`; empty for all servers."""
        if len(self.mine) == self.shards:
            return ""
        if not self.mine:
            return " AND 1 = 0"
        return f" AND ((guild >> 22) % {self.shards}) IN ({', '.join(map(str, sorted(self.mine)))})"


ALL_SHARDS = ShardRange(1, {0})  # All servers, for a process that uses the database alone.
