"""Limits of time: nobody waits for ever for a database that doesn't answer."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

from storage.errors import StatementError

Result = TypeVar("Result")

LIMIT = 5.0
"""Seconds that a transaction may take for which a player waits; and seconds until its turn has to come."""

LONG = 60.0
"""The same for transactions that go through whole tables."""

REWRITING = 1800.0
"""Seconds that it may take to write whole files anew."""

CLOSING = 5.0
"""Seconds that the closing of a connection may take."""

GRACE = 0.1
"""Seconds more in which a result may arrive: if the process stood still, both it and the limit are there."""


class Closing(Protocol):
    """A connection that is to be closed."""

    async def close(self) -> None:
        """Close it after what is under way."""
        ...

    def abandon(self) -> Awaitable[object]:
        """Have it closed once its thread is free."""
        ...


async def in_time(work: Awaitable[Result], seconds: float) -> Result:
    """Return the result of work. Raises `StatementError` of the cause `silent` if it isn't there in time.

    The work is cancelled then. In the thread of a connection it goes on all the same: see `Session.abandon`.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if not done:
            await asyncio.wait({task}, timeout=GRACE)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if not task.done():
        task.cancel()
        raise StatementError(f"no answer within {seconds:g} seconds", "silent")
    return task.result()


@asynccontextmanager
async def turn(lock: asyncio.Lock, seconds: float, late: Exception) -> AsyncGenerator[None]:
    """Hold a lock. Raises the error `late` if others hold it for so long."""
    try:
        async with asyncio.timeout(seconds):
            await lock.acquire()
    except TimeoutError:
        raise late from None
    try:
        yield
    finally:
        lock.release()


async def end(connection: Closing, left: Callable[[Awaitable[object]], None] = lambda _: None) -> None:
    """Close a connection; one that can't be closed in time is abandoned. `left` hears of its closing then."""
    try:
        await in_time(connection.close(), CLOSING)
    except StatementError as error:
        if error.cause != "silent":
            raise
        left(connection.abandon())
