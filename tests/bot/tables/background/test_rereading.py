"""Tables of which something else may be stored are read again, until that works."""

import pytest

from tests.clocks import board_of
from tests.e2e.faults import act, park_waiting
from tests.house import House
from tests.storage.hinder import fail_to_read


async def test_all_that_could_not_be_read_is_read_again_until_it_can(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    park_waiting(monkeypatch)
    people = house.add("alice"), house.add("bob")
    tables = [await house.table(await house.open(actor, computers=3)) for actor in people]
    # The two who click, both tables after that, and one of them once more.
    fail_to_read(monkeypatch, "FROM choices", 5)
    for actor, table in zip(people, tables, strict=True):
        table.unread = True
        await act(house, actor.click(board_of(house, table), label="Play"))
    assert [table.unread for table in tables] == [True, True]
    await house.env.advance_time(1)
    assert [table.unread for table in tables] == [True, True]
    await house.env.advance_time(1.1)
    # On a busy machine more time passes, and the other one is read again, too.
    assert [table.unread for table in tables].count(True) <= 1
    await house.env.advance_time(6)
    assert [table.unread for table in tables] == [False, False]
    assert house.bot.registry.tables == tuple(tables)
