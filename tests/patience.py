"""Waiting: tests wait for events instead of a number of seconds, with one limit.

A test that hangs fails after `LIMIT`, and the next one runs. On a busy machine each of these times is longer.
"""

import asyncio
import os
from collections.abc import Callable

BUSY = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
"""How many times as long a test takes as on a quiet machine. A run keeps its first value."""

LIMIT = min(120.0 * BUSY, 240.0)
"""Seconds that one test may take. On a quiet machine the slowest takes a fifth of that."""

PATIENCE = LIMIT * 3 / 4
"""Seconds that a test waits for any event; it continues as soon as that has happened."""


async def until(there: Callable[[], object]) -> None:
    """Wait until the condition holds. Raises `TimeoutError` if it never does."""
    async with asyncio.timeout(PATIENCE):
        while not there():
            await asyncio.sleep(0.001)
