"""When the bot starts, Discord tells it which servers have removed it meanwhile."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.storage.samples import opened
from tests.wire.payloads import GUILD
from tests.wire.process import running
from tests.wire.server import PATIENCE, Server

HERE, GONE = int(GUILD), 2002


def _removed(path: Path) -> set[int]:
    """Return the servers that are recorded as having removed the bot."""
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute("SELECT id FROM servers WHERE removed IS NOT NULL")}


@pytest.mark.parametrize("outage", [False, True])
async def test_a_server_that_discord_does_not_list_is_gone_one_in_an_outage_is_not(
    server: Server, tmp_path: Path, *, outage: bool
) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as store:
        for guild in (HERE, GONE):
            await store.servers.change(guild, lambda settings: replace(settings, seasons=False))
        await store.servers.compare([GONE])
    assert _removed(path) == {HERE}
    server.outage = outage
    async with running(server, tmp_path) as bot:
        async with asyncio.timeout(PATIENCE):
            while _removed(path) != {GONE}:
                await asyncio.sleep(0.1)
        assert await bot.stop() == 0
