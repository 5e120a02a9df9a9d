"""The quotas of several processes that send requests to Discord: each lends those that it doesn't need.

Each shard has some quotas. A quota is an advisory lock of the database, as a slot is: whoever holds it may
spend it, so nobody spends what another one does, and it is free again when its process dies.
"""

import random
from math import ceil
from typing import TYPE_CHECKING

from bot.delivery.budget import Budget
from storage.database.dialect import QUOTAS

if TYPE_CHECKING:
    from storage.database.postgres.slots import Slots

FEWEST = 8
"""How many quotas there are at least, so that a process with one shard can lend some."""

RESERVE = 2.0
"""How many times what it has just used a process keeps."""

RETURN = 4
"""With one of so many heartbeats, all that is borrowed is given back, so its owners can take it."""

TRIED = 16
"""How many quotas of others are tried with a heartbeat."""


class Quotas:
    """The quotas of this process."""

    def __init__(self, budget: Budget, shards: int) -> None:
        """`shards` is how many shards all processes have together."""
        self._budget = budget
        self._shards = shards
        self._all = range(shards * ceil(FEWEST / shards))
        self._own: frozenset[int] = frozenset()
        self._beats = 0
        self._held = self._own

    def lost(self) -> None:
        """Have none any more, as the connection that held them is lost."""
        self._own = frozenset()
        self._hold(frozenset())

    async def settle(self, slots: "Slots", shards: frozenset[int], processes: int) -> None:
        """Lend or borrow quotas, with each heartbeat of a process that has these shards.

        Raises `StatementError`.
        """
        self._beats += 1
        own = frozenset(each for each in self._all if each % self._shards in shards)
        needed = ceil(RESERVE * self._budget.wanted() * len(self._all))
        changed, self._own = own != self._own, own
        if changed or processes == 1:
            # A process with new shards has much to show.
            needed = max(needed, len(own))
        # Half of its own is always there for calls.
        most = min(2 * len(own), max(ceil(len(own) / 2), needed))
        returning = changed or self._beats % RETURN == 0
        await self._have(slots, self._usable(own, returning=returning), most)

    def _usable(self, own: frozenset[int], *, returning: bool) -> list[int]:
        """Return the quotas that it may hold, the first ones first: those that it holds, and its own."""
        found = sorted(own, key=lambda each: each not in self._held)
        if returning:
            return found
        others = [each for each in self._all if each not in own | self._held]
        return [*found, *(self._held - own), *random.sample(others, min(TRIED, len(others)))]

    async def _have(self, slots: "Slots", usable: list[int], most: int) -> None:
        """Hold so many of these quotas, as far as they are free."""
        before = self._held
        kept = frozenset([each for each in usable if each in before][:most])
        if before != kept:
            # It is slower before others may be faster.
            self._hold(kept)
            await slots.give(before - kept, QUOTAS)
        if len(kept) < most:
            free = [each for each in usable if each not in kept]
            self._hold(kept | await slots.take(free, most - len(kept), QUOTAS))

    def _hold(self, held: frozenset[int]) -> None:
        self._held = held
        self._budget.share(len(held) / len(self._all))
