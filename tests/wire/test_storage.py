"""The file with the games is out of reach: at the start the process ends and says why, later it waits."""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.words.language import Language
from storage.database.database import Database
from storage.database.sqlite.sqlite_connection import BUSY
from storage.database.storage_errors import CAUSES
from tests.storage.versions.recording import files, restore
from tests.wire.payloads import BOB, Payload, click, command
from tests.wire.process import running
from tests.wire.server import PATIENCE, Server
from tests.wire.test_gateway import open_lobby

say = Language()


@contextmanager
def locked(path: Path) -> Generator[None]:
    """Begin a write to a database, and don't end it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def allow(path: Path, mode: int) -> None:
    """Set what a user without special rights may do with a file or a folder."""
    path.chmod(mode)


@pytest.fixture
def without_rights() -> Sequence[str]:
    """The command that starts a process without special rights to write."""
    if os.geteuid():
        return ()
    if not shutil.which("setpriv"):
        pytest.skip("root may write anything, and there is no setpriv with which to give that up")
    return ("setpriv", "--bounding-set=-all")


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database without games."""
    path = tmp_path / "games.sqlite3"
    database = Database(path)
    await database.open()
    await database.close()
    return path


async def goes_on(server: Server, lobby: Payload, refused: str) -> None:
    """Let Bob join once the bot has noticed that it can store that; until then it says why not."""
    async with asyncio.timeout(PATIENCE):
        while "bob" not in (answer := str(await server.ask(click(BOB, lobby, say("button-join"))))):
            assert refused in answer
            await asyncio.sleep(0.1)


async def test_a_bot_that_runs_waits_for_a_lock_and_says_so(server: Server, path: Path):
    refused = say("error-outage", cause="locked")
    async with running(server, path.parent) as bot:
        lobby = await open_lobby(server)
        with locked(path):
            assert refused in str(await server.ask(click(BOB, lobby, say("button-join"))))
            began = time.monotonic()
            assert refused in str(await server.ask(click(BOB, lobby, say("button-join"))))
            assert time.monotonic() - began < BUSY
        await goes_on(server, lobby, refused)
        (line,) = bot.said("ERROR", "storage.")
        assert "another program holds on to it" in line
        assert await bot.stop() == 0


async def test_a_bot_starts_with_games_that_can_only_be_read(
    server: Server, path: Path, without_rights: Sequence[str]
):
    lobby = await left_lobby(server, path)
    refused = say("error-outage", cause="read-only")
    allow(path, 0o400)
    async with running(server, path.parent, through=without_rights) as bot:
        await can_only_read(server, lobby, refused)
        allow(path, 0o600)
        await goes_on(server, lobby, refused)
        assert await bot.stop() == 0


async def test_a_bot_starts_with_games_that_are_locked(server: Server, path: Path):
    lobby = await left_lobby(server, path)
    refused = say("error-outage", cause="locked")
    with locked(path):
        async with running(server, path.parent) as bot:
            await can_only_read(server, lobby, refused)
            assert await bot.stop() == 0


async def left_lobby(server: Server, path: Path) -> Payload:
    """Let a bot open a lobby and stop; return the lobby's message."""
    async with running(server, path.parent) as bot:
        lobby = await open_lobby(server)
        assert await bot.stop() == 0
    return lobby


async def can_only_read(server: Server, lobby: Payload, refused: str) -> None:
    """Check that a restarted bot shows the existing data, and stores nothing."""
    await server.until("IDENTIFY", 2)
    assert refused in str(await server.ask(click(BOB, lobby, say("button-join"))))
    assert say("topic-overview") in str(await server.ask(command(BOB, "rules")))


async def test_a_bot_ends_where_it_can_keep_nothing(
    server: Server, path: Path, without_rights: Sequence[str]
):
    path.parent.joinpath("log").touch()
    allow(path.parent, 0o500)
    async with running(server, path.parent, through=without_rights) as bot:
        assert await bot.end(PATIENCE) == 1
        assert f"The games in {path} can't be used" in bot.log[-1]
        assert CAUSES["read-only"] in bot.log[-1]
    allow(path.parent, 0o700)
    assert server.heard["login"] == 0


async def test_a_bot_ends_where_it_can_t_bring_the_tables_up_to_date(server: Server, tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    restore(files()[19], path)
    with locked(path):
        async with running(server, tmp_path) as bot:
            assert await bot.end(PATIENCE) == 1
        assert f"The games in {path} can't be used" in bot.log[-1]
        assert "another program holds on to it" in bot.log[-1]
    assert server.heard["login"] == 0
