"""A table checks its agreements when somebody leaves, and notifies players who don't see the board."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
import simcord

from bot.screens.setting import time_name
from bot.tables import timing
from bot.tables.person import Person
from bot.tables.quiet import off_until
from bot.tables.table import Table
from bot.words.card_texts import together
from bot.words.language import Language
from storage.pace import HOUR, LIVE, SLOW_PACE, TABLE_PAUSES, Holiday, Pace, QuietHours
from storage.privacy import declared
from tests.clocks import actor_at, board_text, clock_of, let_pass, open_at, standing
from tests.house import House, asked_seat, texts
from tests.patience import PATIENCE

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")

SAY = Language()
DAY = 24 * HOUR


def _by(house: House, table: Table, seat: int, click: int) -> Person:
    return Person(actor_at(house, table, seat).id, "", click, SAY, manager=False)


async def _settle(house: House) -> None:
    await let_pass(house, 30)


async def _until(house: House, there: Callable[[], object]) -> None:
    """Let short times pass until the condition holds, because other threads work outside this clock."""
    async with asyncio.timeout(PATIENCE):
        while not there():
            await let_pass(house, 0.01)
            await asyncio.sleep(0.002)


def _direct(house: House, actor: simcord.MemberActor) -> list[str]:
    """Return the direct messages to somebody, except their panel."""
    found = [texts(house.stored(each)) for each in _direct_messages(house, actor)]
    return [each for each in found if "⏸️" in each or "🏖️" in each]


def _direct_messages(house: House, actor: simcord.MemberActor) -> list[Any]:
    return actor.user.dm_channel.history() if actor.id in house.env.backend.dm_channels else []


def _wanted(table: Table, by: int, missing: int, seconds: int) -> str:
    """Return the text about a pause that one seat wants and another hasn't agreed to."""
    names = {"names": together(SAY, [table.name_of(by)]), "missing": together(SAY, [table.name_of(missing)])}
    return SAY("board-pause-wanted", time=time_name(seconds, SAY), count=1, **names)


async def _leave(house: House, table: Table, seat: int, way: str) -> None:
    """Let the player of a seat leave, so that they no longer count for the pause that the others want."""
    if way == "resigns":
        await house.bot.answering.resign(_by(house, table, seat, 4714), table, seat)
    elif way == "has left the server":
        await house.bot.answering.leave(table, seat)
    elif way == "is deleted":
        user, day = table.players[seat].user_id or 0, date(2026, 11, 29)
        held = await house.bot.store.personal_data.of(user)
        await house.bot.deletion.delete(user, day, declared.fingerprint(held, day))
    else:
        await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 1)


@pytest.mark.parametrize("way", ["resigns", "has left the server", "is deleted", "lets time run out"])
async def test_a_pause_begins_when_the_last_who_was_asked_leaves(house: House, way: str) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")))
    last, seconds = asked_seat(table), TABLE_PAUSES["live"][0]
    first, second = (seat for seat in range(3) if seat != last)
    await house.bot.answering.propose_pause(_by(house, table, first, 4711), table, first, seconds)
    await house.bot.answering.agree_to_pause(_by(house, table, second, 4712), table, second, seconds)
    await _settle(house)
    assert clock_of(table).paused is None
    await _leave(house, table, last, way)
    await _until(house, lambda: clock_of(table).paused is not None)
    assert not table.players[first].left
    await _until(house, lambda: SAY("button-agree-pause") not in board_text(house, table))
    assert SAY("board-paused", until=f"<t:{table.paused_until}:R>") in board_text(house, table)


async def test_two_people_cannot_hold_the_table_of_a_third_by_pauses(house: House) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")))
    third, seconds = asked_seat(table), TABLE_PAUSES["live"][2]
    await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 1)
    assert table.players[third].away
    first, second = (seat for seat in range(3) if seat != third)
    await house.bot.answering.propose_pause(_by(house, table, first, 4711), table, first, seconds)
    await house.bot.answering.agree_to_pause(_by(house, table, second, 4712), table, second, seconds)
    await _settle(house)
    assert SAY("button-end-pause") not in board_text(house, table)
    await house.bot.answering.back(_by(house, table, third, 4713), table, third)
    await _until(house, lambda: SAY("button-end-pause") in board_text(house, table))
    assert clock_of(table).paused is not None, "they may want the pause, too"
    board = next(each for each in house.channel.history() if each.id == table.board.message)
    told = await actor_at(house, table, first).click(board, label=SAY("button-end-pause"))
    assert house.say(told) == SAY("error-end-pause")
    told = await actor_at(house, table, third).click(board, label=SAY("button-end-pause"))
    assert house.say(told) == SAY("pause-ended")
    await _until(house, lambda: clock_of(table).paused is None)
    await house.bot.answering.end_pause(_by(house, table, third, 4715), table, third)


