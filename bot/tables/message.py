"""The messages of a table: each knows its place, what Discord shows there, and the click that changes it."""

from asyncio import Lock, get_running_loop
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from typing import NamedTuple, Self

import discord

from bot.controls.requests import OptionPage
from bot.screens.view_models.board import BoardModel, EndModel
from bot.screens.view_models.lobby import LobbyModel
from bot.tables.background_loop import BackgroundLoop
from bot.tables.person import Person
from storage.games.places import StoredMessage, no_board
from storage.games.posted_calls import PostedCall
from storage.values import StoredGame

UNKNOWN = ""
"""`Message.seen` while nobody knows what Discord shows: an edit is under way, or was given up."""

NOTHING = "nothing"
"""`Message.seen` while Discord shows no such message."""

LASTS = 14 * 60.0
"""Seconds in which a token is used; Discord allows 15 minutes."""

LATE = 15.0
"""Seconds after which an edit that was given up doesn't come any more.

A request may lie somewhere at Discord though nobody waits for it any longer, and come after a newer one.
"""


@dataclass(frozen=True, slots=True)
class Token:
    """The right to send messages through a click or command: its user, its channel, and its time.

    It lives in memory only. The click itself isn't kept: a discord.Interaction holds its message, its member
    and its channel, tens of kilobytes and many cycles.
    """

    webhook: discord.Webhook
    channel: int
    user: int
    at: float
    clock: Callable[[], float]

    @property
    def lives(self) -> bool:
        """Whether Discord still takes it."""
        return self.clock() - self.at <= LASTS


@dataclass(frozen=True, slots=True)
class Handle:
    """A message that can be changed through the token that it was sent with, `original`ly as its response."""

    token: Token
    message: int
    original: bool

    @property
    def channel(self) -> int:
        """The channel in which it is."""
        return self.token.channel


