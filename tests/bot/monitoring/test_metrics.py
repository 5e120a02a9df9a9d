"""Health and metrics over HTTP."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from bot.cli import main
from bot.client import CitadelsBot
from bot.monitoring import metrics
from bot.monitoring.metrics import Metrics
from bot.settings import Settings
from bot.words.language import Language
from storage.database.database import Database
from storage.database.storage_errors import NotStoredError, Outage, StatementError
from tests.house import Chance, House, open_house, show_at_once, stand_still
from tests.patience import PATIENCE, until
from tests.wire.server import free_port


def value(measured: Metrics, name: str, **labels: str) -> float:
    return measured.registry.get_sample_value(name, labels) or 0


def _presses(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record all later clicks: answers, and *Play* if somebody is pinged in the channel."""
    pressed: list[str] = []
    at = house._at  # pyright: ignore[reportPrivateUsage]

    def noting(actor: Any, message: Any) -> Any:
        pressed.append(actor.name)
        return at(actor, message)

    monkeypatch.setattr(house, "_at", noting)
    return pressed


async def test_a_game_is_counted_question_by_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(1))
    show_at_once(monkeypatch)
    stand_still(monkeypatch)
    measured = Metrics()
    async with (
        open_house(tmp_path, measured) as house,
        measured.watching(house.bot, lambda: 7.0, lambda: {"messages": 90.0, "responses": 0.0}),
    ):
        alice, bob = house.add("alice"), house.add("bob")
        game = await house.open(alice, bob, computers=2)
        assert value(measured, "citadels_response_seconds_count", to="command") == 1
        clicks = value(measured, "citadels_response_seconds_count", to="click")
        assert clicks == 4
        pressed = _presses(house, monkeypatch)
        for _ in range(10):
            await house.step(game)
        choices = (await house.bot.store.games.log(game)).choices
        people = sum(choice.user is not None for choice in choices) - 1  # without the opening
        assert people > 5
        assert value(measured, "citadels_answers_total", by="person") == people
        computers = len(choices) - 1 - people
        assert computers > 5
        assert value(measured, "citadels_answers_total", by="computer") == computers
        assert value(measured, "citadels_thinking_seconds_count") == computers
        sql = "SELECT count(*) FROM clicks WHERE did = 'answer'"
        ((clicked,),) = await house.bot.store.database.rows(sql)
        assert people > clicked > 3, "a click may give several answers"
        assert value(measured, "citadels_database_seconds_count", kind="answer") == clicked + computers + 1
        assert value(measured, "citadels_response_seconds_count", to="click") == clicks + len(pressed)
        assert value(measured, "citadels_tables", status="running") == 1
        assert value(measured, "citadels_tables", status="lobby") == 0
        assert value(measured, "citadels_gateway_silence_seconds") == 7
        assert value(measured, "citadels_discord_refusing_seconds", what="messages") == 90
        assert value(measured, "citadels_servers") == 1
        assert value(measured, "citadels_commands_total", command="citadels new") == 1
        assert measured.registry.get_sample_value("citadels_commands_total", {"command": "citadels log"}) == 0
        assert value(measured, "citadels_interactions_total", to="command", end="done") == 1
        done = value(measured, "citadels_interactions_total", to="click", end="done")
        assert done == value(measured, "citadels_response_seconds_count", to="click")


async def test_what_became_of_an_interaction_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    show_at_once(monkeypatch)
    stand_still(monkeypatch)
    measured = Metrics()

    def ended(end: str) -> float:
        return value(measured, "citadels_interactions_total", to="click", end=end)

    async with open_house(tmp_path, measured) as house, measured.watching(house.bot, float, dict):
        alice, bob = house.add("alice"), house.add("bob")
        await alice.slash(house.channel, "citadels new")
        lobby = house.channel.history()[-1]
        await bob.click(lobby, label=Language()("button-add"))
        assert (ended("refused"), ended("failed")) == (1, 0)
        monkeypatch.setattr(house.bot.store.games, "save", _broken)
        await alice.click(lobby, label=Language()("button-add"))
        assert (ended("refused"), ended("failed"), ended("done")) == (1, 1, 0)
        assert value(measured, "citadels_log_lines_total", level="error") == 1


async def test_size_and_last_backup_are_those_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    measured, path = Metrics(), tmp_path / "games.sqlite3"
    bot = CitadelsBot(Settings(database=path))
    monkeypatch.setattr("bot.monitoring.bot_state.LOOKS_APART", 0.01)
    await bot.store.open()
    copied = "citadels_last_backup_timestamp_seconds"
    try:
        async with measured.watching(bot, float, dict):
            await until(lambda: value(measured, "citadels_database_bytes") >= path.stat().st_size)
            assert value(measured, "citadels_disk_free_bytes") > 0
            assert measured.registry.get_sample_value(copied) is None
            words = ["backup", str(tmp_path / "copy"), "--database", str(path)]
            assert await asyncio.to_thread(main, words) == 0
            await until(lambda: value(measured, copied) == pytest.approx(time.time(), abs=PATIENCE))
            assert value(measured, "citadels_storage_obstacle", cause="full") == 0
            bot.store.database.outages.outage = Outage("full", 0.0)
            assert value(measured, "citadels_storage_obstacle", cause="full") == 1
            # The old size isn't reported as the current one.
            await until(lambda: measured.registry.get_sample_value("citadels_database_bytes") is None)
    finally:
        await bot.store.close()


