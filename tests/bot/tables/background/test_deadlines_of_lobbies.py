"""Lobbies without clicks close near their time, whatever fails meanwhile, and say why."""

import asyncio
from typing import Any

import pytest
import simcord

from bot.tables.background.scheduler import WorkKind
from bot.words.language import Language
from storage.database.storage_errors import NotStoredError, StaleVersionError
from storage.values import LOBBY_PATIENCE
from tests.appointments import status
from tests.house import House, texts
from tests.lobby_options import open_lobby, public
from tests.storage.samples import write

SAY = Language()


def _expired() -> str:
    """Return the text of a lobby that was closed because nobody came."""
    return SAY("lobby-expired-minutes", count=30)


def _idle(house: House) -> WorkKind:
    recovery: Any = house.bot.background.recovery
    return recovery._idle


async def _lobby(house: House, name: str = "alice") -> tuple[simcord.MemberActor, str, Any]:
    actor = house.add(name)
    game = await open_lobby(house, actor)
    return actor, game, public(house)


async def test_a_lobby_is_closed_after_half_an_hour_and_says_why(house: House) -> None:
    _, game, lobby = await _lobby(house)
    await house.pass_by(LOBBY_PATIENCE - 5)
    assert await status(house, game) == "lobby"
    await house.pass_by(10)
    assert await status(house, game) == "closed"
    assert _expired() in texts(house.stored(lobby))
    assert SAY("lobby-closed") not in texts(house.stored(lobby))
    assert house.controls(lobby) == []


async def test_every_click_gives_it_all_of_its_time_again(house: House) -> None:
    alice, game, lobby = await _lobby(house)
    for label in (SAY("button-details"), SAY("button-add"), SAY("form-title")):
        await house.pass_by(LOBBY_PATIENCE - 60)
        await house.in_lobby(alice, lobby, label)
    await house.pass_by(LOBBY_PATIENCE - 60)
    assert await status(house, game) == "lobby"
    await house.pass_by(65)
    assert await status(house, game) == "closed"


async def test_each_lobby_has_a_time_of_its_own(house: House) -> None:
    _, first, _ = await _lobby(house)
    await house.pass_by(600)
    _, second, _ = await _lobby(house, "bob")
    await house.pass_by(LOBBY_PATIENCE - 595)
    assert [await status(house, game) for game in (first, second)] == ["closed", "lobby"]
    await house.pass_by(600)
    assert await status(house, second) == "closed"


async def test_a_lobby_that_its_host_started_or_closed_stays_as_it_is(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, computers=3)
    other = await open_lobby(house, bob)
    lobby = public(house)
    await house.in_lobby(bob, lobby, SAY("button-close"))
    await house.pass_by(2 * LOBBY_PATIENCE)
    assert await status(house, game) == "running"
    assert await status(house, other) == "closed"
    assert SAY("lobby-closed") in texts(house.stored(lobby))


async def test_a_host_may_open_another_lobby_once_theirs_is_closed(house: House) -> None:
    alice, game, _ = await _lobby(house)
    await house.pass_by(LOBBY_PATIENCE + 5)
    assert await open_lobby(house, alice) != game


async def test_after_a_restart_it_has_its_time_again(house: House) -> None:
    _, game, lobby = await _lobby(house)
    await house.pass_by(LOBBY_PATIENCE - 60)
    # The bot is away for days.
    await write(house.bot.store.database, "UPDATE games SET changed = changed - 200000")
    await house.restart()
    await house.pass_by(LOBBY_PATIENCE - 60)
    assert await status(house, game) == "lobby"
    await house.pass_by(120)
    assert _expired() in texts(house.stored(lobby))


async def test_a_restart_renews_no_more_than_the_shortest_patience(house: House) -> None:
    house.patch.setattr("storage.values.Setup.patience", 100 * LOBBY_PATIENCE)
    _, game, _ = await _lobby(house)
    await write(house.bot.store.database, "UPDATE games SET changed = changed - ?", 98 * LOBBY_PATIENCE)
    await house.restart()
    await house.pass_by(2 * LOBBY_PATIENCE - 120)
    assert await status(house, game) == "lobby"
    await house.pass_by(180)
    assert await status(house, game) == "closed"


@pytest.mark.parametrize(
    "error", [NotStoredError("the disk is full"), ZeroDivisionError(), StaleVersionError()]
)
async def test_a_lobby_that_can_not_be_stored_is_tried_again(house: House, error: Exception) -> None:
    _, game, lobby = await _lobby(house)
    bob, other, _ = await _lobby(house, "bob")
    del bob
    save, failures = house.bot.store.games.save, [error]

    async def fail_once(*given: Any, **named: Any) -> Any:
        if failures:
            raise failures.pop()
        return await save(*given, **named)

    house.patch.setattr(house.bot.store.games, "save", fail_once)
    # It is repeated within a second.
    await house.pass_by(LOBBY_PATIENCE + 0.5)
    # It delays no other lobby.
    assert sorted([await status(house, game), await status(house, other)]) == ["closed", "lobby"]
    for _ in range(2):
        await house.pass_by(LOBBY_PATIENCE + 1)
    assert [await status(house, each) for each in (game, other)] == ["closed", "closed"]
    assert _expired() in texts(house.stored(lobby))


async def test_a_click_that_comes_first_counts(house: House) -> None:
    """The time runs out during a click, so the lobby stays."""
    _, game, _ = await _lobby(house)
    table = await house.table(game)
    idle = _idle(house)
    async with table.lock:
        closing = asyncio.create_task(idle.attempt(game))
        await asyncio.sleep(0)
        house.bot.registry.tell_listeners(table)
    assert await closing
    assert await status(house, game) == "lobby"


async def test_a_lobby_that_was_started_or_closed_has_no_deadline(house: House) -> None:
    alice, game, lobby = await _lobby(house)
    assert _idle(house).waits(game)
    await house.in_lobby(alice, lobby, SAY("button-close"))
    assert not _idle(house).waits(game)