@dataclass(slots=True, eq=False)
class Message:
    """A message that is kept up to date. It is out of date if `seen` isn't the digest of what it should show.

    `handle` changes it through a click. An edit that was given up may still come until `unsettled_until`, by
    the clock of the event loop; 0 if there is none. `loop` is the work that brings it up to date. The lock
    keeps two requests for it from overtaking each other.
    """

    seen: str = NOTHING
    handle: Handle | None = None
    unsettled_until: float = 0.0
    loop: BackgroundLoop | None = None
    lock: Lock = field(default_factory=Lock)

    @property
    def busy(self) -> bool:
        """Whether a request for it is under way, or will be sent though nothing else happens."""
        return self.lock.locked() or (self.loop is not None and self.loop.busy)

    @property
    def settling(self) -> bool:
        """Whether a request of before may still come."""
        return bool(self.unsettled_until)

    def give_up(self) -> None:
        """Note that an edit was given up, which may still come."""
        self.unsettled_until = get_running_loop().time() + LATE

    @contextmanager
    def showing(self, digest: str, refused: Callable[[Exception], bool]) -> Generator[None]:
        """Track what Discord shows while the request inside makes it show this digest.

        `refused` tells from its error whether Discord has surely not done that.
        """
        before, self.seen = self.seen, UNKNOWN
        try:
            yield
        except BaseException as error:
            # A loop that is cut is cancelled, and its request may still come.
            if not (isinstance(error, Exception) and refused(error)):
                self.give_up()
            elif not self.unsettled_until:
                self.seen = before
            raise
        self.seen = digest

    def settle(self) -> float:
        """Return for how many seconds an edit may still come that was given up; 0 if none can.

        Once none can, nobody knows what the message shows: the edit may have come over a newer one.
        """
        if not self.unsettled_until:
            return 0.0
        left = self.unsettled_until - get_running_loop().time()
        if left <= 0:
            self.unsettled_until, self.seen = 0.0, UNKNOWN
        return max(0.0, left)

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person. Their messages are changed another way."""
        self.handle = without(self.handle, user)


def sending(messages: Iterable[Message]) -> list[BackgroundLoop]:
    """Return the loops that are sending one of these messages at the moment."""
    loops = (each.loop for each in messages)
    return [loop for loop in loops if loop is not None and loop.at_work]


def without(handle: Handle | None, user: int) -> Handle | None:
    """Return a handle unless it belongs to a person."""
    return None if handle is not None and handle.token.user == user else handle


class NewestBoard(NamedTuple):
    """The content that a board should show, with its digest: made once for each state of its table."""

    stored: StoredGame
    facts: tuple[object, ...]
    model: LobbyModel | BoardModel | EndModel
    digest: str


@dataclass(slots=True, eq=False)
class LastingMessage(Message):
    """A message of which something outlives the process: `kept`. `stored` is its stored value.

    A new one has no row yet, so both are of the same revision.
    """

    kept: StoredMessage = field(default_factory=StoredMessage)
    stored: StoredMessage = field(default_factory=StoredMessage)

    def __post_init__(self) -> None:
        self.stored = replace(self.stored, revision=self.kept.revision)

    def note(self, **changed: object) -> StoredMessage:
        """Note facts that are to be stored; return all that was noted before."""
        before, self.kept = self.kept, replace(self.kept, **changed)
        return before

    def rebase(self, theirs: StoredMessage) -> None:
        """Take over what another process has stored, but for what this one has changed since it was read."""
        changed = {
            each.name: mine
            for each in fields(StoredMessage)
            if each.compare and (mine := getattr(self.kept, each.name)) != getattr(self.stored, each.name)
        }
        self.kept, self.stored = replace(theirs, **changed), theirs


class OldBoard(NamedTuple):
    """A board that was replaced: its stored facts, and if they are known, its handle and its last model."""

    kept: StoredMessage
    handle: Handle | None = None
    last: BoardModel | None = None

    def without(self, user: int) -> Self:
        """Return it without the clicks of a person."""
        return self._replace(handle=without(self.handle, user))


@dataclass(slots=True, eq=False)
class BoardMessage(LastingMessage):
    """The newest public message of a table: a lobby, a board or the scores.

    `before` is the message whose place it took, `None` once the new place is stored. `old` are earlier ones
    by their ids, which have to be finished. `last` is the model that the board of a running game shows.
    `posted` and `edited` are the times of the last post and the last edit, and `coming` the time since which
    panels wait for the next board. `newest` is the newest content that was made for it.

    `unsure`: there may be another board that nobody knows of, as a process that ended posted it without
    storing it, or as a post that was given up came all the same. Its channel is to be searched, and once more
    at `unsure_until`, by the clock of the event loop: until then such a post may come. 0 if none can.
    `strays` are the messages calling people to the table that nobody knew of in the last search.

    `refused` is the time at which its channel was lost, or refused it again since.
    """

    before: OldBoard | None = None
    old: dict[int, OldBoard] = field(default_factory=dict[int, OldBoard])
    last: BoardModel | None = None
    posted: float | None = None
    edited: float | None = None
    coming: float | None = None
    newest: NewestBoard | None = None
    unsure: bool = False
    unsure_until: float = 0.0
    strays: frozenset[int] = frozenset()
    refused: float = float("-inf")

    @classmethod
    def of(cls, kept: StoredMessage | None = None) -> Self:
        """Return a board as it is stored; `None` if it was not posted yet."""
        kept = kept or no_board()
        return cls(kept.shown if kept.message else NOTHING, kept=kept, stored=kept)

    @property
    def message(self) -> int:
        """The id of the message; 0 if there is none."""
        return self.kept.message

    @property
    def round(self) -> int:
        """The round in which it was posted; 0 for a lobby, `SCORES_ROUND` for the scores."""
        return self.kept.number

    @property
    def settling(self) -> bool:
        """Whether a request of before may still come, or one of a process that ended."""
        return bool(self.unsettled_until or self.unsure_until)

    @property
    def lost(self) -> bool:
        """Whether its channel takes no messages of the bot any more, and the players know."""
        return self.kept.closed

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person."""
        Message.forget_person(self, user)
        if self.before is not None:
            self.before = self.before.without(user)
        self.old = {message: each.without(user) for message, each in self.old.items()}

    def find(self, boards: Iterable[StoredMessage]) -> None:
        """Note boards that have to be finished, if it isn't noted yet."""
        for each in boards:
            if each.message not in (0, self.message):
                self.old.setdefault(each.message, OldBoard(each))

    def post(self, kept: StoredMessage, digest: str, handle: Handle | None = None) -> None:
        """Note a board that was just posted, through a click if it has a handle, in the place of this one."""
        if self.before is None:
            self.before = OldBoard(self.kept, self.handle, self.last)
        # An edit that was given up may come over the replaced board once that one is finished.
        shown = UNKNOWN if self.unsettled_until else digest
        self.kept, self.handle = replace(kept, shown=shown, revision=self.kept.revision), handle
        self.seen = digest

    def placed(self) -> OldBoard | None:
        """Note that its place is stored; return the board that it replaced, if there was one."""
        before, self.before = self.before, None
        return before if before is not None and before.kept.message not in (0, self.message) else None

    def take_up(self, *, behind: bool, doubtful: bool) -> None:
        """Note how a process left it: `behind` the game, or in doubt of what it shows.

        What such a process posted may come for a while still.
        """
        if behind:
            self.unsure, self.unsure_until = True, get_running_loop().time() + LATE
        if doubtful:
            self.seen = UNKNOWN

    def settle(self) -> float:
        """As `Message.settle`: once nothing can come any more, its channel is to be searched for boards."""
        waited = self.unsettled_until or self.unsure_until
        left = Message.settle(self)
        if self.unsure_until:
            left = max(left, self.unsure_until - get_running_loop().time())
        if waited and not left > 0:
            self.unsure, self.unsure_until = True, 0.0
        return max(0.0, left)

    def leave(self) -> None:
        """Forget the board in a thread that was left: the next one is the first in its channel."""
        self.seen, self.before = NOTHING, None

    def take_over(self, theirs: StoredMessage) -> None:
        """Take over what another process has stored of it.

        If both have posted one, that of this process stays the newest, and the other one has to be finished.
        """
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
        # Either may have edited it last.
        self.kept = replace(self.kept, shown=UNKNOWN)
        self.seen = UNKNOWN if self.message else NOTHING
        if self.lock.locked():
            # The request that is under way knows nothing of it.
            self.give_up()


@dataclass(slots=True, eq=False)
class CallMessage(Message):
    """A message that calls people to the table, until it is over; `kept` is its stored value.

    One that was sent to its `reader` alone isn't stored: whom it reached is nobody's business.
    """

    kept: PostedCall = field(kw_only=True)
    reader: int | None = None

    @classmethod
    def of(cls, kept: PostedCall, reader: int | None = None) -> Self:
        """Return a call as it is stored, or as it was sent to a reader."""
        return cls(kept.shown, kept=kept, reader=reader)


@dataclass(slots=True, eq=False)
class OptionsMessage(Message):
    """The options of a lobby, as one person has them open.

    `by` is the person as of their last click there. `page` and `note` are the wanted content. `failures`
    counts the changes in a row that failed; `changed` is the time of the last one that came through.
    """

    by: Person = field(kw_only=True)
    page: OptionPage = "main"
    note: str = ""
    failures: int = 0
    changed: float = float("-inf")
