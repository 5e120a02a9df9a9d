"""A copy of the database as of one moment, made while the bot runs."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.database.sqlite.sqlite_backend import address
from storage.database.sqlite.sqlite_driver import translated
from storage.database.storage_errors import DamagedFileError, StorageError

BESIDE = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database."""

WRITE_VERSION, ROLLBACK = 18, 1
"""Where a file says how it is written (in the next byte, how it is read), and what it says without a log."""


class NotCopiedError(StorageError):
    """A copy that would harm what is there already."""


def back_up(source: Path, target: Path, *, force: bool = False) -> None:
    """Copy a database into a file of its own, which appears only once it is whole.

    The bot may play on meanwhile; the copy lacks changes that it stores after the beginning. Raises
    `NotCopiedError` if there is such a file (`force` replaces it, unless it is in use), and `StatementError`
    or `OSError` if one of the files can't be used.
    """
    _check_target(source, target, force=force)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        # Nobody else may read it, not even for a moment: it holds the secrets of games that go on.
        part.touch(mode=0o600, exist_ok=False)
        try:
            _copy(source, part)
        except sqlite3.Error as error:
            raise translated(error) from error
        shutil.copymode(source, part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _check_target(source: Path, target: Path, *, force: bool) -> None:
    if target.exists():
        if target.samefile(source):
            raise NotCopiedError(f"{target} is the database itself")
        if not force:
            raise NotCopiedError(f"{target} exists already")
    for each in BESIDE:
        # SQLite would take it for a part of the copy.
        beside = target.with_name(target.name + each)
        if beside.exists():
            raise NotCopiedError(f"{target} is in use, or was: there is {beside}")


def _copy(source: Path, target: Path) -> None:
    """Copy into an empty file; the copy is whole by itself, without files beside it."""
    with closing(sqlite3.connect(address(source), uri=True)) as reader:
        try:
            # Row by row, within one reading transaction. Between the rows of a page there may lie what was
            # deleted long ago: that isn't copied.
            reader.execute("VACUUM INTO ?", (str(target),))
        except sqlite3.DatabaseError as error:
            if not isinstance(translated(error), DamagedFileError):
                raise
            _copy_pages(reader, target)


def _copy_pages(reader: sqlite3.Connection, target: Path) -> None:
    """Copy a file that is damaged as it is, all pages in one step."""
    with closing(sqlite3.connect(target)) as writer:
        reader.backup(writer, pages=-1)
    # A bot that opens the copy turns the write-ahead log on again. SQLite itself turns the log off only if it
    # can read the list of tables.
    with target.open("rb+") as file:
        file.seek(WRITE_VERSION)
        file.write(bytes((ROLLBACK, ROLLBACK)))
