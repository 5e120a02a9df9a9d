"""Requests with the bot's own token: within its rate limit, under its lease, and with a time limit.

Discord allows 50 requests a second; we send 40, the urgent ones first. Several processes divide the 40 into
quotas, and lend quotas that they don't need.
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
from math import ceil, inf
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import aiohttp

from bot.delivery.discord_errors import CUT_OFF, FAILURES
from storage.database.dialect import QUOTAS

if TYPE_CHECKING:
    from storage.database.postgres.slots import Slots

log = logging.getLogger(__name__)

RATE = 40  # Requests a second.

BURST = 5
"""Requests that we may send at once. Discord allows more than `BURST + RATE`, so some can be repeated."""

SLOWEST_RATE = 0.2  # Requests a second in a process without a quota.

ROUNDING = 1e-6
"""A request may go if only this fraction of its turn is missing, perhaps by rounding.
Otherwise the wait for the rest could be too short for the clock."""


class Urgency(IntEnum):
    """The purpose of a request, the most urgent first."""

    ASKED = 0
    TOLD = 1
    BOARD = 2


class Budget:
    """Lets requests through at this process's rate."""

    def __init__(self) -> None:
        self.rate, self._burst = float(RATE), float(BURST)  # `rate`: requests a second.
        self._left = self._burst
        self._at = float("-inf")
        self._spent, self._looked = 0, self._at
        self._order = count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._serving: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """The number of requests that are waiting for their turn."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    def share(self, part: float) -> None:
        """Use only the fraction `part` of all requests, because other processes use the rest."""
        self._earn()
        # All processes together send at most `BURST + RATE` requests in a second.
        self._burst = max(1.0, BURST * part)
        self.rate = max(SLOWEST_RATE, (RATE + BURST) * part - self._burst)
        if self._serving is not None:
            self._serve_later()

    def lift(self) -> None:
        """Let all requests through at once, for a Discord without a rate limit."""
        self.rate = self._burst = self._left = inf

    def wanted(self) -> float:
        """Return the share of `RATE` that this process has needed since the last call."""
        now = asyncio.get_running_loop().time()
        asked = self._spent + len(self._waiting)
        seconds, self._spent, self._looked = now - self._looked, 0, now
        return asked / seconds / RATE if seconds > 0 else 0.0

    async def spend(self, urgency: Urgency) -> None:
        """Wait until a request of this urgency may be sent."""
        self._earn()
        if not self._waiting and self._left >= 1 - ROUNDING:
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
        self._left = min(self._burst, self._left + (now - self._at) * self.rate)
        self._at = now

    def _serve_later(self) -> None:
        if self._serving is not None:
            self._serving.cancel()
        seconds = max(0.0, (1 - self._left) / self.rate)
        self._serving = asyncio.get_running_loop().call_later(seconds, self._serve)

    def _serve(self) -> None:
        self._serving = None
        self._earn()
        while self._waiting and self._left >= 1 - ROUNDING:
            _, _, turn = heappop(self._waiting)
            # The waiting request may have been cancelled, because the bot is stopping.
            if not turn.done():
                turn.set_result(None)
                self._let_through()
        if self._waiting:
            self._serve_later()


FEWEST_QUOTAS = 8  # The fewest quotas, so that a process with one shard can lend some.
QUOTA_RESERVE = 2.0  # A process keeps this many times the quotas that it has just needed.

RETURN_BEATS = 4
"""After this many heartbeats, a process returns all borrowed quotas, so that their owners get them back."""

MOST_TRIED = 16  # How many quotas of other processes we try to take at each heartbeat.


class Quotas:
    """The quotas that this process holds. A quota is a share of the bot's rate that processes can lend."""

    def __init__(self, budget: Budget, shards: int) -> None:
        """`shards` is the number of shards of all processes together."""
        self._budget = budget
        self._shards = shards
        self._all = range(shards * ceil(FEWEST_QUOTAS / shards))
        self._own: frozenset[int] = frozenset()
        self._beats = 0
        self._held = self._own

    def lost(self) -> None:
        """Hold no quotas, because the connection that held them is lost."""
        self._own = frozenset()
        self._hold(frozenset())

    async def settle(self, slots: "Slots", shards: frozenset[int], processes: int) -> None:
        """Lend or borrow quotas at a heartbeat, given this process's shards. Raises `StatementError`."""
        self._beats += 1
        own = frozenset(each for each in self._all if each % self._shards in shards)
        needed = ceil(QUOTA_RESERVE * self._budget.wanted() * len(self._all))
        changed, self._own = own != self._own, own
        if changed or processes == 1:
            # A process with new shards has many messages to update.
            needed = max(needed, len(own))
        # A process always keeps half of its own quotas, so that it can notify players at once.
        most = min(2 * len(own), max(ceil(len(own) / 2), needed))
        returning = changed or self._beats % RETURN_BEATS == 0
        # Prefer our own quotas, the held ones before others.
        usable = sorted(own, key=lambda each: each not in self._held)
        await self._have(slots, usable if returning else [*usable, *self._borrowable(own)], most)

    def _borrowable(self, own: frozenset[int]) -> list[int]:
        """Return the quotas of other processes that this process may hold, the held ones first."""
        others = [each for each in self._all if each not in own | self._held]
        return [*(self._held - own), *random.sample(others, min(MOST_TRIED, len(others)))]

    async def _have(self, slots: "Slots", usable: list[int], most: int) -> None:
        before = self._held
        kept = frozenset([each for each in usable if each in before][:most])
        if before != kept:
            # Slow down before we let other processes speed up.
            self._hold(kept)
            await slots.give(before - kept, QUOTAS)
        if len(kept) < most:
            free = [each for each in usable if each not in kept]
            self._hold(kept | await slots.take(free, most - len(kept), QUOTAS))

    def _hold(self, held: frozenset[int]) -> None:
        self._held = held
        self._budget.share(len(held) / len(self._all))


