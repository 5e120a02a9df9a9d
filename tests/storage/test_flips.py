"""Bits that flip on the disk: not one in the rows that make a game goes unnoticed."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage.database import PRAGMAS
from storage.errors import DamagedGameError
from storage.store import Store
from tests.storage.samples import GAME, OTHER, contents, opened, play_on

FLIPS = 600

# What a game is read from; the rest only says when something was done, and what Discord was shown.
COLUMNS = {
    "games": ("version", "status", "guild", "channel", "host", "digest", "setup", "state"),
    "choices": ("number", "seat", "picks", "events", "user"),
}


async def test_no_bit_flips_unnoticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = tuple(each.replace("synchronous = FULL", "synchronous = OFF") for each in PRAGMAS)
    monkeypatch.setattr("storage.database.PRAGMAS", quick)
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        expected = contents(await play_on(store, GAME, 12))
        await play_on(store, OTHER, 3)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            flipper = _Flipper(connection)
            for number in range(FLIPS):
                flipper.flip()
                assert await _read(store) == "damaged", flipper.flipped
                assert OTHER in await store.games.in_channel(20)
                if number % 10 == 0:
                    assert await store.games.load(OTHER) is not None
                flipper.undo()
        assert await _read(store) == expected


async def _read(store: Store) -> object:
    try:
        loaded = await store.games.load(GAME)
    except DamagedGameError:
        return "damaged"
    return loaded and contents(loaded.stored)


class _Flipper:
    """Flips bits in the rows of a game, wherever its values are stored: the longer, the more often."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._random = random.Random(FLIPS)
        self._cells = [
            (table, column, *found)
            for table, key in (("games", "id"), ("choices", "game"))
            for column in COLUMNS[table]
            for found in connection.execute(f"SELECT rowid, {column} FROM {table} WHERE {key} = ?", (GAME,))
        ]
        self._weights = [len(str(value)) for *_, value in self._cells]
        self.flipped: tuple[str, str, int, Any] = self._cells[0]

    def flip(self) -> None:
        """Flip a bit somewhere."""
        self.flipped = self._random.choices(self._cells, self._weights)[0]
        value = self.flipped[-1]
        if isinstance(value, int):
            self._write("?", value ^ 1 << self._random.randrange(63))
        else:
            raw = bytearray(value.encode())
            raw[self._random.randrange(len(raw))] ^= 1 << self._random.randrange(8)
            self._write("CAST(? AS TEXT)", bytes(raw))

    def undo(self) -> None:
        """Restore what was flipped last."""
        self._write("?", self.flipped[-1])

    def _write(self, sql: str, value: object) -> None:
        table, column, row, _ = self.flipped
        self._connection.execute(f"UPDATE {table} SET {column} = {sql} WHERE rowid = ?", (value, row))
