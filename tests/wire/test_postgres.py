"""A bot in a separate process on PostgreSQL: its lock, its heartbeats, and a server that restarts."""

import asyncio
from pathlib import Path

import pytest

from bot.cli import main
from bot.words.language import Language
from storage.database.dialect import POSTGRES
from storage.database.migrator import Migration, migrations
from storage.database.storage_errors import CAUSES, InUseError
from storage.maintenance import locked
from storage.store import Store
from tests.storage.postgres import Server as Database
from tests.wire.payloads import BOB, click
from tests.wire.process import running
from tests.wire.server import PATIENCE, Server, closed_door
from tests.wire.test_gateway import open_lobby
from tests.wire.test_storage import goes_on

SAY = Language()


async def test_a_restart_of_the_server_is_an_outage_that_ends_by_itself(
    server: Server, postgres: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    address, heartbeat = postgres.new(), tmp_path / "alive"
    monkeypatch.setenv("CITADELS_HEARTBEAT_FILE", str(heartbeat))
    # Before the restart it is out of reach; after it, one transaction finds its connection lost.
    refused = SAY("error-outage", cause="away").rpartition(". ")[2]
    async with running(server, tmp_path, more={"CITADELS_DATABASE": address}) as bot:
        lobby = await open_lobby(server)
        await bot.until_well(PATIENCE)
        await until_noted(address)
        await asyncio.to_thread(postgres.stop)
        try:
            assert refused in str(await server.ask(click(BOB, lobby, SAY("button-join"))))
        finally:
            await asyncio.to_thread(postgres.start)
        await goes_on(server, lobby, refused)
        assert await bot.stop() == 0
        assert not any("Traceback" in line for line in bot.log)
    assert not heartbeat.exists()


async def test_a_bot_whose_server_is_away_says_so_everywhere(
    server: Server, postgres: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Nobody plays, so no write fails."""
    monkeypatch.setenv("CITADELS_HEARTBEAT_FILE", str(tmp_path / "alive"))
    more = {"CITADELS_DATABASE": postgres.new(), "GRACE": "0.2"}
    async with running(server, tmp_path, more=more) as bot, asyncio.timeout(PATIENCE):
        await server.until("IDENTIFY", 1)
        while (await bot.get("/health"))[0] != 200:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres.stop)
        try:
            while (await bot.get("/health"))[0] != 503 or bot.health() != 1:
                await asyncio.sleep(0.05)
            assert CAUSES["away"] in (await bot.get("/health"))[1]
            assert 'citadels_storage_obstacle{cause="away"} 1.0\n' in (await bot.get("/metrics"))[1]
        finally:
            await asyncio.to_thread(postgres.start)
        while (await bot.get("/health"))[0] != 200:
            await asyncio.sleep(0.05)
        assert await bot.stop() == 0
    (fault,) = bot.faults
    assert f"nothing can be stored: {CAUSES['away']}" in fault
    assert [line for line in bot.log if CAUSES["away"] in line] == [fault]
    assert sum("Games to resume: 0, and 0" in line for line in bot.log) == 1


async def until_noted(address: str) -> None:
    """Wait until the lobby's place is stored; otherwise it would be posted again."""
    store = Store(address)
    await store.open()
    async with asyncio.timeout(PATIENCE):
        while not await store.database.rows("SELECT 1 FROM messages"):
            await asyncio.sleep(0.05)
    await store.close()


async def test_a_bot_ends_where_no_server_answers(server: Server, tmp_path: Path):
    async with closed_door() as nowhere:
        address = f"postgresql://test@{nowhere}/games"
        async with running(server, tmp_path, more={"CITADELS_DATABASE": address}) as bot:
            assert await bot.end(PATIENCE) == 1
            assert f"The games in postgresql://{nowhere}/games can't be used" in bot.log[-1]
    assert server.heard["login"] == 0


async def test_a_bot_ends_when_a_newer_release_brings_the_tables_up_to_date(
    server: Server, postgres: Database, tmp_path: Path
):
    address = postgres.new()
    async with running(server, tmp_path, more={"CITADELS_DATABASE": address}) as bot:
        await open_lobby(server)
        await migrated(address)
        assert await bot.end(PATIENCE) == 1
        assert "the database is at step 9999" in bot.log[-1]
        assert "can't be used" in bot.log[-1]
        assert not any("Traceback" in line for line in bot.log)


async def migrated(address: str) -> None:
    """Migrate a database as a newer release does."""
    newer = Migration(9999, "9999_newer.sql", "ALTER TABLE games ADD COLUMN newer BIGINT;")
    with pytest.MonkeyPatch.context() as patch:
        known = [*migrations(POSTGRES.migrations), newer]
        patch.setattr("storage.database.migrator.migrations", lambda _="": known)
        store = Store(address)
        await store.open()
        await store.close()


def test_two_that_want_the_same_database_for_themselves_don_t_get_it(postgres: Database):
    address = postgres.new()
    with locked(address), pytest.raises(InUseError), locked(address):
        pass
    with locked(address), locked(postgres.new()):
        pass


def test_a_password_is_never_told(capsys: pytest.CaptureFixture[str]):
    address = "postgresql://citadels:sesame@127.0.0.1:1/games?password=sesame"
    for command in ("migrate", "check"):
        assert main([command, "--database", address]) == 1
    said = "".join(capsys.readouterr())
    assert "postgresql://127.0.0.1:1/games can't be brought up to date" in said
    assert "postgresql://127.0.0.1:1/games could not be checked" in said
    assert "sesame" not in said
