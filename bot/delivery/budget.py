"""Requests with the bot's own token: of fifty a second forty are spent, the urgent ones first."""

import asyncio
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count

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
