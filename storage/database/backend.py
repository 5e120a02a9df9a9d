"""The part of a database that differs: connections, and care of its files.

`storage/database/sqlite/` and `storage/database/postgres/` stand side by side.
"""

from collections.abc import Awaitable
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import Protocol

from storage.database.dialect import Dialect
from storage.database.transaction import Result, Transaction, Work


class Session(Protocol):
    """A connection with a thread of its own. Pieces of work are done in order, one after the other."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction was begun that is neither committed nor undone."""
        ...

    async def run(self, work: Work[Result]) -> Result:
        """Do some work in the thread, in one trip there and back. It is carried out even if cancelled."""
        ...

    def cut(self) -> None:
        """Let work that waits for a silent server fail."""
        ...

    def abandon(self) -> Awaitable[object]:
        """Give it up while it is at work, and return when it is closed; a transaction under way is undone.

        Nobody has to wait for that.
        """
        ...

    async def close(self) -> None:
        """Close it; a transaction under way is undone."""
        ...


class Backend(Protocol):
    """A kind of database, and where the database is."""

    dialect: Dialect
    """The statements that differ."""

    attempts: int
    """How often a transaction is tried that fails only because others ran beside it."""

    settles: bool
    """Whether a failed commit can no longer succeed once a new connection has written."""

    locks_all: bool
    """Whether a lock that wasn't free in time keeps everybody from writing. Else it concerns few rows."""

    rewriting_waits: float
    """For how many seconds the rewriting of the files may wait until nobody plays."""

    def locked(self) -> AbstractContextManager[None]:
        """Hold the lock of the bot that plays. Raises `InUseError` if another process holds it."""
        ...

    def prepare(self) -> None:
        """Make the place for the database, if it is missing. Raises `OSError`."""
        ...

    async def connect(self, *, write: bool) -> Session:
        """Open a connection to write, or one that only reads. Raises `StatementError`."""
        ...

    def apart(self) -> AbstractAsyncContextManager[Session]:
        """Open a connection that only reads, for long work. A database that is missing isn't made."""
        ...

    def rehearse(self, transaction: Transaction) -> None:
        """Write as an answer would, so that the same errors come; nothing of it is left."""
        ...

    def empty_log(self, transaction: Transaction) -> bool:
        """Empty the log that holds what was deleted; return whether it is empty now."""
        ...

    def rewrite(self, transaction: Transaction) -> None:
        """Write the files anew, so that nothing deleted is left in them.

        Where `locks_all` is true, nobody can store anything meanwhile.
        """
        ...

    def room_for_more(self) -> bool:
        """Return whether there is room for another answer, as far as is known. Raises `OSError`."""
        ...

    def room(self) -> bool:
        """Return whether there is room to rewrite."""
        ...
