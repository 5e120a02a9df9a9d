"""The event loop that the bot runs on: uvloop takes less CPU for a click than Python's own (`make load`)."""

import asyncio
import sys


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return a new loop; Python's own where uvloop doesn't exist."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - Windows has none

    return uvloop.new_event_loop()
