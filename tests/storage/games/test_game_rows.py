"""The rows of a game: writing, reading, checking; its log; and the people that it names."""

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.characters.rank2 import SpyType
from engine.errors import BrokenStateError
from engine.flow.build import Pay
from engine.flow.turn import TurnMenu
from engine.state import Call, District, Mark, Score, State, Turn
from engine.steps import Step
from storage.codec import has_id
from storage.database.storage_errors import DamagedGameError, UnavailableError
from storage.database.transaction import Row, Transaction, Value
from storage.games.game_rows import GameLog, check_state, lacks_people, name_all
from storage.inspection import inspect
from storage.parts import Invitation
from storage.privacy import in_games
from storage.store import Store
from storage.values import Click, Player
from tests.storage.privacy.person import OVER, RUNNING, USER
from tests.storage.samples import (
    BEGUN,
    GAME,
    OPEN,
    OTHER,
    begun,
    choice,
    contents,
    invited,
    lobby,
    opened,
    play_on,
    played,
    write,
)

pytestmark = pytest.mark.both_databases


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7])
def test_every_state_of_a_game_is_sound(seats: int) -> None:
    for choices in range(0, 400, 13):
        game = played(choices, seats)
        assert check_state(game.state.copy()).decision == game.decision


class Riddle(Step):
    """A question that isn't the game's."""

    kind = "riddle"


BREAKAGES: dict[str, Callable[[State], object]] = {
    "card lost": lambda state: state.deck.pop(),
    "card doubled": lambda state: state.deck.append(state.deck[0]),
    "card of another set": lambda state: state.deck.__setitem__(0, "museum"),
    "card that doesn't exist": lambda state: state.seats[0].hand.append("casino"),
    "card in a city from nowhere": lambda state: state.seats[1].city.append(District("manor")),
    "character lost": lambda state: state.selection.face_down.clear(),
    "character held twice": lambda state: state.seats[0].characters.append("king"),
    "no such seat has the crown": lambda state: setattr(state, "crown", 4),
    "no such seat is asked": lambda state: state.stack.append(TurnMenu(9)),
    "no such target": lambda state: state.stack.append(SpyType(0, -2)),
    "no such seat was called": lambda state: state.calls.append(Call("king", 7)),
    "no such seat marked": lambda state: state.marks.append(Mark("killed", "king", -1)),
    "no such seat completed": lambda state: state.completed.append(5),
    "no such seat scored": lambda state: state.scores.append(Score(4, (), 0, ())),
    "no such question": lambda state: state.stack.append(Riddle(0)),
    "no question": lambda state: state.stack.clear(),
    "question that can't be asked": lambda state: state.stack.append(Pay(0, "casino", 3)),
    "question without a turn": lambda state: setattr(state, "turn", None),
    "turn of nobody in play": lambda state: setattr(state, "turn", Turn(0, "emperor")),
    "over with a question": lambda state: setattr(state, "phase", "over"),
    "debts": lambda state: setattr(state.seats[0], "gold", -1),
    "too few seats": lambda state: state.seats.pop(),
    "seed": lambda state: setattr(state.rng, "seed", "xyz"),
    "short seed": lambda state: setattr(state.rng, "seed", "00"),
    "position": lambda state: setattr(state.rng, "position", -1),
}


@pytest.mark.parametrize("change", BREAKAGES)
def test_a_broken_state_is_found_out(change: str) -> None:
    game = next(
        game
        for choices in random.Random(3).sample(range(20, 90), 70)
        for game in [played(choices)]
        if game.decision and game.decision.kind == "turn"
    )
    state = game.state.copy()
    check_state(state.copy())
    BREAKAGES[change](state)
    with pytest.raises(BrokenStateError):
        check_state(state)


FLIPS = 300

# The columns that a game is read from. The others are times, and messages in Discord.
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
    """Flips bits in the rows of a game: in each column by turns, and in long values more often."""

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
        """Flip a bit somewhere; return where."""
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
            # SQLite itself would not write the number of another choice twice.
            return self.flip(number)
        self._flipped, self._now = cell, value
        return cell

    def undo(self) -> None:
        """Undo the last flip."""
        cell = self._flipped
        key = cell.key | ({cell.column: self._now} if cell.column in cell.key else {})
        self._write(cell, key, cell.value)

    def _write(self, cell: _Cell, key: dict[str, Any], value: object) -> None:
        """Write a value into the row with this key. Bytes stand for a text that may be invalid now."""
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
    assert all(found[each] > 1 for each in ("same", "damaged", "none")), found


