"""The logs: lines for people or for programs, without secrets and needless detail."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot import logs
from bot.settings import LogFormat, LogLevel
from storage.database.storage_errors import DamagedGameError, NewerDatabaseError, NotStoredError
from tests.storage.samples import lobby

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"
BOT_TOKEN = "MTE5ODYyMjQ4MzQ3MTkyNTI0OA.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs-ab"
SECRET = "0123456789abcdef" * 4


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in ("", *logs.OWN_PACKAGES)]
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    yield
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)


def written(
    name: str,
    at: int,
    *message: object,
    level: LogLevel = "INFO",
    lines: LogFormat = "text",
    secrets: tuple[str, ...] = (),
    error: BaseException | None = None,
) -> str:
    """Return the written text of a record."""
    stream = io.StringIO()
    logs.set_up(level, lines, *secrets, stream=stream)
    logging.getLogger(name).log(at, *cast("Any", message), exc_info=error)
    return stream.getvalue()


@pytest.mark.parametrize(
    ("level", "explained", "lines"), [("INFO", True, 0), ("INFO", False, 1), ("DEBUG", True, 1)]
)
def test_what_an_outage_explains_is_left_out(level: LogLevel, *, explained: bool, lines: int) -> None:
    stream = io.StringIO()
    logs.set_up(level, stream=stream)
    logs.leave_out_failures(lambda: explained)
    log = logging.getLogger("bot")
    log.warning("%s: failed, and is tried again: %s", "searching for a game", NotStoredError("gone", "away"))
    assert stream.getvalue().count("gone") == lines
    log.error("The games in %s can't be used: %s", "the database", NewerDatabaseError("gone"))
    assert stream.getvalue().count("gone") == lines + 1


def raised(error: BaseException, cause: BaseException | None = None) -> BaseException:
    """Return an error as it would be caught: with a traceback and its cause."""
    try:
        raise error from (raised(cause) if cause else None)
    except BaseException as caught:  # noqa: BLE001
        return caught


def test_a_line_says_when_how_grave_who_and_what():
    line = written("bot.tables", logging.INFO, "Game %s began", "abc")
    date, _, said = line.partition(" INFO")
    assert said == "    bot.tables: Game abc began\n"
    assert datetime.now(UTC) - datetime.strptime(date, "%Y-%m-%d %H:%M:%S%z") < timedelta(minutes=1)


def test_an_object_says_the_same():
    line = written("bot.tables", logging.INFO, "Game %s – %d", "abc", 7, lines="json")
    assert line.count("\n") == 1
    told = json.loads(line)
    assert datetime.now(UTC) - datetime.fromisoformat(told.pop("time")) < timedelta(minutes=1)
    assert told == {
        "level": "INFO",
        "logger": "bot.tables",
        "message": "Game abc – 7",
        "event": "game",
        "game": "abc",
    }


def test_a_traceback_stands_below_its_line_or_within_its_object():
    error = raised(NotStoredError("disk full"), OSError(28, "No space left"))
    text = written("bot", logging.ERROR, "It failed", error=error)
    lines = text.splitlines()
    assert lines[0].endswith("It failed")
    assert lines[1] == "Traceback (most recent call last):"
    assert "in raised" in text
    assert "OSError: [Errno 28] No space left" in lines
    assert lines[-1] == "storage.database.storage_errors.NotStoredError: disk full"
    told = json.loads(written("bot", logging.ERROR, "It failed", error=error, lines="json"))
    assert told["exception"].splitlines() == lines[1:]


@pytest.mark.parametrize("lines", ["text", "json"])
def test_that_discord_is_away_is_one_line(lines: LogFormat):
    error = raised(ConnectionRefusedError(111, "Connection refused"), OSError(f"{BOT_TOKEN} is what it was"))
    told = written("discord.shard", logging.ERROR, "Attempting a reconnect", error=error, lines=lines)
    assert told.count("\n") == 1
    assert "Attempting a reconnect: [Errno 111] Connection refused" in told
    assert "Traceback" in written("bot.tables", logging.ERROR, "It failed", error=error, lines=lines)
    assert "Traceback" in written("discord.shard", logging.ERROR, "It failed", error=raised(TypeError("x")))


@pytest.mark.parametrize("lines", ["text", "json"])
@pytest.mark.parametrize(
    "secret",
    [
        f"https://discord.com/api/v10/webhooks/123/{TOKEN}/messages/@original",
        f"https://discord.com/api/v10/interactions/123/{TOKEN[10:]}/callback",
        f"/webhooks/123/{TOKEN}?wait=true",
        f"the token {TOKEN}",
        f"Authorization: Bot {BOT_TOKEN}",
        f"dealt from {SECRET}",
        "https://me:0123456789abcdef@proxy/",
        f"cit:answer:abcdefgh:{SECRET[:16]}:2",
        "cit:wish-save:abcdefgh:0:0123456789",
        "cit:profile:0123456789:main",
        'Value "0123456789abcdef" is not one of',
        "(Guild: 1, User: 0123456789)",
        "the password is hush-hush-0123456789",
    ],
)
def test_a_text_like_a_secret_is_blacked_out(secret: str, lines: LogFormat):
    for message in ((secret,), ("it was %s", secret), ("it was %s", OSError(secret))):
        line = written("x", logging.WARNING, *message, lines=lines, secrets=("hush-hush-0123456789",))
        assert "***" in line
        assert not any(part in line for part in (TOKEN[10:], BOT_TOKEN[:9], "0123456789"))
        error = raised(OSError(secret))
        line = written("x", logging.ERROR, "no", lines=lines, secrets=("hush-hush-0123456789",), error=error)
        assert "***" in line
        assert not any(part in line for part in (TOKEN[10:], BOT_TOKEN[:9], "0123456789"))


def test_which_control_it_was_and_of_which_game_may_be_read():
    ids = "cit:play:abcdefgh, 'cit:options-form:abcdefgh' and cit:wish:abcdefgh:0:31, cit:shown:on"
    line = written("bot", logging.WARNING, ids)
    assert line.endswith(
        ": cit:play:abcdefgh, 'cit:options-form:abcdefgh' and cit:wish:abcdefgh:*** cit:shown:***\n"
    )


@dataclass
class Hand:
    cards: str


ANYTHING = [
    KeyError("tavern"),
    ValueError("tavern"),
    AssertionError("tavern"),
    RuntimeError(Hand("tavern")),
    DamagedGameError("abcdefgh", "tavern twice", 1, ()),
    app_commands.CommandInvokeError(cast("Any", SimpleNamespace(name="hand")), KeyError("tavern")),
]


@pytest.mark.parametrize("lines", ["text", "json"])
@pytest.mark.parametrize("error", ANYTHING, ids=lambda error: type(error).__name__)
def test_an_error_that_may_quote_anything_tells_its_type_alone(error: Exception, lines: LogFormat):
    later = raised(NotStoredError("not stored"), error)
    for caught in (raised(error), later):
        for line in (
            written("bot", logging.ERROR, "It failed", lines=lines, error=caught),
            written("bot", logging.ERROR, "It failed: %s", caught.__cause__ or caught, lines=lines),
        ):
            assert "tavern" not in line
            assert type(error).__name__ in line


def test_of_what_is_no_text_and_no_number_only_the_type_is_told():
    line = written("bot", logging.ERROR, "%s, %r, %s", Hand("tavern"), ["tavern"], Hand)
    assert line.endswith(": Hand, 'list', Hand\n")
    line = written("bot", logging.ERROR, "%(what)s in %(where)s", {"what": lobby(), "where": Path("x")})
    assert line.endswith(": StoredGame in x\n")
    assert written("bot", logging.ERROR, "%d of %d", 3).endswith(": %d of %d\n")


async def test_of_a_task_that_failed_asyncio_tells_nothing_but_the_traceback(
    caplog: pytest.LogCaptureFixture,
):
    async def fail() -> None:
        raise RuntimeError("tavern")

    task = asyncio.create_task(fail(), name="cit:answer:abcdefgh:tavern")
    await asyncio.wait([task])
    stream = io.StringIO()
    logs.set_up(stream=stream)
    del task
    await asyncio.sleep(0)
    assert "never retrieved" in stream.getvalue()
    assert "in fail" in stream.getvalue()
    assert "tavern" not in stream.getvalue().replace('raise RuntimeError("tavern")', "")


def test_errors_that_led_to_each_other_in_a_circle_are_each_told_once():
    one, other = raised(NotStoredError("one")), raised(NotStoredError("other"))
    one.__cause__, other.__cause__ = other, one
    text = written("bot", logging.ERROR, "It failed", error=one)
    assert text.count("NotStoredError: one") == text.count("NotStoredError: other") == 1


def test_only_our_own_details_are_told():
    assert written("discord.gateway", logging.DEBUG, "payload %s", TOKEN, level="DEBUG") == ""
    assert written("aiosqlite", logging.DEBUG, "executing", level="DEBUG") == ""
    assert written("bot.tables", logging.DEBUG, "a detail", level="DEBUG") != ""
    assert written("storage.games.games", logging.DEBUG, "a detail", level="DEBUG") != ""
    assert written("discord.gateway", logging.WARNING, "hm", level="ERROR") == ""
    assert written("bot.tables", logging.WARNING, "hm", level="ERROR") == ""


def test_pointless_lines_are_left_out():
    assert written("discord.client", logging.WARNING, "PyNaCl is not installed, no voice") == ""
    assert written("discord.client", logging.WARNING, "something else") != ""


def test_refusals_of_discord_are_logged():
    response = cast("Any", SimpleNamespace(status=400, reason="Bad Request"))
    body = {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"a": {"_errors": [{"message": "too long"}]}},
    }
    line = written("bot", logging.WARNING, "No: %s", discord.HTTPException(response, cast("Any", body)))
    assert "400 Bad Request (error code: 50035)" in line
    assert "too long" in line
