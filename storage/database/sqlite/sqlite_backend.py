"""A SQLite file in WAL mode as a `Backend`; and copies of the file while the bot runs."""

import asyncio
import glob
import logging
import os
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

from storage.database.connections import Access, Extent, end
from storage.database.dialect import SQLITE
from storage.database.sqlite import file_lock
from storage.database.sqlite.sqlite_connection import (
    PROBE_BYTES,
    Connection,
    connect,
    obstacle,
    room_beside,
    translated,
)
from storage.database.storage_errors import (
    Cause,
    DamagedFileError,
    InUseError,
    NotStoredError,
    StorageError,
    UnfitPlaceError,
)
from storage.database.transaction import Transaction

log = logging.getLogger(__name__)

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # In WAL mode only FULL makes a commit wait for the disk. An answered click must survive a power cut.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # SQLite overwrites deleted data, except copies of rows that it moved. `rewrite` removes those.
    "PRAGMA secure_delete = ON",
)


class SqliteFile:
    """A SQLite file. `Backend` describes the members."""

    dialect = SQLITE
    attempts = 1
    settles = True
    locks_all = True
    rewriting_waits = 45 * 60.0

    def __init__(self, path: Path) -> None:
        self.path = path

    def __str__(self) -> str:
        return str(self.path)

    @contextmanager
    def locked(self) -> Generator[None]:
        """Lock a separate file beside the database. The system frees the lock however the process ends.

        We never remove this file: otherwise one process could lock the old file and another one a new file.
        If files can't be locked here, only log a warning.
        """
        real = self.path.resolve()  # two names of one file must share one lock
        with ExitStack() as stack:
            _check_folder(real)
            try:
                file_lock.take(stack.enter_context(file_lock.beside(real).open("ab")))
            except BlockingIOError as error:
                raise InUseError(
                    f"another process plays with it and holds {real.name}.lock; stop it first"
                ) from error
            except OSError as error:
                log.warning("%s can't be locked, and a second process may use it: %s", self.path, error)
            yield

    async def prepare(self) -> None:
        _check_folder(self.path)
        # Nobody else may read the file or those beside it: it holds the secrets of running games.
        with suppress(FileExistsError):
            self.path.touch(mode=0o600, exist_ok=False)

    async def keep(self, step: int) -> None:
        """Copy the file into its folder, replacing an earlier copy of the same step."""
        copy = self.path.with_name(f"{self.path.name}.step{step}")
        await asyncio.to_thread(back_up, self.path, copy, force=True)
        log.info("Before its update it was copied to %s", copy)

    async def drop_copies(self, before: float) -> None:
        """Delete the copies that are older than `before`, and the files beside them."""
        try:
            await asyncio.to_thread(_drop_copies, self.path, before)
        except OSError as error:
            raise NotStoredError(f"a copy from before an update can't be deleted: {error}") from error

    async def connect(self, access: Access) -> Connection:
        pragmas = PRAGMAS if access == "write" else ("PRAGMA query_only = ON",)

        def set_up(transaction: Transaction) -> None:
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
        """Open the file as it is, without making or changing anything in it."""
        # Not `mode=ro`: a read-only connection could leave the files of the write-ahead log behind.
        connection = await connect(self.path, address(self.path))
        try:
            await connection.run(lambda transaction: transaction.run("PRAGMA query_only = ON"))
            yield connection
        finally:
            await end(connection)

    def rehearse(self, transaction: Transaction) -> None:
        """Try a write that changes nothing. It meets the errors that storing an answer would meet.

        Undoing a small transaction would never reach the disk. So write enough that SQLite needs the disk,
        undo that, and commit a number unchanged.
        """
        run = transaction.run
        run(f"PRAGMA cache_size = {_FEW}")
        run("BEGIN IMMEDIATE")
        run("SAVEPOINT rehearsal")
        run("CREATE TABLE rehearsal (filler BLOB)")
        run("INSERT INTO rehearsal VALUES (zeroblob(?))", PROBE_BYTES)
        run("ROLLBACK TO rehearsal")
        run(f"PRAGMA user_version = {transaction.value('PRAGMA user_version')}")
        run("COMMIT")
        run(f"PRAGMA cache_size = {_USUAL}")

    def empty_log(self, transaction: Transaction) -> bool:
        """Move the log's contents into the file; `False` if another process reads the log."""
        ((busy, *_),) = transaction.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return not busy

    def rewrite(self, transaction: Transaction) -> None:
        """Rewrite the file without the copies of rows that SQLite left when it moved rows within a page."""
        transaction.run("VACUUM")

    def obstacle(self) -> Cause | None:
        """Return "full", "read-only" or `None`, by the file's rights and the disk's room for two answers."""
        return obstacle(self.path)

    def room(self) -> bool:
        """Return whether the disk has room for two more files of this size: a draft, and the log."""
        return room_beside(self.path) >= 2 * _size(self.path)

    def extent(self, transaction: Transaction) -> Extent:  # noqa: ARG002 - the files say it all
        """Return the size of all the files, the free room on their disk and the last backup."""
        files = (self.path, *(self.path.with_name(self.path.name + each) for each in BESIDE))
        size = sum(_size(each) for each in files if each.exists())
        return Extent(size, room_beside(self.path), _last_backup(self.path))


