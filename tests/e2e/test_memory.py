"""The memory that clicks and games keep."""

import gc
import weakref
from dataclasses import replace
from typing import Any

import discord

from bot.tables.background.recovery import IDLE_TABLE, evict
from tests.house import House, texts
from tests.weighing import Scales

TABLE = 28_000  # Bytes of a live table of two people and two computers, in the middle of a game.


def _living(kind: type[Any]) -> list[Any]:
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, kind)]


async def test_no_interaction_is_kept_once_it_is_responded_to(house: House) -> None:
    # Objects that earlier tests have left behind.
    earlier = _living(discord.Interaction)
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    for actor in (alice, bob):
        await house.press(actor, house.channel.history()[-1], f"cit:play:{game}")
    table = await house.table(game)
    while table.round < 2:
        await house.step(game)
    # Boards and panels are still changed through the clicks that showed them.
    assert any(table.panel(seat).handle for seat in (0, 1))
    assert [each for each in _living(discord.Interaction) if each not in earlier] == []
    before = [texts(house.stored(message)) for message in house.questions(alice) + house.questions(bob)]
    await house.step(game)
    assert before != [texts(house.stored(message)) for message in house.questions(alice)]


async def _quiet_for(house: House, seconds: float) -> None:
    """Let `seconds` pass without a click."""
    house.clock.now += seconds
    evict(house.bot.registry, house.bot.delivery.sync.needs)


async def test_a_table_that_nobody_uses_leaves_memory_and_is_as_before_when_it_comes_back(
    house: House,
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    table = await house.table(game)
    while table.round < 2 or table.computer_asked:
        await house.step(game)
    board, seat = table.board.kept, table.asked() or 0
    shown, panel = table.panel(seat).knows, table.panel(seat).kept
    left = weakref.ref(table)
    await _quiet_for(house, IDLE_TABLE - 1)
    assert house.bot.registry.tables == (table,)
    await _quiet_for(house, 1)
    assert house.bot.registry.tables == ()
    assert await house.table(game) is table, "an old holder and a new one share it"
    await _quiet_for(house, IDLE_TABLE)
    del table
    gc.collect()
    assert left() is None
    before = len(house.env.http_requests)
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    again = await house.table(game)
    assert (again.board.kept, again.panel(seat).kept, again.panel(seat).knows) == (board, panel, shown)
    assert len(house.env.http_requests) == before, "nobody is told anew"
    await house.answer(actor, house.questions(actor, number)[-1])
    assert again.game.state.number > number


async def test_a_table_stays_as_long_as_something_is_owed(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob)
    table = await house.table(game)
    await _quiet_for(house, IDLE_TABLE)
    assert house.bot.registry.tables == ()
    for attribute, value in (("shown", 0), ("catching_up", True), ("computers_playing_on", True)):
        table = await house.table(game)
        before = getattr(table, attribute)
        setattr(table, attribute, value)
        await _quiet_for(house, IDLE_TABLE)
        assert house.bot.registry.tables == (table,), attribute
        setattr(table, attribute, before)
    panel = table.panel(0)
    async with panel.lock:
        await _quiet_for(house, IDLE_TABLE)
        assert house.bot.registry.tables == (table,)
    panel.kept = replace(panel.kept, ping=1)
    await _quiet_for(house, IDLE_TABLE)
    assert house.bot.registry.tables == (table,), "where it is shown isn't stored"
    panel.kept = panel.stored
    await _quiet_for(house, IDLE_TABLE)
    assert house.bot.registry.tables == ()


async def _play_until(house: House, games: list[str], number: int) -> None:
    """Play until it is this round in all games."""
    for game in games:
        while (await house.table(game)).round < number:
            await house.step(game)


async def test_a_live_table_is_small_and_stays_so(house: House) -> None:
    scales, games, weights = Scales(house.bot), list[str](), list[int]()
    for host, other in (("alice", "bob"), ("carol", "dora")):
        people = house.add(host), house.add(other)
        games.append(await house.open(*people, computers=2))
        for actor in people:
            await house.press(actor, house.channel.history()[-1], f"cit:play:{games[-1]}")
        await _play_until(house, games, 2)
        weights.append(scales.weigh().total())
    one = weights[1] - weights[0]
    await _play_until(house, games[:1], 4)
    later = scales.weigh()
    grown = later.total() - weights[1]
    assert one < TABLE * 4 / 3, later.most_common(20)
    assert grown < TABLE / 4, later.most_common(20)
