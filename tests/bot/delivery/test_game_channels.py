"""The channel or the thread of a game after it was lost."""

from dataclasses import replace
from unittest.mock import AsyncMock, Mock

import pytest

from bot.delivery.outbox import Urgency
from tests.house import House, asked_seat


@pytest.mark.parametrize("pinged", [True, False])
async def test_only_a_player_who_was_called_in_a_thread_is_called_anew(house: House, *, pinged: bool) -> None:
    table = await house.deal()
    asked = asked_seat(table)
    async with table.lock:
        await house.bot.registry.arrange(table, table.setup.with_kind(parent=house.channel.id))
    panel = table.panel(asked)
    async with table.board.lock, panel.lock:
        panel.kept = replace(panel.kept, number=panel.knows, ping=5 if pinged else 0)
        await house.bot.delivery.channels.leave(table)
        assert panel.reminder_due is pinged
        assert (table.setup.kind.channel, table.setup.kind.parent) == (house.channel.id, 0)
        panel.reminder_due, panel.kept = False, panel.stored


async def test_a_thread_for_which_players_wait_comes_before_what_they_are_told(house: House) -> None:
    channels, send = house.bot.delivery.channels, AsyncMock()
    house.patch.setattr(channels._outbox, "send", send)  # pyright: ignore[reportPrivateUsage]
    await channels.open_thread(Mock(id=7), "a game")
    assert send.call_args.args[1] is Urgency.ASKED


@pytest.mark.parametrize("taken", [True, False])
async def test_the_owner_learns_of_a_lost_channel_if_no_player_can_be_reached(
    house: House, *, taken: bool
) -> None:
    table = await house.deal()
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    players = {player.user_id for player in table.players if player.user_id is not None}
    tell = AsyncMock(return_value=taken)
    house.patch.setattr(house.bot.delivery.channels._notifier, "tell", tell)  # pyright: ignore[reportPrivateUsage]
    async with table.board.lock:
        await house.bot.delivery.channels.leave(table)
        # Nobody is notified twice.
        await house.bot.delivery.channels.leave(table)
    told = [call.args[1] for call in tell.call_args_list]
    assert sorted(told) == sorted(players if taken else {*players, guild.owner_id or 0})
