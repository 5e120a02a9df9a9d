"""Calls to a lobby: each is called where they chose, once, and nothing waits for a call that fails."""

from typing import Any

import pytest

from bot.tables.start_times import REMINDED
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings
from tests.appointments import HOUR, in_an_hour, live, passing, said, status
from tests.e2e.faults import Faults, standing_still
from tests.house import House, texts

__all__ = ["live"]


async def test_each_is_reminded_where_they_chose(house: House) -> None:
    _, lobby = await in_an_hour(house, "bob", "carol", "dave")
    alice, bob, carol, dave = house.people
    quiet = QuietHours(0, 12 * 60, "UTC")
    chosen = {bob: PersonSettings(calls="direct"), carol: PersonSettings(calls="nowhere")}
    house.clock.set_to -= house.clock.wall() % (24 * HOUR)
    chosen[dave] = PersonSettings(quiet=quiet)
    for person, settings in chosen.items():
        await house.bot.store.persons.change(person.id, lambda _, it=settings: it)
    await passing(house, HOUR - REMINDED + 5)
    call = house.channel.history()[-1]
    assert call.id != lobby.id
    assert [each.id for each in call.mentions] == [alice.id]
    (direct,) = bob.user.dm_channel.history()
    assert "Citadels begins" in texts(house.stored(direct))
    for person in (carol, dave):
        assert person.id not in house.env.backend.dm_channels


async def test_people_without_direct_messages_are_called_in_the_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_an_hour(house, "bob")
    bob = house.people[1]
    await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(calls="direct"))
    faults = Faults(house, monkeypatch)
    faults.plan("dm-post", "refused")
    await passing(house, HOUR - REMINDED + 5)
    assert bob.id in {each.id for each in house.channel.history()[-1].mentions}


async def test_somebody_who_has_left_the_server_gets_no_direct_message(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_an_hour(house, "bob")
    bob = house.people[1]
    await house.bot.store.persons.change(bob.id, lambda _: PersonSettings(calls="direct"))

    async def has_left(_guild: int, user: int) -> bool:
        return user == bob.id

    monkeypatch.setattr(house.bot.delivery.members, "has_left", has_left)
    await passing(house, HOUR - REMINDED + 5)
    assert bob.id not in house.env.backend.dm_channels


async def test_a_crash_between_the_reminder_and_its_note_reminds_nobody_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = Faults(house, monkeypatch)
    panel, _ = await in_an_hour(house, "bob")
    await house.bot.delivery.announcements.remind(await house.table(panel.game))
    await house.restart()
    await passing(house, HOUR - REMINDED + 5)
    calls = {body["nonce"] for kind, body in faults.made if kind == "ping"}
    assert len(calls) == 1
    assert len(said(house)) == 1
    appointment = (await house.table(panel.game)).setup.appointment
    assert appointment is not None
    assert appointment.reminded


@pytest.mark.parametrize("fault", ["refused", "unanswered", "cut", "500"])
async def test_a_reminder_that_fails_holds_nothing_up(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    panel, lobby = await in_an_hour(house, "bob")
    faults = Faults(house, monkeypatch)
    faults.plan("ping", fault)
    with standing_still(house):
        await passing(house, HOUR - REMINDED + 5)
        await passing(house, 60)
    assert len(said(house)) == (fault in ("unanswered", "cut"))
    await passing(house, REMINDED)
    await house.people[1].click(lobby, label="Start")
    assert await status(house, panel.game) == "running"
