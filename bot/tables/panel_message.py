"""The panel of a seat: its copies, the question that its player knows, and the messages that notify them."""

from dataclasses import dataclass
from typing import Literal, Self, TypeAlias

from bot.tables.message import NOTHING_SHOWN, Handle, LastingMessage, Message, without
from storage.games.places import NO_QUESTION, StoredMessage

# `StoredMessage.number` is the number of the question that the panel shows, or one of these constants.

WAITING_PANEL = NO_QUESTION  # The panel names the player who is asked.

SCORES_PANEL = -2  # The panel shows the scores.

ABSENT_PANEL = -3  # The panel tells its absent player that a computer plays for them.

PanelPage: TypeAlias = Literal["panel", "more", "uniques", "hand", "why", "cities"]
"""The page that a panel shows: the panel itself, or the facts for which it has no room ("more").

The other pages show one thing in detail: the unique districts, the hand, why a hint is good, or the cities of
a solo game.
"""

OVERLOOKED_WAITS = 4
"""After a player of a live game overlooked a question in the panel, we ping them at once this many times."""


DOUBLE_TAP_SECONDS = 5.0
"""A player who presses the same answer again within this many seconds has only tapped twice."""


@dataclass(slots=True, eq=False)
class PanelMessage(LastingMessage):
    """The panel of a seat, in one or two equal copies: one in the channel, one as a direct message.

    Only its player sees the copy in the channel, which exists while its `handle` can edit it. `kept` says
    where the direct message is.

    Only the methods of this class change its fields.
    """

    # The number of the newest question that the player knows of, or one of the constants above.
    knows: int = WAITING_PANEL
    direct: Handle | None = None  # Can edit the direct message.
    direct_live: bool = True  # False: the direct message says that the panel is elsewhere.
    pings: tuple[Handle, ...] = ()  # The pings of the player that we can delete.
    used: float = float("-inf")  # The time of the player's last action.
    reposted_for: int = 0  # The last board below which we sent the channel's copy again, or tried to.
    reminder_due: bool = False  # We have to notify the player once more.
    notified_of: tuple[int, bool] = (-1, False)  # The last `waits.notified_wait` of which the player knows.
    pinged_at_once: int = 0  # In a live game: in how many of the next waits we ping the player at once.
    # Until this time of the process clock, another process is responding to a click with the panel.
    elsewhere: float = 0.0
    page: PanelPage = "panel"  # The page that the player reads. Only a new question replaces it.
    read_at: float = float("-inf")  # When the player opened another page, in seconds since 1970.
    home_asked: bool = False  # We have looked whether to ask the player where they live.
    # The player's last answer, as their click gave it, and its time by the process clock.
    answered: tuple[object, float] = (None, float("-inf"))
    told_resigned: tuple[int, ...] = ()  # The seats that had resigned when the player last answered.
    bands: tuple[int, str] = (-1, "")  # The game's version, and a digest of the news in the waiting panel.

    @classmethod
    def of(cls, kept: StoredMessage) -> Self:
        return cls(str(kept.number), kept=kept, stored=kept, knows=kept.number)

    def take_over(self, kept: StoredMessage) -> None:
        """Take over facts that another process may have stored about the panel."""
        if kept.revision.known == self.stored.revision.known and kept == self.stored:
            return
        if kept.message != self.stored.message == self.kept.message:
            self.handle, self.direct, self.direct_live = None, None, True
            self.knows, self.seen = kept.number, str(kept.number)
        self.rebase(kept)

    @property
    def place(self) -> int:
        """The id of the message that we keep up to date; 0 if there is none."""
        if (copy := self.copy) is not None:
            return copy.message
        return self.kept.message if self.direct_live else 0

    @property
    def copy(self) -> Handle | None:
        """The copy that we edit through a click; if there are two, the one in the channel."""
        return self.handle or self.direct

    @property
    def sent(self) -> bool:
        """Whether a direct message shows the panel."""
        return bool(self.kept.message) and self.direct_live

    def show(self, knows: int, digest: str) -> None:
        """Record which question the player knows of, and the digest that all copies show."""
        if knows != self.knows:
            self.page = "panel"
        self.knows, self.seen = knows, digest

    def open_page(self, page: PanelPage, now: float) -> None:
        """Record which page the player reads from `now` on, in seconds since 1970."""
        self.page = page
        if page != "panel":
            self.read_at = now

    def sent_directly(self, channel: int, message: int, shows: int) -> Handle | None:
        """Record a new direct message; return the copy in the channel, which it replaces."""
        here, self.handle, self.direct, self.direct_live = self.handle, None, None, True
        self.unsettled_until = 0.0
        self.note(channel=channel, message=message, number=shows)
        return here

    def moved(self, copy: Handle, now: float) -> Handle | None:
        """Record the copy with which we responded to a click; return the earlier copy in the channel."""
        here, self.handle, self.used = self.handle, copy, now
        return here

    def moved_direct(self, copy: Handle, now: float) -> Handle | None:
        """Record the direct message in which we responded to a click; return the copy in the channel."""
        here = self.moved(copy, now)
        self.handle, self.direct, self.direct_live = None, copy, True
        return here

    def follow(self, board: int) -> Handle | None:
        """Record that we send the channel's copy again below a board; return the old copy."""
        self.reposted_for = board
        return self.handle

    def followed(self, copy: Handle) -> None:
        """Record the new copy in the channel."""
        self.handle, self.unsettled_until = copy, 0.0

    def lose_copy(self) -> None:
        """Forget the copy in the channel, which we deleted but failed to send again."""
        self.handle, self.used = None, float("-inf")

    def leave_direct(self) -> bool:
        """Stop showing the panel in the direct message; return whether it showed the panel."""
        sent, self.direct_live = self.sent, False
        return sent

    def leave_channel(self, *, asked: bool) -> None:
        """Forget the copy in a lost channel; if the player was `asked` only there, notify them again."""
        self.handle = None
        if asked and (self.kept.ping or self.kept.number != self.knows):
            self.remind()

    def end(self) -> None:
        """Stop showing the panel."""
        self.handle = self.direct = None
        self.direct_live = self.reminder_due = False

    def vacate(self) -> None:
        """Forget everything, because another person gets the seat."""
        self.handle = self.direct = None
        self.pings, self.direct_live, self.home_asked = (), True, False
        self.show(WAITING_PANEL, NOTHING_SHOWN)
        self.kept = StoredMessage(revision=self.kept.revision)

    def answer(self, given: object, now: float, resigned: tuple[int, ...] = ()) -> None:
        """Record an answer that the player has just given by a click, below a line about these `resigned`."""
        self.answered, self.told_resigned = (given, now), resigned

    def tapped_twice(self, given: object, now: float) -> bool:
        """Return whether the player gave the same answer a moment before `now`."""
        last, at = self.answered
        return given == last and now <= at + DOUBLE_TAP_SECONDS

    def ask_home(self) -> None:
        """Record that we have looked whether to ask the player where they live."""
        self.home_asked = True

    def remind(self) -> None:
        """Record that we have to notify the player once more."""
        self.reminder_due = True

    def overlooked(self, *, glanced: bool) -> None:
        """Ping a player of a live game who didn't see the question. `glanced`: next time, ping at once."""
        if glanced:
            self.pinged_at_once = OVERLOOKED_WAITS + 1
        self.remind()

    def reminded(self) -> None:
        """Record that we notified the player again."""
        self.reminder_due = False

    def answered_elsewhere(self, now: float, seconds: float) -> None:
        """Record that another process is responding to the player's click, within `seconds`."""
        self.used, self.elsewhere = now, now + seconds

    def responded_elsewhere(self, knows: int, seen: str) -> None:
        """Record the content that another process has shown."""
        self.show(knows, seen)
        self.elsewhere = 0.0

    def notified(self, wait: tuple[int, bool], ping: Handle | None = None) -> None:
        """Record that we notified the player of a wait; `ping` is a message that we can delete."""
        if wait != self.notified_of:
            self.notified_of, self.pinged_at_once = wait, max(0, self.pinged_at_once - 1)
        if ping is not None:
            self.pings = (*self.pings, ping)

    def drop_ping(self, ping: int) -> Handle | None:
        """Forget a ping; return the handle that can delete it."""
        handle = next((each for each in self.pings if each.message == ping), None)
        self.pings = tuple(each for each in self.pings if each is not handle)
        return handle

    def forget_person(self, user: int) -> None:
        """Drop the handles from a person's clicks."""
        Message.forget_person(self, user)
        self.direct = without(self.direct, user)
        self.pings = tuple(each for each in self.pings if each.token.user != user)
