"""The house in which tests play: one that can't be opened leaves nothing behind."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.client import CitadelsBot
from tests.house import open_house


@pytest.fixture(autouse=True)
def _no_thread_left() -> Iterator[None]:
    """Check that no new thread goes on, for which Python would wait at its end."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(20)
        assert not thread.is_alive()


async def _fail(*_: object) -> None:
    raise RuntimeError("no commands")


async def test_a_house_that_fails_while_it_opens_leaves_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CitadelsBot, "add_cog", _fail)
    with pytest.raises(RuntimeError, match="no commands"):
        async with open_house(tmp_path):
            pass


async def test_a_house_that_fails_while_it_restarts_leaves_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        monkeypatch.setattr(CitadelsBot, "add_cog", _fail)
        with pytest.raises(RuntimeError, match="no commands"):
            await house.restart()
