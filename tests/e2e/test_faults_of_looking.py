"""If any request or read fails, a member who looks something up gets an answer, or can try again."""

import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import pytest
import simcord
from simcord.results import InteractionResult, to_discord_message

from bot.delivery.pictures import NO_UPLOADS
from storage.database.stored_time import DAY
from tests.cogs.test_learn import said
from tests.e2e.faults import Fault, Faults, act, tracebacks
from tests.e2e.sweeps import NOBODY_KNOWS
from tests.house import House, texts
from tests.lobby_options import open_lobby
from tests.replays import stored
from tests.storage.hinder import Rows, Statement, StatementFaults, fail_to_read, failure, hook

pytestmark = pytest.mark.in_turns

AFTERWARDS = 30.0  # Seconds after which the bot has made all its own retries.


@dataclass
class Reader:
    """A person who has finished one game, and plays another one."""

    house: House
    actor: simcord.MemberActor
    over: str

    async def slash(self, command: str, **options: Any) -> InteractionResult:
        """Type a command in the channel."""
        return await self.actor.slash(self.house.channel, f"citadels {command}", **options)

    async def seen(self, result: InteractionResult, on: Any = None) -> str:
        """Return the response to a click or command, including the names of files that somebody waits for."""
        shown = [*([result.response] if result.response else []), *result.followups, *([on] if on else [])]
        files = [each.filename for message in shown for each in message.attachments]
        return re.sub("[0-9]", "", "\n".join([*(texts(self.house.stored(each)) for each in shown), *files]))


Look: TypeAlias = Callable[[], Awaitable[tuple[InteractionResult, Any]]]
"""Looks once; returns the result, and the clicked message."""

Prepare: TypeAlias = Callable[[Reader], Awaitable[Look]]


def typed(command: str, **options: str) -> Prepare:
    """Return a function that types a command. In its options, `over` stands for the finished game."""

    async def prepare(reader: Reader) -> Look:
        chosen = {name: reader.over if value == "over" else value for name, value in options.items()}

        async def look() -> tuple[InteractionResult, Any]:
            return await reader.slash(command, **chosen), None

        return look

    return prepare


def pressed(start: str, command: str, *, via: str = "", **options: str) -> Prepare:
    """Return a function that presses the control with this prefix on the response to a command.

    It presses the control with the prefix `via` first, if there is one.
    """

    async def prepare(reader: Reader) -> Look:
        house = reader.house
        result, _ = await (await typed(command, **options)(reader))()
        assert result.response is not None
        stored = house.env.backend.get_message(result.response.channel_id, result.response.id)
        on = to_discord_message(house.env, stored)

        def control(start: str) -> str:
            ids = [each["custom_id"] for each in house.controls(on)]
            found = next((each for each in ids if each.startswith(start)), None)
            assert found is not None, f"{command} has no {start}: {ids}"
            return found

        if via:
            await house.forge(reader.actor, on, control(via))
        custom_id = control(start)

        async def look() -> tuple[InteractionResult, Any]:
            return await house.forge(reader.actor, on, custom_id), on

        return look

    return prepare


LOOKS: dict[str, Prepare] = {
    "learn": typed("learn"),
    # During a question, the lesson shows only its answers.
    "lesson, the rules": pressed("cit:learn:rules", "learn"),
    "lesson, an answer": pressed("cit:answer", "learn"),
    "lesson, from help": pressed("cit:learn", "help"),
    "profile": typed("profile"),
    "profile, more": pressed("cit:profile:", "profile"),
    "history": typed("history"),
    "history, a game": pressed("cit:replay", "history"),
    "leaderboard": typed("leaderboard"),
    "leaderboard, another": pressed("cit:leaders:show", "leaderboard"),
    "leaderboard, posted": pressed("cit:leaders:post", "leaderboard", via="cit:leaders:show:server"),
    "replay": typed("replay", game="over"),
    "replay, a step": pressed("cit:step", "replay", game="over"),
    "replay, the record": pressed("cit:record", "replay", game="over"),
    "log": typed("log"),
    "log of a game": typed("log", game="over"),
    "log, a page": pressed("cit:log-page", "log", game="over"),
    "rules": typed("rules"),
    "rules of a card": typed("rules", card="king"),
    "games": typed("games"),
    "games, one's own": pressed("cit:games", "games"),
    "help": typed("help"),
    "hand": typed("hand"),
    "notify": typed("notify"),
    "privacy": typed("privacy show"),
    "privacy, the file": typed("privacy export"),
    "privacy, the question": typed("privacy delete"),
}


