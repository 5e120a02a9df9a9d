"""Where and when people are called: their choices, quiet hours, reminders; in virtual time."""

from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import simcord

from bot.tables.running_time import BEAT
from bot.tables.table import Table
from bot.words.language import Language
from storage.pace import HOUR, LIVE, NO_CLOCK, SLOW, Pace, QuietHours
from storage.settings import PersonSettings
from tests.clocks import actor_at, board_of, board_text, clock_of, let_pass, open_at, standing
from tests.e2e.faults import calls
from tests.house import House, texts

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")

SAY = Language()
WARSAW = ZoneInfo("Europe/Warsaw")
NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")


def _set_wall(house: House, day: int, hour: int, month: int = 7) -> None:
    """Set the clock on the wall to an hour in Warsaw."""
    when = datetime(2026, month, day, hour, tzinfo=WARSAW).timestamp()
    house.clock.set_to = when - house.clock.now
    house.bot.registry.time.look_at_wall()


def _wall(house: House) -> datetime:
    return datetime.fromtimestamp(house.clock.wall(), WARSAW)


async def _go_on(house: House, hours: float) -> None:
    """Let hours pass on the wall alone, so that no game's clock runs out, and then a look be taken."""
    house.clock.set_to += hours * HOUR - 2 * BEAT
    await let_pass(house, 2 * BEAT, BEAT)


async def _choose(house: House, person: simcord.MemberActor, settings: PersonSettings) -> None:
    await house.bot.store.persons.change(person.id, lambda _: settings)
    assert await house.bot.background.seat_settings.follow(person.id)


async def _start(
    house: House, settings: PersonSettings, pace: Pace = SLOW
) -> tuple[Table, simcord.MemberActor]:
    """Start a game of two who chose this; return who is asked first."""
    people = house.add("alice"), house.add("bob")
    for person in people:
        await _choose(house, person, settings)
    table = await open_at(house, *people, pace=pace, calls=settings.calls)
    await let_pass(house, 5)
    seat = table.asked()
    assert seat is not None
    return table, actor_at(house, table, seat)


def _letters(house: House, actor: simcord.MemberActor) -> list[Any]:
    """Return the direct messages to somebody."""
    direct = actor.id in house.env.backend.dm_channels
    return actor.user.dm_channel.history() if direct else []


@pytest.mark.parametrize(
    ("settings", "pace", "pinged", "written"),
    [
        (PersonSettings(), LIVE, 1, 0),
        (PersonSettings(), SLOW, 0, 1),
        (PersonSettings(), NO_CLOCK, 0, 1),
        (PersonSettings(calls="channel"), SLOW, 1, 0),
        (PersonSettings(calls="direct"), LIVE, 0, 1),
        (PersonSettings(calls="nowhere"), LIVE, 0, 0),
        (PersonSettings(calls="nowhere"), SLOW, 0, 0),
    ],
)
async def test_one_call_for_a_question_where_one_chose(
    house: House, settings: PersonSettings, pace: Pace, pinged: int, written: int
) -> None:
    table, actor = await _start(house, settings, pace)
    assert (len(calls(house, actor)), len(_letters(house, actor))) == (pinged, written)
    await actor.click(board_of(house, table), label="Play")
    assert house.questions(actor), "behind Play it is always"
    await house.step(table.id)
    await let_pass(house, 5)
    assert calls(house, actor) == [], "it was answered"


@pytest.mark.parametrize("lives", [True, False], ids=["panel lives", "panel is lost"])
async def test_a_slow_game_calls_in_the_channel_only_who_has_a_panel_there(house: House, lives: bool) -> None:
    table, actor = await _start(house, PersonSettings())
    await actor.click(board_of(house, table), label="Play")
    while table.asked() == table.seat_of(actor.id):
        await house.answer(actor, [each for each in house.questions(actor) if each.flags.ephemeral][-1])
    written = [each.id for each in _letters(house, actor)]
    if lives:
        house.clock.now += 5 * 60
    else:
        house.until_no_click_lives()
    while table.asked() != table.seat_of(actor.id):
        await house.step(table.id)
    await let_pass(house, 5)
    assert len(calls(house, actor)) == lives
    assert any(each.id not in written for each in _letters(house, actor)) is not lives


async def test_nobody_is_told_whose_direct_messages_are_closed(house: House) -> None:
    chosen, closed = PersonSettings(calls="channel"), PersonSettings(calls="direct")
    shown: list[str] = []
    for settings in (chosen, closed):
        people = house.add("alice"), house.add("bob")
        for person in people:
            await _choose(house, person, settings)
            if settings is closed:
                path = f"/channels/{person.user.dm_channel.id}/messages"
                house.env.inject_error("POST", path, status=403, code=50007, times=None)
        table = await open_at(house, *people, pace=SLOW, calls=settings.calls)
        await let_pass(house, 5)
        actor = actor_at(house, table, table.asked() or 0)
        (call,) = calls(house, actor)
        shown.append(texts(house.stored(call)).replace(str(actor.id), "?"))
    assert shown[0] == shown[1]


async def test_a_player_who_is_quiet_is_called_when_the_quiet_hours_end(house: House) -> None:
    _set_wall(house, 1, 23)
    table, actor = await _start(house, PersonSettings(quiet=NIGHT))
    await _go_on(house, 6)
    assert (calls(house, actor), _letters(house, actor)) == ([], [])
    await house.restart()
    await _go_on(house, 2.9)
    assert _letters(house, actor) == []
    await _go_on(house, 0.2)
    assert len(_letters(house, actor)) == 1
    assert _wall(house).hour == 8
    await house.restart()
    await _go_on(house, 1)
    assert len(_letters(house, actor)) == 1, "once"
    assert (await house.table(table.id)).running


