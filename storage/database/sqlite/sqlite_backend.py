"""SQLite: one file in WAL mode, of which one connection writes."""

import asyncio
import logging
import shutil
import sys
from collections.abc import AsyncGenerator, Generator
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import IO

from storage.database.connections import end
from storage.database.dialect import SQLITE
from storage.database.sqlite.sqlite_connection import Connection, connect
from storage.database.storage_errors import InUseError
from storage.database.transaction import Transaction

log = logging.getLogger(__name__)

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # In WAL mode only FULL makes a commit wait for the disk. An answered click must outlive a power cut.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # SQLite overwrites deleted data as far as it knows the place; `rewrite` overwrites the rest.
    "PRAGMA secure_delete = ON",
)


class SqliteFile:
    """A file of SQLite. `Backend` says what its members are for."""

    dialect = SQLITE
    attempts = 1
    settles = True
    locks_all = True
    rewriting_waits = 45 * 60.0

    def __init__(self, path: Path) -> None:
        self.path = path

    def __str__(self) -> str:
        return str(self.path)

    def locked(self) -> AbstractContextManager[None]:
        """Lock another file beside it."""
        return _locked_file(self.path)

    def prepare(self) -> None:
        """Make the file and its folder."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Nobody else may read it, for it holds the secrets of games that go on, nor the files beside it.
        with suppress(FileExistsError):
            self.path.touch(mode=0o600, exist_ok=False)

    async def connect(self, *, write: bool) -> Connection:
        """Open the file."""
        pragmas = PRAGMAS if write else ("PRAGMA query_only = ON",)

        def set_up(transaction: Transaction) -> None:
            """Set the connection up."""
            for pragma in pragmas:
                transaction.run(pragma)

        connection = await connect(self.path)
        try:
            await connection.run(set_up)
        except asyncio.CancelledError:
            connection.abandon()
            raise
        except BaseException:
            await connection.close()
            raise
        return connection

    @asynccontextmanager
    async def apart(self) -> AsyncGenerator[Connection]:
        """Open the file as it is: nothing in it is made or changed, and nobody waits."""
        # Not `mode=ro`: a connection that only reads could leave the files of the write-ahead log behind.
        connection = await connect(address(self.path), uri=True)
        try:
            await connection.run(lambda transaction: transaction.run("PRAGMA query_only = ON"))
            yield connection
        finally:
            await end(connection)

    def rehearse(self, transaction: Transaction) -> None:
        """Fill some pages, and commit nothing."""
        _rehearse(transaction)

    def empty_log(self, transaction: Transaction) -> bool:
        """Write the log back into the file. It can't be emptied while another process reads."""
        ((busy, *_),) = transaction.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return not busy

    def rewrite(self, transaction: Transaction) -> None:
        """Write the file anew: where rows were moved within a page, SQLite leaves copies of them behind."""
        transaction.run("VACUUM")

    def room_for_more(self) -> bool:
        """Return whether an answer or two fit on the disk."""
        return _room_beside(self.path) >= ROOM

    def room(self) -> bool:
        """Return whether the file fits twice more on its disk: for a draft, and for the log."""
        return _room_beside(self.path) >= 2 * _size(self.path)


def address(path: Path) -> str:
    """Return the address under which SQLite opens a file, but makes none if it is missing."""
    return f"{path.resolve().as_uri()}?mode=rw"


def _size(path: Path) -> int:
    return path.stat().st_size


def _room_beside(path: Path) -> int:
    """Return how many bytes there is room for on the disk of a file."""
    return shutil.disk_usage(path.parent).free


ROOM = 256 * 1024
"""How many bytes are written to see whether there is room: several times as many as the largest answer."""

_FEW, _USUAL = 16, -2000
"""How many pages SQLite keeps in memory before it writes them: here, and usually (in kilobytes)."""


def _rehearse(transaction: Transaction) -> None:
    """Write as an answer would, so that the same errors come; nothing of it is left.

    A transaction that is only undone would never get as far as the disk. So there is so much in this one that
    SQLite has to write some of it before it is undone, and then a commit of a number as it was before.
    """
    run = transaction.run
    run(f"PRAGMA cache_size = {_FEW}")
    run("BEGIN IMMEDIATE")
    run("SAVEPOINT rehearsal")
    run("CREATE TABLE rehearsal (filler BLOB)")
    run("INSERT INTO rehearsal VALUES (zeroblob(?))", ROOM)
    run("ROLLBACK TO rehearsal")
    ((version,),) = transaction.rows("PRAGMA user_version")
    run(f"PRAGMA user_version = {version}")
    run("COMMIT")
    run(f"PRAGMA cache_size = {_USUAL}")


@contextmanager
def _locked_file(path: Path) -> Generator[None]:
    """Hold the lock on a file. Raises `InUseError` if another process holds it.

    The system gives it back however the process ends. The file stays: if it were removed, one process
    could lock the old file and the next one a new one. Where files can't be locked, a warning is all.
    """
    real = path.resolve()  # two names of one file are one database
    with ExitStack() as stack:
        try:
            real.parent.mkdir(parents=True, exist_ok=True)
            _take(stack.enter_context(real.with_name(f"{real.name}.lock").open("ab")))
        except BlockingIOError as error:
            raise InUseError(
                f"another process plays with it and holds {real.name}.lock; stop it first"
            ) from error
        except OSError as error:
            log.warning("%s can't be locked, so nothing keeps a second bot from it: %s", path, error)
        yield


def _take(file: IO[bytes]) -> None:
    """Take the lock on a file. Raises `BlockingIOError` if another has it, and `OSError` if it can't be."""
    if sys.platform == "win32":
        raise OSError("Windows has no such locks")
    import fcntl  # noqa: PLC0415 - Windows has none

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