@pytest.fixture
async def reader(house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """A person with something to look up."""
    assert broken.to_come == 0
    # Hours pass in all, and the lobby stays open.
    monkeypatch.setattr("bot.tables.background.deadlines.LOBBY_PATIENCE", DAY)
    alice, bob = house.add("alice"), house.add("bob")
    over = await stored(house, alice, bob)
    await house.open(alice, bob, computers=1)
    await open_lobby(house, house.add("carol"))
    await house.env.advance_time(AFTERWARDS)
    return Reader(house, alice, over)


@pytest.mark.parametrize("fault", ["500", "unanswered"])
async def test_each_request_of_a_look_fails(
    reader: Reader, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    house = reader.house
    for name, prepare in LOOKS.items():
        look, since = await prepare(reader), len(broken.made)
        wanted = _title(await reader.seen(*await act(house, look(), AFTERWARDS)))
        for after in range(len(broken.made) - since):
            look = await prepare(reader)
            broken.plan_after(after, fault)
            result, on = await act(house, look(), AFTERWARDS)
            what = f"{name}: request {after} ({broken.failed}), {fault}"
            broken.no_more()
            house.clock.now += NO_UPLOADS  # pictures are sent again
            if wanted not in await reader.seen(result, on):
                again = await act(house, look(), AFTERWARDS)
                assert wanted in await reader.seen(*again), f"{what}: it can't be had by asking again"
        assert tracebacks(caplog) == [], name


async def test_each_read_of_a_look_fails(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house, statements, reads = reader.house, StatementFaults(monkeypatch), 0
    for name, prepare in LOOKS.items():
        look, since = await prepare(reader), statements.made["read"]
        wanted = _title(await reader.seen(*await act(house, look(), 1)))
        count = statements.made["read"] - since
        for after in range(count):
            look = await prepare(reader)
            statements.plan("read", after)
            result, on = await act(house, look(), 1)
            what = f"{name}: read {after}, {statements.failed}"
            statements.no_more()
            assert result.acknowledged, f"{what}: nobody answered"
            seen = await reader.seen(result, on)
            assert wanted in seen or any(each in seen for each in NOBODY_KNOWS), f"{what}: {seen}"
            again = await act(house, look(), 1)
            assert wanted in await reader.seen(*again), f"{what}: it can't be had by asking again"
        reads += count
        assert tracebacks(caplog) == [], name
    assert reads > len(LOOKS)


async def test_nothing_can_be_read(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Including reads that run together in one snapshot."""
    answered = set[str]()
    for name, prepare in LOOKS.items():
        look = await prepare(reader)
        with monkeypatch.context() as patch:
            fail_to_read(patch, "SELECT")
            result, on = await act(reader.house, look(), 1)
        assert result.acknowledged, f"{name}: nobody answered"
        seen = await reader.seen(result, on)
        if not any(each in seen for each in NOBODY_KNOWS):
            answered.add(name)
        result, _ = await act(reader.house, look(), 1)
        seen = reader.house.say(result)
        assert not any(each in seen for each in NOBODY_KNOWS), f"{name}: it can't be had by asking again"
    # These need no stored data.
    assert answered == {"learn", "lesson, an answer", "lesson, from help", "lesson, the rules", "help"}
    assert tracebacks(caplog) == []


async def test_a_file_comes_though_nobody_heard_that_it_takes_a_moment(
    reader: Reader, broken: Faults
) -> None:
    broken.plan("response-hold", "unanswered")
    result = await act(reader.house, reader.slash("privacy export"), AFTERWARDS)
    assert broken.to_come == 0
    assert result.response is not None
    (file,) = result.response.attachments
    assert json.loads(await file.read())["user"] == str(reader.actor.id)


async def test_where_one_was_in_the_lesson_is_not_lost_if_it_can_not_be_read(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    learning = reader.house.bot.store.learning
    await learning.reach(reader.actor.id, "gather")
    with monkeypatch.context() as patch:
        fail_to_read(patch, "FROM lessons")
        assert said("goal") in reader.house.say(await reader.slash("learn"))
    assert await learning.step(reader.actor.id) == "gather"


async def test_a_player_who_is_new_can_learn_though_the_file_is_damaged_where_lessons_are(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(sql: str, run: Statement) -> Rows:
        if "FROM lessons" in sql:
            raise failure("database disk image is malformed", sqlite3.SQLITE_CORRUPT)
        return run()

    hook(monkeypatch, fail)
    assert said("goal") in reader.house.say(await reader.slash("learn"))


async def test_while_one_types_nothing_is_offered_that_can_not_be_read(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    channel = reader.house.channel
    for command in ("replay", "log"):
        offered = await reader.actor.autocomplete(channel, f"citadels {command}", "game", "")
        assert [each["value"] for each in offered] == [reader.over]
    fail_to_read(monkeypatch, "FROM standings")
    for command in ("replay", "log"):
        assert await reader.actor.autocomplete(channel, f"citadels {command}", "game", "") == []
    assert tracebacks(caplog) == []


def _title(seen: str) -> str:
    """Return the part that is the same each time."""
    assert seen
    return re.sub("[0-9]", "", seen.splitlines()[0])


async def test_whichever_read_of_an_export_fails_no_part_of_a_file_is_handed_out(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Including reads that run together in one snapshot."""
    reads = 0

    def count(sql: str, run: Statement) -> Rows:
        nonlocal reads
        reads += "SELECT" in sql
        return run()

    with monkeypatch.context() as patch:
        hook(patch, count)
        assert await _exported(await act(reader.house, reader.slash("privacy export"), 1))
    for after in range(reads):
        with monkeypatch.context() as patch:
            fail_to_read(patch, "SELECT", 1, after=after)
            result = await act(reader.house, reader.slash("privacy export"), 1)
        assert await _exported(result) is None, f"read {after}"
        assert any(each in reader.house.say(result) for each in NOBODY_KNOWS), f"read {after}"
    assert reads > 5
    assert tracebacks(caplog) == []


async def _exported(result: InteractionResult) -> Any:
    """Return the content of the file that a person got; `None` if there is none."""
    assert result.response is not None
    if not result.response.attachments:
        return None
    (file,) = result.response.attachments
    return json.loads(await file.read())
