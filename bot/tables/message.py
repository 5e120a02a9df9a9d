"""The messages of a table: where they are, what Discord shows, and the tokens with which we edit them."""

from asyncio import Lock, get_running_loop
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import NamedTuple, Self

import discord

from bot.controls.requests import OptionPage
from bot.tables.background_loop import BackgroundLoop
from bot.tables.person import Person
from bot.view_models.board import BoardModel, EndModel
from bot.view_models.lobby import LobbyModel
from storage.games.places import StoredMessage, no_board
from storage.games.posted_calls import PostedCall
from storage.values import StoredGame

UNKNOWN_SHOWN = ""  # `Message.seen` while we send an edit, or after we gave one up.

NOTHING_SHOWN = "nothing"  # `Message.seen` while Discord shows no such message.

TOKEN_LASTS = 14 * 60.0  # Seconds for which we use a token. Discord allows 15 minutes.

EDIT_LATE = 15.0  # Seconds for which an edit that we gave up may still arrive, perhaps after a newer one.


@dataclass(frozen=True, slots=True)
class Token:
    """The right to send messages in response to a click or command.

    We keep tokens in memory only. We don't keep the discord.Interaction: its message, member and channel take
    tens of kilobytes and form reference cycles.
    """

    webhook: discord.Webhook
    channel: int
    user: int
    at: float
    clock: Callable[[], float]

    @property
    def lives(self) -> bool:
        """Whether the token can still be used."""
        return self.clock() - self.at <= TOKEN_LASTS


@dataclass(frozen=True, slots=True)
class Handle:
    """A message that we can edit with a token. `original`: it is the first response to the click."""

    token: Token
    message: int
    original: bool

    @property
    def channel(self) -> int:
        """The channel of the message."""
        return self.token.channel


@dataclass(slots=True, eq=False)
class Message:
    """A message that we keep up to date. It is stale if `seen` isn't the digest of the wanted content."""

    seen: str = NOTHING_SHOWN
    handle: Handle | None = None  # Can edit the message through a click.
    # An edit that we gave up may arrive until this time of the event loop's clock (0: none can).
    unsettled_until: float = 0.0
    loop: BackgroundLoop | None = None  # Updates the message.
    lock: Lock = field(default_factory=Lock)  # Keeps two requests from overtaking each other.

    @property
    def busy(self) -> bool:
        """Whether we are sending a request for the message, or will send one soon."""
        return self.lock.locked() or (self.loop is not None and self.loop.busy)

    @property
    def settling(self) -> bool:
        """Whether an edit that we gave up may still arrive."""
        return bool(self.unsettled_until)

    def give_up(self) -> None:
        """Record that we gave up an edit, which may still arrive."""
        self.unsettled_until = get_running_loop().time() + EDIT_LATE

    @contextmanager
    def showing(self, digest: str, refused: Callable[[Exception], bool]) -> Generator[None]:
        """Track what Discord shows while a request to show this digest is running.

        `refused` returns whether an error proves that Discord changed nothing.
        """
        before, self.seen = self.seen, UNKNOWN_SHOWN
        try:
            yield
        except BaseException as error:
            # A cancelled request may still arrive.
            if not (isinstance(error, Exception) and refused(error)):
                self.give_up()
            elif not self.unsettled_until:
                self.seen = before
            raise
        self.seen = digest

    def settle(self) -> float:
        """Return the seconds in which an edit that we gave up may still arrive."""
        if not self.unsettled_until:
            return 0.0
        left = self.unsettled_until - get_running_loop().time()
        if left <= 0:
            # The unsettled edit may have overwritten a newer one.
            self.unsettled_until, self.seen = 0.0, UNKNOWN_SHOWN
        return max(0.0, left)

    def forget_person(self, user: int) -> None:
        """Drop the handle if it comes from a person's click."""
        self.handle = without(self.handle, user)


def sending(messages: Iterable[Message]) -> list[BackgroundLoop]:
    """Return the loops that are sending a request for one of these messages now."""
    loops = (each.loop for each in messages)
    return [loop for loop in loops if loop is not None and loop.at_work]


def without(handle: Handle | None, user: int) -> Handle | None:
    """Return a handle, or `None` if it comes from a click of `user`."""
    return None if handle is not None and handle.token.user == user else handle


class NewestBoard(NamedTuple):
    """The newest content of a board with its digest, made once for each state of the table."""

    stored: StoredGame
    facts: tuple[object, ...]
    model: LobbyModel | BoardModel | EndModel
    digest: str


@dataclass(slots=True, eq=False)
class LastingMessage(Message):
    """A message whose facts are stored. `kept` is their current value, `stored` the stored one."""

    kept: StoredMessage = field(default_factory=StoredMessage)
    stored: StoredMessage = field(default_factory=StoredMessage)

    def __post_init__(self) -> None:
        self.stored = replace(self.stored, revision=self.kept.revision)

    def note(self, **changed: object) -> StoredMessage:
        """Change facts in `kept`, to be stored later; return the earlier `kept`."""
        before, self.kept = self.kept, replace(self.kept, **changed)
        return before

    def rebase(self, theirs: StoredMessage) -> None:
        """Take over the facts that another process stored, except those that this one has changed."""
        changed = {
            each.name: mine
            for each in fields(StoredMessage)
            if each.compare and (mine := getattr(self.kept, each.name)) != getattr(self.stored, each.name)
        }
        self.kept, self.stored = replace(theirs, **changed), theirs


