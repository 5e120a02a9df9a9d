"""Waiting for what happens: tests wait for no number of seconds, but for what has to come, with one limit.

A test that hangs fails after `LIMIT`, and the next one runs. On a busy machine each of these times is longer.
"""

import asyncio
import os
from collections.abc import Callable

BUSY = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
"""How many times as long a test takes as on a quiet machine; a run keeps what it found when it began."""

LIMIT = min(120.0 * BUSY, 240.0)
"""Seconds that one test may take; the slowest takes a fifth of that on a quiet machine."""

PATIENCE = LIMIT * 3 / 4
"""Seconds that a test waits for anything: it ends as soon as that has come."""


async def until(there: Callable[[], object]) -> None:
    """Wait until something is so. Raises `TimeoutError` if it never is."""
    async with asyncio.timeout(PATIENCE):
        while not there():  # noqa: ASYNC110 - what is waited for is anything
            await asyncio.sleep(0.001)
