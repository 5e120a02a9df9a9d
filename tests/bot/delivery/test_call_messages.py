"""Calls are kept true: they tell how their table stands, and are taken back once that is over."""

from dataclasses import replace
from typing import Any

import pytest

from bot.words.language import Language
from storage.pace import NO_CLOCK
from storage.people.stored_settings import PersonSettings
from tests.appointments import status
from tests.clocks import clock_of, open_at, standing, until_overdue
from tests.house import House, texts
from tests.lobby_options import open_options

__all__ = ["standing"]

SAY = Language()


async def _called(house: House) -> tuple[str, Any, Any]:
    """Let alice call players to her lobby; return the game, the lobby and the call."""
    role = house.guild.create_role("Players", mentionable=True)
    await house.bot.store.servers.change(house.guild.id, lambda it: replace(it, call_role=role.id))
    panel = await open_options(house, house.add("alice"))
    await panel.set("go", "main", page="meet")
    await house.forge(panel.actor, panel.message, f"cit:call-players:{panel.game}")
    lobby, call = (each for each in house.channel.history() if not each.flags.ephemeral)
    return panel.game, lobby, call


def _text(house: House, message: Any) -> str:
    return texts(house.stored(message))


def _labels(house: House, message: Any) -> list[str]:
    return [each["label"] for each in house.controls(message) if "label" in each]


async def test_a_call_counts_those_who_came_and_says_when_the_game_has_begun(house: House) -> None:
    game, lobby, call = await _called(house)
    bob = house.add("bob")
    assert "**1 of 4**" in _text(house, call)
    assert _labels(house, call) == [SAY("button-join")]
    told = house.say(await bob.click(call, label=SAY("button-join")))
    assert SAY("finding-joined", where="").strip() in told
    assert (await house.table(game)).seat_of(bob.id) == 1
    await house.env.settle()
    assert "**2 of 4**" in _text(house, call)
    await house.people[0].click(lobby, label="Start")
    await house.env.settle()
    assert "the game has begun" in _text(house, call)
    assert _labels(house, call) == []
    assert await house.bot.store.posted_calls.of(game) == ()


async def test_a_call_to_a_closed_lobby_leads_nowhere(house: House) -> None:
    game, lobby, call = await _called(house)
    await house.in_lobby(house.people[0], lobby, SAY("button-close"))
    await house.env.settle()
    assert await status(house, game) == "closed"
    assert "the lobby is closed" in _text(house, call)
    assert _labels(house, call) == []


async def test_a_call_is_mended_after_a_crash(house: House) -> None:
    game, _, call = await _called(house)
    table = await house.table(game)
    house.bot.registry._listeners.clear()  # pyright: ignore[reportPrivateUsage]
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup, status="closed")
    await house.restart()
    await house.env.settle()
    assert "the lobby is closed" in _text(house, call)


async def test_a_call_that_somebody_deleted_is_forgotten(house: House) -> None:
    game, lobby, call = await _called(house)
    house.env.backend.delete_message(call.channel.id, call.id)
    await house.add("bob").click(lobby, label="Join")
    await house.env.settle()
    assert await house.bot.store.posted_calls.of(game) == ()


@pytest.mark.usefixtures("standing")
async def test_those_who_may_vote_are_called_once_where_they_chose(house: House) -> None:
    alice, bob, carol = house.add("alice"), house.add("bob"), house.add("carol")
    table = await open_at(house, alice, bob, carol, pace=NO_CLOCK, calls="channel")
    silent = (alice, bob, carol)[clock_of(table).seat]
    others = [each for each in (alice, bob, carol) if each is not silent]
    await house.bot.store.persons.change(others[1].id, lambda _: PersonSettings(calls="direct"))
    await until_overdue(house)
    calls = [each for each in house.channel.history() if "hasn’t answered" in _text(house, each)]
    (call,) = calls
    assert [each.id for each in call.mentions] == [others[0].id]
    (direct,) = [
        each for each in others[1].user.dm_channel.history() if "hasn’t answered" in _text(house, each)
    ]
    assert "0 of 1" in _labels(house, call)[0]
    stored = [each.message for each in await house.bot.store.posted_calls.of(table.id)]
    assert stored == [call.id], "whom a direct message reached is nobody's business"
    await until_overdue(house)
    assert sum("hasn’t answered" in _text(house, each) for each in house.channel.history()) == 1
    result = await others[0].click(call, label=_labels(house, call)[0])
    assert "until they are back" in house.say(result)
    await house.env.settle()
    assert call.id not in house.env.backend.messages[house.channel.id]
    assert direct.id not in house.env.backend.messages[direct.channel.id]
    assert await house.bot.store.posted_calls.of(table.id) == ()
