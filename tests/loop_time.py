"""The time of an event loop, which passes only when a test lets it."""

import asyncio

import pytest

ROUNDS = 40  # How often all tasks get a turn at each time. Tasks that need more must get more time.


class LoopTime:
    """The clock of the event loop."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        patch.setattr(asyncio.get_running_loop(), "time", self)

    def __call__(self) -> float:
        return self.now

    async def pass_by(self, seconds: float = 0.0) -> None:
        """Let time pass, and run everything that is due by then."""
        self.now += seconds
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
