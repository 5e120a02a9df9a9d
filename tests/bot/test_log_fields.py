"""The event, game, server, shard and interaction of a log line."""

import asyncio
import io
import json
import logging
from typing import Any, cast

import pytest

from bot import logs
from bot.log_fields import about, concern
from bot.tables.background_loop import Jobs


class Log:
    """A log of objects, and its lines."""

    def __init__(self, shards: int = 4) -> None:
        self._stream = io.StringIO()
        handler, lines = logging.StreamHandler(self._stream), logs.JsonLines("hush")
        lines.shards = lambda: shards
        handler.setFormatter(lines)
        self._logger = logging.Logger("bot.tests")  # noqa: LOG001 - no other test shall hear it
        self._logger.addHandler(handler)

    def say(self, message: str, *args: object) -> dict[str, Any]:
        """Log a line, and return its fields, without those that every line has."""
        self._logger.warning(message, *args)
        told = json.loads(self._stream.getvalue().splitlines()[-1])
        return {
            name: each for name, each in told.items() if name not in ("time", "level", "logger", "message")
        }


@pytest.fixture
def log() -> Log:
    return Log()


SERVER = 3 << 22  # A server of shard 3 of 4.


@pytest.mark.parametrize(
    ("message", "args", "fields"),
    [
        ("Game %s failed: %s", ("abcdefgh", OSError(5)), {"event": "game-failed", "game": "abcdefgh"}),
        (
            "Seat %d of game %s is lost",
            (2, "abcdefgh"),
            {"event": "seat-of-game-is-lost", "game": "abcdefgh"},
        ),
        ("The set of lobby %s", ("abcdefgh",), {"event": "the-set-of-lobby", "game": "abcdefgh"}),
        ("100%% of server %d", (SERVER,), {"event": "of-server", "server": str(SERVER), "shard": 3}),
        ("Shard ID %s is there (%s)", (1, "x"), {"event": "shard-id-is-there", "shard": 1}),
        ("Interaction %d failed", (7,), {"event": "interaction-failed", "interaction": "7"}),
        ("The shards %s are lost", ("[1, 2]",), {"event": "the-shards-are-lost"}),
        ("Game %s: %s", (["tavern"], 1), {"event": "game"}),
        ("%s", ("a text",), {"event": "bot-tests"}),
        ("it is hush-hush", (), {"event": "it-is"}),
        ("a\nsecond line", (), {"event": "a"}),
    ],
)
def test_the_ids_in_a_message_are_fields(
    message: str, args: tuple[object, ...], fields: dict[str, object], log: Log
):
    assert log.say(message, *args) == fields


def test_an_event_is_the_same_for_all_that_is_put_in_and_has_an_end(log: Log):
    assert (
        log.say("%s has %.2f of %d", "x", 1.5, 3)["event"] == log.say("%s has %.2f of %d", "y", 2, 4)["event"]
    )
    assert len(log.say("very long " * 100)["event"]) == 60


async def test_lines_have_the_fields_of_their_task_and_those_of_their_message_first(log: Log):
    with about({"game": "abcdefgh", "server": SERVER}):
        assert log.say("It failed") == {
            "event": "it-failed",
            "game": "abcdefgh",
            "server": str(SERVER),
            "shard": 3,
        }
        assert log.say("Game %s failed", "ijklmnop")["game"] == "ijklmnop"
    assert log.say("It failed") == {"event": "it-failed"}


async def test_work_that_a_click_has_started_is_not_about_the_click(log: Log):
    jobs, told = Jobs(), list[dict[str, Any]]()

    async def work() -> None:
        told.append(log.say("It failed"))

    async def click() -> None:
        concern({"interaction": 7})
        await cast("asyncio.Task[None]", jobs.start(work(), "work"))
        told.append(log.say("It failed"))

    await asyncio.create_task(click())
    assert told == [{"event": "it-failed"}, {"event": "it-failed", "interaction": "7"}]
