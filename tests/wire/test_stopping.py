"""The bot is stopped during work: work that has begun is stored, answered and shown."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.words.language import Language
from storage.inspection import inspect
from tests.house import texts
from tests.wire.payloads import ALICE, BOB, CAROL, click, command
from tests.wire.process import LATE_PICTURE, STOP, Bot, running
from tests.wire.server import PATIENCE, Server
from tests.wire.test_gateway import open_lobby

SAY = Language()

HELD = 2.0  # Seconds for which a commit is delayed, so that the bot holds the response.


async def begun(server: Server) -> None:
    """Wait until the bot handles everything that it got. Another person's click asks for that."""
    await server.ask(command(CAROL, "help"))


async def stopping(bot: Bot) -> None:
    """Wait until it stops."""
    async with asyncio.timeout(PATIENCE):
        while not (await bot.get("/health"))[1].startswith("stopping\n"):
            await asyncio.sleep(0.05)


def troubles(bot: Bot) -> list[str]:
    """Return its errors and warnings, except those of a busy machine."""
    return [line for line in bot.said("ERROR") + bot.said("WARNING") if LATE_PICTURE not in line]


def stored(folder: Path) -> tuple[int, int, str]:
    """Return version, version shown and set-up of the only game."""
    with closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        return connection.execute("SELECT version, shown, setup FROM games").fetchone()


@pytest.mark.parametrize("clicks", [1, 2])
async def test_a_click_under_way_is_stored_and_answered_and_who_comes_late_is_told(
    clicks: int, server: Server, tmp_path: Path
):
    async with running(server, tmp_path) as bot:
        lobby = await open_lobby(server)
        details = await server.ask(click(ALICE, lobby, SAY("button-details")))
        bot.stop_disk()
        await server.tell(click(BOB, lobby, SAY("button-join")))
        if clicks == 2:
            await server.tell(click(ALICE, lobby, SAY("button-add")))
        await begun(server)
        bot.ask_to_stop()
        await stopping(bot)
        late = await server.ask(click(ALICE, details, SAY("button-close")))
        assert SAY("error-stopping") in texts(late["components"])
        await asyncio.sleep(HELD)
        bot.free_disk()
        answers = [await server.answer() for _ in range(clicks)]
        assert "bob" in str(answers[0]["components"])
        assert await bot.end(STOP) == 0
        assert bot.log[-1].endswith("Stopped")
        assert not troubles(bot)
    version, shown, setup = stored(tmp_path)
    assert version == shown == 1 + clicks
    assert '"bob"' in setup
    async with running(server, tmp_path) as bot:
        await server.until("IDENTIFY", 2)
        now = lobby | {"components": answers[-1]["components"]}
        assert "bob" in str((await server.ask(click(ALICE, now, SAY("button-add"))))["components"])
        assert await bot.stop() == 0


async def test_a_command_under_way_is_finished_too(server: Server, tmp_path: Path):
    async with running(server, tmp_path) as bot:
        await open_lobby(server)
        bot.stop_disk()
        await server.tell(command(BOB, "new"))
        await begun(server)
        bot.ask_to_stop()
        await stopping(bot)
        assert SAY("error-stopping") in texts((await server.ask(command(ALICE, "new")))["components"])
        bot.free_disk()
        assert "bob" in str((await server.answer())["components"])
        assert await bot.end(STOP) == 0
        assert not troubles(bot)


async def test_a_disk_that_takes_too_long_is_not_waited_for(server: Server, tmp_path: Path):
    async with running(server, tmp_path, more={"IN_A_HURRY": "0.5"}) as bot:
        lobby = await open_lobby(server)
        bot.stop_disk()
        await server.tell(click(BOB, lobby, SAY("button-join")))
        await begun(server)
        bot.ask_to_stop()
        async with asyncio.timeout(PATIENCE):
            while not any("Some work was unfinished" in line for line in bot.said("WARNING")):
                await asyncio.sleep(0.05)
        # Longer than it then takes to close.
        await asyncio.sleep(3)
        bot.free_disk()
        assert await bot.end(STOP) == 0
        assert not bot.said("ERROR", name="")
        assert bot.log[-1].endswith("Stopped")
    # The bot hasn't confirmed Bob's seat, so it may have stored the seat or not, but no part of it.
    version, _, setup = stored(tmp_path)
    assert version == (2 if '"bob"' in setup else 1)
    assert not (await inspect(tmp_path / "games.sqlite3")).faults
