"""A bot that Discord doesn't let in asks once and says why; to try again is up to whatever started it."""

from pathlib import Path

from tests.wire.process import running
from tests.wire.server import PATIENCE, Server


async def test_a_wrong_token_is_tried_once_for_each_start(server: Server, tmp_path: Path):
    async with running(server, tmp_path, more={"DISCORD_TOKEN": "wrong"}) as bot:
        assert await bot.end(PATIENCE) == 2
        *_, line, _ = bot.log
    assert "Discord doesn't accept the token" in line
    assert server.heard == {"login": 1}


async def test_an_address_that_is_shut_out_is_said_in_words(server: Server, tmp_path: Path):
    server.shut_out = True
    async with running(server, tmp_path) as bot:
        assert await bot.end(PATIENCE) == 1
        assert bot.log[-1].endswith("Discord can't be reached: 429 Too Many Requests")
        assert not any("Traceback" in line or "html" in line for line in bot.log)
    assert server.heard == {"login": 1}
