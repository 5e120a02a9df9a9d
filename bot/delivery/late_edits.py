"""Edits that may still come: what is shown since is shown once more, when none of them can come any more.

A request that nobody waits for any longer, or whose connection was lost, may lie somewhere at Discord. If the
message is edited anew meanwhile, the older edit can come after the newer one, and stands there then.
"""

import asyncio
from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager

from bot.delivery.discord_errors import refused

LATE = 15.0
"""Seconds after which an edit that was given up doesn't come any more."""

TOGETHER = 1.0
"""Seconds within which messages are told together: whoever listens looks for them at every table."""


class LateEdits:
    """Knows which edits were given up. Whoever listens hears of messages that one may have come over."""

    def __init__(self) -> None:
        # When it was, on the clock of the event loop, by the id of the message.
        self._given_up: dict[int, float] = {}
        # Those that were edited since, with when nothing can come over that any more.
        self._edited: dict[int, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._listeners: list[Callable[[Collection[int]], None]] = []

    def listen(self, listener: Callable[[Collection[int]], None]) -> None:
        """Call this with messages that were edited while an older edit might still come, after that."""
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
        self._came(message)

    def _give_up(self, message: int) -> None:
        now = asyncio.get_running_loop().time()
        self._given_up = {each: at for each, at in self._given_up.items() if at + LATE > now}
        self._given_up[message] = now

    def _came(self, message: int) -> None:
        at = self._given_up.pop(message, None)
        if at is not None and at + LATE > asyncio.get_running_loop().time():
            self._edited[message] = at + LATE
            self._wait()

    def _wait(self) -> None:
        if self._timer is None and self._edited:
            due = min(self._edited.values()) + TOGETHER
            self._timer = asyncio.get_running_loop().call_at(due, self._tell)

    def _tell(self) -> None:
        self._timer, now = None, asyncio.get_running_loop().time()
        due = {message for message, at in self._edited.items() if at <= now}
        self._edited = {message: at for message, at in self._edited.items() if message not in due}
        for listener in self._listeners:
            listener(due)
        self._wait()
