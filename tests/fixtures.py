"""Fixtures for the tests of several folders; the `conftest.py` of a folder names those that it uses."""

import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from bot.client import CitadelsBot
from bot.delivery import board_pace
from bot.delivery.cooldowns import ALLOWANCES
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.words import language
from storage.pace import LIVE, NO_CLOCK
from tests.e2e.faults import standing_still
from tests.house import PAUSES, Chance, House, open_house, send_at_will, show_at_once, stand_still
from tests.local_discord import draw_quickly, start_quickly


def _locked(change: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Fail if a table changes without its lock: simultaneous clicks are rare in tests."""

    @wraps(change)
    async def checked(registry: Registry, table: Table, *rest: Any, **named: Any) -> None:
        assert table.lock.locked(), f"{change.__name__} without the table's lock"
        await change(registry, table, *rest, **named)

    return checked


for _name in ("arrange", "deal", "choose", "refresh", "catch_up"):
    setattr(Registry, _name, _locked(getattr(Registry, _name)))


def _forgotten(kind: str, key: str, problem: object = "") -> None:
    """Fail if the bot forgets a variable of a text; a test may leave out an unused one."""
    frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame.f_back is not None and frame.f_globals["__name__"].startswith(("bot.words.", "functools")):
        frame = frame.f_back
    asked_by = frame.f_globals["__name__"]
    assert kind != "bad words for" or not asked_by.startswith(("bot.", "cogs.")), f"{kind} {key} {problem}"
    _report(kind, key, problem)


_report = language._report  # pyright: ignore[reportPrivateUsage]
language._report = _forgotten  # pyright: ignore[reportPrivateUsage]


def _alone(_: CitadelsBot) -> None:
    """Take all shards."""


@pytest.fixture
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """A server with a channel, and the bot, ready."""
    start_quickly(monkeypatch)
    if request.node.get_closest_marker("drawn") is None:
        draw_quickly(monkeypatch)
    monkeypatch.setattr("bot.tables.new_games.secrets", Chance(1))
    # A whole game takes no time here. Budget, cooldowns and pauses have their own tests.
    send_at_will(monkeypatch)
    monkeypatch.setattr(
        "bot.delivery.cooldowns.ALLOWANCES", ALLOWANCES | {"post": (), "lobby": (), "call": ()}
    )
    monkeypatch.setattr("bot.delivery.option_panels.UPDATES_APART", 0.0)
    show_at_once(monkeypatch)
    stand_still(monkeypatch)
    # Several games can be shown in one channel.
    monkeypatch.setattr("bot.delivery.game_channels.CROWDED", 99)
    # Hours pass between two clicks here; `tests.clocks` opens games with a clock.
    monkeypatch.setattr("bot.tables.lobbies.LIVE", NO_CLOCK)
    # Tests with passing time expect one pace, and everybody in them is a newcomer.
    monkeypatch.setattr("bot.tables.lobbies.GENTLE", LIVE)
    # Time is simulated here, but a database server has its own; tests/cluster/ has processes that divide
    # shards.
    monkeypatch.setattr(CitadelsBot, "_cluster", _alone)
    async with open_house(tmp_path, place=place) as house:
        house.patch = monkeypatch
        yield house


@pytest.fixture
def paced(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep a running bot's pauses; time passes only when a test lets it (`House.wait`)."""
    for name, seconds in PAUSES.items():
        monkeypatch.setattr(board_pace, name, seconds)
    with standing_still(house):
        yield
