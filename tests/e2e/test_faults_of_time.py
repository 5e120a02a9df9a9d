"""The work of a clock fails: people are still notified, and nothing counts twice."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
import simcord

from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from bot.words.language import Language
from storage.pace import HOUR, LIVE, NO_CLOCK, SLOW_PACE, Pace
from storage.people.stored_settings import PersonSettings
from storage.values import LOBBY_PATIENCE
from tests.clocks import (
    actor_at,
    board_of,
    clock_of,
    let_pass,
    open_at,
    standing,
    until_missed,
    until_overdue,
)
from tests.e2e.faults import EVERYWHERE, Fault, Faults, Kind, act, calls, check_told, tracebacks
from tests.e2e.test_faults_of_storage import FULL, LOCKED, WHILE, Refusals, Written, refusals
from tests.house import House, texts

__all__ = ["refusals", "standing"]

pytestmark = [pytest.mark.usefixtures("standing"), pytest.mark.in_turns]

SAY = Language()

Deed: TypeAlias = Callable[[House, Table, int], Awaitable[object]]


async def _game(house: House, pace: Pace = LIVE) -> tuple[Table, int]:
    """Start a game of three; return it with the seat that is asked first."""
    table = await open_at(house, *(house.add(name) for name in ("alice", "bob", "carol")), pace=pace)
    return table, clock_of(table).seat


def _refuse_messages(house: House) -> None:
    for each in house.people:
        path = f"/channels/{each.user.dm_channel.id}/messages"
        house.env.inject_error("POST", path, status=403, code=50007, times=None)


def _direct(house: House, actor: simcord.MemberActor) -> list[Any]:
    return actor.user.dm_channel.history()


@pytest.mark.parametrize("fault", EVERYWHERE)
@pytest.mark.parametrize("kind", ["dm-post", "dm-delete"])
async def test_a_second_call_by_direct_message_fails(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: Kind, fault: Fault
) -> None:
    table, seat = await _game(house)
    actor = actor_at(house, table, seat)
    (before,) = _direct(house, actor)
    # That was for another wait, so they are pinged for this one.
    table.panel(seat).notified_of = -1, False
    broken.plan(kind, fault)
    await let_pass(house, 110)
    assert not broken.to_come
    found = [each.id for each in _direct(house, actor) if each.id != before.id]
    assert len(found) == 1, "they were called once"
    # A message that could not be deleted has the same question until it is answered.
    await house.step(table.id)
    await let_pass(house, 5)
    await check_told(house, table.id)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", EVERYWHERE)
@pytest.mark.parametrize("kind", ["ping", "ping-by-token", "ping-delete", "ping-delete-by-token"])
async def test_a_second_call_in_the_channel_fails(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: Kind, fault: Fault
) -> None:
    people = [house.add(name) for name in ("alice", "bob")]
    _refuse_messages(house)
    table = await open_at(house, *people)
    actor = actor_at(house, table, clock_of(table).seat)
    await let_pass(house, 50)
    (before,) = calls(house, actor)
    if not kind.endswith("by-token"):
        # All clicks have expired.
        house.bot.delivery.forget_person(people[0].id)
        house.bot.delivery.forget_person(people[1].id)
    # That was for another wait, so they are pinged for this one.
    table.panel(clock_of(table).seat).notified_of = -1, False
    broken.plan(kind, fault)
    await let_pass(house, 70)
    assert not broken.to_come
    after = [each.id for each in calls(house, actor) if each.id != before.id]
    # A follow-up of a click has no nonce.
    assert 1 <= len(after) <= (2 if (kind, fault) == ("ping-by-token", "unanswered") else 1)
    await check_told(house, table.id)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("fault", [*EVERYWHERE, "gone"])
@pytest.mark.parametrize("kind", ["board-edit", "board-edit-by-token"])
async def test_the_edit_that_tells_of_an_answer_in_somebody_s_place_fails(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, kind: Kind, fault: Fault
) -> None:
    table, seat = await _game(house)
    if kind == "board-edit":
        for each in house.people:
            house.bot.delivery.forget_person(each.id)
    await let_pass(house, LIVE.most - 5)
    broken.plan(kind, fault)
    await let_pass(house, 60)
    assert not broken.to_come
    assert clock_of(table).missed[seat] == 1
    await check_told(house, table.id)
    assert tracebacks(caplog) == []


async def _be_called(house: House, table: Table, _seat: int) -> None:
    """Let a player get a second ping."""
    await let_pass(house, (clock_of(table).call or 0) - house.bot.registry.time.now + 1)


async def _miss(house: House, table: Table, _seat: int) -> None:
    """Let the time of a pinged player run out."""
    await let_pass(house, (clock_of(table).until or 0) - house.bot.registry.time.now + 1)


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("error", [LOCKED, FULL])
@pytest.mark.parametrize("written", ["save", "commit", "committed"])
@pytest.mark.parametrize("deed", [_be_called, _miss])
async def test_a_move_by_a_clock_is_not_stored(
    house: House, refusals: Refusals, deed: Deed, written: Written, error: str, times: int
) -> None:
    table, seat = await _game(house)
    clock = clock_of(table)
    if deed is _miss:
        await let_pass(house, 170)
        clock = clock_of(table)
    refusals.plan(written, error, times)
    await deed(house, table, seat)
    await let_pass(house, 55)
    assert refusals.to_come == 0
    after = clock_of(table)
    if deed is _be_called:
        assert (after.seat, after.since, after.call) == (clock.seat, clock.since, None)
    else:
        assert after.missed[seat] == 1, "it counts once"
    choices = await house.bot.store.games.choices(table.id, 100)
    assert len({each.number for each in choices}) == len(choices)
    await let_pass(house, WHILE / 4)
    await check_told(house, table.id)


@pytest.mark.parametrize(("called", "kind"), [("channel", "ping"), ("direct", "dm-post")])
@pytest.mark.parametrize("fault", EVERYWHERE)
async def test_a_reminder_that_fails_is_sent_all_the_same_and_once(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, called: str, kind: Kind, fault: Fault
) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW_PACE)
    actor = actor_at(house, table, table.asked() or 0)
    settings = PersonSettings(calls="channel" if called == "channel" else "direct", reminders=2)
    await house.bot.store.persons.change(actor.id, lambda _: settings)
    await let_pass(house, 5)
    house.until_no_click_lives()
    broken.plan(kind, fault)
    house.clock.set_to += 2 * HOUR
    for _ in range(6):
        await let_pass(house, RUNNING_TIME_BEAT, RUNNING_TIME_BEAT)
    assert not broken.to_come
    found = calls(house, actor) if called == "channel" else actor.user.dm_channel.history()
    reminders = [each for each in found if SAY("button-not-now") in texts(house.stored(each))]
    assert len(reminders) == 1
    caplog.clear()


@pytest.mark.parametrize("fault", EVERYWHERE)
async def test_a_lobby_that_expires_says_so_whatever_its_edit_comes_to(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    await house.add("alice").slash(house.channel, "citadels new")
    lobby = house.channel.history()[-1]
    house.until_no_click_lives()
    broken.plan("board-retire", fault)
    await house.pass_by(LOBBY_PATIENCE + 1)
    await house.env.advance_time(400)
    assert broken.to_come == 0
    assert SAY("lobby-expired-minutes", count=30) in texts(house.stored(lobby))
    assert house.controls(lobby) == []
    assert len(house.channel.history()) == 1
    assert tracebacks(caplog) == []


async def _back(house: House, table: Table, seat: int) -> Any:
    return await house.forge(actor_at(house, table, seat), board_of(house, table), f"cit:back:{table.id}")


async def _replace(house: House, table: Table, seat: int) -> Any:
    other = actor_at(house, table, (seat + 1) % 3)
    return await house.forge(other, board_of(house, table), f"cit:replace:{table.id}")


@pytest.mark.parametrize("written", ["save", "commit", "committed"])
@pytest.mark.parametrize("deed", [_back, _replace])
async def test_a_click_that_is_not_stored_does_not_count_and_can_be_made_again(
    house: House, refusals: Refusals, deed: Deed, written: Written
) -> None:
    away = deed is _replace
    table, seat = await _game(house, NO_CLOCK if away else LIVE)
    await (until_overdue(house) if away else until_missed(house, table, seat))
    await let_pass(house, 1)
    assert table.players[seat].away != away
    refusals.plan(written, LOCKED, 1)
    result: Any = await deed(house, table, seat)
    assert refusals.to_come == 0
    assert house.say(result)
    assert (table.players[seat].away == away) == (written == "committed")
    if written != "committed":
        assert SAY("error-not-stored") in house.say(result)
        await deed(house, table, seat)
    assert table.players[seat].away == away
    await let_pass(house, 5)
    await check_told(house, table.id)


@pytest.mark.parametrize("fault", ["500", "503", "429", "cut", "refused"])
async def test_replace_is_answered_though_nobody_knows_who_has_left(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    people = [house.add(name) for name in ("alice", "bob", "carol", "dave")]
    table = await open_at(house, *people, pace=NO_CLOCK)
    seat = clock_of(table).seat
    await until_overdue(house)
    house.env.backend.guilds[house.guild.id].members.pop(people[seat].id)
    broken.plan("member", fault)
    other = people[(seat + 1) % 4]
    result = await act(house, house.forge(other, board_of(house, table), f"cit:replace:{table.id}"), 8)
    assert broken.to_come == 0
    assert result.acknowledged
    # Without that knowledge it is an ordinary vote.
    assert table.players[seat].away or clock_of(table).votes
    assert tracebacks(caplog) == []
