"""The settings of servers, and the people that their managers bar."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from engine.setup.plan import Plan
from storage.database.storage_errors import DamagedFileError, StatementError
from storage.games.places import BOARD_SEAT, StoredMessage
from storage.inspection import inspect
from storage.people.servers import DAYS_KEPT
from storage.people.stored_settings import ServerSettings
from storage.store import Store
from storage.values import Click
from tests.storage.samples import BEGUN, dealt, lobby, running, write

pytestmark = pytest.mark.both_databases

CHOSEN = ServerSettings((20, 21), (30,), computers=False, computer_pause=2.5, seasons=False, everywhere=False)
DAY = 24 * 60 * 60


async def _choose(store: Store, guild: int, settings: ServerSettings) -> None:
    await store.servers.change(guild, lambda _: settings)


async def test_a_server_keeps_what_it_chose(store: Store) -> None:
    assert await store.servers.get(10) == ServerSettings()
    for settings in (CHOSEN, ServerSettings(computer_pause=0.0), ServerSettings()):
        await _choose(store, 10, settings)
        assert await store.servers.get(10) == settings
    assert await store.servers.get(11) == ServerSettings()


async def test_a_change_leaves_alone_what_else_was_chosen(store: Store) -> None:
    await _choose(store, 10, CHOSEN)
    changed = await store.servers.change(10, lambda settings: replace(settings, seasons=True))
    assert changed == await store.servers.get(10) == replace(CHOSEN, seasons=True)


@pytest.mark.sqlite_only
@pytest.mark.parametrize(
    "damaged",
    [
        "",
        "{",
        "[]",
        "null",
        '{"channels":20}',
        '{"channels":["20"]}',
        '{"computers":"yes"}',
        '{"computer_pause":61}',
        '{"computer_pause":-1}',
        '{"computer_pause":NaN}',
        b"\xff\xfe",
    ],
)
async def test_settings_that_can_t_be_read_are_the_defaults_and_can_be_chosen_anew(
    store: Store, damaged: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(store.database.path)) as connection, connection:
        connection.execute("INSERT INTO servers (id, settings) VALUES (10, ?)", (damaged,))
    assert await store.servers.get(10) == ServerSettings()
    assert "A setting of server 10 can't be read" in caplog.text
    faults = (await inspect(store.database.path)).faults
    told = [fault for fault in faults if "a setting of server 10 can't be read" in fault]
    # A value that isn't even a text is also reported.
    assert len(told) == 1 == len(faults) - isinstance(damaged, bytes)
    await store.servers.change(10, lambda settings: replace(settings, seasons=False))
    assert await store.servers.get(10) == ServerSettings(seasons=False)


async def test_what_a_newer_release_has_stored_is_kept_and_no_fault(store: Store) -> None:
    text = '{"colour":"blue","language":"pl"}'
    await write(store.database, "INSERT INTO servers (id, settings) VALUES (10, ?)", text)
    assert await store.servers.get(10) == ServerSettings(language="pl")
    await store.servers.change(10, lambda settings: replace(settings, threads=True, language=""))
    ((stored,),) = await store.database.rows("SELECT settings FROM servers")
    assert json.loads(stored) == {"colour": "blue", "threads": True}


async def test_a_page_that_can_t_be_read_is_the_defaults_too(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    error = DamagedFileError("malformed")

    async def fail(*_: object) -> Sequence[Any]:
        raise error

    monkeypatch.setattr(store.database, "rows", fail)
    assert await store.servers.get(10) == ServerSettings()
    assert "malformed" in caplog.text
    error = StatementError("locked", "locked")
    with pytest.raises(StatementError):
        await store.servers.get(10)


async def test_the_number_of_a_set_does_not_come_again(store: Store) -> None:
    """A button that deletes a set may be pressed long after the set was deleted."""
    await store.games.add(lobby(), Click(1, 101, "open"))
    numbers: list[int] = []
    for click in (2, 3):
        await store.sets.put(10, "ours", Plan(), "aaaaaaaa", Click(click, 101, "save"))
        (saved,) = await store.sets.of_server(10)
        numbers.append(saved.id)
        await store.sets.delete(10, saved.id)
    assert len(set(numbers)) == 2


# A server that the bot was removed from


async def _fill(store: Store, guild: int, name: str) -> None:
    """Store a row of every kind for a server."""
    for status, click in (("lobby", guild * 10), ("running", guild * 10 + 1), ("damaged", guild * 10 + 2)):
        opened = lobby(f"{name * 7}{status[0]}")
        opened = replace(opened, setup=opened.setup.with_kind(guild=guild))
        await store.games.add(opened, Click(click, 101, "open"))
        await store.places.put(opened.id, BOARD_SEAT, StoredMessage(0, 77, 1))
        await store.places.put(opened.id, 0, StoredMessage(5, 6, 7))
        if status != "lobby":
            await store.games.save(running(dealt(), opened), choices=(BEGUN,))
        if status == "damaged":
            await store.games.set_aside(opened.id)
    await store.sets.put(guild, "ours", Plan(), f"{name * 7}l", Click(guild * 10 + 5, 101, "save"))
    await _choose(store, guild, CHOSEN)


async def _counts(store: Store) -> dict[str, int]:
    """Count the rows of every table that has any."""
    tables = await store.database.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    found = {name: (await store.database.rows(f"SELECT count(*) FROM {name}"))[0][0] for (name,) in tables}
    return {name: count for name, count in found.items() if count}


async def _removed(store: Store) -> dict[int, int | None]:
    return {
        row[0]: row[1] for row in await store.database.rows("SELECT id, removed FROM servers ORDER BY id")
    }


async def _later(store: Store, seconds: int) -> None:
    await write(store.database, "UPDATE servers SET removed = removed - ?", seconds)


@pytest.mark.sqlite_only
async def test_nothing_is_left_of_a_forgotten_server_and_all_of_another(store: Store) -> None:
    await _fill(store, 10, "a")
    alone = await _counts(store)
    assert set(alone) >= {
        "games", "people", "choices", "clicks", "messages", "damaged", "sets", "servers"
    }  # fmt: skip
    await _fill(store, 11, "b")
    await store.forget_server(11)
    assert await _counts(store) == {**alone, "remnants": 1}
    assert (await inspect(store.database.path)).aside == ["game aaaaaaad is set aside, though it can be read"]
    await store.forget_server(10)
    assert set(await _counts(store)) == {"remnants", "running_time"}


async def test_it_is_noted_once_that_a_server_is_gone_and_taken_back_when_it_is_there(store: Store) -> None:
    await _choose(store, 9, CHOSEN)
    await _fill(store, 10, "a")
    await store.games.add(
        replace(lobby("bbbbbbbb"), setup=lobby().setup.with_kind(guild=11)), Click(1, 1, "")
    )
    await store.servers.compare([9, 10, 11, 12])
    assert await _removed(store) == {9: None, 10: None}
    await store.servers.compare([9])
    first = await _removed(store)
    assert list(first) == [9, 10, 11]
    assert first[9] is None
    await _later(store, 3 * DAY)
    noted = await _removed(store)
    assert noted != first
    await store.servers.compare([9])
    assert await _removed(store) == noted
    await store.servers.compare([9, 10])
    assert await _removed(store) == {**noted, 10: None}
    assert await store.servers.get(10) == CHOSEN
    await store.servers.compare([])
    assert None not in (await _removed(store)).values()


async def test_data_is_kept_for_so_long_and_no_longer(store: Store) -> None:
    await _fill(store, 10, "a")
    await _fill(store, 11, "b")
    await store.servers.compare([11])
    assert await store.servers.abandoned() == []
    await _later(store, DAYS_KEPT * DAY - 60)
    assert await store.servers.abandoned() == []
    await _later(store, 60)
    assert await store.servers.abandoned() == [10]


GUILD, OTHER, ADA, BOB = 10, 11, 101, 102


async def test_a_list_is_of_one_server_and_people_are_put_on_it_and_off_it(store: Store) -> None:
    await store.barred.add(GUILD, (ADA, BOB))
    await store.barred.add(GUILD, (ADA, 0))
    assert await store.barred.of_server(GUILD) == ((ADA, BOB), 0)
    assert [await store.barred.has(guild, ADA) for guild in (GUILD, OTHER)] == [True, False]
    await store.barred.lift(GUILD, (ADA,))
    assert await store.barred.of_server(GUILD) == ((BOB,), 0)
    assert not await store.barred.has(GUILD, ADA)


async def test_it_outlives_a_deletion_as_a_hash_until_it_is_lifted(store: Store) -> None:
    await store.barred.add(GUILD, (ADA, BOB))
    await store.personal_data.begin(ADA)
    assert await store.personal_data.finish(ADA)
    assert await store.barred.of_server(GUILD) == ((BOB,), 1)
    assert await store.barred.has(GUILD, ADA)
    rows = await store.database.rows("SELECT * FROM barred")
    # A hash may contain the digits of such a short id by chance.
    assert str(ADA) not in [str(value) for row in rows for value in row]
    await store.barred.lift(GUILD, (BOB,))
    assert await store.barred.has(GUILD, ADA)
    await store.barred.lift(GUILD)
    assert not await store.barred.has(GUILD, ADA)
    # The key is deleted with the last hash.
    assert await store.database.rows("SELECT key FROM hash_keys") == []


async def test_it_goes_with_the_server(store: Store) -> None:
    await store.barred.add(GUILD, (ADA,))
    await write(store.database, "INSERT INTO servers (id, settings) VALUES (10, '{}')")
    await store.forget_server(GUILD)
    assert not await store.barred.has(GUILD, ADA)
