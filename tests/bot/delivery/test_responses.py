import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery import responses


async def test_what_goes_wrong_while_a_response_is_held_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def defer(**_: object) -> None:
        raise KeyError("a slip of ours")

    response = SimpleNamespace(is_done=lambda: False, defer=defer)
    interaction = cast(Any, SimpleNamespace(id=7, extras={}, response=response))
    monkeypatch.setattr(responses, "PATIENCE", 0)
    async with responses.in_time(interaction, in_place=True):
        await asyncio.sleep(0.01)
    assert "Interaction 7 could not be held" in caplog.text
    assert "a slip of ours" in caplog.text
