"""What the tests of several folders start from; their `conftest.py` names what they take."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import PRAGMAS
from tests.house import Chance, House, open_house


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server with a channel, and the bot, ready."""
    monkeypatch.setattr("bot.tables.lobbies.secrets", Chance(1))
    # Waiting for the disk is tested with the storage; here it would only cost time.
    quick = tuple(each.replace("synchronous = FULL", "synchronous = OFF") for each in PRAGMAS)
    monkeypatch.setattr("storage.database.PRAGMAS", quick)
    # A whole game is played in a moment here; budget and cooldowns have their own tests.
    monkeypatch.setattr("bot.delivery.budget.RATE", 1e9)
    monkeypatch.setattr("bot.delivery.cooldowns.PERSON", (10**9, 60.0))
    monkeypatch.setattr("bot.delivery.cooldowns.CHANNEL", (10**9, 60.0))
    async with open_house(tmp_path) as house:
        yield house
