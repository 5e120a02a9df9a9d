"""Keep the messages of tables and tournaments up to date, each independently."""

import asyncio
import logging
from collections.abc import Collection, Iterator
from functools import partial
from typing import Generic, NamedTuple, Protocol, TypeVar

from bot.delivery.discord_errors import FAILURES
from bot.delivery.message_sender import NotShownError
from bot.log_fields import Fields, concern
from bot.tables.background_loop import BackgroundLoop, Jobs, UnfinishedError
from bot.tables.message import Message, sending

log = logging.getLogger(__name__)


class Owning(Protocol):
    """An owner of messages: a table or a tournament."""

    @property
    def id(self) -> str:
        """The id of the game or the tournament."""
        ...

    @property
    def log_fields(self) -> Fields:
        """The fields of log lines about the owner."""
        ...

    @property
    def messages(self) -> Collection[Message]:
        """All messages of the owner."""
        ...


Owner = TypeVar("Owner", bound=Owning)
Owner_contra = TypeVar("Owner_contra", bound=Owning, contravariant=True)


class Keeper(Protocol[Owner]):
    """Keeps the owners of messages in memory."""

    @property
    def owners(self) -> Collection[Owner]:
        """The owners in memory."""
        ...

    def shows(self, owner: Owner, /) -> bool:
        """Return whether this process may show an owner's messages now."""
        ...

    def mark_shown(self, owner: Owner, /) -> None:
        """Record that all messages of an owner are up to date."""
        ...


class MessageKind(Protocol[Owner_contra]):
    """A kind of message. Its `key` is the seat or the person whose message it is."""

    def messages(self, owner: Owner_contra, /) -> Iterator[tuple[int, Message]]:
        """Yield the messages that an owner has or should have, the most urgent first."""
        ...

    def stale(self, owner: Owner_contra, key: int, /) -> bool:
        """Return whether a message is out of date."""
        ...

    def pause(self, _owner: Owner_contra, _key: int, /) -> float:
        """Return for how many seconds a message must stay unchanged."""
        return 0.0

    async def bring(self, owner: Owner_contra, key: int, /) -> None:
        """Update a message. `Sync` retries after an error."""
        ...


class _Shown(NamedTuple, Generic[Owner]):
    kind: MessageKind[Owner]
    key: int
    message: Message


class Sync(Generic[Owner]):
    """Keeps the messages of all owners up to date, with one loop for each message.

    A failed request is retried after growing pauses, or at once when the owner changes.
    """

    def __init__(self, keeper: Keeper[Owner], jobs: Jobs, kinds: tuple[MessageKind[Owner], ...]) -> None:
        """`kinds` come in the order of their urgency."""
        self._keeper = keeper
        self._jobs = jobs
        self._kinds = kinds
        self._finishing = False

    def wake(self, owner: Owner) -> None:
        """Show the newest state of an owner soon. Skip states that it replaces."""
        if self._keeper.shows(owner):
            # Build the whole list, because we have to check every message.
            shown = [self._schedule(owner, each) for each in self._all(owner)]
            if all(shown):
                self._mark_shown(owner)

    def needs(self, owner: Owner) -> bool:
        """Return whether a message of an owner is out of date or being sent."""
        return any(each.message.busy or each.kind.stale(owner, each.key) for each in self._all(owner))

    @property
    def at_work(self) -> list[BackgroundLoop]:
        """The loops that are sending a message now."""
        return [loop for owner in self._keeper.owners for loop in sending(owner.messages)]

    async def finish(self) -> None:
        """Update all messages that we can update, without pauses; wait until that is done."""
        self._finishing = True
        try:
            for owner in self._keeper.owners:
                self.wake(owner)
            while loops := self.at_work:
                await asyncio.gather(*(loop.ended() for loop in loops))
        finally:
            self._finishing = False

    def _all(self, owner: Owner) -> Iterator[_Shown[Owner]]:
        for kind in self._kinds:
            for key, message in kind.messages(owner):
                yield _Shown(kind, key, message)

    def _schedule(self, owner: Owner, shown: _Shown[Owner]) -> bool:
        """Schedule an update if the message is stale; return whether it is current.

        A message that waits for its update stays stale. So make its content only when its time comes, not at
        each change.
        """
        kind, key, message = shown
        left = message.settle()
        if message.lock.locked() and (message.loop is None or not message.loop.at_work):
            # The click that holds the lock wakes us when it ends.
            return False
        if (left or not _waits(message)) and not kind.stale(owner, key):
            if left:
                self._loop(owner, shown).wake_within(left)
            return True
        pause = 0.0 if self._finishing else kind.pause(owner, key)
        self._loop(owner, shown).wake_within(pause)
        return False

    def _loop(self, owner: Owner, shown: _Shown[Owner]) -> BackgroundLoop:
        message = shown.message
        if message.loop is None:
            name = f"showing {type(message).__name__} {shown.key} of {owner.id}"
            message.loop = BackgroundLoop(self._jobs, name, partial(self._bring, owner, shown))
        return message.loop

    async def _bring(self, owner: Owner, shown: _Shown[Owner]) -> float | None:
        concern(owner.log_fields)
        kind, key, message = shown
        message.settle()
        while self._keeper.shows(owner) and kind.stale(owner, key):
            pause = 0.0 if self._finishing else kind.pause(owner, key)
            if pause > 0:
                return pause
            try:
                await kind.bring(owner, key)
            except (*FAILURES, NotShownError) as error:
                log.warning("A message of %s could not be shown: %s", owner.id, error)
                raise UnfinishedError from error
            # A message that always stays stale must not block the others.
            await asyncio.sleep(0)
            message.settle()
        self._mark_shown(owner)
        if left := message.settle():
            return left
        # Drop the loop: it refers to its owner, and would keep it in memory.
        message.loop = None
        return None

    def _mark_shown(self, owner: Owner) -> None:
        if not self._keeper.shows(owner) or any(
            each.lock.locked() or (_waits(each) and not each.settling) for each in owner.messages
        ):
            return
        if not any(each.kind.stale(owner, each.key) for each in self._all(owner)):
            self._keeper.mark_shown(owner)


def _waits(message: Message) -> bool:
    return message.loop is not None and message.loop.waits
