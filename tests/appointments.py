"""Lobbies with a time, and the time that passes until then."""

from math import ceil
from typing import Any

import pytest

from bot.words.language import Language
from storage.pace import LIVE
from tests.house import House, texts
from tests.lobby_options import Panel, open_options

SAY = Language()


@pytest.fixture(autouse=True)
def live(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let lobbies be live, as outside tests, so that people are pinged in the channel."""
    assert house.bot
    monkeypatch.setattr("bot.tables.lobbies.LIVE", LIVE)


HOUR = 60 * 60


def day_ahead(form: Any, days: int) -> list[str]:
    """Return the choice in a form for a time that means the day after `days` days."""
    (options,) = [
        each["component"]["options"]
        for each in form.modal["components"]
        if each["component"]["custom_id"] == "day"
    ]
    return [options[days]["value"]]


async def passing(house: House, seconds: float) -> None:
    """Let time pass in steps, and run what is due.

    The clock stands still within a step. So a task that sleeps until a time just after it wakes too early,
    and sleeps again.
    """
    steps = min(20, ceil(seconds / 300))
    for _ in range(steps):
        await house.pass_by(seconds / steps)
    await done(house)


async def done(house: House) -> None:
    """Wait for threads that read the database, which the local Discord doesn't see."""
    await house.bot.scheduler.ended()
    await house.env.settle()


async def in_an_hour(house: House, *others: str) -> tuple[Panel, Any]:
    """Let alice open a lobby that begins in an hour, and others join. Return its options and the lobby."""
    alice = house.add("alice")
    panel = await open_options(house, alice)
    lobby = house.channel.history()[0]
    for name in others:
        await house.add(name).click(lobby, label=SAY("button-join"))
    await panel.pick("at", "60", page="meet")
    return panel, lobby


def said(house: House) -> list[str]:
    """Return the public messages posted since the lobby."""
    return [texts(house.stored(each)) for each in house.channel.history()[1:] if not each.flags.ephemeral]


async def status(house: House, game: str) -> str:
    loaded = await house.bot.store.games.load(game)
    assert loaded is not None
    return loaded.stored.status
