"""The gateway disappears: the bot comes back, or its process ends so that its supervisor restarts it."""

import asyncio
import re
from base64 import b64decode, b64encode
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.words.language import Language
from tests.wire.payloads import ALICE, BOB, Payload, click, command
from tests.wire.process import Bot, running
from tests.wire.server import EVER, PATIENCE, Server, closed_door, proxy, silent_door

SAY = Language()


async def open_lobby(server: Server) -> Payload:
    """Let Alice open a lobby; return its message."""
    await server.until("IDENTIFY", 1)
    return await server.ask(command(ALICE, "new"))


async def join(server: Server, lobby: Payload) -> None:
    """Let Bob join, which needs the gateway, the store and an answer."""
    # As a whole word: the id of the game may contain the letters.
    assert not re.search(r"\bbob\b", str(lobby))
    assert re.search(r"\bbob\b", str(await server.ask(click(BOB, lobby, SAY("button-join")))))


async def test_a_cut_connection_is_resumed(server: Server, tmp_path: Path):
    async with running(server, tmp_path) as bot:
        lobby = await open_lobby(server)
        server.cut()
        await server.until("RESUME", 1)
        assert [(each["session_id"], each["seq"]) for each in server.resumed] == [("session0", 3)]
        await join(server, lobby)
        assert server.heard["IDENTIFY"] == 1
        assert await bot.stop() == 0


@pytest.mark.parametrize("dead", ["overloaded", "refusing"])
async def test_a_dead_resume_host_does_not_keep_the_bot_offline(dead: str, server: Server, tmp_path: Path):
    async with closed_door() as door, running(server, tmp_path) as bot:
        server.resume_url = f"ws://{server.address}/overloaded/" if dead == "overloaded" else f"ws://{door}/"
        lobby = await open_lobby(server)
        server.cut()
        await server.until("IDENTIFY", 2)
        assert server.heard["overloaded"] == (dead == "overloaded")
        await join(server, lobby)
        assert await bot.stop() == 0


async def test_a_resume_host_that_says_nothing_costs_less_than_15_seconds(server: Server, tmp_path: Path):
    async with silent_door() as door, running(server, tmp_path) as bot:
        server.resume_url = f"ws://{door}/"
        lobby = await open_lobby(server)
        server.cut()
        await server.until("IDENTIFY", 2, 15)
        await join(server, lobby)
        assert await bot.stop() == 0


async def test_a_first_handshake_that_fails_is_tried_again(server: Server, tmp_path: Path):
    server.failures = server.hang_ups = 1
    async with running(server, tmp_path) as bot:
        await join(server, await open_lobby(server))
        assert server.heard["connection"] == 2
        assert await bot.stop() == 0


async def test_commands_that_discord_refuses_keep_nobody_from_playing(server: Server, tmp_path: Path):
    server.refusals = 1
    async with running(server, tmp_path) as bot:
        await join(server, await open_lobby(server))
        await server.until("commands", 2)
        assert await bot.stop() == 0
        (line,) = bot.said("WARNING", "bot.command_tree")
        assert "Discord didn't register the commands; this is tried again: 403 Forbidden" in line


async def test_emojis_are_uploaded_one_after_the_other(server: Server, tmp_path: Path):
    async with running(server, tmp_path, more={"CITADELS_EMOJIS": "yes"}) as bot:
        await server.until("emoji", 2)
        assert await bot.stop() == 0
    assert [each["name"] for each in server.emojis[:2]] == ["noble_v1", "religious_v1"]
    kind, _, image = server.emojis[0]["image"].partition(",")
    assert kind == "data:image/png;base64"
    assert Image.open(BytesIO(b64decode(image))).size == (128, 128)


async def ended_by_the_watchdog(bot: Bot) -> None:
    """Wait for the end of a bot that has lost its gateway; check that it says why in one line."""
    assert await bot.end(PATIENCE) == 1
    (line,) = bot.said("ERROR")
    assert "not connected to the gateway for" in line
    assert bot.log[-1] == line


async def test_a_gateway_that_is_never_reached_ends_the_process(server: Server, tmp_path: Path):
    server.hang_ups = EVER
    async with running(server, tmp_path, patience=3) as bot:
        await server.until("connection", 1)
        assert bot.health() == 1
        await ended_by_the_watchdog(bot)
        assert bot.health() == 1


async def test_a_gateway_that_stays_away_ends_the_process(server: Server, tmp_path: Path):
    async with running(server, tmp_path, patience=5) as bot:
        await open_lobby(server)
        await bot.until_well(PATIENCE)
        server.hang_ups = EVER
        server.cut()
        await asyncio.sleep(2)
        assert bot.health(patience=1) == 1
        await ended_by_the_watchdog(bot)
        assert bot.health() == 1


@pytest.mark.parametrize("connected", [True, False], ids=["lost", "never"])
async def test_it_ends_cleanly_without_a_connection(connected: bool, server: Server, tmp_path: Path):
    server.hang_ups = 0 if connected else EVER
    async with running(server, tmp_path) as bot:
        await server.until("connection", 1)
        if connected:
            await server.until("IDENTIFY", 1)
            server.hang_ups = EVER
            server.cut()
        await server.until("connection", 1 + connected)
        assert await bot.stop() == 0
        assert bot.log[-1].endswith("Stopped")
        assert not bot.said("ERROR")


@pytest.mark.parametrize(
    ("code", "said"),
    [(4004, "Reset Token"), (4010, "CITADELS_SHARDS"), (4011, "CITADELS_SHARDS"), (4014, "update the bot")],
)
async def test_a_gateway_that_is_closed_for_good_is_asked_once_for_each_start(
    code: int, said: str, server: Server, tmp_path: Path
):
    server.close_code = code
    async with running(server, tmp_path) as bot:
        assert await bot.end(PATIENCE) == 2
        (fault,) = bot.faults
        assert said in fault
    assert server.heard["IDENTIFY"] == 1


async def test_no_session_begins_when_discord_grants_none(server: Server, tmp_path: Path):
    server.sessions_left = 0
    async with running(server, tmp_path, patience=1) as bot:
        await bot.until_well(PATIENCE)
        (line,) = bot.said("WARNING", "bot.shards")
        assert "Discord lets the bot begin few more sessions: next one in 3601 s (0 left" in line
        assert await bot.stop() == 0
    assert not server.heard["IDENTIFY"]


async def test_all_that_goes_to_discord_goes_through_the_proxy(server: Server, tmp_path: Path):
    async with proxy(server) as (address, heads):
        server.address = "discord.invalid"
        server.resume_url = f"ws://{server.address}/gateway/"
        async with running(server, tmp_path, more={"CITADELS_PROXY": f"http://me:hush@{address}"}) as bot:
            await join(server, await open_lobby(server))
            server.cut()
            await server.until("RESUME", 1)
            assert await bot.stop() == 0
            assert "hush" not in "".join(bot.log)
    assert heads
    known = b64encode(b"me:hush")
    assert all(b"\r\nProxy-Authorization: Basic " + known + b"\r\n" in head for head in heads)
