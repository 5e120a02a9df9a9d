"""Tables are read with data that only serves display; if it can't be right, it is rebuilt."""

import asyncio
from dataclasses import replace
from unittest.mock import AsyncMock, Mock

import pytest

from bot.tables.message import NOTHING_SHOWN
from storage.games.places import BOARD_SEAT, StoredMessage
from tests.e2e.faults import sees
from tests.house import House


@pytest.mark.parametrize("owned", [True, False])
async def test_a_table_that_two_look_for_at_once_is_read_once(house: House, *, owned: bool) -> None:
    """With two tables, each click would lock a different one."""
    game = await house.open(house.add("alice"), house.add("bob"))
    await house.restart()
    registry = house.bot.registry
    house.patch.setattr(registry, "owns_server", Mock(return_value=owned))
    load = AsyncMock(side_effect=registry.store.games.load)
    house.patch.setattr(registry.store.games, "load", load)
    registry.forget(await registry.get(game))
    load.reset_mock()
    first, second = await asyncio.gather(registry.get(game), registry.get(game))
    assert first is second
    assert load.call_count == 1


@pytest.mark.parametrize("seat", [50, -1])
async def test_a_panel_of_no_seat_is_thrown_away(house: House, seat: int) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))
    places = house.bot.store.places
    before = (await places.of(game)).get(seat, StoredMessage())
    await places.put(game, seat, replace(before, message=1, number=3, ping=2))
    await house.restart()
    table = await house.table(game)
    assert set(table.panels) <= {0, 1}
    for _ in range(4):
        await house.step(game)
    asked = await house.asked(game)
    assert asked is not None
    assert sees(house, *asked)


async def test_a_board_that_can_not_be_right_is_posted_anew(house: House) -> None:
    game = await house.open(house.add("alice"), house.add("bob"))
    board = (await house.table(game)).board
    old = board.message
    await house.bot.background.noting.finish()
    await house.bot.store.places.put(game, BOARD_SEAT, replace(board.kept, number=99, shown=""))
    await house.restart()
    await house.step(game)
    table = await house.table(game)
    assert (table.board.message != old, table.board.round) == (True, table.round)
    assert table.board.seen not in ("", NOTHING_SHOWN)
