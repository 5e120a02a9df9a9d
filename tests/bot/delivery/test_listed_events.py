"""The event of a lobby with a time is made, moved and deleted with the lobby, and never made twice."""

from datetime import datetime
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.words.language import Language
from tests.e2e.faults import Fault, Faults, standing_still
from tests.house import House
from tests.lobby_options import Panel, open_options

SAY = Language()


async def timed(house: House) -> Panel:
    """Let alice open a lobby that begins in an hour."""
    panel = await open_options(house, house.add("alice"))
    await panel.pick("at", "60", page="meet")
    return panel


async def kept(house: House, panel: Panel) -> int | None:
    """Return the id of the event stored with the lobby."""
    event = (await house.table(panel.game)).setup.times.event
    return event and event.id


def events(house: House) -> list[Any]:
    return list(house.env.backend.get_guild(house.guild.id).scheduled_events.values())


def begin(event: Any) -> float:
    """Return when an event begins, in seconds since 1970."""
    return datetime.fromisoformat(event.scheduled_start_time).timestamp()


def permit(house: House, **permissions: bool) -> None:
    """Give the bot these permissions, and those to host games."""
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    allowed = discord.Permissions(
        view_channel=True, send_messages=True, embed_links=True, attach_files=True, **permissions
    )
    house.env.backend.edit_role(house.guild.id, guild.me.top_role.id, {"permissions": allowed.value})


async def test_it_says_when_and_leads_to_the_lobby(house: House) -> None:
    panel = await timed(house)
    (event,) = events(house)
    lobby = house.channel.history()[0]
    assert event.name == SAY("listed-name")
    assert begin(event) == int(house.clock.wall()) + 3600
    assert event.entity_metadata["location"].endswith(f"/{house.channel.id}/{lobby.id}")
    assert await kept(house, panel) == event.id


async def test_it_moves_with_the_time_and_keeps_those_who_are_interested(house: House) -> None:
    panel = await timed(house)
    (before,) = events(house)
    await panel.pick("at", "180", page="meet")
    (after,) = events(house)
    assert after.id == before.id
    assert begin(after) == int(house.clock.wall()) + 3 * 3600


async def test_another_one_takes_the_place_of_one_that_has_begun(house: House) -> None:
    panel = await timed(house)
    (before,) = events(house)
    # A manager has started it by hand.
    before.status = discord.EventStatus.active.value
    await panel.pick("at", "180", page="meet")
    (after,) = events(house)
    assert after.id != before.id
    assert begin(after) == int(house.clock.wall()) + 3 * 3600
    assert await kept(house, panel) == after.id


@pytest.mark.parametrize("how", ["no time", "close", "start", "idle"])
async def test_it_goes_when_the_lobby_does(house: House, how: str) -> None:
    panel = await timed(house)
    lobby = house.channel.history()[0]
    match how:
        case "no time":
            await panel.pick("at", "0", page="meet")
        case "close":
            await house.in_lobby(panel.actor, lobby, SAY("button-close"))
        case "start":
            await panel.actor.click(lobby, label=SAY("button-add"))
            await house.start(panel.actor, lobby)
        case _:
            await house.pass_by(2 * 3600)
    await house.env.settle()
    assert events(house) == []


async def test_without_the_permission_there_is_none_and_nothing_else_is_missing(house: House) -> None:
    permit(house)
    panel = await timed(house)
    assert events(house) == []
    assert f"<t:{int(house.clock.wall()) + 3600}:f>" in panel.text
    requests = [each for each in house.env.http_requests if "scheduled-events" in each.path]
    assert requests == []


@pytest.mark.parametrize("fault", ["refused", "unanswered", "cut", "503", "limited"])
async def test_a_request_that_fails_makes_no_second_event(house: House, fault: Fault) -> None:
    panel = await open_options(house, house.add("alice"))
    faults = Faults(house, house.patch)
    # The first request only looks for an event.
    faults.plan("other", "429", fault)
    with standing_still(house):
        await panel.pick("at", "60", page="meet")
    await house.env.advance_time(60)
    assert len(events(house)) == (fault != "refused")
    assert (await house.table(panel.game)).setup.times.appointment is not None
    assert f"<t:{int(house.clock.wall()) + 3600}:f>" in panel.text
    # Ask for the next time again.
    await panel.pick("at", "180", page="meet")
    await house.env.settle()
    assert len(events(house)) == 1


async def test_after_a_crash_the_one_that_was_made_is_found(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    kind = house.bot.delivery.sync._kinds[-1]  # pyright: ignore[reportPrivateUsage]
    house.patch.setattr(kind, "_store", AsyncMock(side_effect=ZeroDivisionError))
    with standing_still(house):
        await panel.pick("at", "60", page="meet")
        assert (await house.table(panel.game)).setup.times.event is None
        (made,) = events(house)
        await house.restart()
    await house.env.advance_time(5)
    (found,) = events(house)
    assert found.id == made.id
    assert await kept(house, panel) == made.id


async def test_an_event_of_somebody_else_stays(house: House) -> None:
    panel = await open_options(house, house.add("alice"))
    lobby = house.channel.history()[0]
    house.env.backend.create_scheduled_event(
        house.guild.id,
        name="Ours",
        entity_type=3,
        scheduled_start_time="2030-01-01T00:00:00+00:00",
        scheduled_end_time="2030-01-01T02:00:00+00:00",
        creator_id=panel.actor.id,
        entity_metadata={"location": lobby.jump_url},
    )
    await panel.pick("at", "60", page="meet")
    assert [event.name for event in events(house)] == ["Ours", SAY("listed-name")]
    assert events(house)[1].entity_metadata["location"] == lobby.jump_url
    await panel.pick("at", "0", page="meet")
    assert [event.name for event in events(house)] == ["Ours"]


async def test_one_that_a_manager_deleted_costs_nothing(house: House) -> None:
    panel = await timed(house)
    (event,) = events(house)
    house.env.backend.delete_scheduled_event(house.guild.id, event.id)
    await panel.pick("at", "0", page="meet")
    assert (await house.table(panel.game)).setup.times.event is None
