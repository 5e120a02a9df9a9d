"""All that the bot sends by itself goes out here: out of its budget, under its lease, and for so long.

What becomes of a request that fails is decided by whoever sends it: `Sync` brings messages up to date until
they are, and what only tells something is tried (`attempt`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias, TypeVar

import aiohttp

from bot.delivery.budget import Budget, Urgency
from bot.delivery.discord_errors import CUT_OFF, FAILURES

log = logging.getLogger(__name__)

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
