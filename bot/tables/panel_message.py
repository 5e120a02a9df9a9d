"""The panel of a seat: its copies, the question that its player knows of, and how they are called."""

from dataclasses import dataclass
from typing import Self

from bot.tables.message import NOTHING, Handle, LastingMessage, Message, without
from storage.games.places import NO_QUESTION, StoredMessage

# A panel shows the number of a question, or one of these. They are stored as `StoredMessage.number`.

WAITING = NO_QUESTION
"""A panel that names the player whom the game waits for."""

OVER = -2
"""A panel that shows the scores."""

AWAY = -3
"""A panel that tells its absent player that a computer plays."""


@dataclass(slots=True, eq=False)
class PanelMessage(LastingMessage):
    """The panel of a seat, in at most two copies, which show the same: one in the channel, one sent directly.

    The copy in the channel, which its player alone sees, is there as long as its `handle` changes it. The
    direct message stands where `kept` says, can be changed through `direct`, too, and shows the panel while
    `direct_live` is set; else it says that the panel is elsewhere.

    `knows` is the number of the question that the player knows of, or `WAITING`, `OVER` or `AWAY`. `pings`
    delete the messages that called the player. `used` is the time of the player's last action. `reposted_for`
    is the last board below which the copy was sent anew, or could not be. `notified_of` is the wait of which
    the player was notified last, by its `Table.asked_since`; -1: of none. `reminder_due` asks for another
    call. Until `elsewhere`, by the process clock, another process responds to a click with it.

    All of it changes in the methods here; others read it.
    """

    knows: int = WAITING
    direct: Handle | None = None
    direct_live: bool = True
    pings: tuple[Handle, ...] = ()
    used: float = float("-inf")
    reposted_for: int = 0
    reminder_due: bool = False
    notified_of: int = -1
    elsewhere: float = 0.0

    @classmethod
    def of(cls, kept: StoredMessage) -> Self:
        """Return a panel as it is stored."""
        return cls(str(kept.number), kept=kept, stored=kept, knows=kept.number)

    def take_over(self, kept: StoredMessage) -> None:
        """Take over what another process may have stored of it."""
        if kept.revision.known == self.stored.revision.known and kept == self.stored:
            return
        if kept.message != self.stored.message == self.kept.message:
            self.handle, self.direct, self.direct_live = None, None, True
            self.knows, self.seen = kept.number, str(kept.number)
        self.rebase(kept)

    @property
    def place(self) -> int:
        """The message that is kept up to date; 0 if there is none."""
        if (copy := self.copy) is not None:
            return copy.message
        return self.kept.message if self.direct_live else 0

    @property
    def copy(self) -> Handle | None:
        """The copy that a click changes: that in the channel, if there is one."""
        return self.handle or self.direct

    @property
    def sent(self) -> bool:
        """Whether a direct message shows the panel."""
        return bool(self.kept.message) and self.direct_live

    def show(self, knows: int, digest: str) -> None:
        """Note what its player knows of by now, and what all copies show."""
        self.knows, self.seen = knows, digest

    def sent_directly(self, channel: int, message: int, shows: int) -> Handle | None:
        """Note the direct message that was just sent; return the copy in the channel that it replaces."""
        here, self.handle, self.direct, self.direct_live = self.handle, None, None, True
        self.unsettled_until = 0.0
        self.note(channel=channel, message=message, number=shows)
        return here

    def moved(self, copy: Handle, now: float, *, direct: bool) -> Handle | None:
        """Note the copy in which a click was responded to now; return the one in the channel before it."""
        here, self.handle, self.used = self.handle, None if direct else copy, now
        if direct:
            self.direct, self.direct_live = copy, True
        return here

    def follow(self, board: int) -> Handle | None:
        """Note that the copy in the channel follows a board, once and for all; return it."""
        self.reposted_for = board
        return self.handle

    def followed(self, copy: Handle) -> None:
        """Note that the copy in the channel was sent anew."""
        self.handle, self.unsettled_until = copy, 0.0

    def lose_copy(self) -> None:
        """Note that nobody knows of a copy in the channel: it was taken away, and the next one failed."""
        self.handle, self.used = None, float("-inf")

    def leave_direct(self) -> bool:
        """Have the direct message show the panel no more; return whether it did."""
        sent, self.direct_live = self.sent, False
        return sent

    def leave_channel(self, *, asked: bool) -> None:
        """Forget the copy in the channel, which is lost; call a player again who was `asked` only there."""
        self.handle = None
        if asked and (self.kept.ping or self.kept.number != self.knows):
            self.remind()

    def end(self) -> Handle | None:
        """Have no copy show the panel any more; return the one in the channel."""
        here, self.handle, self.direct = self.handle, None, None
        self.direct_live = self.reminder_due = False
        return here

    def vacate(self) -> None:
        """Forget all of it, as another person is about to get the seat."""
        self.handle = self.direct = None
        self.pings, self.direct_live = (), True
        self.show(WAITING, NOTHING)
        self.kept = StoredMessage(revision=self.kept.revision)

    def remind(self) -> None:
        """Have its player called once more."""
        self.reminder_due = True

    def reminded(self) -> None:
        """Note that its player was."""
        self.reminder_due = False

    def answered_elsewhere(self, now: float, seconds: float) -> None:
        """Note that another process handles a click of its player, and responds within so many seconds."""
        self.used, self.elsewhere = now, now + seconds

    def responded_elsewhere(self, knows: int, seen: str) -> None:
        """Note what that process has shown."""
        self.show(knows, seen)
        self.elsewhere = 0.0

    def notified(self, wait: int, ping: Handle | None = None) -> None:
        """Note that its player was notified of a wait, by a ping that can be deleted through a click, say."""
        self.notified_of = wait
        if ping is not None:
            self.pings = (*self.pings, ping)

    def drop_ping(self, ping: int) -> Handle | None:
        """Forget a ping; return the click that deletes it."""
        handle = next((each for each in self.pings if each.message == ping), None)
        self.pings = tuple(each for each in self.pings if each is not handle)
        return handle

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person."""
        Message.forget_person(self, user)
        self.direct = without(self.direct, user)
        self.pings = tuple(each for each in self.pings if each.token.user != user)
