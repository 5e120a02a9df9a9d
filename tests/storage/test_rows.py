"""Bits that flip on the disk: not one in the rows that make a game goes unnoticed."""

import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from storage.errors import DamagedGameError, UnavailableError
from storage.store import Store
from tests.storage.samples import GAME, OTHER, contents, opened, play_on

FLIPS = 600

# The columns that a game is read from; the rest are times, and messages in Discord.
COLUMNS = {
    "games": ("id", "version", "status", "guild", "channel", "host", "digest", "setup", "state"),
    "choices": ("game", "number", "seat", "picks", "events", "person"),
    "people": ("game", "person"),
}
KEYS = {"games": ("id",), "choices": ("game", "number"), "people": ("game", "person")}


async def test_no_bit_flips_unnoticed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        expected = contents(await play_on(store, GAME, 12))
        await play_on(store, OTHER, 3)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            connection.execute("PRAGMA foreign_keys = OFF")
            flipper = _Flipper(connection)
            for number in range(FLIPS):
                flipped = flipper.flip(number)
                assert await _read(store) == "damaged", flipped
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


class _Cell(NamedTuple):
    """A value in a row of the game, and the key of that row."""

    table: str
    column: str
    value: Any
    key: dict[str, Any]


class _Flipper:
    """Flips bits in the rows of a game: by turns in each column, and the longer a value, the more often."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._random = random.Random(FLIPS)
        self._cells = [
            _Cell(table, column, value, dict(zip(KEYS[table], key, strict=True)))
            for table, columns in COLUMNS.items()
            for column in columns
            for value, *key in connection.execute(
                f"SELECT {column}, {', '.join(KEYS[table])} FROM {table} WHERE {KEYS[table][0]} = ?", (GAME,)
            )
        ]
        self._weights = [len(str(cell.value)) for cell in self._cells]
        self._flipped, self._now = self._cells[0], self._cells[0].value

    def flip(self, number: int) -> _Cell:
        """Flip a bit somewhere, and say where."""
        if number % 2:
            columns = sorted({cell[:2] for cell in self._cells})
            column = columns[number // 2 % len(columns)]
            cell = self._random.choice([each for each in self._cells if each[:2] == column])
        else:
            (cell,) = self._random.choices(self._cells, self._weights)
        if isinstance(cell.value, int):
            value = cell.value ^ 1 << self._random.randrange(63)
        else:
            value = bytearray(cell.value.encode())
            value[self._random.randrange(len(value))] ^= 1 << self._random.randrange(8)
        try:
            self._write(cell, cell.key, value)
        except sqlite3.IntegrityError:
            # SQLite itself wouldn't write the number of another choice twice.
            return self.flip(number)
        self._flipped, self._now = cell, value
        return cell

    def undo(self) -> None:
        """Restore what was flipped last."""
        cell = self._flipped
        key = cell.key | ({cell.column: self._now} if cell.column in cell.key else {})
        self._write(cell, key, cell.value)

    def _write(self, cell: _Cell, key: dict[str, Any], value: object) -> None:
        """Write a value into the row with this key. Bytes stand for a text that may be none any more."""
        where = " AND ".join(f"{column} = {_text(each)}" for column, each in key.items())
        sql = f"UPDATE {cell.table} SET {cell.column} = {_text(value)} WHERE {where}"
        assert self._connection.execute(sql, (value, *key.values())).rowcount == 1


def _text(value: object) -> str:
    return "CAST(? AS TEXT)" if isinstance(value, bytearray) else "?"


async def test_nor_does_one_anywhere_in_the_file(tmp_path: Path) -> None:
    path, rng = tmp_path / "games.sqlite3", random.Random(FLIPS)
    async with opened(path) as store:
        expected = contents(await play_on(store, GAME, 12))
        await play_on(store, OTHER, 3)
    sound = path.read_bytes()
    found = Counter[str]()
    for _ in range(FLIPS):
        flipped = rng.randrange(8 * len(sound))
        _write_flipped(path, sound, flipped)
        try:
            async with opened(path) as store:
                read = await _read(store)
        except UnavailableError:
            # The schema is damaged, so nothing can be read at all.
            found["none"] += 1
        else:
            assert read in ("damaged", expected), flipped
            found["damaged" if read == "damaged" else "same"] += 1
    assert all(found[each] > 5 for each in ("same", "damaged", "none"))


def _write_flipped(path: Path, sound: bytes, bit: int) -> None:
    """Write a file in which one bit isn't as it was, in the place of an earlier one."""
    data = bytearray(sound)
    data[bit // 8] ^= 1 << bit % 8
    for old in path.parent.glob(f"{path.name}*"):
        old.unlink()
    path.write_bytes(data)
