"""Faults of calls and of their settings are retried or said."""

import asyncio
import sqlite3
import time
from typing import Any

import pytest

from bot.tables.timing import BEAT
from bot.words.language import Language
from storage.database.storage_errors import StaleVersionError
from storage.pace import HOUR, SLOW, QuietHours
from storage.people.stored_settings import PersonSettings
from tests.clocks import actor_at, let_pass, open_at, standing
from tests.e2e.faults import EVERYWHERE, Fault, Faults, Kind, act, calls
from tests.house import LATER, House, texts
from tests.storage.hinder import fail_once, fail_to_read, failure

pytestmark = pytest.mark.in_turns

__all__ = ["standing"]

SAY = Language()
NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")


@pytest.mark.usefixtures("standing")
@pytest.mark.parametrize(("called", "kind"), [("channel", "ping"), ("direct", "dm-post")])
@pytest.mark.parametrize("fault", EVERYWHERE)
async def test_a_reminder_that_fails_is_sent_all_the_same_and_once(
    house: House, broken: Faults, caplog: pytest.LogCaptureFixture, called: str, kind: Kind, fault: Fault
) -> None:
    table = await open_at(house, house.add("alice"), house.add("bob"), pace=SLOW)
    actor = actor_at(house, table, table.asked() or 0)
    settings = PersonSettings(calls="channel" if called == "channel" else "direct", reminders=2)
    await house.bot.store.persons.change(actor.id, lambda _: settings)
    await let_pass(house, 5)
    house.until_no_click_lives()
    broken.plan(kind, fault)
    house.clock.set_to += 2 * HOUR
    for _ in range(6):
        await let_pass(house, BEAT, BEAT)
    assert not broken.to_come
    found = calls(house, actor) if called == "channel" else actor.user.dm_channel.history()
    reminders = [each for each in found if SAY("button-not-now") in texts(house.stored(each))]
    assert len(reminders) == 1
    caplog.clear()


async def test_a_change_that_is_not_stored_is_not_said_to_be(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None
    fail_to_read(monkeypatch, "INTO persons", 1)
    result = await alice.select(shown, ["nowhere"], custom_id="cit:notify:calls")
    assert SAY("notify-calls.why", place="nowhere") not in texts(house.stored(shown)), house.say(result)
    assert await house.bot.store.persons.get(alice.id) == PersonSettings()


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
        await act(house, alice.select(shown, ["2"], custom_id="cit:notify:reminders"))
    assert table.players[0].quiet == (await house.bot.store.persons.get(alice.id)).quiet is not None


async def test_a_stored_change_holds_in_the_seats_though_nobody_knew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    await alice.slash(house.channel, "citadels new")
    (table,) = house.bot.registry.tables
    shown = (await alice.slash(house.channel, "citadels notify")).response
    assert shown is not None
    fail_once(monkeypatch, "COMMIT", failure("disk I/O error", sqlite3.SQLITE_IOERR), late=True)
    result = await alice.select(shown, ["22:00"], custom_id="cit:notify:from")
    assert house.say(result) == SAY("error-unsure", cause="silent")
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
    # It is killed before it tries again.
    monkeypatch.setattr("bot.tables.background_loop.PAUSES", (LATER,))
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
            # Long enough, if nothing keeps it from being done first. Only in a thread does time pass.
            await asyncio.to_thread(time.sleep, 0.3)
        await arrange(*arguments, **more)

    monkeypatch.setattr(house.bot.registry, "arrange", slowly)
    await act(house, bob.click(house.channel.history()[-1], label="Join"))
    assert await choosing[0]
    assert table.players[1].user_id == bob.id
    assert table.players[1].quiet == NIGHT
