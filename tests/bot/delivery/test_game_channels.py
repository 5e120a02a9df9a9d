"""The channel or the thread of a game, once it is lost."""

from dataclasses import replace

import pytest

from tests.house import House


@pytest.mark.parametrize("pinged", [True, False])
async def test_only_a_player_who_was_called_in_a_thread_is_called_anew(house: House, *, pinged: bool) -> None:
    table = await house.table(await house.open(house.add("alice"), house.add("bob")))
    asked = table.asked()
    assert asked is not None
    async with table.lock:
        await house.bot.registry.arrange(table, replace(table.setup, parent=house.channel.id))
    panel = table.panel(asked)
    async with table.board.lock, panel.lock:
        panel.kept = replace(panel.kept, number=panel.knows, ping=5 if pinged else 0)
        await house.bot.delivery.channels.leave(table)
        assert panel.ring is pinged
        assert (table.setup.channel, table.setup.parent) == (house.channel.id, 0)
        panel.ring, panel.kept = False, panel.stored
