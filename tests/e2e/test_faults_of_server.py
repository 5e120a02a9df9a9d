"""Faults while a server is set up: managers are told the stored state, all of them."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.words.language import Language
from engine.setup.plan import Plan
from storage.people.stored_settings import ServerSettings
from storage.values import Click
from tests.cogs.test_server import CHANNELS, ROLES, Panel, manager, open_panel, settings
from tests.e2e.sweeps import Attempt, Prepare, Sweep, afresh
from tests.house import House
from tests.lobby_options import open_lobby

pytestmark = pytest.mark.in_turns

SAY = Language()


async def _panel(house: House) -> Panel:
    """Return the panel of a manager of a server that has chosen nothing."""
    afresh(house)
    keeper = manager(house)
    await house.bot.store.servers.change(house.guild.id, lambda _: ServerSettings())
    return await open_panel(house, keeper)


async def channels_are_chosen(house: House) -> Attempt:
    """A manager chooses where games are opened; all settings go the same way."""
    panel, channel = await _panel(house), house.channel.id
    click = partial(
        house.forge, panel.actor, panel.message, "cit:server-pick:channels", CHANNELS, str(channel)
    )

    async def done() -> bool:
        return await settings(house) == ServerSettings(channels=(channel,))

    return Attempt(panel.actor, click, done, on=panel.message, unseen=True)


def _role(house: House) -> int:
    return house.guild.create_role("Players").id


async def a_set_is_deleted(house: House) -> Attempt:
    """A manager deletes a saved set."""
    panel = await _panel(house)
    sets, game = house.bot.store.sets, await open_lobby(house, panel.actor)
    for each in await sets.of_server(house.guild.id):
        await sets.delete(house.guild.id, each.id)
    click = Click(house.channel.history()[-1].id, panel.actor.id, "save")
    await sets.put(house.guild.id, "Ours", Plan(), game, click)
    (saved,) = await sets.of_server(house.guild.id)

    async def done() -> bool:
        return not await sets.of_server(house.guild.id)

    deleting = partial(house.forge, panel.actor, panel.message, f"cit:server-delete:{saved.id}")
    return Attempt(panel.actor, deleting, done, on=panel.message, unseen=True)


CLICKS: dict[str, Prepare] = {
    "channels": channels_are_chosen,
    "set": a_set_is_deleted,
}


@pytest.mark.parametrize("click", CLICKS)
async def test_each_request_and_each_statement_of_a_click_fails(sweep: Sweep, click: str) -> None:
    assert await sweep.requests(CLICKS[click], "cut", "unanswered")
    assert await sweep.statements(CLICKS[click])


async def test_two_managers_at_once_set_both(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await _panel(house), await _panel(house)
    servers, both = house.bot.store.servers, asyncio.Barrier(2)
    change = servers.change

    async def together(*arguments: Any) -> ServerSettings:
        """Store nothing before both are about to."""
        await both.wait()
        return await change(*arguments)

    monkeypatch.setattr(servers, "change", together)
    payloads = [
        house._click(panel.actor, panel.message, f"cit:server:{setting}:off")  # pyright: ignore[reportPrivateUsage]
        for panel, setting in ((first, "seasons"), (second, "everywhere"))
    ]
    await house._deliver(payloads)  # pyright: ignore[reportPrivateUsage]
    assert await settings(house) == ServerSettings(seasons=False, everywhere=False)
    assert "Seasons: no" in first.text
    assert "Counts everywhere: no" in second.text


@pytest.mark.parametrize("what", ["channels", "roles"])
async def test_a_set_that_was_deleted_meanwhile_can_not_be_chosen(house: House, what: str) -> None:
    panel, backend = await _panel(house), house.env.backend
    if what == "channels":
        gone = house.guild.create_text_channel("gone").id
        kept = house.channel.id
        backend.delete_channel(gone)
        words = SAY("error-channel-unseen", channel=f"<#{gone}>")
    else:
        gone, kept = _role(house), _role(house)
        backend.delete_role(house.guild.id, gone)
        words = SAY("error-unknown-option")
    await house.env.settle()
    kind = CHANNELS if what == "channels" else ROLES
    said = await panel.forge(f"cit:server-pick:{what}", kind, str(kept), str(gone))
    assert words in said
    assert await settings(house) == ServerSettings()
    # Without it, it can be.
    await panel.forge(f"cit:server-pick:{what}", kind, str(kept))
    assert await settings(house) == replace(ServerSettings(), **{what: (kept,)})
