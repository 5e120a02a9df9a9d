"""`rehearse`, against Discord as we believe it to be, and against one that is odd in one point."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from simcord import MemberActor, UserHandle
from simcord.results import InteractionResult, to_discord_message

from bot.cli import rehearse
from bot.cli.rehearsal import alone, person
from bot.cli.rehearsal.check import Check, Result
from bot.cli.rehearsal.stage import Rehearsal, Stage
from bot.playground.simulated_world import SimulatedWorld, build
from bot.playground.wire import Bystander
from tests.house import walk
from tests.local_discord import draw_quickly, start_quickly
from tests.patience import PATIENCE
from tests.wire.believed import Believed

ALL = (*alone.CHECKS, *person.CHECKS)
TOKEN = "hush-hush"
EXPIRES = 15 * 60.0
"""Seconds after which a token expires."""


Rehearsed: TypeAlias = Callable[..., Awaitable[list[Result]]]


class Indifferent(Bystander):
    """Waits for no bot's answer."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Do nothing."""


class Person:
    """Does what the rehearsal asks for on the screen."""

    def __init__(self, world: SimulatedWorld, wire: Believed) -> None:
        self._world = world
        self._wire = wire
        self._sam = world.people[0]
        self._steps: asyncio.Queue[str] = asyncio.Queue()
        self.waited = 0.0

    def hear(self, text: str) -> None:
        """Note a step."""
        if text.startswith("  "):
            self._steps.put_nowait(text.strip())

    async def wait(self, seconds: float) -> None:
        """Let time pass, but not here."""
        self.waited += seconds
        self._wire.expired = self.waited >= EXPIRES

    async def act(self) -> None:
        """Do each step."""
        shown = None
        while True:
            step = await self._steps.get()
            if "Press me" in step:
                shown = await self._click("Press me")
            elif "who sees" in step:
                await self._click("Only I")
            elif "I got it" in step:
                await self._click("I got it", self._sam.user)
            elif "Type" in step:
                assert shown is not None
                await self._sam.submit_modal(shown, {"name": "rehearsal"})
            elif "/citadels help" in step:
                await self._sam.slash(self._world.channel, "citadels help")
            else:
                assert "Nothing to do" in step

    async def _click(self, label: str, actor: MemberActor | UserHandle | None = None) -> InteractionResult:
        """Press the newest button of this label."""
        env = self._world.env
        found = [
            each
            for some in env.backend.messages.values()
            for each in some.values()
            if label in [part.get("label") for part in walk(each.components)]
        ]
        message = to_discord_message(env, max(found, key=lambda each: each.id))
        return await (actor or self._sam).click(message, label=label)


def prepare(world: SimulatedWorld, wire: Believed, patch: pytest.MonkeyPatch) -> None:
    """Let a person click without waiting for more than the answer, and let the bot do all that it may."""
    backend = world.env.backend
    # Those of the playground.
    backend.faults.clear()
    for role in next(iter(backend.guilds.values())).roles.values():
        if wire.odd == "permissions":
            role.permissions &= ~discord.Permissions(embed_links=True).value
        if role.managed:
            # simcord wants it of who creates an event; Discord wants Create Events.
            role.permissions |= discord.Permissions(manage_events=True).value

    async def answered(**_: object) -> None:
        newest = backend.interactions[max(backend.interactions)]
        while not newest.responded and newest.id not in wire.lost:  # noqa: ASYNC110 - simcord holds up other waits
            await asyncio.sleep(0)

    patch.setattr(world.env, "_settle_internal", answered)


@asynccontextmanager
async def played(odd: str, patch: pytest.MonkeyPatch, folder: Path) -> AsyncIterator[Stage]:
    """Yield a stage on a Discord that is odd in this point, with a person."""
    start_quickly(patch)
    draw_quickly(patch)
    patch.setattr("bot.cli.rehearsal.stage.PERSON", 1.0)
    patch.setattr("bot.cli.rehearsal.person.PERSON", 1.0)
    patch.setattr("bot.client.first_pictures", tuple)
    bystander = Indifferent()
    world = build(bystander, PATIENCE)
    await world.env.start()
    wire = Believed(world.env, bystander, odd)
    prepare(world, wire, patch)
    async with wire.serving():
        patch.setattr(Route, "BASE", f"http://{wire.address}/api/v10")
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://{wire.address}/gateway/"))
        sam = Person(world, wire)
        (guild,) = world.env.backend.guilds
        with world.env.time_context():
            acting = asyncio.create_task(sam.act())
        bot = Rehearsal(folder)
        patch.setattr(bot._connection, "guild_ready_timeout", 0.1)
        # simcord has set its own, which doesn't go over the wire.
        async_context.set(AsyncWebhookAdapter())
        yield Stage(bot, TOKEN, guild, world.channel.id, sam.hear, sam.wait)
        acting.cancel()
    await world.env.shutdown()


@pytest.fixture
def world_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Rehearsed:
    """Rehearse on a Discord that is odd in one point; return the results."""

    async def rehearsed(odd: str, checks: Sequence[Check] = ALL) -> list[Result]:
        async with played(odd, monkeypatch, tmp_path) as stage:
            return await rehearse.rehearse(stage, checks)

    return rehearsed


async def test_discord_as_we_believe_it_to_be_confirms_every_check(world_of: Rehearsed):
    results = await world_of("")
    assert [(each.check.name, each.seen) for each in results if each.verdict != "confirmed"] == []
    assert [each.check for each in results] == [alone.SIGN_IN, *ALL, alone.CLEAN_UP]


@pytest.mark.in_turns
@pytest.mark.parametrize("check", [*ALL, alone.CLEAN_UP], ids=lambda check: check.name)
async def test_a_discord_that_is_odd_in_one_point_refutes_exactly_that_check(
    check: Check, world_of: Rehearsed, monkeypatch: pytest.MonkeyPatch
):
    if check.name == "latency":
        monkeypatch.setattr(alone, "CLICK_PATIENCE", 0.05)
    results = await world_of(check.name)
    assert [each.check.name for each in results if each.verdict != "confirmed"] == [check.name]


async def test_without_a_sign_in_nothing_else_is_tried(world_of: Rehearsed):
    (result,) = await world_of("sign in")
    assert result.verdict == "refuted"
