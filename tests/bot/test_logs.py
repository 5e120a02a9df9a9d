"""The logs hold no secrets and nothing needless."""

import io
import logging
from collections.abc import Iterator

import pytest

from bot import logs

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers[:], _ = before
    root.setLevel(before[1])
    for name in logs.CHATTY:
        logging.getLogger(name).setLevel(logging.NOTSET)


def written(level: str, name: str, at: int, *message: object, error: bool = False) -> str:
    stream = io.StringIO()
    logs.set_up(level, stream)
    try:
        raise RuntimeError(f"POST https://discord.com/api/v10/interactions/7/{TOKEN}/callback failed")
    except RuntimeError:
        logging.getLogger(name).log(at, *message, exc_info=error)
    return stream.getvalue()


def test_a_line_says_when_how_grave_who_and_what():
    line = written("INFO", "bot.tables", logging.INFO, "Game %s began", "abc")
    assert line.endswith(" INFO    bot.tables: Game abc began\n")
    assert line[:2] == "20"


@pytest.mark.parametrize(
    "url",
    [
        f"https://discord.com/api/v10/webhooks/123/{TOKEN}/messages/@original",
        f"https://discord.com/api/v10/interactions/123/{TOKEN}/callback",
        f"/webhooks/123/{TOKEN}?wait=true",
    ],
)
def test_tokens_of_interactions_are_blacked_out(url: str):
    line = written("INFO", "discord.http", logging.WARNING, "We are being rate limited. %s responded", url)
    assert TOKEN not in line
    assert "/123/***" in line


def test_tokens_in_tracebacks_are_blacked_out():
    text = written("INFO", "bot", logging.ERROR, "It failed", error=True)
    assert "RuntimeError" in text
    assert TOKEN not in text


def test_the_libraries_stay_quiet_even_when_everything_else_speaks():
    assert written("DEBUG", "discord.gateway", logging.DEBUG, "payload %s", TOKEN) == ""
    assert written("DEBUG", "bot.tables", logging.DEBUG, "a detail") != ""
    assert written("ERROR", "discord.gateway", logging.WARNING, "hm") == ""


def test_warnings_about_what_the_bot_does_without_are_left_out():
    assert written("INFO", "discord.client", logging.WARNING, "PyNaCl is not installed, no voice") == ""
    assert written("INFO", "discord.client", logging.WARNING, "something else") != ""