def address(path: Path) -> str:
    """Return the address with which SQLite opens a file but doesn't create one."""
    return f"{path.resolve().as_uri()}?mode=rw"


def _size(path: Path) -> int:
    return path.stat().st_size


def _check_folder(path: Path) -> None:
    """Raise `UnfitPlaceError` if the folder is missing. A misspelt folder must not hold a second database."""
    if not path.parent.is_dir():
        raise UnfitPlaceError(f"there is no folder {path.parent}: make it, or name another one")


_FEW, _USUAL = 16, -2000
"""Sizes of SQLite's cache, which goes to the disk when it is full. Positive: pages; negative: kilobytes."""


def _stamp(path: Path) -> Path:
    """Return the path of an empty file beside a database. Its date is the time of the last backup."""
    return path.with_name(f"{path.name}.copied")


def _last_backup(path: Path) -> float | None:
    try:
        return _stamp(path).stat().st_mtime
    except FileNotFoundError:
        return None


def note_backup(path: Path) -> None:
    """Record that a database was backed up now, so that the bot can report it. Raises `OSError`."""
    stamp = _stamp(path)
    stamp.touch(mode=0o600)
    os.utime(stamp)


BESIDE = ("-wal", "-shm", "-journal")  # The endings of the files that SQLite keeps beside a database.


def _drop_copies(path: Path, before: float) -> None:
    for copy in path.parent.glob(f"{glob.escape(path.name)}.step*"):
        if copy.suffix[len(".step") :].isdecimal() and copy.stat().st_mtime < before:
            for each in (*BESIDE, ""):
                copy.with_name(copy.name + each).unlink(missing_ok=True)
            log.info("The copy %s from before an update is deleted", copy)


WRITE_VERSION, ROLLBACK = 18, 1
"""The index of a byte in the file, and the value of this byte if writers don't use the log.

The next byte has the same meaning for readers.
"""


NO_ROOM = "there is no room left in {}: make some"


class NotCopiedError(StorageError):
    """A copy that would harm an existing file, or has no room."""


def back_up(
    source: Path, target: Path, *, force: bool = False, check: Callable[[Path], None] = lambda _: None
) -> None:
    """Copy a database into a new file, which appears only when it is complete and `check` has accepted it.

    The bot may run in the meantime; the copy lacks what the bot stores after the start. `force` replaces an
    existing target, unless the target is in use.

    Raises `NotCopiedError` if the target exists or a disk is full, and `StatementError` or `OSError` if one
    of the files can't be used.
    """
    _check_target(source, target, force=force)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        # Nobody else may ever read the file, because it holds the secrets of running games.
        part.touch(mode=0o600, exist_ok=False)
        try:
            _copy(source, part)
        except sqlite3.Error as error:
            failed = translated(error, source)
            if failed.cause == "full":
                folders = dict.fromkeys(str(each.absolute().parent) for each in (target, source))
                raise NotCopiedError(NO_ROOM.format(" or ".join(folders))) from error
            raise failed from error
        shutil.copymode(source, part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        check(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _check_target(source: Path, target: Path, *, force: bool) -> None:
    if not target.parent.is_dir():
        raise NotCopiedError(f"there is no folder {target.parent}")
    if target.exists():
        if target.samefile(source):
            raise NotCopiedError(f"{target} is the database itself")
        if not force:
            raise NotCopiedError(f"{target} exists already")
    for each in BESIDE:
        # SQLite would treat this file as a part of the copy.
        beside = target.with_name(target.name + each)
        if beside.exists():
            raise NotCopiedError(f"{target} is in use, or was: there is {beside}")


def _copy(source: Path, target: Path) -> None:
    """Copy into an empty file. The copy is complete without files beside it."""
    with closing(sqlite3.connect(address(source), uri=True)) as reader:
        try:
            # This reads row by row, in one transaction. So it doesn't copy deleted data between the rows.
            reader.execute("VACUUM INTO ?", (str(target),))
        except sqlite3.DatabaseError as error:
            if not isinstance(translated(error, source), DamagedFileError):
                raise
            _copy_pages(reader, target)


def _copy_pages(reader: sqlite3.Connection, target: Path) -> None:
    """Copy a damaged file as it is, all pages in one step."""
    with closing(sqlite3.connect(target)) as writer:
        reader.backup(writer, pages=-1)
    # We turn the write-ahead log off ourselves, because SQLite can't if the list of tables is unreadable. A
    # bot that opens the copy turns the log on again.
    with target.open("rb+") as file:
        file.seek(WRITE_VERSION)
        file.write(bytes((ROLLBACK, ROLLBACK)))
