"""`run`: how the bot starts and ends on Discord."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, cast
from unittest.mock import AsyncMock, Mock, patch

import aiohttp
import discord
import pytest
from discord import ConnectionClosed

from bot.cli import health, main, pulse, run
from bot.cli.bot_process import GatewayLostError, Monitoring
from bot.cli.command_line import FailedError
from bot.monitoring.metrics import SHUTDOWN_SECONDS
from bot.settings import Settings
from storage.database.storage_errors import CAUSES, InUseError, NewerDatabaseError, StatementError
from storage.maintenance import locked
from tests.bot.cli.shards import Shards
from tests.patience import PATIENCE, until

ROOT = Path(__file__).parents[3]


class Pretender(Shards):
    """A bot that connects to nothing, and records the calls."""

    def __init__(
        self,
        trouble: Exception | None = None,
        slow: bool = False,
        connected: bool = True,
        busy: bool = False,
        ready: bool = False,
    ) -> None:
        super().__init__()
        self.ready = ready
        self.registry, self.preparing, self.background = Mock(), Mock(), Mock()
        self.busy = busy
        self.trouble = trouble
        self.slow = slow
        self.connected = connected
        self.begun, self.closed = asyncio.Event(), asyncio.Event()

    async def start(self, token: str) -> None:
        assert token == "hush"
        self.begun.set()
        if self.trouble:
            raise self.trouble
        if self.connected:
            await self.connect(0)
        await self.closed.wait()

    def is_ready(self) -> bool:
        return self.ready

    async def finish(self) -> None:
        if self.busy:
            await asyncio.sleep(60)

    async def close(self) -> None:
        if self.slow:
            await asyncio.sleep(60)
        self.closed.set()


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run, "HEARTBEAT", 0.01)
    monkeypatch.setattr(run, "LOOK_INTERVAL", 0.01)
    return Settings(database=tmp_path / "games.db")


async def serving(bot: Pretender, settings: Settings) -> "asyncio.Task[None]":
    task = asyncio.create_task(run.serve(cast("Any", bot), "hush", settings, Monitoring()))
    async with asyncio.timeout(PATIENCE):
        await bot.begun.wait()
    return task


def test_without_a_token_it_says_in_two_lines_what_to_do(tmp_path: Path):
    environment = {name: text for name, text in os.environ.items() if name != "DISCORD_TOKEN"}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 2
    assert "DISCORD_TOKEN" in lines[0]
    assert ".env" in lines[0]
    assert "make play" in lines[1]


def closed(code: int) -> ConnectionClosed:
    return ConnectionClosed(cast("Any", None), shard_id=0, code=code)


@pytest.mark.parametrize(
    ("trouble", "code", "said"),
    [
        (discord.LoginFailure("Improper token has been passed."), 2, "Reset Token"),
        (aiohttp.ClientError("no route"), 1, "no route"),
        (closed(4000), 1, "Discord can't be reached: Shard ID 0 WebSocket closed with 4000"),
        (closed(4004), 2, "Reset Token"),
        (closed(4010), 2, "no such shard (4010): CITADELS_SHARDS has to be the same"),
        (closed(4011), 2, "set CITADELS_SHARDS to a larger value"),
        (closed(4012), 2, "(4012): update the bot"),
        (closed(4013), 2, "(4013): update the bot"),
        (discord.PrivilegedIntentsRequired(0), 2, "(4014): update the bot"),
        (GatewayLostError("not connected"), 1, "Discord can't be reached: not connected"),
        (NewerDatabaseError("schema 9"), 2, "games.db can't be used: schema 9"),
        (StatementError("unable to open"), 1, "games.db can't be used: unable to open"),
    ],
)
def test_trouble_at_the_start_is_said_in_words(
    trouble: Exception,
    code: int,
    said: str,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    def make(_: Settings, observer: object) -> Pretender:
        return Pretender(trouble)

    monkeypatch.setattr(run, "CitadelsBot", make)
    monkeypatch.setenv("DISCORD_TOKEN", " hush\n")
    monkeypatch.setenv("CITADELS_DATABASE", str(settings.database))
    assert main(["run"]) == code
    written = capsys.readouterr().err
    assert said in written
    assert re.match(r"[-0-9]{10} [:0-9]{8}[-+][0-9]{4} (INFO|ERROR) ", written)
    assert " ERROR " in written
    assert "Traceback" not in written


def test_a_missing_driver_is_a_wrong_setting_and_named_with_the_line_that_installs_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "storage.database.postgres.postgres_backend", None)
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", "postgresql://127.0.0.1/games")
    for words in ("run", "check", "stats", "person show 101"):
        assert main(words.split()) == 2
        said = capsys.readouterr().err
        assert f"{sys.executable} -m pip install --require-hashes -r requirements/postgres.txt" in said
        assert "postgresql://127.0.0.1/games can't be used" in said


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CITADELS_DATABASE", "postgresql://me:hush@127.0.0.1/games?foo=1", '"foo"'),
        ("CITADELS_HEARTBEAT_FILE", "/nope/x", "/nope/x can't be written"),
    ],
)
def test_a_setting_that_cannot_be_used_ends_the_start(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv(name, value)
    assert main(["run"]) == 2
    written = capsys.readouterr().err
    assert name in written
    assert said in written
    assert "hush" not in written


def test_of_several_processes_one_that_is_older_than_its_tables_is_started_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    def make(_: Settings, observer: object) -> Pretender:
        return Pretender(NewerDatabaseError("schema 9"))

    monkeypatch.setattr(run, "CitadelsBot", make)
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", "postgresql://127.0.0.1/games")
    assert main(["run"]) == 1


async def test_a_connected_bot_that_needs_more_shards_asks_for_them_at_a_new_start(settings: Settings):
    with pytest.raises(FailedError, match="4011") as caught:
        await run.serve(cast("Any", Pretender(closed(4011), ready=True)), "hush", settings, Monitoring())
    assert caught.value.code == 1


@pytest.mark.parametrize("lines", ["text", "json"])
def test_an_error_that_nobody_expects_is_logged_without_what_it_quotes(
    lines: str, settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def make(_: Settings, observer: object) -> Pretender:
        return Pretender(RuntimeError("hush"))

    monkeypatch.setattr(run, "CitadelsBot", make)
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", str(settings.database))
    monkeypatch.setenv("CITADELS_LOG_FORMAT", lines)
    assert main(["run"]) == 1
    said = capsys.readouterr()
    assert "ended by an error" in said.err
    assert "RuntimeError" in said.err
    assert "hush" not in said.err + said.out
    if lines == "json":
        assert all(json.loads(line)["logger"] for line in said.err.splitlines())


@pytest.mark.parametrize(
    ("wrong", "code", "said"),
    [
        ({}, 2, "There is no token"),
        ({"DISCORD_TOKN": "hush"}, 2, "is DISCORD_TOKEN meant?"),
        ({"DISCORD_TOKEN": "hu sh"}, 2, "can't be a token"),
        ({"DISCORD_TOKEN": "hush", "CITADELS_LOG_LEVEL": "LOUD"}, 2, "CITADELS_LOG_LEVEL"),
        ({"DISCORD_TOKEN": "hush"}, 2, "Reset Token"),
    ],
)
def test_why_the_bot_ends_is_an_object_too(
    wrong: dict[str, str],
    code: int,
    said: str,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    def make(_: Settings, observer: object) -> Pretender:
        return Pretender(discord.LoginFailure("Improper token has been passed."))

    monkeypatch.setattr(run, "CitadelsBot", make)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("CITADELS_DATABASE", str(settings.database))
    monkeypatch.setenv("CITADELS_LOG_FORMAT", " JSON")
    for name, value in wrong.items():
        monkeypatch.setenv(name, value)
    assert main(["run"]) == code
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert told[-1]["level"] == "ERROR"
    assert told[-1]["event"] == "the-bot-can-t-run"
    assert said in told[-1]["message"]


_LAST_WORDS = """
import sys, threading, warnings
from bot import logs
logs.set_up(lines=sys.argv[1])
logs.log_uncaught()
# Newer tracebacks quote this code, which has no secrets.
word = "".join(("tav", "ern"))
warnings.warn(word)
class Odd:
    def __del__(self):
        raise KeyError(word)
