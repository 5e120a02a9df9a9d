"""Where and when people are notified: their choices and quiet hours, in virtual time."""

import asyncio
import re
import time
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.controls import requests
from bot.tables.table import Table
from bot.words.language import Language
from storage.database.storage_errors import StaleVersionError
from storage.pace import HOUR, LIVE, NO_CLOCK, SLOW_PACE, Pace, QuietHours
from storage.people.stored_settings import CallPlace, PersonSettings
from tests.clocks import actor_at, board_of, board_text, clock_of, let_pass, open_at, standing
from tests.e2e.faults import act, calls
from tests.house import LATER, House, texts
from tests.pings import NIGHT, asked_where, choose, direct_messages, go_on, set_wall, start, wall

SAY = Language()

__all__ = ["standing"]

pytestmark = pytest.mark.usefixtures("standing")


@pytest.mark.parametrize(
    ("settings", "pace", "pinged", "written"),
    [
        (PersonSettings(), LIVE, 1, 0),
        (PersonSettings(), SLOW_PACE, 0, 1),
        (PersonSettings(), NO_CLOCK, 0, 1),
        (PersonSettings(calls="channel"), SLOW_PACE, 1, 0),
        (PersonSettings(calls="direct"), LIVE, 0, 1),
        (PersonSettings(calls="nowhere"), LIVE, 0, 0),
        (PersonSettings(calls="nowhere"), SLOW_PACE, 0, 0),
    ],
)
async def test_one_call_for_a_question_where_one_chose(
    house: House, settings: PersonSettings, pace: Pace, pinged: int, written: int
) -> None:
    table, actor = await start(house, settings, pace)
    assert (len(calls(house, actor)), len(direct_messages(house, actor))) == (pinged, written)
    await actor.click(board_of(house, table), label=SAY("button-play"))
    assert house.questions(actor), "behind Play it is always"
    await house.step(table.id)
    await let_pass(house, 5)
    assert calls(house, actor) == [], "it was answered"


@pytest.mark.parametrize("lives", [True, False], ids=["panel lives", "panel is lost"])
async def test_a_slow_game_calls_in_the_channel_only_who_has_a_panel_there(house: House, lives: bool) -> None:
    table, actor = await start(house, PersonSettings())
    await actor.click(board_of(house, table), label=SAY("button-play"))
    while table.asked() == table.seat_of(actor.id):
        await house.answer(actor, [each for each in house.questions(actor) if each.flags.ephemeral][-1])
    written = [each.id for each in direct_messages(house, actor)]
    if lives:
        house.clock.now += 5 * 60
    else:
        house.until_no_click_lives()
    while table.asked() != table.seat_of(actor.id):
        await house.step(table.id)
    await let_pass(house, 5)
    assert len(calls(house, actor)) == lives
    assert any(each.id not in written for each in direct_messages(house, actor)) is not lives


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
        table = await open_at(house, *people, pace=SLOW_PACE, calls=settings.calls)
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
    assert (calls(house, actor), direct_messages(house, actor)) == ([], [])
    await house.restart()
    await go_on(house, 2.9)
    assert direct_messages(house, actor) == []
    await go_on(house, 0.2)
    assert len(direct_messages(house, actor)) == 1
    assert wall(house).hour == 8
    await house.restart()
    await go_on(house, 1)
    assert len(direct_messages(house, actor)) == 1, "once"
    assert (await house.table(table.id)).running


@pytest.mark.parametrize(("day", "month", "hours"), [(29, 3, 7), (25, 10, 9), (1, 7, 8)])
async def test_quiet_hours_last_as_long_as_the_night_does(
    house: House, day: int, month: int, hours: int
) -> None:
    """In spring the night is an hour shorter, and in autumn an hour longer."""
    set_wall(house, day, 0, month)
    table, actor = await start(house, PersonSettings(quiet=NIGHT))
    clock = clock_of(table)
    assert clock.since is not None
    assert clock.until is not None
    # The rest of this night, and one more: 24 hours by day, of which each day has 14.
    assert clock.until - clock.since == pytest.approx((hours + 10 + 24) * HOUR, abs=60)
    await go_on(house, hours - 0.1)
    assert direct_messages(house, actor) == []
    await go_on(house, 0.2)
    assert len(direct_messages(house, actor)) == 1


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


@pytest.mark.parametrize("by_itself", [True, False])
async def test_a_seat_that_cannot_follow_now_is_told_of_and_follows_soon_or_at_the_next_choice(
    house: House, monkeypatch: pytest.MonkeyPatch, *, by_itself: bool
) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    (table,) = house.bot.registry.tables
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None
    follow, left = house.bot.registry.arrange, [1]

    async def refusing(*arguments: object, **more: object) -> None:
        if left[0]:
            left[0] -= 1
            raise StaleVersionError("refused")
        await follow(*arguments, **more)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(house.bot.registry, "arrange", refusing)
    await act(house, alice.select(shown, ["22:00"], custom_id="cit:notify:from"))
    assert SAY("notify-seats-later") in texts(house.stored(shown))
    assert table.players[0].quiet is None
    if by_itself:
        await house.env.advance_time(2)
    else:
        await alice.click(shown, label=SAY("button-notify-often"))
        await act(house, alice.select(shown, ["2"], custom_id="cit:notify:reminders"))
    assert table.players[0].quiet == (await house.bot.store.persons.get(alice.id)).quiet is not None


