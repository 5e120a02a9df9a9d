"""Reminders: every few hours, never at night, and none after *Not now*."""

import pytest

from bot.tables import timing
from bot.tables.background.reminders import next_check
from bot.tables.timing import RUNNING_TIME_BEAT
from bot.words.language import Language
from storage.pace import HOUR, NO_CLOCK, SLOW_PACE, TABLE_PAUSES, Pace
from storage.people.stored_settings import PersonSettings
from tests.clocks import clock_of, let_pass, standing
from tests.e2e.faults import calls
from tests.house import House, asked_seat, texts
from tests.pings import NIGHT, direct_messages, go_on, set_wall, start, wall

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")

SAY = Language()


async def test_reminders_come_every_few_hours_but_not_at_night_until_not_now(house: House) -> None:
    set_wall(house, 1, 12)
    table, actor = await start(house, PersonSettings(calls="channel", reminders=4, quiet=NIGHT))
    (call,) = calls(house, actor)
    assert SAY("button-not-now") not in texts(house.stored(call))
    seen = {call.id: wall(house).hour}
    for hour in range(72):
        await go_on(house, 1)
        if hour == 40:
            await house.restart()
        (call,) = calls(house, actor)
        seen.setdefault(call.id, wall(house).hour)
    assert [*seen.values()] == [12, 16, 20, *(8, 12, 16, 20) * 2, 8, 12]
    assert SAY("button-not-now") in texts(house.stored(call))
    other = next(each for each in house.people if each.id != actor.id)
    refused = await other.click(call, label=SAY("button-not-now"))
    assert SAY("mute-done", call="none") not in house.say(refused), "it is somebody else's"
    done = await actor.click(call, label=SAY("button-not-now"))
    assert SAY("mute-done", call="none") in house.say(done)
    await house.restart()
    for _ in range(8):
        await go_on(house, 1)
    assert [each.id for each in calls(house, actor)] == [call.id]
    assert (await house.table(table.id)).running


async def test_a_reminder_by_direct_message_is_the_panel_with_not_now(house: House) -> None:
    set_wall(house, 1, 12)
    _, actor = await start(house, PersonSettings(calls="direct", reminders=2))
    (first,) = direct_messages(house, actor)
    await go_on(house, 2.1)
    (second,) = direct_messages(house, actor)
    assert second.id != first.id, "one notices it, and the old one is gone"
    assert SAY("button-not-now") in texts(house.stored(second))
    await actor.user.click(second, label=SAY("button-not-now"))
    assert SAY("mute-done", call="none") in texts(house.stored(second))
    assert SAY("button-not-now") not in texts(house.stored(second))
    await go_on(house, 6)
    assert [each.id for each in direct_messages(house, actor)] == [second.id]


@pytest.mark.parametrize(("pace", "call"), [(SLOW_PACE, "time"), (NO_CLOCK, "day")])
async def test_a_player_who_wants_no_reminder_is_told_of_the_one_call_that_still_comes(
    house: House, pace: Pace, call: str
) -> None:
    table, actor = await start(house, PersonSettings(calls="direct", reminders=2), pace)
    await go_on(house, 2.1)
    (reminder,) = direct_messages(house, actor)
    await actor.user.click(reminder, label=SAY("button-not-now"))
    assert SAY("mute-done", call=call) in texts(house.stored(reminder))
    last = clock_of(table).call
    assert last is not None
    await let_pass(house, last - house.bot.registry.time.now - HOUR, HOUR, 4 * RUNNING_TIME_BEAT)
    assert [each.id for each in direct_messages(house, actor)] == [reminder.id]
    await let_pass(house, 2 * HOUR, HOUR, 4 * RUNNING_TIME_BEAT)
    assert clock_of(table).call is None
    (again,) = direct_messages(house, actor)
    assert again.id != reminder.id


async def test_a_player_who_wants_no_reminder_after_the_last_call_is_told_of_none(house: House) -> None:
    table, actor = await start(house, PersonSettings(calls="direct", reminders=2))
    call = clock_of(table).call
    assert call is not None
    await let_pass(house, call - house.bot.registry.time.now + 3 * HOUR, HOUR, 4 * RUNNING_TIME_BEAT)
    (reminder,) = direct_messages(house, actor)
    await actor.user.click(reminder, label=SAY("button-not-now"))
    told = texts(house.stored(reminder))
    assert SAY("mute-done", call="none") in told
    for call in ("time", "day"):
        assert SAY("mute-done", call=call).removeprefix(SAY("mute-done", call="none")) not in told


@pytest.mark.parametrize(("passed", "hours"), [(0.1, 1), (0.99, 1), (1.01, 2), (2.5, 3)])
async def test_the_next_look_is_when_the_next_hour_since_the_call_is_over(
    house: House, passed: float, hours: int
) -> None:
    set_wall(house, 1, 12)
    table, _ = await start(house, PersonSettings(calls="channel", reminders=24))
    await house.bot.delivery.sync.finish()
    asked = asked_seat(table)
    told = table.panel(asked).kept.told
    assert told
    house.clock.set_to += told + passed * HOUR - house.clock.wall()
    house.bot.registry.time.look_at_wall()
    assert await next_check(house.bot.registry, table) == told + hours * HOUR


async def test_nobody_is_reminded_in_a_pause(house: House) -> None:
    set_wall(house, 1, 12)
    table, actor = await start(house, PersonSettings(calls="direct", reminders=2))
    (first,) = direct_messages(house, actor)
    async with table.lock:
        pausing = timing.with_pause(table.setup, TABLE_PAUSES["slow"][0], house.bot.registry.time.moment)
        await house.bot.registry.arrange(table, pausing)
    for _ in range(3):
        await go_on(house, 1)
    assert [each.id for each in direct_messages(house, actor)] == [first.id]