Odd()
def fail():
    raise KeyError(word)
thread = threading.Thread(target=fail)
thread.start()
thread.join()
fail()
"""


@pytest.mark.parametrize("lines", ["text", "json"])
def test_what_nobody_catches_is_logged_without_what_it_quotes(lines: str):
    done = subprocess.run(
        [sys.executable, "-c", _LAST_WORDS, lines], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.count("Nothing caught an error") == 3
    assert done.stderr.count("Python warns: UserWarning in ") == 1
    assert "tavern" not in done.stderr
    if lines == "json":
        assert len([json.loads(line) for line in done.stderr.splitlines()]) == 4


def test_a_second_bot_on_the_same_games_is_refused_in_one_line(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", str(settings.database))
    with locked(settings.database):
        assert main(["run"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "games.db can't be used: another process plays with it" in lines[0]


@pytest.mark.parametrize("content", [None, b"no puzzles", b""], ids=["missing", "other", "empty"])
def test_puzzles_that_can_t_be_read_end_it_at_once(
    content: bytes | None,
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    file = tmp_path / "puzzles"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_PUZZLES", str(file))
    monkeypatch.delattr(run, "CitadelsBot")
    assert main(["run"]) == 2
    assert capsys.readouterr().err.startswith("CITADELS_PUZZLES: the puzzles can't be read: ")


def test_a_folder_that_is_missing_is_not_made(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", str(tmp_path / "gmaes" / "games.db"))
    assert main(["run"]) == 2
    assert f"there is no folder {tmp_path / 'gmaes'}: make it" in capsys.readouterr().err
    assert not (tmp_path / "gmaes").exists()


def test_a_bot_ends_itself_if_the_setting_says_so(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    armed = Mock()
    monkeypatch.setattr("faulthandler.dump_traceback_later", armed)
    monkeypatch.setattr(run, "CitadelsBot", Mock(side_effect=RuntimeError))
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", str(settings.database))
    monkeypatch.setenv("CITADELS_MISSED_BEATS", "3")
    assert main(["run"]) == 1
    assert armed.call_args.args == (3 * pulse.BEAT,)


def test_a_bot_that_plays_holds_the_lock(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    held: list[bool] = []

    class Looking(Pretender):
        async def start(self, token: str) -> None:
            with pytest.raises(InUseError), locked(settings.database):
                pass
            held.append(True)

    def make(_: Settings, observer: object) -> Looking:
        return Looking()

    monkeypatch.setattr(run, "CitadelsBot", make)
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", str(settings.database))
    assert main(["run"]) == 0
    assert held


@pytest.mark.parametrize("token", ["hu sh", "hu\nsh", "tökën", '"hush"', "Bot hush", "<hush>"])
def test_a_text_that_can_t_be_a_token_is_not_sent_to_discord(
    token: str, settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.delattr(run, "CitadelsBot")
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert "DISCORD_TOKEN can't be a token" in said
    assert token not in said


def test_a_misspelt_setting_is_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABSE", "elsewhere")
    monkeypatch.setenv("CITADELS_DATABASE", str(settings.database))
    with locked(settings.database):
        assert main(["run"]) == 1
    assert "CITADELS_DATABSE is no setting and is ignored" in capsys.readouterr().err


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_closes_the_bot(number: signal.Signals, settings: Settings):
    bot = Pretender()
    task = await serving(bot, settings)
    os.kill(os.getpid(), number)
    await asyncio.wait_for(task, PATIENCE)
    assert bot.closed.is_set()


@pytest.mark.parametrize(("compiled", "told"), [(True, "run compiled"), (False, "`make fast` compiles them")])
async def test_it_says_whether_the_rules_are_compiled(
    compiled: bool,
    told: str,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    monkeypatch.setattr(run, "COMPILED", compiled)
    caplog.set_level("INFO")
    task = await serving(Pretender(), settings)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)
    assert told in caplog.text


async def test_a_connected_bot_leaves_signs_of_life_until_it_ends(settings: Settings):
    bot = Pretender()
    task = await serving(bot, settings)
    await until(lambda: health.last_beat(settings.heartbeat))
    assert health.last_beat(settings.heartbeat) == (pytest.approx(0, abs=PATIENCE), "", "")
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)
    assert health.last_beat(settings.heartbeat) is None


async def test_a_bot_that_is_not_connected_leaves_none(settings: Settings):
    bot = Pretender(connected=False)
    task = await serving(bot, settings)
    await asyncio.sleep(0.05)
    assert health.last_beat(settings.heartbeat) is None
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)


async def test_a_bot_that_brings_its_tables_up_to_date_leaves_signs_of_life(settings: Settings):
    bot = Pretender(connected=False)
    bot.store.database.migrating = True
    task = await serving(bot, settings)
    await until(lambda: health.last_beat(settings.heartbeat))
    found = health.last_beat(settings.heartbeat)
    assert found is not None
    assert "brought up to date" in found.problem
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)


async def test_health_and_the_log_name_what_keeps_things_from_being_stored_before_anybody_plays(
    settings: Settings, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
):
    bot = Pretender()
    bot.store.database.obstacle = "full"
    task = await serving(bot, settings)
    await until(lambda: health.last_beat(settings.heartbeat))
    await until(lambda: f"Nothing can be stored: {CAUSES['full']}" in caplog.text)
    found = health.last_beat(settings.heartbeat)
    assert found is not None
    assert found.unstored == f"nothing can be stored: {CAUSES['full']}"
    bot.store.database.obstacle = None
    await until(lambda: "Things can be stored again" in caplog.text)
    assert caplog.text.count("no room left") == 1
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)


async def test_a_bot_at_work_gives_systemd_signs_of_life(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    place = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(place))
        systemd.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(place))
        bot = Pretender()
        bot.store.database.answers = AsyncMock(return_value=True)
        task = await serving(bot, settings)
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.get_running_loop().sock_recv(systemd, 100) == b"WATCHDOG=1"
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)


async def test_a_bot_that_does_not_come_back_is_ended(settings: Settings):
    bot = Pretender()
    task = await serving(bot, settings.model_copy(update={"gateway_patience": 0.2}))
    assert not task.done()
    bot.shards[0].open = False
    with pytest.raises(GatewayLostError):
        await asyncio.wait_for(task, PATIENCE)
    assert bot.closed.is_set()


async def test_a_place_that_takes_no_sign_of_life_does_not_end_the_bot(
    settings: Settings, caplog: pytest.LogCaptureFixture
):
    settings.heartbeat.mkdir()
    (settings.heartbeat / "not-a-file").touch()
    bot = Pretender()
    task = await serving(bot, settings)
    await until(lambda: "CITADELS_HEARTBEAT_FILE" in caplog.text)
    assert not task.done()
    before, beats = caplog.text.count("heartbeat"), Mock(side_effect=IsADirectoryError(21, "Is a directory"))
    with patch("bot.cli.run.beat", beats):
        await until(lambda: beats.call_count > 1)
    assert caplog.text.count("heartbeat") == before, "once is enough"
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)


async def test_a_second_process_with_the_same_heartbeat_is_told(
    settings: Settings, caplog: pytest.LogCaptureFixture
):
    task = await serving(Pretender(), settings)
    await until(lambda: health.last_beat(settings.heartbeat))
    assert "CITADELS_HEARTBEAT_FILE" not in caplog.text
    await until(lambda: health.beat(settings.heartbeat) and "set CITADELS_HEARTBEAT_FILE" in caplog.text)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)


async def test_an_end_that_takes_too_long_is_cut_short(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(run, "CLOSE", 0.05)
    task = await serving(Pretender(slow=True), settings)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)


async def test_work_that_takes_too_long_is_closed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(run, "FINISH", 0.05)
    bot = Pretender(busy=True)
    task = await serving(bot, settings)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(task, PATIENCE)
    assert bot.closed.is_set()
    assert "Some work was unfinished" in caplog.text


def test_all_of_the_end_fits_into_what_compose_and_systemd_allow():
    allowed = re.search(r"stop_grace_period: (\d+)s", (ROOT / "compose.yaml").read_text(encoding="utf-8"))
    unit = re.search(
        r"TimeoutStopSec=(\d+)", (ROOT / "docs" / "citadels.service").read_text(encoding="utf-8")
    )
    assert allowed
    assert unit
    assert min(int(allowed[1]), int(unit[1])) - 3 > run.FINISH + run.CLOSE + SHUTDOWN_SECONDS


async def test_an_error_of_the_bot_ends_it_and_is_passed_on(settings: Settings):
    bot = Pretender(RuntimeError("broken"))
    with pytest.raises(RuntimeError, match="broken"):
        await run.serve(cast("Any", bot), "hush", settings, Monitoring())
    assert bot.closed.is_set()


async def test_a_running_bot_looks_for_what_its_operator_asks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(run, "LOOK", 0.01)
    bot = Pretender()
    task = await serving(bot, settings)
    await until(lambda: bot.background.operator_requests.look.call_count > 1)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
