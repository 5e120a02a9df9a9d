"""What of the clicks and games stays in memory."""

import gc
from typing import Any

import discord

from tests.house import House, texts


def _living(kind: type[Any]) -> list[Any]:
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, kind)]


async def test_no_interaction_is_kept_once_it_is_responded_to(house: House) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=2)
    for actor in (alice, bob):
        await house.press(actor, house.channel.history()[-1], f"cit:play:{game}")
    table = await house.table(game)
    while table.game is None or table.game.state.round < 2:
        await house.step(game)
    # Boards and panels are still changed through the clicks that showed them.
    assert any(table.spot(seat).here for seat in (0, 1))
    assert _living(discord.Interaction) == []
    before = [texts(house.stored(message)) for message in house.questions(alice) + house.questions(bob)]
    await house.step(game)
    assert before != [texts(house.stored(message)) for message in house.questions(alice)]