@pytest.mark.parametrize("quiet", ["22:00", "off"])
async def test_a_seat_that_had_not_followed_when_the_bot_was_killed_follows_after_the_start(
    house: House, monkeypatch: pytest.MonkeyPatch, quiet: str
) -> None:
    alice = house.add("alice")
    if quiet == "off":
        await house.bot.store.persons.change(alice.id, lambda _: PersonSettings(quiet=NIGHT))
    await alice.slash(house.channel, "citadels new")
    (table,) = house.bot.registry.tables
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None

    async def refusing(*_: object, **__: object) -> None:
        raise StaleVersionError("refused")

    monkeypatch.setattr(house.bot.registry, "arrange", refusing)
    # It is killed before its next try.
    monkeypatch.setattr("bot.tables.background_loop.FAILURE_PAUSES", (LATER,))
    await act(house, alice.select(shown, [quiet], custom_id="cit:notify:from"))
    assert SAY("notify-seats-later") in texts(house.stored(shown))
    chosen = (await house.bot.store.persons.get(alice.id)).quiet
    assert table.players[0].quiet != chosen
    await house.restart()
    assert (await house.table(table.id)).players[0].quiet == chosen


async def test_a_player_who_joins_while_they_choose_quiet_hours_sits_with_those(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    (table,) = house.bot.registry.tables
    arrange, choosing = house.bot.registry.arrange, list[asyncio.Task[bool]]()

    async def choose() -> bool:
        await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(quiet=NIGHT))
        return await house.bot.background.seat_settings.follow(bob.id)

    async def slowly(*arguments: Any, **more: Any) -> None:
        if not choosing:
            choosing.append(asyncio.create_task(choose()))
            # Long enough, unless something must happen before. Time passes only in a thread.
            await asyncio.to_thread(time.sleep, 0.3)
        await arrange(*arguments, **more)

    monkeypatch.setattr(house.bot.registry, "arrange", slowly)
    await act(house, bob.click(house.channel.history()[-1], label=SAY("button-join")))
    assert await choosing[0]
    assert table.players[1].user_id == bob.id
    assert table.players[1].quiet == NIGHT


async def play_until_they_wait(house: House, table: Table, actor: simcord.MemberActor) -> None:
    """Let a person answer all their questions."""
    while table.asked() == table.seat_of(actor.id):
        await house.answer(actor, house.questions(actor)[-1])
    await go_on(house, 5)


@pytest.mark.parametrize("calls_in", ["channel", "nowhere"])
async def test_nobody_gets_a_direct_message_about_their_night_who_wants_none(
    house: House, calls_in: CallPlace
) -> None:
    table, actor = await start(house, PersonSettings(calls=calls_in))
    await actor.click(board_of(house, table), label=SAY("button-play"))
    await play_until_they_wait(house, table, actor)
    assert asked_where(house, actor) == []


async def test_a_person_whose_zone_nobody_knows_is_asked_once_and_never_woken_again(house: House) -> None:
    set_wall(house, 1, 20)
    table, actor = await start(house, PersonSettings())
    # The ping may wake them, so it asks nothing else.
    assert asked_where(house, actor) == []
    assert [each.flags.suppress_notifications for each in direct_messages(house, actor)] == [False]
    await play_until_they_wait(house, table, actor)
    (asked,) = asked_where(house, actor)
    assert asked.flags.suppress_notifications
    assert SAY("night-home", now="|").split("|")[0] in texts(house.stored(asked))
    # A second game asks nobody again, even if they haven't answered.
    again, _ = await start(house, PersonSettings(night_told=True))
    await play_until_they_wait(house, again, actor)
    assert len(asked_where(house, actor)) == 1
    await actor.user.select(asked, ["Europe/Berlin"], custom_id=requests.PickHome().custom_id)
    assert SAY("night-assumed", start="22:00", end="8:00", zone="Europe/Berlin") in texts(house.stored(asked))
    seat = table.seat_of(actor.id)
    assert seat is not None
    quiet = table.players[seat].quiet
    assert quiet == QuietHours(22 * 60, 8 * 60, "Europe/Berlin", assumed=True)
    before = len(direct_messages(house, actor))
    set_wall(house, 2, 1)
    while table.asked() == seat:
        await house.step(table.id)
    while table.asked() != seat:
        await house.step(table.id)
    await go_on(house, 5)
    assert (calls(house, actor), len(direct_messages(house, actor))) == ([], before)


async def test_another_zone_gives_nobody_time_in_a_live_game(house: House) -> None:
    table, actor = await start(house, PersonSettings(), LIVE)
    before = clock_of(table)
    for zone in ("Asia/Tokyo", "America/Los_Angeles"):
        await house.forge(actor, board_of(house, table), requests.SetHome(zone).custom_id)
        assert (await house.bot.store.persons.get(actor.id)).quiet
        assert (clock_of(table).until, clock_of(table).call) == (before.until, before.call)