REQUEST_PATIENCE = 60.0
"""Seconds after which we give up a request with the bot's own token. If Discord didn't respond, the request
would otherwise hold the lock of a message for minutes."""

Sent = TypeVar("Sent")
DiscordRequest: TypeAlias = Callable[[], Awaitable[Sent]]

_LEASED: ContextVar[bool] = ContextVar("_LEASED", default=False)


class LeaseUncertainError(aiohttp.ClientError):
    """The process was suspended, and may have lost its lease meanwhile."""


def lease_required(trace: aiohttp.TraceConfig, has_lease: Callable[[], bool]) -> None:
    """Keep a client from sending `leased` requests without the lease of this process.

    The process may be suspended during a request. So check the lease when the request begins, and again
    before each part of its body. Discord does nothing before it has received the whole body.
    """

    async def check(_session: object, _context: object, _params: object) -> None:
        if _LEASED.get() and not has_lease():
            raise LeaseUncertainError

    trace.on_request_start.append(check)
    trace.on_request_chunk_sent.append(check)


def lacks_lease(error: Exception) -> bool:
    """Return whether the lease check stopped a request. aiohttp wraps errors that occur in a body."""
    return isinstance(error, LeaseUncertainError) or isinstance(error.__cause__, LeaseUncertainError)


@contextmanager
def leased() -> Generator[None]:
    """Send requests inside this block only with the lease, because another process may take over."""
    token = _LEASED.set(True)
    try:
        yield
    finally:
        _LEASED.reset(token)


async def send_named(request: DiscordRequest[Sent]) -> Sent:
    """Send a message with a nonce. After a lost connection repeat it, because Discord posts it once."""
    try:
        return await request()
    except CUT_OFF as error:
        log.info("It is unknown whether a message was sent: %s", error)
        return await request()


async def attempt(request: DiscordRequest[object], what: str) -> bool:
    """Send a request; return whether it succeeded. Log a failure as `what`."""
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
        self,
        request: DiscordRequest[Sent],
        urgency: Urgency = Urgency.TOLD,
        patience: float | None = REQUEST_PATIENCE,
    ) -> Sent:
        """Send a request when its turn comes; return its result, or raise its error.

        Give it up after `patience` seconds; with `None`, the request has its own limit.
        """
        await self._budget.spend(urgency)
        with leased():
            async with asyncio.timeout(patience):
                return await request()
