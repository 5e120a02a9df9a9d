"""The power of a process: once it is off, nothing that the process does has an effect."""

import asyncio

import detangle

FAR = 10**9  # More pieces of work than any run has.


class Power:
    """Goes off after a number of pieces of work, each with a point before and one after it."""

    def __init__(self, lasts: int = FAR) -> None:
        self._left = lasts
        self.off = asyncio.Event()

    async def check(self) -> None:
        """Return while the power is on. If it is off, or goes off now, never return."""
        self._left -= 1
        if self._left <= 0 and not self.off.is_set():
            detangle.note("the power goes off")
            self.off.set()
        if self.off.is_set():
            await asyncio.get_running_loop().create_future()

    def cut(self) -> None:
        """Go off now."""
        self.off.set()