def test_counters_begin_at_zero():
    measured = Metrics()
    for name, labels in (
        ("answers", {"by": "person"}),
        ("unanswered", {"to": "form"}),
        ("interactions", {"to": "click", "end": "failed"}),
        ("database_failures", {"kind": "answer"}),
        ("log_lines", {"level": "error"}),
    ):
        assert measured.registry.get_sample_value(f"citadels_{name}_total", labels) == 0


async def test_a_response_that_fails_is_counted_and_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    show_at_once(monkeypatch)
    stand_still(monkeypatch)
    measured = Metrics()
    async with open_house(tmp_path, measured) as house:
        alice = house.add("alice")
        await alice.slash(house.channel, "citadels new")
        lobby = house.channel.history()[-1]
        house.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await alice.click(lobby, label=Language()("button-add"))
        assert value(measured, "citadels_unanswered_total", to="click") == 1
        assert value(measured, "citadels_response_seconds_count", to="click") == 0


async def test_only_what_the_database_refuses_is_a_failure(tmp_path: Path):
    measured = Metrics()
    database = Database(tmp_path / "games.sqlite3", measured.stored)
    await database.open()
    try:
        with pytest.raises(ZeroDivisionError):
            await database.transaction(lambda _: 1 / 0, "server")
        with pytest.raises(NotStoredError):
            await database.transaction(lambda transaction: transaction.run("nonsense"), "server")
        with pytest.raises(StatementError):
            await database.rows("nonsense")
        await database.transaction(lambda _: None, "set")
    finally:
        await database.close()
    assert value(measured, "citadels_database_seconds_count", kind="migration") == 1
    assert value(measured, "citadels_database_seconds_count", kind="server") == 2
    assert value(measured, "citadels_database_failures_total", kind="server") == 1
    assert value(measured, "citadels_database_failures_total", kind="read") == 1
    assert value(measured, "citadels_database_failures_total", kind="set") == 0


async def test_waiting_for_another_transaction_does_not_count(tmp_path: Path):
    took: list[float] = []

    def measured(kind: str, seconds: float, error: Exception | None) -> None:
        took.append(seconds)

    database = Database(tmp_path / "games.sqlite3", measured)
    await database.open()
    took.clear()

    def write(seconds: float) -> Coroutine[None, None, None]:
        return database.transaction(lambda _: time.sleep(seconds))

    try:
        await asyncio.gather(write(0.3), write(0))
    finally:
        await database.close()
    assert took[0] >= 0.3
    assert took[1] < took[0]


async def test_a_busy_event_loop_is_noticed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(metrics, "LAG_CHECK_PAUSE", 0.01)
    measured = Metrics()
    task: asyncio.Task[Any] = asyncio.create_task(measured.measure_lag())
    await asyncio.sleep(0.05)
    before = value(measured, "citadels_event_loop_lag_seconds_sum")
    await asyncio.to_thread(lambda: None)
    _be_busy(0.3)
    await until(lambda: value(measured, "citadels_event_loop_lag_seconds_sum") - before > 0.2)
    task.cancel()


def _be_busy(seconds: float) -> None:
    until = metrics.perf_counter() + seconds
    while metrics.perf_counter() < until:
        pass


def _well() -> str:
    return ""


def _broken(*_: object, **__: object) -> str:
    raise RuntimeError("a check that fails")


@pytest.fixture
def checks() -> list[metrics.HealthCheck]:
    return [_well]


@pytest.fixture
async def port(monkeypatch: pytest.MonkeyPatch, checks: list[metrics.HealthCheck]) -> AsyncIterator[int]:
    monkeypatch.setattr(metrics, "IDLE_CONNECTION", 0.05)
    port = free_port()
    async with metrics.serving("127.0.0.1", port, checks, CollectorRegistry()):
        yield port


async def said(port: int, sent: bytes) -> bytes:
    """Send this, and return what comes until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize("sent", [b"", b"GET /hea", b"GET /health HTTP/1.1\r\nHost: a\r\nX: "])
async def test_a_connection_without_a_whole_request_is_closed(port: int, sent: bytes):
    assert await said(port, sent) == b""


async def test_a_connection_that_is_idle_after_a_request_is_closed(port: int):
    assert b"200 OK" in await said(port, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /health HTTP/9.9.9\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost a\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: a\r\n\r\nno request\r\n\r\n",
    ],
)
async def test_a_malformed_request_leaves_no_traceback(
    port: int, sent: bytes, caplog: pytest.LogCaptureFixture
):
    assert b"400 Bad Request" in await said(port, sent)
    assert all(record.exc_info is None for record in caplog.records)
    assert all(record.levelname == "WARNING" for record in caplog.records)


@pytest.mark.parametrize("checks", [[_broken]])
async def test_an_error_of_our_own_keeps_its_traceback(port: int, caplog: pytest.LogCaptureFixture):
    assert b"500 Internal" in await said(port, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
    (record,) = caplog.records
    assert record.exc_info
    assert isinstance(record.exc_info[1], RuntimeError)
