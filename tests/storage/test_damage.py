"""Any damage to a game's stored data is noticed, and ends only that game."""

from dataclasses import replace
from pathlib import Path

import pytest

from storage.database.sqlite.sqlite_backend import PRAGMAS
from storage.database.storage_errors import (
    DamagedFileError,
    DamagedGameError,
    SetAsideError,
    StaleVersionError,
)
from storage.games.game_rows import log_entries
from storage.parts import PlayedOn, Proof
from storage.store import Store
from storage.values import Click, Setup, Status, StoredGame
from tests.storage.samples import (
    BEGUN,
    GAME,
    OTHER,
    dealt,
    lobby,
    opened,
    play_on,
    played,
    running,
    setup,
    write,
)

PAGE = 512


@pytest.fixture
async def two(store: Store) -> Store:
    """A store with a game that will be damaged, and another one."""
    for game in (GAME, OTHER):
        await play_on(store, game, 3)
    return store


async def _is_refused(
    store: Store, match: str = GAME, error: type[DamagedGameError] = DamagedGameError
) -> None:
    with pytest.raises(DamagedGameError, match=match) as caught:
        await store.games.load(GAME)
    assert (caught.value.game, type(caught.value)) == (GAME, error)
    assert (caught.value.channel, caught.value.users) == (20, (101, 102))


async def _others_go_on(store: Store) -> None:
    assert await store.games.load(OTHER) is not None
    assert OTHER in await store.games.in_channel(20)
    assert OTHER in await store.games.of_person(101)
    assert OTHER in await store.games.with_pending_work()
    assert len(await store.games.choices(OTHER, 9)) == 4


async def _is_the_end_of_one(store: Store, why: str = GAME) -> None:
    """Check that a game is refused, before and after it is set aside, and the others continue."""
    await _is_refused(store, why)
    await _others_go_on(store)
    await store.games.set_aside(GAME)
    await _is_refused(store, "set aside", SetAsideError)
    await _others_go_on(store)


@pytest.mark.parametrize(
    "change",
    [
        "state = '{'",
        "state = NULL",
        "state = replace(state, '\"gold\":2', '\"gold\":3')",
        "state = state || ' '",
        "state = CAST(x'7b22ff227d' AS TEXT)",
        "state = x'7b7d'",
        "setup = 'hello'",
        "setup = CAST(replace(setup, 'person', x'ff') AS TEXT)",
        "status = 'lobby'",
        "status = 'over'",
        "status = CAST(x'ff' AS TEXT)",
        "version = version + 1",
        "version = 'two'",
        "guild = 11",
        "host = 102",
        "digest = ''",
        "digest = x'ff'",
    ],
)
async def test_a_damaged_row_is_the_end_of_its_game_alone(two: Store, change: str) -> None:
    await write(two.database, "PRAGMA ignore_check_constraints = ON")
    await write(two.database, f"UPDATE games SET {change} WHERE id = ?", GAME)
    await _is_the_end_of_one(two)


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM choices WHERE game = ? AND number = 2",
        "DELETE FROM choices WHERE game = ? AND number = -1",
        "DELETE FROM choices WHERE game = ?",
        "UPDATE choices SET number = 7 WHERE game = ? AND number = 1",
        "UPDATE choices SET events = CAST(x'ff' AS TEXT) WHERE game = ? AND number = 0",
        "UPDATE choices SET person = 102 WHERE game = ? AND number = 0",
        "DELETE FROM people WHERE game = ? AND person = 101",
        "UPDATE people SET person = person + 1 WHERE game = ? AND person = 102",
        "INSERT INTO people (game, person) VALUES (?, 103)",
    ],
)
async def test_a_damaged_log_and_other_people_are_noticed(two: Store, sql: str) -> None:
    await write(two.database, sql, GAME)
    with pytest.raises(DamagedGameError, match=GAME):
        await two.games.load(GAME)
    await _others_go_on(two)


def _with_secret(secret: str) -> StoredGame:
    """Return a lobby with another secret than its fingerprint says."""
    return replace(lobby(), setup=replace(setup(), proof=Proof(secret, setup().proof.commitment)))


def _joined_by_others(setup: Setup) -> Setup:
    first, *others = setup.players
    return replace(setup, players=(replace(first, click="1"), *others))


@pytest.mark.parametrize(
    ("stored", "reason"),
    [
        (replace(running(dealt(), lobby()), setup=setup()), "are played as"),
        (running(dealt(5), lobby()), "4 players on 5 seats"),
        (replace(running(dealt(), lobby()), status="over"), "status over in phase"),
        (replace(running(dealt(), lobby()), status="lobby"), "status lobby with a state"),
        (replace(lobby(), status="running"), "status running without a state"),
        (_with_secret("22" * 32), "committed to"),
        (_with_secret("?"), "hexadecimal"),
        (running(dealt(), replace(lobby(), setup=_joined_by_others(setup()))), "the seed isn't"),
        (running(played(1), lobby()), "1 choices, where 2"),
    ],
)
async def test_a_stored_game_must_agree_with_itself(store: Store, stored: StoredGame, reason: str) -> None:
    await store.games.add(lobby(), Click(1, 101, "open"))
    await store.games.save(stored, choices=(BEGUN,) if stored.game else ())
    await _is_refused(store, reason)


