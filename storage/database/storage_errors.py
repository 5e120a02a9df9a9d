"""The errors of storage, into which we translate all errors of the drivers."""

import errno
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

Returned = TypeVar("Returned")

Cause: TypeAlias = Literal["full", "read-only", "locked", "failing", "away", "silent"]
"""Why the database is out of reach; `CAUSES` explains each cause."""

CAUSES: dict[Cause, str] = {
    "full": "there is no room left on its disk: make some",
    "read-only": "it may not be written: look at the rights there, and whether it is read-only",
    "locked": "another program holds on to it: end that one",
    "failing": "it fails: look at its disk, and at the rights there",
    "away": "the bot can't use PostgreSQL: see whether it runs and lets the bot in, and look at its log",
    "silent": "it doesn't answer: look at its disk, or at the server and the network to it",
}
"""Each cause in words for the operator."""

_SYSTEM: dict[int | None, Cause] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


def cause_of(error: OSError) -> Cause:
    """Return why a file can't be used."""
    return _SYSTEM.get(error.errno, "failing")


def _explained(reason: str, cause: Cause | None) -> str:
    return f"{reason}; {CAUSES[cause]}" if cause else reason


class StorageError(Exception):
    """The root of every error that storage raises on purpose."""


class StatementError(StorageError):
    """A failed statement, for a `reason`. `cause` says why the database is out of reach; `None` if it isn't.

    `cut_short`: if this was a commit, nothing is stored. `again`: only concurrent transactions made the
    statement fail, so another try may succeed.
    """

    def __init__(
        self, reason: str, cause: Cause | None = None, *, cut_short: bool = False, again: bool = False
    ) -> None:
        super().__init__(_explained(reason, cause))
        self.reason = reason
        self.cause: Cause | None = cause
        self.cut_short = cut_short
        self.again = again


class DamagedFileError(StatementError):
    """A statement that failed because the file of the database is damaged."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"{reason}; it is damaged or no database: keep it as it is, and go back to a copy")


class UnavailableError(StorageError):
    """The database failed, but may work later. `cause` says why it is out of reach, if it is."""

    def __init__(self, reason: str, cause: Cause | None = None) -> None:
        super().__init__(_explained(reason, cause))
        self.reason = reason
        self.cause: Cause | None = cause


class NotStoredError(UnavailableError):
    """A write that failed before the commit, so that nothing is stored."""


class UnsureError(UnavailableError):
    """A failed commit: its changes may be stored or not, so the caller must read again.

    `settled`: the values that the caller reads are final. Otherwise they are final only once this process has
    stored something, or has ended.
    """

    def __init__(self, reason: str, cause: Cause | None = None, *, settled: bool = True) -> None:
        super().__init__(reason, cause)
        self.settled = settled


class NotReadError(UnavailableError):
    """Data that we can't read now. It is probably not damaged."""


class NewerGameError(NotReadError):
    """A game or tournament that only a newer release can read. This release leaves it alone."""

    def __init__(self, what: str, reason: str) -> None:
        super().__init__(f"{what} can't be read yet: {reason}")


class StaleVersionError(StorageError):
    """A write that found an unexpected version: somebody else has changed the game."""


class RepeatedClickError(StorageError):
    """A click that was stored before; `did` was its effect."""

    def __init__(self, click: int, did: str) -> None:
        super().__init__(f"click {click} was stored before: {did}")
        self.did = did


class DamagedGameError(StorageError):
    """A stored game that can't be read. The message gives the reason, for the log.

    `channel` (0: unknown) and `users` say whom to notify. They have their own columns, so we know them even
    if we can't read the set-up.
    """

    def __init__(self, game: str, reason: str, channel: int, users: tuple[int, ...]) -> None:
        super().__init__(f"game {game} is damaged: {reason}")
        self.game = game
        self.channel = channel
        self.users = users


class SetAsideError(DamagedGameError):
    """A damaged game that was set aside before. Its people were notified then."""

    def __init__(self, game: str, channel: int, users: tuple[int, ...]) -> None:
        super().__init__(game, "it was set aside", channel, users)


class FullError(StorageError):
    """No room for another saved set of cards: the person or the server has `most` already."""

    def __init__(self, whose: Literal["person", "server"], most: int) -> None:
        super().__init__(f"this {whose} keeps {most} sets already")
        self.whose = whose
        self.most = most


class DamagedDealError(StorageError):
    """The secret of a day's deal is damaged, so nobody can play that deal."""

    def __init__(self, day: int) -> None:
        super().__init__(f"the secret of the daily deal {day} is damaged")
        self.day = day


class HadDailyError(StorageError):
    """The person has played the daily deal of this day before, and then deleted their data."""

    def __init__(self, day: int) -> None:
        super().__init__(f"the deal of day {day} was played before a deletion")
        self.day = day


class NotYoursError(StorageError):
    """A change that only the `owner` (0: nobody now) or a manager of the server may make."""

    def __init__(self, owner: int) -> None:
        super().__init__("it belongs to somebody else")
        self.owner = owner


class InUseError(StorageError):
    """A database that another process plays with."""


class UnfitPlaceError(StorageError):
    """A database with which no bot can play until the operator changes the database or the setting."""


class OlderDatabaseError(StorageError):
    """A database that must be migrated before this release can read it."""


class NewerDatabaseError(UnavailableError):
    """A database that a newer release has written, and that this release would corrupt."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which nothing can be stored: the cause, and the start in seconds since 1970."""

    cause: Cause
    since: float


async def found_after(error: UnsureError, reading: Awaitable[Returned]) -> Returned:
    """Return the result of a read that shows whether a commit succeeded. If the read fails, raise `error`."""
    try:
        return await reading
    except NotReadError as unread:
        raise error from unread


def plain(error: UnsureError) -> UnavailableError:
    """Return the error to raise if a commit failed and we then found that nothing was stored."""
    return NotStoredError(error.reason, error.cause) if error.settled else error
