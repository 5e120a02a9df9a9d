"""Health and metrics of a running bot over HTTP."""

import asyncio
import json
import re
import socket
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.release import release
from bot.words.language import Language
from tests.patience import until as wait_until
from tests.wire.payloads import ALICE, BOB, GUILD, USER_INSTALLS, Payload, click
from tests.wire.process import Bot, running
from tests.wire.server import EVER, PATIENCE, TOKEN, Server
from tests.wire.test_gateway import join, open_lobby

SAY = Language()

Samples = dict[tuple[str, frozenset[str]], float]


def samples(text: str) -> Samples:
    """Return the measured values, by name and by the values of their labels."""
    return {
        (each.name, frozenset(each.labels.values())): each.value
        for family in text_string_to_metric_families(text)
        for each in family.samples
    }


async def test_it_is_well_once_it_is_connected_and_tells_what_it_has_measured(server: Server, tmp_path: Path):
    async with running(server, tmp_path) as bot:
        lobby: Payload = await open_lobby(server)
        assert await bot.get("/health") == (200, f"well\nrelease {release()}\n")
        await join(server, lobby)
        await bot.until_well(PATIENCE)
        status, text = await bot.get("/metrics")
        assert await bot.stop() == 0
    assert status == 200
    measured = samples(text)

    def value(name: str, *labels: str) -> float:
        return measured[name, frozenset(labels)]

    assert value("citadels_tables", "lobby") == 1
    assert value("citadels_tables", "running") == 0
    assert value("citadels_gateway_silence_seconds") == 0
    assert value("citadels_servers") == 1
    assert value("citadels_commands_total", "citadels new") == 1
    assert value("citadels_commands_total", "citadels log") == 0
    assert value("citadels_user_installs") == USER_INSTALLS
    assert value("citadels_response_seconds_count", "command") == 1
    assert value("citadels_response_seconds_count", "click") == 1
    assert 0 < value("citadels_response_seconds_sum", "click") < PATIENCE
    assert value("citadels_response_seconds_bucket", "click", "+Inf") == 1
    assert value("citadels_discord_requests_total", "POST interactions/callback", "200") == 2
    assert value("citadels_discord_request_seconds_count", "POST interactions/callback") == 2
    assert value("citadels_database_seconds_count", "open") == 1
    assert value("citadels_database_seconds_count", "setup") == 1
    assert value("citadels_event_loop_lag_seconds_count") > 0
    assert value("process_resident_memory_bytes") > 1e6
    labels = {label for _, values in measured for label in values}
    assert not labels & {ALICE, BOB, GUILD, "alice", "bob"}
    assert not any("token" in label or (label.isdecimal() and len(label) > 3) for label in labels)


async def test_errors_of_discord_are_counted(server: Server, tmp_path: Path):
    server.failures = 1
    async with running(server, tmp_path) as bot:
        await server.until("IDENTIFY", 1)
        measured = samples((await bot.get("/metrics"))[1])
        assert measured["citadels_discord_requests_total", frozenset(("GET gateway/bot", "500"))] == 1
        assert measured["citadels_discord_requests_total", frozenset(("GET gateway/bot", "200"))] == 2
        assert await bot.stop() == 0


async def test_it_is_not_well_before_it_is_connected(server: Server, tmp_path: Path):
    server.hang_ups = EVER
    async with running(server, tmp_path) as bot:
        await server.until("connection", 1)
        status, text = await bot.get("/health")
        assert status == 503
        assert text.startswith("not connected to Discord yet")
        assert await bot.stop() == 0


@pytest.mark.parametrize("listens", [True, False])
async def test_refusals_of_discord_are_told_while_its_gateway_lives(
    listens: bool, server: Server, tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    more = {"IMPATIENT": "0.5"} | ({} if listens else {"CITADELS_HTTP_PORT": ""})
    async with running(server, tmp_path, more=more) as bot:
        lobby: Payload = await open_lobby(server)
        server.overloaded = True
        await server.tell(click(BOB, lobby, SAY("button-join")))
        told = "Discord has taken no responses for"
        await until(bot, capfd, told, listens=listens, said=True)
        # A new process would not help.
        assert bot.health() == 0
        server.overloaded = False
        await server.ask(click(ALICE, lobby, SAY("button-add")))
        await until(bot, capfd, told, listens=listens, said=False)
        assert await bot.stop() == 0


async def until(
    bot: Bot, capfd: pytest.CaptureFixture[str], words: str, *, listens: bool, said: bool
) -> None:
    """Wait until these words are reported about a bot, or no longer."""
    async with asyncio.timeout(PATIENCE):
        while (words in await said_of(bot, capfd, listens=listens)) != said:
            await asyncio.sleep(0.1)


async def said_of(bot: Bot, capfd: pytest.CaptureFixture[str], *, listens: bool) -> str:
    """Return the report about a bot: over HTTP, if it listens, or by the command."""
    if listens:
        status, text = await bot.get("/health")
        assert status == (200 if text.startswith("well\n") else 503)
        return text
    bot.health()
    return capfd.readouterr().out


async def test_a_port_that_is_taken_is_named_and_nothing_else_is_begun(server: Server, tmp_path: Path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        async with running(server, tmp_path, more={"CITADELS_HTTP_PORT": port}) as bot:
            assert await bot.end(PATIENCE) == 1
            rules, line = bot.log
    assert f"Release {release()}. The rules run" in rules
    assert f"nothing can listen at http://127.0.0.1:{port}: " in line
    assert "CITADELS_HTTP_PORT" in line
    assert not server.heard


async def test_without_a_port_nothing_listens(server: Server, tmp_path: Path):
    async with running(server, tmp_path, more={"CITADELS_HTTP_PORT": ""}) as bot:
        await join(server, await open_lobby(server))
        assert not any("http" in line for line in bot.log)
        assert await bot.stop() == 0


@pytest.mark.parametrize("lines", ["text", "json"])
async def test_nobody_and_no_token_is_told_at_any_level(lines: str, server: Server, tmp_path: Path):
    server.failures = 1
    more = {"CITADELS_LOG_LEVEL": "DEBUG", "CITADELS_LOG_FORMAT": lines, "PYTHONASYNCIODEBUG": "1"}
    async with running(server, tmp_path, more=more) as bot:
        lobby = await open_lobby(server)
        await join(server, lobby)
        server.cut()
        await server.until("RESUME", 1)
        server.too_late = 1
        await server.tell(click(ALICE, lobby, SAY("button-add")))
        refused = "could not be answered: 404 Not Found (error code: 10062)"
        await wait_until(lambda: any(refused in line for line in bot.log))
        assert await bot.stop() == 0
        log = bot.log
    if lines == "json":
        told = [json.loads(line) for line in log]
        assert {each["level"] for each in told} >= {"INFO", "DEBUG"}
        assert all(each["event"] for each in told)
        assert {each.get("shard") for each in told} == {None, 0}
    secret = rf"\b({TOKEN}|token[0-9]+|{ALICE}|{BOB}|alice|bob)\b"
    assert [line for line in log if re.search(secret, line)] == []
    # Libraries log requests and their bodies at this level.
    logger = r'DEBUG"?,? +("logger": ")?bot\.'
    assert all(re.search(logger, line) for line in log if "DEBUG" in line)
    ended = r"\(click AddComputer, game [a-z2-7]{8}, server \d+\): done after \S+ s, response failed"
    assert len([line for line in log if re.search(ended, line)]) == 1