@pytest.mark.parametrize("pace", [LIVE, SLOW_PACE], ids=["live", "slow"])
async def test_a_pause_that_is_proposed_reaches_those_who_play_by_direct_message(
    house: House, pace: Pace
) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob")), pace=pace)
    bob, seconds = actor_at(house, table, 1), TABLE_PAUSES[pace.kind][0]
    await house.bot.answering.propose_pause(_by(house, table, 0, 4711), table, 0, seconds)
    pause = table.setup.times.pause
    assert pause is not None
    await _until(house, lambda: table.setup.times.pause == replace(pause, told=(0, 1)))
    asked = _wanted(table, 0, 1, seconds)
    for seat in (0, 1):
        (told,) = _direct(house, actor_at(house, table, seat))
        assert asked in told
        assert (SAY("button-agree-pause") in told) == bool(seat)
    await house.restart()
    table = await house.table(table.id)
    await _settle(house)
    assert len(_direct(house, bob)) == 1
    message = next(each for each in _direct_messages(house, bob) if asked in texts(house.stored(each)))
    await bob.user.click(message, label=SAY("button-agree-pause"))
    assert clock_of(table).paused is not None


async def test_what_becomes_of_a_proposal_is_told_in_its_message(house: House) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")))
    bob, (short, long, _) = actor_at(house, table, 1), TABLE_PAUSES["live"]
    await house.bot.answering.propose_pause(_by(house, table, 0, 4711), table, 0, short)
    await _until(house, lambda: len(_direct(house, bob)) == 1)
    await house.bot.answering.propose_pause(_by(house, table, 1, 4712), table, 1, long)
    await _until(house, lambda: _direct(house, bob)[0].startswith(SAY("pause-lapsed")))
    await _until(house, lambda: len(_direct(house, bob)) == 2)
    assert time_name(long, SAY) in _direct(house, bob)[1]
    for seat in (0, 2):
        await house.bot.answering.agree_to_pause(_by(house, table, seat, 4713 + seat), table, seat, long)
    begun = SAY("board-paused", until=f"<t:{table.paused_until}:R>")
    await _until(house, lambda: _direct(house, bob)[1].startswith(begun))
    await let_pass(house, long)
    await _until(house, lambda: len(_direct(house, bob)) == 1)
    assert _direct(house, bob)[0].startswith(SAY("pause-lapsed")), "it isn't changed any more"