@pytest.mark.parametrize("status", ["over", "closed", "lobby"])
async def test_a_game_that_was_played_on_runs_until_it_is_closed(store: Store, status: Status) -> None:
    kind = PlayedOn(host=101, game=OTHER, step=1)
    begun = running(dealt(), lobby())
    begun = replace(begun, setup=replace(begun.setup, kind=kind))
    await store.games.add(begun, Click(1, 101, "solo"), choices=(BEGUN,))
    await store.games.save(replace(begun, log_digest=log_entries((BEGUN,), "")[-1].digest, status=status))
    with pytest.raises(DamagedGameError, match=f"status {status}"):
        await store.games.load(GAME)


async def test_a_game_set_aside_is_kept_but_not_played(store: Store) -> None:
    stored = await play_on(store, GAME, 3)
    before = await store.database.rows("SELECT * FROM games")
    await store.games.set_aside(GAME)
    await store.games.set_aside(GAME)
    await _is_refused(store, "set aside", SetAsideError)
    assert await store.games.with_pending_work() == await store.games.in_channel(20) == []
    assert await store.games.of_person(101) == []
    assert await store.games.version(GAME) == 0
    assert await store.database.rows("SELECT * FROM games") == before
    with pytest.raises(SetAsideError) as caught:
        await store.games.save(stored, click=Click(99, 101, "answer 3"))
    assert (caught.value.channel, caught.value.users) == (20, (101, 102))
    assert await store.games.click(99) is None


async def test_a_game_that_went_on_is_no_damaged_one(store: Store) -> None:
    stored = await play_on(store, GAME, 3)
    await store.games.save(stored)
    with pytest.raises(StaleVersionError):
        await store.games.save(stored)
    assert await store.games.version(GAME) == stored.version + 1
    assert await store.games.version(OTHER) == 0


async def test_a_broken_page_is_the_end_of_its_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "storage.database.sqlite.sqlite_backend.PRAGMAS", (f"PRAGMA page_size = {PAGE}", *PRAGMAS)
    )
    path = tmp_path / "games.sqlite3"
    # A new file with these pages, not a copy.
    path.touch()
    async with opened(path) as store:
        await play_on(store, GAME, 20)
        await play_on(store, OTHER, 3)
        rows = await store.database.rows("SELECT setup || state FROM games ORDER BY id")
    _break_page(path, rows[0][0].encode(), rows[1][0].encode())
    async with opened(path) as store:
        with pytest.raises(DamagedFileError, match="malformed"):
            await store.database.rows("SELECT state FROM games WHERE id = ?", GAME)
        await _is_the_end_of_one(store, "malformed")


async def test_a_row_that_cannot_be_read_at_all_stops_no_search(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        await play_on(store, GAME, 3)
        await play_on(store, OTHER, 3)
        rows = await store.database.rows("SELECT digest FROM games WHERE id = ?", GAME)
    data = bytearray(path.read_bytes())
    # The id is the first value of the row; the bytes before it have the length of each value.
    start = data.rindex(GAME.encode(), 0, data.index(rows[0][0].encode()))
    data[start - 16 : start] = b"\xff" * 16
    path.write_bytes(data)
    async with opened(path) as store:
        with pytest.raises(DamagedFileError, match="malformed"):
            await store.database.rows("SELECT channel FROM games WHERE id = ?", GAME)
        assert await store.games.in_channel(20) == await store.games.with_pending_work() == [GAME, OTHER]
        assert await store.games.version(GAME) == 0
        with pytest.raises(DamagedGameError) as caught:
            await store.games.load(GAME)
        assert (caught.value.channel, caught.value.users) == (0, (101, 102))
        await store.games.set_aside(GAME)
        assert await store.games.in_channel(20) == await store.games.with_pending_work() == [OTHER]
        await _others_go_on(store)


def _break_page(path: Path, text: bytes, other: bytes) -> None:
    """Let a page with a part of this text, except the last, name a next page that doesn't exist."""
    data = bytearray(path.read_bytes())
    inside = (data[start + 4 : start + PAGE] for start in range(0, len(data), PAGE))
    page = next(number for number, part in enumerate(inside) if part in text and part not in other)
    assert data[page * PAGE : page * PAGE + 4] != bytes(4)
    data[page * PAGE : page * PAGE + 4] = b"\x7f\xff\xff\xff"
    path.write_bytes(data)
