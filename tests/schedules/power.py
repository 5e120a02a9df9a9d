"""The power of a process: once it is off, nothing that the process does comes to anything any more."""

import asyncio

import detangle

FAR = 10**9
"""More pieces of work than there are."""


class Power:
    """Goes off after so many pieces of work, each with a moment before and one after it."""

    def __init__(self, lasts: int = FAR) -> None:
        self._left = lasts
        self.off = asyncio.Event()

    async def check(self) -> None:
        """Go on, unless the power is off or goes off now: then for ever not."""
        self._left -= 1
        if self._left <= 0 and not self.off.is_set():
            detangle.note("the power goes off")
            self.off.set()
        if self.off.is_set():
            await asyncio.get_running_loop().create_future()

    def cut(self) -> None:
        """Go off now."""
        self.off.set()
