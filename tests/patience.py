"""Waiting for what happens: tests wait for no number of seconds, but for what has to come, with one limit."""

import asyncio
from collections.abc import Callable

PATIENCE = 90.0
"""Seconds that a test waits for anything, on a busy machine: it ends as soon as that has come."""


async def until(there: Callable[[], object]) -> None:
    """Wait until something is so. Raises `TimeoutError` if it never is."""
    async with asyncio.timeout(PATIENCE):
        while not there():  # noqa: ASYNC110 - what is waited for is anything
            await asyncio.sleep(0.001)
