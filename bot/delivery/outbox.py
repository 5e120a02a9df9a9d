"""All that the bot sends by itself goes out here: out of its budget, under its lease, and for so long.

Of the fifty requests a second that Discord allows, forty are spent, the urgent ones first. Several processes
share them: each lends those that it doesn't need. The sender of a request decides what becomes of it if it
fails: `Sync` brings messages up to date until they are, and what only tells something is tried (`attempt`).
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from math import ceil
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import aiohttp

from bot.delivery.discord_errors import CUT_OFF, FAILURES
from storage.database.dialect import QUOTAS

if TYPE_CHECKING:
    from storage.database.postgres.slots import Slots

log = logging.getLogger(__name__)

RATE = 40
"""Requests a second."""

BURST = 5
"""How many may be sent at once, so that in no second there are more than these and `RATE` together.

The rest of what Discord takes is for requests that discord.py repeats.
"""

SELDOM = 0.2
"""Requests a second of a process that has no part of them."""


class Urgency(IntEnum):
    """The purpose of a request, the most urgent first."""

    ASKED = 0
    TOLD = 1
    BOARD = 2


class Budget:
    """Lets requests through at the rate that the process may have."""

    def __init__(self) -> None:
        self._rate, self._burst = float(RATE), float(BURST)
        self._left = self._burst
        self._at = float("-inf")
        self._spent, self._looked = 0, self._at
        self._order = count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._serving: asyncio.TimerHandle | None = None

    @property
    def rate(self) -> float:
        """Requests a second."""
        return self._rate

    def share(self, part: float) -> None:
        """Take only this part of all requests: other processes have the rest."""
        self._earn()
        # However many processes share them, no second has more of them.
        self._burst = max(1.0, BURST * part)
        self._rate = max(SELDOM, (RATE + BURST) * part - self._burst)
        if self._serving is not None:
            self._serve_later()

    def wanted(self) -> float:
        """Return which part of all requests would have been enough since the last call."""
        now = asyncio.get_running_loop().time()
        asked = self._spent + len(self._waiting)
        seconds, self._spent, self._looked = now - self._looked, 0, now
        return asked / seconds / RATE if seconds > 0 else 0.0

    async def spend(self, urgency: Urgency) -> None:
        """Wait until a request of this urgency may be sent."""
        self._earn()
        if not self._waiting and self._left >= 1:
            self._let_through()
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._order), turn))
        if self._serving is None:
            self._serve_later()
        await turn

    def _let_through(self) -> None:
        self._left -= 1
        self._spent += 1

    def _earn(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def _serve_later(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
        seconds = max(0.0, (1 - self._left) / self._rate)
        self._serving = asyncio.get_running_loop().call_later(seconds, self._serve)

    def _serve(self) -> None:
        """Let through who may be, and come back when the next one may."""
        self._serving = None
        self._earn()
        while self._waiting and self._left >= 1:
            _, _, turn = heappop(self._waiting)
            # The waiting request may be cancelled: the bot is stopping.
            if not turn.done():
                turn.set_result(None)
                self._let_through()
        if self._waiting:
            self._serve_later()


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


PATIENCE = 60.0
"""Seconds after which a request with the bot's own token is given up; discord.py goes on for half a minute.

Without a limit, a server that says nothing would hold the lock of a message for minutes.
"""

Sent = TypeVar("Sent")
Request: TypeAlias = Callable[[], Awaitable[Sent]]

_LEASED: ContextVar[bool] = ContextVar("_LEASED", default=False)


class LeaseUncertainError(aiohttp.ClientError):
    """The process was suspended and may have lost its lease."""


def lease_required(trace: aiohttp.TraceConfig, has_lease: Callable[[], bool]) -> None:
    """Have a client send nothing that is `leased` without the lease of this process.

    A request may wait for its picture, for a rate limit, for its next try or for a connection, and the
    process may be suspended meanwhile. So that is looked at when it begins, and again right before each part
    of its body is written: Discord does nothing before it has all of it.
    """

    async def check(_session: object, _context: object, _params: object) -> None:
        """Look."""
        if _LEASED.get() and not has_lease():
            raise LeaseUncertainError

    trace.on_request_start.append(check)
    trace.on_request_chunk_sent.append(check)


def lacks_lease(error: Exception) -> bool:
    """Whether a request was given up for the lease; aiohttp wraps what stops the writing of a body."""
    return isinstance(error, LeaseUncertainError) or isinstance(error.__cause__, LeaseUncertainError)


@contextmanager
def leased() -> Generator[None]:
    """Send what is sent inside only with the lease: another process may have taken over by now."""
    token = _LEASED.set(True)
    try:
        yield
    finally:
        _LEASED.reset(token)


async def send_named(request: Request[Sent]) -> Sent:
    """Send a message that has a name, a second time if the connection is cut: Discord posts it once.

    Return what comes of it, or raise it.
    """
    try:
        return await request()
    except CUT_OFF as error:
        log.info("Whether a message was sent isn't known: %s", error)
        return await request()


async def attempt(request: Request[object], what: str) -> bool:
    """Send a request; return whether it came through. If it didn't, that is logged under `what`."""
    try:
        await request()
    except FAILURES as error:
        log.info("%s: %s", what, error)
        return False
    return True


class Outbox:
    """Sends requests with the bot's own token."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    async def send(
        self, request: Request[Sent], urgency: Urgency = Urgency.TOLD, *, limited: bool = True
    ) -> Sent:
        """Send a request once its turn has come; return what comes of it, or raise it.

        It is given up after a time, unless it isn't `limited`: then it sees to that itself.
        """
        await self._budget.spend(urgency)
        with leased():
            async with asyncio.timeout(PATIENCE if limited else None):
                return await request()
