"""The part of all servers that belongs to a process: those of some shards."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass


def shard_of(guild: int, shards: int) -> int:
    """Return the shard of a server, as Discord reckons it; direct messages (0) belong to the first one."""
    return (guild >> 22) % shards


@dataclass(frozen=True, slots=True)
class ShardRange:
    """The games of these shards, of so many that there are."""

    shards: int
    mine: AbstractSet[int]

    def has(self, guild: int) -> bool:
        """Whether the games of a server belong to it."""
        return shard_of(guild, self.shards) in self.mine

    @property
    def condition(self) -> str:
        """The end of a condition on the column `guild`; empty where it is all games."""
        if len(self.mine) == self.shards:
            return ""
        if not self.mine:
            return " AND 1 = 0"
        return f" AND ((guild >> 22) % {self.shards}) IN ({', '.join(map(str, sorted(self.mine)))})"


ALL = ShardRange(1, {0})
"""All games, where one process has the database for itself."""
