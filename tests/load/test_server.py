"""The Discord of the load test: which requests count there as the answer to a click."""

import pytest
from aiohttp.test_utils import TestClient, TestServer

from tests.load.crowd import Crowd
from tests.load.games import places
from tests.load.server import HOLD_NEW, BusyServer
from tests.wire.payloads import APPLICATION, Payload
from tests.wire.server import API


async def test_the_message_after_a_held_click_is_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = places(1)
    crowd = Crowd(seats)
    server = BusyServer(crowd, [place.channel for place in seats])

    async def tell(_interaction: Payload) -> None:
        """Tell nobody: here the test is the bot."""

    monkeypatch.setattr(server, "tell", tell)
    opening = crowd.openings()[0]
    clicked = await server.click(opening)
    async with TestClient(TestServer(server.application())) as bot:
        callback = f"{API}/interactions/{opening['id']}/{opening['token']}/callback"
        await bot.post(callback, json={"type": HOLD_NEW})
        assert clicked.waits
        follow_up: Payload = {"components": [], "flags": 1 << 6}
        sent = await bot.post(f"{API}/webhooks/{APPLICATION}/{opening['token']}", json=follow_up)
        assert clicked.response == (await sent.json())["id"]
    assert not clicked.waits
    assert server.waiting == 0
    assert len(server.measured.seconds) == 1
