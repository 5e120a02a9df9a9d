"""Threads that are deleted: their games continue in the channel."""

import pytest

from bot.delivery.panels import Panels
from bot.tables.table import Table
from bot.words.language import Language
from tests.clocks import board_text
from tests.e2e.faults import calls, standing_still
from tests.house import House
from tests.threads import in_thread, seen

SAY = Language()


async def test_a_thread_that_is_deleted_lets_the_game_go_on_in_the_channel_at_once(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game, channel = await in_thread(house, alice, bob)
    await house.step(game)
    thread, house.channel = house.channel, channel
    house.env.backend.delete_channel(thread.id)
    await house.env.settle()
    table = await house.table(game)
    assert (table.setup.kind.channel, table.setup.kind.parent) == (channel.id, 0)
    assert SAY("button-play") in board_text(house, table)
    asked = await house.asked(game)
    assert asked is not None
    assert house.questions(*asked) or calls(house, asked[0])
    for _ in range(6):
        await house.step(game)
    assert board_text(house, table) in seen(house, channel)


async def test_a_game_that_can_not_be_read_keeps_no_other_in_a_thread_that_is_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, channel = await in_thread(house, house.add("alice"), house.add("bob"))

    async def in_channel(_channel: int) -> list[str]:
        return ["zzzzzzzz", game]

    monkeypatch.setattr(house.bot.store.games, "in_channel", in_channel)
    thread, house.channel = house.channel, channel
    house.env.backend.delete_channel(thread.id)
    await house.env.settle()
    assert (await house.table(game)).setup.kind.parent == 0


async def test_a_player_who_has_resigned_is_not_called_anew_when_a_thread_is_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would have no effect, and repeat without a pause."""
    alice, bob = house.add("alice"), house.add("bob")
    game, channel = await in_thread(house, alice, bob)
    table, brought, bring = await house.table(game), list[int](), Panels.bring

    async def bring_only_so_often(this: Panels, table: Table, seat: int) -> None:
        brought.append(seat)
        assert len(brought) < 100
        await bring(this, table, seat)

    monkeypatch.setattr(Panels, "bring", bring_only_so_often)
    house.bot.background.computers.settings = house.settings.model_copy(update={"computer_pause": 5000.0})
    # The question came in response to an answer, so they had no ping for it.
    await house.until(game, "turn", bob)
    while table.panel(1).knows == table.panel(1).kept.number:
        await house.step(game)
    assert table.asked() == 1
    with standing_still(house):
        resigned = await bob.slash(house.channel, "citadels resign")
        await house.press_answer(bob, resigned, SAY("games-resign"))
        assert table.computer_asked
        brought.clear()
        thread, house.channel = house.channel, channel
        house.env.backend.delete_channel(thread.id)
        await house.env.settle()
    assert table.setup.kind.parent == 0
    assert len(brought) < 100
    assert not any(panel.reminder_due for panel in table.panels.values())