async def test_nobody_is_told_in_the_channel_or_in_their_quiet_hours(house: House) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")), pace=SLOW_PACE)
    bob, cem = actor_at(house, table, 1), actor_at(house, table, 2)
    await house.bot.store.persons.change(cem.id, lambda it: replace(it, calls="channel"))
    now = house.bot.registry.time.moment.wall
    minute = int(now // 60) % (24 * 60)
    quiet = QuietHours((minute - 60) % 1440, (minute + 3) % 1440, "UTC")
    async with table.lock:
        setup = timing.with_quiet_hours(table.setup, 1, quiet, house.bot.registry.time.moment)
        await house.bot.registry.arrange(table, setup)
    before = len(house.channel.history())
    await house.bot.answering.propose_pause(_by(house, table, 0, 4711), table, 0, TABLE_PAUSES["slow"][0])
    await _settle(house)
    assert (_direct(house, bob), _direct(house, cem)) == ([], [])
    assert len(house.channel.history()) == before
    ends = off_until(quiet, None, now)
    assert ends is not None
    await let_pass(house, ends - table.now - 10)
    assert _direct(house, bob) == []
    await let_pass(house, 15)
    await _until(house, lambda: len(_direct(house, bob)) == 1)


async def test_those_who_wait_for_a_holiday_are_told_once_and_until_when(house: House) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")), pace=SLOW_PACE)
    seat, now = asked_seat(table), table.now
    others = [actor_at(house, table, each) for each in range(3) if each != seat]
    holiday = Holiday(now, now + 3 * DAY)
    async with table.lock:
        moment = house.bot.registry.time.moment
        await house.bot.registry.arrange(
            table, timing.with_quiet_hours(table.setup, seat, None, moment, holiday)
        )
    await _until(house, lambda: all(_direct(house, each) for each in others))
    line = SAY("board-holiday", name=table.name_of(seat), until=f"<t:{holiday.end}:D>")
    await _until(house, lambda: len(clock_of(table).told) == len(others))
    assert [_direct(house, each)[0].split("\n")[0] for each in others] == [line, line]
    assert _direct(house, actor_at(house, table, seat)) == []
    await house.restart()
    table = await house.table(table.id)
    await let_pass(house, HOUR, 600)
    assert [len(_direct(house, each)) for each in others] == [1, 1]


async def test_the_message_about_a_holiday_offers_the_vote_that_the_board_offers_and_goes_with_it(
    house: House,
) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")), pace=SLOW_PACE)
    seat = asked_seat(table)
    voter = actor_at(house, table, next(each for each in range(3) if each != seat))
    await _settle(house)
    async with table.lock:
        moment, holiday = house.bot.registry.time.moment, Holiday(table.now, table.now + DAY)
        await house.bot.registry.arrange(
            table, timing.with_quiet_hours(table.setup, seat, None, moment, holiday)
        )
    await _until(house, lambda: _direct(house, voter))
    assert SAY("board-holiday-wait", name=table.name_of(seat)) in _direct(house, voter)[0]
    (message,) = (each for each in _direct_messages(house, voter) if "🏖️" in texts(house.stored(each)))
    (replace_,) = (each for each in house.controls(message) if "replace" in each["custom_id"])
    told = await voter.user.click(message, custom_id=replace_["custom_id"])
    assert house.say(told) == SAY("replace-done", name=table.name_of(seat))
    await _until(house, lambda: not _direct(house, voter))


@pytest.mark.parametrize("page", ["more", "panel"])
async def test_open_panels_say_that_the_game_is_paused_and_who_may_end_that(house: House, page: str) -> None:
    table = await open_at(house, *map(house.add, ("alice", "bob", "cem")))
    third, seconds = asked_seat(table), TABLE_PAUSES["live"][2]
    await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 1)
    first, second = (seat for seat in range(3) if seat != third)
    seats = [actor_at(house, table, seat) for seat in range(3)]
    board = next(each for each in house.channel.history() if each.id == table.board.message)
    for actor in seats:
        await actor.click(board, label=SAY("button-play"))
        if page == "more" and actor is not seats[third]:
            await house.press(actor, _panel(house, actor), f"cit:more:{table.id}")
    await house.bot.answering.propose_pause(_by(house, table, first, 4711), table, first, seconds)
    await house.bot.answering.agree_to_pause(_by(house, table, second, 4712), table, second, seconds)
    await seats[third].click(_panel(house, seats[third]), label=SAY("button-im-back"))
    until = f"<t:{table.paused_until}:t>"
    # Another page has its own words for it.
    paused = [SAY(key, until=until).removeprefix("-# ⏸️ ") for key in ("panel-paused", "spoken-paused")]

    def told(*, pause: bool) -> bool:
        found = [texts(house.stored(_panel(house, actor))) for actor in seats]
        return all(any(words in each for words in paused) == pause for each in found)

    def may_end() -> list[bool]:
        label = SAY("button-end-pause")
        return [
            any(each.get("label") == label for each in house.controls(_panel(house, actor)))
            for actor in seats
        ]

    await _until(house, lambda: told(pause=True))
    await _until(house, lambda: may_end() == [seat == third for seat in range(3)])
    await house.bot.answering.end_pause(_by(house, table, third, 4715), table, third)
    await _until(house, lambda: told(pause=False))
    assert not any(may_end())


def _panel(house: House, actor: simcord.MemberActor) -> Any:
    return [each for each in house.channel.history(viewer=actor) if each.flags.ephemeral][-1]
