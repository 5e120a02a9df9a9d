"""The messages of all tables are kept up to date: the newest state, each message by itself."""

import asyncio
import logging
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple, Protocol

from bot.delivery.discord_errors import FAILURES
from bot.delivery.message_sender import NotShownError
from bot.tables.background_loop import BackgroundLoop, Jobs, UnfinishedError
from bot.tables.message import Message
from bot.tables.registry import Registry
from bot.tables.table import Table

log = logging.getLogger(__name__)


class Kind(Protocol):
    """A kind of message. `key` is the seat or the person whose message it is."""

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the messages of a table that there are or should be, the most urgent first."""
        ...

    def stale(self, table: Table, key: int, /) -> bool:
        """Whether a message doesn't show what it should."""
        ...

    def pause(self, table: Table, key: int, /) -> float:
        """Return for how many seconds a message can stay as it is."""
        ...

    async def bring(self, table: Table, key: int, /) -> None:
        """Bring a message up to date. After an error it is tried again."""
        ...


class _Shown(NamedTuple):
    """A message with its kind."""

    kind: Kind
    key: int
    message: Message


class Sync:
    """Keeps the messages of all tables up to date.

    Each message has a loop of its own, so that none waits for another. A request that fails is repeated, ever
    more slowly, or at once when something else is new; several changes are shown as one. Once all of a table
    is up to date, that is noted for the next process.
    """

    def __init__(self, registry: Registry, jobs: Jobs, kinds: tuple[Kind, ...]) -> None:
        """`kinds` are in the order of their urgency."""
        self._registry = registry
        self._jobs = jobs
        self._kinds = kinds
        self._finishing = False

    def wake(self, table: Table) -> None:
        """Have the newest state of a table shown soon. States that are replaced at once are skipped."""
        if self._concerned(table):
            # Each is looked at, whatever came of those before it.
            shown = [self._look(table, each) for each in self._all(table)]
            if all(shown):
                self._mark_shown(table)

    def needs(self, table: Table) -> bool:
        """Whether anything about a table is still to be shown."""
        return any(each.message.busy or each.kind.stale(table, each.key) for each in self._all(table))

    async def finish(self) -> None:
        """Wait until all is shown that can be; nothing waits for its time any more."""
        self._finishing = True
        try:
            for table in self._registry.tables:
                self.wake(table)
            while loops := [loop for table in self._registry.tables for loop in table.sending]:
                await asyncio.gather(*(loop.ended() for loop in loops))
        finally:
            self._finishing = False

    def _concerned(self, table: Table) -> bool:
        """Whether a table is to be shown.

        It is not while computers rush, if it was dropped or replaced, or if another process may show it.
        """
        known = self._registry.known(table.id) is table
        return known and not table.computers_playing_on and self._registry.owns(table)

    def _all(self, table: Table) -> Iterator[_Shown]:
        for kind in self._kinds:
            for key, message in kind.messages(table):
                yield _Shown(kind, key, message)

    def _look(self, table: Table, shown: _Shown) -> bool:
        """Schedule an update if the message is stale; return whether it is current.

        A click that holds it looks again itself. A message that waits was out of date before, so its content
        is made when its time comes, not at each change.
        """
        kind, key, message = shown
        left = message.settle()
        if message.lock.locked() and (message.loop is None or not message.loop.at_work):
            return False
        if (left or not _waits(message)) and not kind.stale(table, key):
            if left:
                self._loop(table, shown).wake_within(left)
            return True
        pause = 0.0 if self._finishing else kind.pause(table, key)
        self._loop(table, shown).wake_within(pause)
        return False

    def _loop(self, table: Table, shown: _Shown) -> BackgroundLoop:
        message = shown.message
        if message.loop is None:
            name = f"showing {type(message).__name__} {shown.key} of game {table.id}"
            message.loop = BackgroundLoop(self._jobs, name, partial(self._bring, table, shown))
        return message.loop

    async def _bring(self, table: Table, shown: _Shown) -> float | None:
        """Bring a message up to date; return in how many seconds it is to be looked at again."""
        kind, key, message = shown
        message.settle()
        while self._concerned(table) and kind.stale(table, key):
            pause = 0.0 if self._finishing else kind.pause(table, key)
            if pause > 0:
                return pause
            try:
                await kind.bring(table, key)
            except (*FAILURES, NotShownError) as error:
                log.warning("A message of game %s could not be shown: %s", table.id, error)
                raise UnfinishedError from error
            # A message that is never up to date must not keep all others waiting.
            await asyncio.sleep(0)
        self._mark_shown(table)
        if left := message.settle():
            return left
        # It is there only as long as it is needed: a table that is dropped must be held by nobody.
        message.loop = None
        return None

    def _mark_shown(self, table: Table) -> None:
        """Mark the table as shown once nothing is stale; evict it if its game is over."""
        if not self._concerned(table) or any(
            each.lock.locked() or (_waits(each) and not each.unsettled_until) for each in table.messages
        ):
            return
        if any(each.kind.stale(table, each.key) for each in self._all(table)):
            return
        self._registry.mark_shown(table, table.stored.version)
        if table.stored.status in ("over", "closed"):
            self._registry.forget(table)


def _waits(message: Message) -> bool:
    """Whether a message that was out of date waits for its time."""
    return message.loop is not None and message.loop.waits
