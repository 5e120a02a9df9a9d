"""`play`: its messages if the playground can't start, and the settings that it starts with."""

import asyncio
import errno
from collections.abc import Callable, Mapping
from pathlib import Path
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.cli import main, play
from bot.client import CitadelsBot
from bot.delivery.outbox import Urgency
from bot.pictures.lobby import TownPicture
from bot.playground.session import Greeting
from bot.words.language import Language
from storage.database.storage_errors import NewerDatabaseError, StatementError
from storage.maintenance import locked


class Host:
    """Stands in for the playground itself."""

    def __init__(self) -> None:
        self.trouble: Exception | None = None
        self.bots: list[CitadelsBot] = []
        self.ports: list[int] = []
        self.locales: list[str] = []
        self.waited = False  # Whether a request had to wait for the budget.

    async def __call__(
        self,
        bot: discord.Client,
        folder: Path,
        port: int,
        stop: asyncio.Event,
        ready: Callable[[str], None],
        *,
        locale: str,
        greeting: Greeting,
        beside: object,
    ) -> None:
        posted = AsyncMock()
        await greeting(MagicMock(id=1, send=posted), [])
        (town,) = posted.call_args.kwargs["files"]
        assert town.filename == TownPicture.file_name
        assert isinstance(bot, CitadelsBot)
        assert beside
        assert not stop.is_set()
        for _ in range(1000):
            spending = asyncio.create_task(bot.delivery.budget.spend(Urgency.BOARD))
            await asyncio.sleep(0)
            self.waited |= not spending.done()
        self.bots.append(bot)
        self.ports.append(port)
        self.locales.append(locale)
        if self.trouble:
            raise self.trouble
        ready("http://127.0.0.1:1/#key")


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    host = Host()
    monkeypatch.setattr("bot.playground.session.host", host)
    monkeypatch.chdir(tmp_path)
    return host


@pytest.mark.parametrize(
    ("variables", "locale"),
    [({"LANG": "pl_PL.UTF-8"}, "pl"), ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"), ({}, "en")],
)
def test_it_speaks_the_language_of_the_computer_or_the_chosen_one(
    host: Host, monkeypatch: pytest.MonkeyPatch, variables: Mapping[str, str], locale: str
) -> None:
    for each in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(each, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(["play"]) == 0
    assert main(["play", "--language", "uk"]) == 0
    assert host.locales == [locale, "uk"]


def test_it_prints_the_address_and_what_to_do(host: Host, capsys: pytest.CaptureFixture[str]):
    assert main(["play"]) == 0
    said = capsys.readouterr().out
    assert "http://127.0.0.1:1/#key" in said
    assert "/citadels new" in said
    assert "Ctrl-C" in said
    assert host.ports == [play.PAGE_PORT]
    assert Path(".playground").is_dir()
    # The buttons have the same names as on the page.
    assert main(["play", "--language", "pl"]) == 0
    said, say = capsys.readouterr().out, Language("pl")
    buttons = ("button-welcome-new", "button-welcome-learn", "button-play", "button-fill-start")
    assert all(f'"{say(each, count=3)}"' in said for each in buttons)


def test_no_request_waits_because_time_stands_still_meanwhile(host: Host):
    assert main(["play"]) == 0
    assert not host.waited


@pytest.mark.parametrize(
    ("connection", "user", "command"),
    [
        ("10.0.0.9 50000 10.0.0.5 22", "ada", "ssh -L 1:127.0.0.1:1 ada@10.0.0.5"),
        ("fe80::9 50000 fe80::5 2222", "", "ssh -L 1:127.0.0.1:1 -p 2222 fe80::5"),
        (None, "ada", ""),
    ],
)
def test_over_ssh_it_says_how_to_reach_the_page(
    host: Host,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    connection: str | None,
    user: str,
    command: str,
):
    monkeypatch.delenv("LOGNAME", raising=False)
    monkeypatch.setenv("USER", user)
    if connection is None:
        monkeypatch.delenv("SSH_CONNECTION", raising=False)
    else:
        monkeypatch.setenv("SSH_CONNECTION", connection)
    assert main(["play"]) == 0
    said = capsys.readouterr().out
    assert ("the page listens on this machine only" in said) == bool(command)
    assert [line.strip() for line in said.splitlines() if "ssh -L" in line] == [command] * bool(command)


def test_it_keeps_its_games_apart_from_the_hosted_ones(host: Host, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    monkeypatch.setenv("CITADELS_DATABASE", "real.sqlite3")
    assert main(["play", "--folder", "here", "--port", "5"]) == 0
    settings = host.bots[0].settings
    assert settings.database == Path("here/games.sqlite3")
    assert settings.discord_token is None
    assert host.ports == [5]
    assert (Path("here") / ".gitignore").read_text() == "*\n"


def test_the_computers_pause_as_elsewhere_unless_it_shall_be_fast(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("CITADELS_COMPUTER_PAUSE", "3.5")
    assert main(["play"]) == 0
    assert main(["play", "--fast"]) == 0
    assert [bot.settings.computer_pause for bot in host.bots] == [3.5, 0]


def test_a_missing_simcord_is_said(
    host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def find_nothing(name: str) -> None:
        assert name == "simcord"

    monkeypatch.setattr(play, "find_spec", find_nothing)
    assert main(["play"]) == 2
    assert "make play" in capsys.readouterr().err
    assert not host.bots


def test_a_folder_that_cannot_be_made_is_said(host: Host, capsys: pytest.CaptureFixture[str]):
    Path("taken").touch()
    assert main(["play", "--folder", "taken"]) == 1
    assert "--folder" in capsys.readouterr().err
    assert not host.bots


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (OSError(errno.EADDRINUSE, "address already in use"), "--port 8643"),
        (OSError(errno.EACCES, "permission denied"), "kept for others"),
        (NewerDatabaseError("schema 9"), "schema 9"),
        (StatementError("file is not a database"), "file is not a database"),
    ],
)
def test_trouble_at_the_start_is_said_in_words(
    trouble: Exception, said: str, host: Host, capsys: pytest.CaptureFixture[str]
):
    host.trouble = trouble
    assert main(["play"]) == 1
    written = capsys.readouterr().err
    assert said in written
    assert "Traceback" not in written


@pytest.mark.parametrize("port", ["65536", "-1", "http"])
def test_a_wrong_port_is_named(port: str, host: Host, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as left:
        main(["play", "--port", port])
    assert left.value.code == 2
    assert "argument --port: " in capsys.readouterr().err
    assert not host.bots


def test_an_unexpected_error_is_not_hidden(host: Host):
    host.trouble = OSError(errno.EIO, "a broken disk")
    with pytest.raises(OSError, match="a broken disk"):
        main(["play"])


def test_a_second_one_with_the_same_games_is_told_where_the_first_is(
    host: Host, capsys: pytest.CaptureFixture[str]
):
    Path("here").mkdir()
    with locked(Path("here/games.sqlite3")):
        assert main(["play", "--folder", "here"]) == 1
        assert main(["play", "--folder", "there"]) == 0
    assert "running already with the games in here" in capsys.readouterr().err
    assert len(host.bots) == 1