def _write_flipped(path: Path, sound: bytes, bit: int) -> None:
    """Write a file with one flipped bit, replacing an earlier one."""
    data = bytearray(sound)
    data[bit // 8] ^= 1 << bit % 8
    for old in path.parent.glob(f"{path.name}*"):
        old.unlink()
    path.write_bytes(data)


async def _logged(store: Store, count: int) -> None:
    """Store a game with `count` choices after its beginning."""
    stored = await begun(store)
    for number in range(count):
        stored = await store.games.save(stored, choices=(choice(number),))


async def test_when_a_choice_was_made_is_read_back(store: Store) -> None:
    stored = await begun(store)
    await store.games.save(replace(stored, game=played(1)), choices=(replace(choice(0), made=12345),))
    assert [choice.made for choice in await store.games.choices(GAME, 1)] == [12345]


async def test_the_log_gives_the_last_choices_in_order(store: Store) -> None:
    await _logged(store, 5)
    assert await store.games.choices(GAME, 3) == [choice(2), choice(3), choice(4)]


async def test_the_log_of_a_game_is_all_of_its_choices_that_can_be_read(store: Store) -> None:
    await _logged(store, 3)
    whole = (BEGUN, *(choice(number) for number in range(3)))
    assert await store.games.log(GAME) == GameLog(whole, complete=True)
    assert (await store.games.log("bbbbbbbb")).choices == ()
    await write(store.database, """UPDATE choices SET events = '[["gone",{}]]' WHERE number = 2""")
    assert await store.games.log(GAME) == GameLog(whole[:-1], complete=False)
    assert await store.games.choices(GAME, 9) == [*whole[:-1]]


@pytest.fixture
async def full(filled: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store with a person in games of every state."""
    async with opened(Path(shutil.copy(filled, tmp_path))) as store:
        yield store


BOB = 102  # Another player in that person's games.


async def _named(store: Store) -> list[tuple[int, str]]:
    rows = await store.database.rows("SELECT person, game FROM named ORDER BY person, game")
    return [(person, game) for person, game in rows]


async def test_all_are_found_whose_id_stands_in_a_game_and_nobody_else(full: Store) -> None:
    games = await full.database.rows("SELECT id, host, setup FROM games")
    choices = {
        (game, person) for game, person in await full.database.rows("SELECT game, person FROM choices")
    }
    expected = [
        (user, game)
        for user in (101, BOB, 103, USER)
        for game, host, setup in games
        if host == user or f'"user_id":{user}' in setup or (game, user) in choices
    ]
    assert sorted(expected) == await _named(full)
    assert {game for user, game in expected if user == USER} == {
        game for game, _, setup in games if has_id(setup, USER)
    }


async def test_it_follows_who_comes_and_goes(store: Store) -> None:
    here = lobby()
    await store.games.add(here, Click(1, 101, "open"))
    invitation = Invitation("cupcupcu", (101, 105))
    setup = replace(here.setup, players=(Player(103, "c", ""), Player(None, "computer", "")))
    here = await store.games.save(replace(here, setup=invited(setup, invitation)))
    assert await _named(store) == [(101, GAME), (103, GAME), (105, GAME)]
    await store.games.save(replace(here, setup=setup.with_kind(host=103)))
    assert await _named(store) == [(103, GAME)]
    await store.forget_server(here.setup.kind.guild)
    assert await _named(store) == []


async def test_an_older_database_is_gone_through_once(full: Store) -> None:
    before = await _named(full)
    await write(full.database, "DELETE FROM named")
    assert any("can't be found" in fault for fault in (await inspect(full.database.path)).faults)
    await write(full.database, "UPDATE games SET setup = '{' || setup WHERE id = ?", OVER)
    await full.database.transaction(name_all)
    missed = set(before) - set(await _named(full))
    assert missed <= {(103, OVER)}, "of a text that can't be read, all that may be an id is taken"
    assert (USER, OVER) in await _named(full)


async def test_a_host_without_a_seat_is_found_though_the_set_up_can_not_be_read(store: Store) -> None:
    setup = replace(lobby().setup, players=()).with_kind(host=USER)
    await store.games.add(replace(lobby(), setup=setup), OPEN)
    await write(store.database, "DELETE FROM named")
    assert await store.database.transaction(partial(lacks_people, game=GAME, setup=setup))
    await write(store.database, "UPDATE games SET setup = '{'")
    await store.database.transaction(name_all)
    assert await _named(store) == [(USER, GAME)]
    assert not await store.database.transaction(partial(lacks_people, game=GAME, setup=setup))


async def test_no_search_for_a_person_reads_all_games(full: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await full.games.set_aside(RUNNING)
    run, statements = Transaction.rows, list[tuple[str, tuple[Value, ...]]]()

    def rows(it: Transaction, sql: str, *values: Value) -> "list[Row]":
        statements.append((sql, values))
        return list(run(it, sql, *values))

    monkeypatch.setattr(Transaction, "rows", rows)
    await full.personal_data.of(USER)
    await full.database.snapshot(lambda transaction: in_games.games_of(transaction, USER))
    monkeypatch.undo()
    scanned = set[str]()
    with closing(sqlite3.connect(full.database.path)) as connection:
        for sql, values in statements:
            if sql.startswith(("SELECT", "WITH")):
                plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)
                scanned |= {row[3] for row in plan if row[3].startswith("SCAN")}
    assert not [
        each for each in scanned if each.split()[1] in ("games", "choices", "people", "named", "found")
    ]