@pytest.mark.parametrize(("day", "month", "hours"), [(29, 3, 7), (25, 10, 9), (1, 7, 8)])
async def test_quiet_hours_last_as_long_as_the_night_does(
    house: House, day: int, month: int, hours: int
) -> None:
    """In spring the night has an hour less, and in autumn one more."""
    _set_wall(house, day, 0, month)
    table, actor = await _start(house, PersonSettings(quiet=NIGHT))
    clock = clock_of(table)
    assert clock.since is not None
    assert clock.until is not None
    # The rest of this night, and three more: 48 hours by day, of which each day has 14.
    assert clock.until - clock.since == pytest.approx((hours + 3 * 10 + 48) * HOUR, abs=60)
    await _go_on(house, hours - 0.1)
    assert _letters(house, actor) == []
    await _go_on(house, 0.2)
    assert len(_letters(house, actor)) == 1


async def test_a_change_of_quiet_hours_moves_the_deadline_that_all_see_and_not_without_end(
    house: House,
) -> None:
    _set_wall(house, 1, 12)
    table, actor = await _start(house, PersonSettings())
    before = table.until
    assert f"<t:{before}:R>" in board_text(house, table)
    await _choose(house, actor, PersonSettings(quiet=NIGHT))
    await let_pass(house, 5)
    # 48 hours by day: ten on the first, fourteen on the second and the third, ten on the fourth.
    assert table.until - before == 3 * 10 * HOUR
    assert f"<t:{table.until}:R>" in board_text(house, table)
    for hour in range(24):
        moved = replace(NIGHT, start=hour * 60, end=(hour + 12) % 24 * 60)
        await _choose(house, actor, PersonSettings(quiet=moved))
        assert table.until - before <= 4 * 12 * HOUR, "who moves them on and on gains no more"


async def test_reminders_come_every_few_hours_but_not_at_night_until_not_now(house: House) -> None:
    _set_wall(house, 1, 12)
    table, actor = await _start(house, PersonSettings(calls="channel", reminders=4, quiet=NIGHT))
    (call,) = calls(house, actor)
    assert SAY("button-not-now") not in texts(house.stored(call))
    seen = {call.id: _wall(house).hour}
    for hour in range(72):
        await _go_on(house, 1)
        if hour == 40:
            await house.restart()
        (call,) = calls(house, actor)
        seen.setdefault(call.id, _wall(house).hour)
    assert [*seen.values()] == [12, 16, 20, *(8, 12, 16, 20) * 2, 8, 12]
    assert SAY("button-not-now") in texts(house.stored(call))
    other = next(each for each in house.people if each.id != actor.id)
    refused = await other.click(call, label=SAY("button-not-now"))
    assert SAY("mute-done", call="none") not in house.say(refused), "it is somebody else's"
    done = await actor.click(call, label=SAY("button-not-now"))
    assert SAY("mute-done", call="none") in house.say(done)
    await house.restart()
    for _ in range(8):
        await _go_on(house, 1)
    assert [each.id for each in calls(house, actor)] == [call.id]
    assert (await house.table(table.id)).running


async def test_a_reminder_by_direct_message_is_the_panel_with_not_now(house: House) -> None:
    _set_wall(house, 1, 12)
    _, actor = await _start(house, PersonSettings(calls="direct", reminders=2))
    (first,) = _letters(house, actor)
    await _go_on(house, 2.1)
    (second,) = _letters(house, actor)
    assert second.id != first.id, "one notices it, and the old one is gone"
    assert SAY("button-not-now") in texts(house.stored(second))
    await actor.user.click(second, label=SAY("button-not-now"))
    assert SAY("mute-done", call="none") in texts(house.stored(second))
    assert SAY("button-not-now") not in texts(house.stored(second))
    await _go_on(house, 6)
    assert [each.id for each in _letters(house, actor)] == [second.id]


@pytest.mark.parametrize(("pace", "call"), [(SLOW, "time"), (NO_CLOCK, "day")])
async def test_a_player_who_wants_no_reminder_is_told_of_the_one_call_that_still_comes(
    house: House, pace: Pace, call: str
) -> None:
    table, actor = await _start(house, PersonSettings(calls="direct", reminders=2), pace)
    await _go_on(house, 2.1)
    (reminder,) = _letters(house, actor)
    await actor.user.click(reminder, label=SAY("button-not-now"))
    assert SAY("mute-done", call=call) in texts(house.stored(reminder))
    last = clock_of(table).call
    assert last is not None
    await let_pass(house, last - house.bot.registry.time.now - HOUR, HOUR, 4 * BEAT)
    assert [each.id for each in _letters(house, actor)] == [reminder.id]
    await let_pass(house, 2 * HOUR, HOUR, 4 * BEAT)
    assert clock_of(table).call is None
    (again,) = _letters(house, actor)
    assert again.id != reminder.id


async def test_a_player_who_wants_no_reminder_after_the_last_call_is_told_of_none(house: House) -> None:
    table, actor = await _start(house, PersonSettings(calls="direct", reminders=2))
    call = clock_of(table).call
    assert call is not None
    await let_pass(house, call - house.bot.registry.time.now + 3 * HOUR, HOUR, 4 * BEAT)
    (reminder,) = _letters(house, actor)
    await actor.user.click(reminder, label=SAY("button-not-now"))
    told = texts(house.stored(reminder))
    assert SAY("mute-done", call="none") in told
    assert "call you once more" not in told
