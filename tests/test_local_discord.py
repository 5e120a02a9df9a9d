"""How long the local Discord waits."""

import asyncio
import time
from typing import Any

from tests.fixtures import house
from tests.house import House

__all__ = ["house"]


async def test_it_waits_longer_for_work_than_for_a_sleep(house: House) -> None:
    alice, opened = house.add("alice"), house.bot.lobbies.open

    async def work(*asked: Any, **more: Any) -> Any:
        await asyncio.to_thread(time.sleep, 0.1)
        return await opened(*asked, **more)

    house.patch.setattr(house.bot.lobbies, "open", work)
    house.env.settle_timeout = 0.01
    await alice.slash(house.channel, "citadels new")
    await house.env.advance_time(60)
    assert await house.bot.store.games.lobby_ages()
