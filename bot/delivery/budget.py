"""Requests with the bot's own token: of fifty a second forty are spent, the urgent ones first."""

import asyncio
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count

RATE = 40
"""Requests a second."""


class Urgency(IntEnum):
    """The purpose of a request, the most urgent first."""

    ASKED = 0
    TOLD = 1
    BOARD = 2


class Budget:
    """Lets requests through at the rate that the process may have."""

    def __init__(self) -> None:
        self._rate = float(RATE)
        self._left = self._rate
        self._at = float("-inf")
        self._order = count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._serving = False

    def share(self, part: float) -> None:
        """Take only this part of all requests: other processes have the rest."""
        self._earn()
        # One may always be sent now and then.
        self._rate = max(1.0, RATE * part)

    async def spend(self, urgency: Urgency) -> None:
        """Wait until a request of this urgency may be sent."""
        self._earn()
        if not self._waiting and self._left >= 1:
            self._left -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._order), turn))
        self._serve_later()
        await turn

    def _earn(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(self._rate, self._left + (now - self._at) * self._rate)
        self._at = now

    def _serve_later(self) -> None:
        if not self._serving:
            self._serving = True
            asyncio.get_running_loop().call_later((1 - self._left) / self._rate, self._serve)

    def _serve(self) -> None:
        """Let through who may be, and come back when the next one may."""
        self._serving = False
        self._earn()
        while self._waiting and self._left >= 1:
            _, _, turn = heappop(self._waiting)
            # The waiting request may be cancelled: the bot is stopping.
            if not turn.done():
                turn.set_result(None)
                self._left -= 1
        if self._waiting:
            self._serve_later()
