"""The shards that this process is connected to, whatever comes of a connection that is on its way."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from bot.shards import Shards
from bot.tables.background_loop import Jobs
from tests.patience import until


class Client:
    """A client whose shards connect when the test says so."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.begun: list[int] = []
        self.left: list[int] = []

    async def launch_shard(self, _gateway: object, shard: int) -> None:
        self.begun.append(shard)
        await self.go.wait()

    def get_shard(self, shard: int) -> object:
        async def disconnect() -> None:
            self.left.append(shard)

        return SimpleNamespace(disconnect=disconnect)


async def test_shards_connect_one_after_the_other() -> None:
    client, jobs = Client(), Jobs()
    shards = Shards(cast(Any, client), jobs)
    shards.want({0, 1})
    shards.begin()
    await until(lambda: client.begun)
    assert client.begun == [0]
    client.go.set()
    await until(lambda: client.begun == [0, 1])
    await jobs.close()


async def test_a_session_that_is_not_wanted_is_left_before_others_hear_of_that() -> None:
    client, jobs = Client(), Jobs()
    client.go.set()
    shards = Shards(cast(Any, client), jobs)
    shards.want({0, 1})
    shards.begin()
    shards.want({0})
    await shards.left()
    assert client.left == [1]
    await jobs.close()


async def test_a_shard_that_connects_after_it_was_given_away_is_disconnected() -> None:
    client, jobs = Client(), Jobs()
    shards = Shards(cast(Any, client), jobs)
    shards.want({0, 1})
    shards.begin()
    shards.want({0})
    await asyncio.sleep(0.01)
    client.left.clear()
    shards.connected(0)
    shards.connected(1)
    await until(lambda: client.left)
    assert client.left == [1]
    await jobs.close()
