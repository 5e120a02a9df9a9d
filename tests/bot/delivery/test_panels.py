"""A panel is answered in place, whatever else is being shown on it."""

from typing import Any

import pytest

from bot.delivery.calls import Calls
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
