"""Edits that may still come: what is shown since is shown once more, when none of them can come any more.

A request that nobody waits for any longer, or whose connection was lost, may lie somewhere at Discord. If the
message is edited anew meanwhile, the older edit can come after the newer one, and stands there then.
"""

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager

from bot.delivery.discord_errors import refused

LATE = 15.0
"""Seconds after which an edit that was given up doesn't come any more."""


class LateEdits:
    """Knows which edits were given up. Whoever listens hears of messages that one may have come over."""

    def __init__(self) -> None:
        # When it was, on the clock of the event loop, by the id of the message.
        self._given_up: dict[int, float] = {}
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Call this with each message that was edited while an older edit might still come, after that."""
        self._listeners.append(listener)

    @contextmanager
    def watching(self, message: int) -> Generator[None]:
        """Note what becomes of a request inside that edits a message."""
        try:
            yield
        except BaseException as error:
            # Who waited for too long comes as a cancellation.
            if not (isinstance(error, Exception) and refused(error)):
                self._give_up(message)
            raise
        self._edited(message)

    def _give_up(self, message: int) -> None:
        now = asyncio.get_running_loop().time()
        self._given_up = {each: at for each, at in self._given_up.items() if at + LATE > now}
        self._given_up[message] = now

    def _edited(self, message: int) -> None:
        loop, at = asyncio.get_running_loop(), self._given_up.pop(message, None)
        if at is not None and at + LATE > loop.time():
            loop.call_at(at + LATE, self._tell, message)

    def _tell(self, message: int) -> None:
        for listener in self._listeners:
            listener(message)
