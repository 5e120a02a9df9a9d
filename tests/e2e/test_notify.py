"""Where and when people are called: their choices and quiet hours, in virtual time."""

import re
from dataclasses import replace

import pytest

from storage.pace import HOUR, LIVE, NO_CLOCK, SLOW, Pace
from storage.people.stored_settings import PersonSettings
from tests.called import NIGHT, choose, go_on, letters, set_wall, start, wall
from tests.clocks import actor_at, board_of, board_text, clock_of, let_pass, open_at, standing
from tests.e2e.faults import calls
from tests.house import House, texts

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")


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
    table, actor = await start(house, settings, pace)
    assert (len(calls(house, actor)), len(letters(house, actor))) == (pinged, written)
    await actor.click(board_of(house, table), label="Play")
    assert house.questions(actor), "behind Play it is always"
    await house.step(table.id)
    await let_pass(house, 5)
    assert calls(house, actor) == [], "it was answered"


@pytest.mark.parametrize("lives", [True, False], ids=["panel lives", "panel is lost"])
async def test_a_slow_game_calls_in_the_channel_only_who_has_a_panel_there(house: House, lives: bool) -> None:
    table, actor = await start(house, PersonSettings())
    await actor.click(board_of(house, table), label="Play")
    while table.asked() == table.seat_of(actor.id):
        await house.answer(actor, [each for each in house.questions(actor) if each.flags.ephemeral][-1])
    written = [each.id for each in letters(house, actor)]
    if lives:
        house.clock.now += 5 * 60
    else:
        house.until_no_click_lives()
    while table.asked() != table.seat_of(actor.id):
        await house.step(table.id)
    await let_pass(house, 5)
    assert len(calls(house, actor)) == lives
    assert any(each.id not in written for each in letters(house, actor)) is not lives


async def test_nobody_is_told_whose_direct_messages_are_closed(house: House) -> None:
    chosen, closed = PersonSettings(calls="channel"), PersonSettings(calls="direct")
    shown: list[str] = []
    for settings in (chosen, closed):
        people = house.add("alice"), house.add("bob")
        for person in people:
            await choose(house, person, settings)
            if settings is closed:
                path = f"/channels/{person.user.dm_channel.id}/messages"
                house.env.inject_error("POST", path, status=403, code=50007, times=None)
        table = await open_at(house, *people, pace=SLOW, calls=settings.calls)
        await let_pass(house, 5)
        actor = actor_at(house, table, table.asked() or 0)
        (call,) = calls(house, actor)
        told = texts(house.stored(call)).replace(str(actor.id), "?")
        shown.append(re.sub(r"alice|bob|<t:\d+:R>", "?", told))
    assert shown[0] == shown[1]


async def test_a_player_who_is_quiet_is_called_when_the_quiet_hours_end(house: House) -> None:
    set_wall(house, 1, 23)
    table, actor = await start(house, PersonSettings(quiet=NIGHT))
    await go_on(house, 6)
    assert (calls(house, actor), letters(house, actor)) == ([], [])
    await house.restart()
    await go_on(house, 2.9)
    assert letters(house, actor) == []
    await go_on(house, 0.2)
    assert len(letters(house, actor)) == 1
    assert wall(house).hour == 8
    await house.restart()
    await go_on(house, 1)
    assert len(letters(house, actor)) == 1, "once"
    assert (await house.table(table.id)).running


@pytest.mark.parametrize(("day", "month", "hours"), [(29, 3, 7), (25, 10, 9), (1, 7, 8)])
async def test_quiet_hours_last_as_long_as_the_night_does(
    house: House, day: int, month: int, hours: int
) -> None:
    """In spring the night has an hour less, and in autumn one more."""
    set_wall(house, day, 0, month)
    table, actor = await start(house, PersonSettings(quiet=NIGHT))
    clock = clock_of(table)
    assert clock.since is not None
    assert clock.until is not None
    # The rest of this night, and one more: 24 hours by day, of which each day has 14.
    assert clock.until - clock.since == pytest.approx((hours + 10 + 24) * HOUR, abs=60)
    await go_on(house, hours - 0.1)
    assert letters(house, actor) == []
    await go_on(house, 0.2)
    assert len(letters(house, actor)) == 1


async def test_a_change_of_quiet_hours_moves_the_deadline_that_all_see_and_not_without_end(
    house: House,
) -> None:
    set_wall(house, 1, 12)
    table, actor = await start(house, PersonSettings())
    before = table.until
    assert f"<t:{before}:R>" in board_text(house, table)
    await choose(house, actor, PersonSettings(quiet=NIGHT))
    await let_pass(house, 5)
    # 24 hours by day: ten on the first, fourteen on the second.
    assert table.until - before == 10 * HOUR
    assert f"<t:{table.until}:R>" in board_text(house, table)
    for hour in range(24):
        moved = replace(NIGHT, start=hour * 60, end=(hour + 12) % 24 * 60)
        await choose(house, actor, PersonSettings(quiet=moved))
        assert table.until - before <= 3 * 12 * HOUR, "who moves them on and on gains no more"
