"""A process posted a message and ended before it stored the place. The next one finds it in the channel."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.boards import Boards, content_of
from bot.screens.finding_players import calling_screen
from bot.screens.notes import PingModel, ping_screen
from bot.tables import view_models
from bot.tables.call_kinds import state_of
from bot.tables.message import EDIT_LATE
from bot.tables.table import Table
from bot.words.language import Language
from storage.games.posted_calls import PostedCall
from tests.e2e.faults import Faults, act, check_told, live_boards, standing_still
from tests.house import House

SAY = Language()


@pytest.fixture(autouse=True)
def late(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a channel of this house searched again by a running bot."""
    assert house
    monkeypatch.setattr("bot.tables.message.EDIT_LATE", EDIT_LATE)


async def _die(_: Boards, table: Table) -> None:
    """End the process between the post of a board and the storing of its place."""
    if table.board.before is not None:
        raise asyncio.CancelledError


async def _dying(house: House, command: str) -> Any:
    """Let the process end right after its response to a command; return the response."""
    with house.patch.context() as patch, standing_still(house):
        patch.setattr(Boards, "_store_place", _die)
        await house.people[0].slash(house.channel, f"citadels {command}")
        posted = house.channel.history()[-1]
    with standing_still(house):
        await house.restart(noted=False)
    await house.env.advance_time(1)
    return posted


async def _game(house: House) -> str:
    (game,) = await house.bot.store.games.in_channel(house.channel.id)
    return game


@pytest.mark.both_databases
async def test_a_lobby_is_the_lobby_though_nobody_stored_where_it_is(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    lobby = await _dying(house, "new")
    game = await _game(house)
    assert [each.id for each in live_boards(house, game)] == [lobby.id]
    await house.env.advance_time(EDIT_LATE)
    await bob.click(lobby, label=SAY("button-join"))
    assert [each.id for each in live_boards(house, game)] == [lobby.id]
    assert [each.name for each in (await house.table(game)).players] == [alice.name, bob.name]
    await check_told(house, game)


@pytest.mark.parametrize("started", [False, True])
async def test_a_board_that_was_posted_anew_and_not_stored_leads_to_the_stored_one(
    house: House, *, started: bool
) -> None:
    alice = house.add("alice")
    if started:
        game = await house.open(alice, computers=3)
    else:
        await alice.slash(house.channel, "citadels new")
        game = await _game(house)
    await house.bot.background.noting.finish()
    again = await _dying(house, "board")
    if started:
        # A game in which everything was shown isn't in memory before somebody acts.
        await house.table(game)
        house.bot.registry.tell_listeners(await house.table(game))
        await house.bot.delivery.sync.finish()
    assert [each.id for each in live_boards(house, game)] == [(await house.table(game)).board.message]
    assert again.id not in {each.id for each in live_boards(house, game)}
    await check_told(house, game)


async def test_a_click_on_a_lobby_that_nobody_stored_has_it_lead_to_the_other(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    await alice.slash(house.channel, "citadels new")
    game = await _game(house)
    table = await house.table(game)
    stray = await _post(house, table)
    await bob.click(stray, label=SAY("button-join"))
    assert table.seat_of(bob.id) is not None
    assert [each.id for each in live_boards(house, game)] == [table.board.message]
    await check_told(house, game)


async def test_a_lobby_that_came_although_its_response_was_given_up_leads_to_the_other(
    house: House, broken: Faults
) -> None:
    broken.plan("command", "unanswered")
    await act(house, house.add("alice").slash(house.channel, "citadels new"), 1)
    game = await _game(house)
    assert len(live_boards(house, game)) == 2
    await house.env.advance_time(EDIT_LATE + 1)
    assert [each.id for each in live_boards(house, game)] == [(await house.table(game)).board.message]


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("kind", ["ping", "call"])
async def test_a_call_that_nobody_stored_is_deleted_and_no_other(
    house: House, kind: str, *, known: bool
) -> None:
    alice = house.add("alice")
    if kind == "ping":
        game = await house.open(alice, computers=3)
        screen = ping_screen(PingModel(game, alice.id, "turn", "bob"), SAY)
    else:
        await alice.slash(house.channel, "citadels new")
        game = await _game(house)
        screen = calling_screen("Who plays?", "https://discord.com", SAY, joins=game)
    called = (await house.bot.get_partial_messageable(house.channel.id).send(view=screen)).id
    if known:
        await _note(house, await house.table(game), kind, called)
    await _forget_what_was_shown(house, game)
    with standing_still(house):
        await house.restart(noted=False)
    await house.env.advance_time(1)
    assert _is_there(house, called), "it may be just on its way"
    await house.env.advance_time(EDIT_LATE + 1)
    assert _is_there(house, called) is known


async def _note(house: House, table: Table, kind: str, called: int) -> None:
    """Store where the message is that calls people to a table, as its process does."""
    registry = house.bot.registry
    if kind == "ping":
        await registry.place(table, 0, replace(table.panel(0).kept, ping=called))
    else:
        call = PostedCall("call", 0, house.channel.id, called, "")
        await registry.called(table, call._replace(shown=state_of(table, call)))


async def _forget_what_was_shown(house: House, game: str) -> None:
    await house.bot.background.noting.finish()
    sql = "UPDATE games SET shown = 0 WHERE id = ?"
    await house.bot.store.database.transaction(lambda write: write.run(sql, game))


def _is_there(house: House, message: int) -> bool:
    return message in {each.id for each in house.channel.history()}


async def _post(house: House, table: Table) -> Any:
    """Post the message of a table without storing its place."""
    content = content_of(table, view_models.public(table))
    await house.bot.get_partial_messageable(house.channel.id).send(view=content.screen(()))
    return house.channel.history()[-1]
