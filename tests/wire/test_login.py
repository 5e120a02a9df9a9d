"""A bot that Discord doesn't accept tries once and says why. Its supervisor has to try again."""

from pathlib import Path

import pytest

from tests.wire import payloads
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


async def test_an_endpoint_that_gets_the_clicks_instead_is_named(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    application = payloads.application() | {"interactions_endpoint_url": "https://example.org/clicks"}
    monkeypatch.setattr(payloads, "application", lambda: application)
    async with running(server, tmp_path) as bot:
        await server.until("IDENTIFY", 1)
        assert any("Interactions Endpoint URL" in line for line in bot.said("ERROR"))
