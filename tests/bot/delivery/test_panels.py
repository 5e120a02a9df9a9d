"""A panel is answered in place, whatever else is being shown on it."""

from typing import Any

import pytest

from bot.delivery.calls import Calls
from bot.tables.message import AWAY
from bot.tables.table import Table
from storage.settings import PersonSettings
from tests.e2e.faults import live_boards, park_waiting, standing_still
from tests.house import House


async def test_a_click_on_a_panel_that_is_just_being_changed_has_one_response(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    park_waiting(monkeypatch)
    people = [house.add("alice"), house.add("bob")]
    game = await house.open(*people)
    for actor in people:
        await actor.click(live_boards(house, game)[-1], label="Play")
    asked, table = await house.asked(game), await house.table(game)
    seat = table.asked()
    assert asked is not None
    assert seat is not None
    question = next(each for each in house.questions(*asked) if each.flags.ephemeral)
    with standing_still(house):
        async with table.panel(seat).lock:
            result = await house.answer(asked[0], question)
            assert not result.acknowledged
        await house.env.settle()
    assert result.acknowledged
    assert not result.deferred


async def test_a_call_that_is_requested_during_another_is_repeated(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where their thread is found to be gone meanwhile."""
    alice, bob = house.add("alice"), house.add("bob")
    for actor in (alice, bob):
        await house.bot.store.persons.change(actor.id, lambda _: PersonSettings(calls="channel"))
    game = await house.open(alice, bob)
    table, called = await house.table(game), list[int]()
    ping: Any = Calls._ping  # pyright: ignore[reportPrivateUsage]

    async def ping_and_ring(this: Calls, table: Table, seat: int, *more: Any) -> bool:
        done: bool = await ping(this, table, seat, *more)
        called.append(seat)
        table.panel(seat).ring = len(called) == 1
        return done

    monkeypatch.setattr(Calls, "_ping", ping_and_ring)
    while not called:
        house.clock.now += 100
        await house.step(game)
    assert called == [table.asked()] * 2


async def test_a_panel_waits_for_a_response_of_another_process(house: House) -> None:
    table = await house.table(await house.open(house.add("alice"), house.add("bob")))
    panels, asked = house.bot.delivery.panels, table.asked()
    assert asked is not None
    table.panel(asked).elsewhere = house.clock() + 3
    assert panels.pause(table, asked) == 3
    house.clock.now += 3
    assert panels.pause(table, asked) == 0


async def test_a_player_for_whom_a_computer_played_is_not_told_that_nothing_is_asked(house: House) -> None:
    table = await house.table(await house.open(house.add("alice"), house.add("bob")))
    asked, panels = table.asked(), house.bot.delivery.panels
    assert asked is not None
    waiting = table.panel(1 - asked)
    assert not panels.stale(table, 1 - asked)
    waiting.knows = AWAY
    assert not panels.stale(table, 1 - asked)
    waiting.knows = 7
    assert panels.stale(table, 1 - asked)