class OldBoard(NamedTuple):
    """A replaced board, with its handle and its last model if known."""

    kept: StoredMessage
    handle: Handle | None = None
    last: BoardModel | None = None

    def without(self, user: int) -> Self:
        """Return the board without its handle if that comes from a click of `user`."""
        return self._replace(handle=without(self.handle, user))


@dataclass(slots=True, eq=False)
class BoardMessage(LastingMessage):
    """The newest public message of a table: the lobby, a board or the scores."""

    before: OldBoard | None = None  # The replaced board, until we have stored the new one.
    # Earlier boards whose buttons we have to remove, by message id.
    old: dict[int, OldBoard] = field(default_factory=dict[int, OldBoard])
    last: BoardModel | None = None  # The shown model of a running game.
    edited: float | None = None  # The time of the last post or edit.
    coming: float | None = None  # The time from which panels have waited for the next board.
    newest: NewestBoard | None = None
    unsure: bool = False  # We have to search the channel for boards and calls that we haven't recorded.
    # Such a post may arrive until this time of the event loop's clock (0: none can). Then we search again.
    unsure_until: float = 0.0
    strays: frozenset[int] = frozenset()  # The calls that the last search found.
    refused: float = float("-inf")  # When we lost the channel, or Discord last refused a post.

    @classmethod
    def of(cls, kept: StoredMessage | None = None) -> Self:
        """Return the board with these stored facts. `None`: it was never posted."""
        kept = kept or no_board()
        return cls(kept.shown if kept.message else NOTHING_SHOWN, kept=kept, stored=kept)

    @property
    def message(self) -> int:
        """The id of the message; 0 if there is none."""
        return self.kept.message

    @property
    def round(self) -> int:
        """The round in which the board was posted; 0 for a lobby, `SCORES_ROUND` for the scores."""
        return self.kept.number

    @property
    def settling(self) -> bool:
        """Whether a request that this process or an ended one gave up may still arrive."""
        return bool(self.unsettled_until or self.unsure_until)

    @property
    def lost(self) -> bool:
        """Whether we can no longer post in the channel, and have told the players."""
        return self.kept.closed

    def forget_person(self, user: int) -> None:
        """Drop the handles from a person's clicks."""
        Message.forget_person(self, user)
        if self.before is not None:
            self.before = self.before.without(user)
        self.old = {message: each.without(user) for message, each in self.old.items()}

    def find(self, boards: Iterable[StoredMessage]) -> None:
        """Add boards whose buttons we have to remove, unless they are known."""
        for each in boards:
            if each.message not in (0, self.message):
                self.old.setdefault(each.message, OldBoard(each))

    def post(self, kept: StoredMessage, digest: str, handle: Handle | None = None) -> None:
        """Record a new board in place of this one; `handle`: the click through which we posted it, if any."""
        if self.before is None:
            self.before = OldBoard(self.kept, self.handle, self.last)
        # An edit that we gave up may still overwrite the replaced board after we finish it.
        shown = UNKNOWN_SHOWN if self.unsettled_until else digest
        self.kept, self.handle = replace(kept, shown=shown, revision=self.kept.revision), handle
        self.seen = digest

    def placed(self) -> OldBoard | None:
        """Record that we stored where the board is; return the replaced board, or `None`."""
        before, self.before = self.before, None
        return before if before is not None and before.kept.message not in (0, self.message) else None

    def mark_outdated(self) -> None:
        """Record that an earlier process may have left the board out of date."""
        self.unsure, self.unsure_until = True, get_running_loop().time() + EDIT_LATE

    def settle(self) -> float:
        """Do what `Message.settle` does. Once no request can arrive, plan a search for lost boards."""
        waited = self.unsettled_until or self.unsure_until
        left = Message.settle(self)
        if self.unsure_until:
            left = max(left, self.unsure_until - get_running_loop().time())
        if waited and not left > 0:
            self.unsure, self.unsure_until = True, 0.0
        return max(0.0, left)

    def leave(self) -> None:
        """Forget the board in a thread that the game has left."""
        self.seen, self.before = NOTHING_SHOWN, None

    def take_over(self, theirs: StoredMessage) -> None:
        """Take over the facts that another process stored. If both have posted a board, ours stays."""
        if theirs.revision.known == self.stored.revision.known and theirs == self.stored:
            return
        before, posted = self.stored, self.kept.message != self.stored.message
        self.rebase(theirs)
        if posted:
            if theirs.message != before.message:
                self.find([theirs])
            return
        if theirs.message != before.message:
            self.handle, self.last = None, None
        # Both processes may have edited the board.
        self.kept = replace(self.kept, shown=UNKNOWN_SHOWN)
        self.seen = UNKNOWN_SHOWN if self.message else NOTHING_SHOWN
        if self.lock.locked():
            # Our current request doesn't take the other process's facts into account.
            self.give_up()


@dataclass(slots=True, eq=False)
class CallMessage(Message):
    """A message that calls people to the table. If only `reader` may see it, it isn't stored."""

    kept: PostedCall = field(kw_only=True)
    reader: int | None = None

    @classmethod
    def of(cls, kept: PostedCall, reader: int | None = None) -> Self:
        """Return a call as it was stored, or as it was sent to `reader` alone."""
        return cls(kept.shown, kept=kept, reader=reader)


@dataclass(slots=True, eq=False)
class OptionsMessage(Message):
    """The options of a lobby as one person sees them, on `page` and with `note`.

    `by` is the person at their last click there, and `changed` the time of the last successful edit.
    """

    by: Person = field(kw_only=True)
    page: OptionPage = "main"
    note: str = ""
    failures: int = 0
    changed: float = float("-inf")
