"""`rehearse`, with Discord as we believe it to be, and with one that differs in one point."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
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

from bot.cli import main, rehearse
from bot.cli.rehearsal import alone, person
from bot.cli.rehearsal.check import Check, CheckResult, Verdict
from bot.cli.rehearsal.rehearsal_stage import Rehearsal, RehearsalStage, note
from bot.playground.simulated_world import SimulatedWorld, build
from bot.playground.wire import Bystander
from bot.screens import symbols
from tests.house import walk
from tests.local_discord import draw_quickly, start_quickly
from tests.patience import PATIENCE
from tests.wire.believed import CHANGED, GRANTED, Believed

ALL = (*alone.CHECKS, *person.CHECKS)
TOKEN = "hush-hush"
EXPIRES = 15 * 60.0  # Seconds after which a token expires.


Rehearsed: TypeAlias = Callable[..., Awaitable[list[CheckResult]]]


@pytest.fixture(autouse=True)
def _forgetting() -> Iterator[None]:
    """Forget the emojis of the rehearsed application, because other tests don't have them."""
    yield
    symbols.know({})


class Indifferent(Bystander):
    """Doesn't wait for a bot's answer."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Do nothing."""


class Person:
    """Does what the rehearsal asks for."""

    def __init__(self, world: SimulatedWorld, wire: Believed) -> None:
        self._world = world
        self._wire = wire
        self._sam = world.people[0]
        self._steps: asyncio.Queue[str] = asyncio.Queue()
        self.waited = 0.0

    def hear(self, text: str) -> None:
        """Record a step."""
        if text.startswith("  "):
            self._steps.put_nowait(text.strip())

    async def wait(self, seconds: float) -> None:
        """Let time pass on the fake clock only."""
        self.waited += seconds
        self._wire.expired = self.waited >= EXPIRES

    async def act(self) -> None:
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
        """Press the newest button with this label."""
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
    """Let a person click, wait only for the answer, and give the bot all permissions."""
    backend = world.env.backend
    # Remove the faults of the playground.
    backend.faults.clear()
    for role in next(iter(backend.guilds.values())).roles.values():
        if wire.odd == "permissions":
            role.permissions &= ~discord.Permissions(embed_links=True).value
        if role.managed:
            # simcord requires this permission to create an event. Discord requires Create Events.
            role.permissions |= discord.Permissions(manage_events=True).value

    async def answered(**_: object) -> None:
        newest = backend.interactions[max(backend.interactions)]
        while not newest.responded and newest.id not in wire.lost:
            await asyncio.sleep(0)

    patch.setattr(world.env, "_settle_internal", answered)


@asynccontextmanager
async def played(odd: str, patch: pytest.MonkeyPatch, folder: Path) -> AsyncGenerator[RehearsalStage]:
    """Yield a stage on a Discord that differs in the point `odd`, with a person."""
    start_quickly(patch)
    draw_quickly(patch)
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
        patch.setattr(vars(bot)["_connection"], "guild_ready_timeout", 0.1)
        # Replace simcord's own adapter, which doesn't use the wire.
        async_context.set(AsyncWebhookAdapter())
        yield RehearsalStage(bot, TOKEN, guild, world.channel.id, sam.hear, sam.wait)
        acting.cancel()
    await world.env.shutdown()


@pytest.fixture
def rehearsed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Rehearsed:
    """Rehearse on a Discord that differs in one point; return the results."""

    async def run(odd: str, checks: Sequence[Check] = ALL) -> list[CheckResult]:
        async with played(odd, monkeypatch, tmp_path) as stage:
            return await rehearse.rehearse(stage, checks)

    return run


async def test_discord_as_we_believe_it_to_be_confirms_every_check(rehearsed: Rehearsed):
    results = await rehearsed("")
    assert [(each.check.name, each.seen) for each in results if each.verdict != "confirmed"] == []
    assert [each.check for each in results] == [alone.sign_in, *ALL, alone.clean_up]


def test_every_odd_point_of_an_imitation_has_its_check() -> None:
    known = {each.name for each in (alone.sign_in, *ALL, alone.clean_up)}
    assert GRANTED.keys() | CHANGED.keys() <= known


@pytest.mark.in_turns
@pytest.mark.parametrize("check", [*ALL, alone.clean_up], ids=lambda check: check.name)
async def test_a_discord_that_is_odd_in_one_point_refutes_exactly_that_check(
    check: Check, rehearsed: Rehearsed, monkeypatch: pytest.MonkeyPatch
):
    if check.name == "latency":
        monkeypatch.setattr(alone, "CLICK_PATIENCE", 0.02)
    elif check.name == "command":
        monkeypatch.setattr(person, "PERSON", 0.3)
    results = await rehearsed(check.name)
    assert [each.check.name for each in results if each.verdict != "confirmed"] == [check.name]


async def test_without_a_sign_in_nothing_else_is_tried(rehearsed: Rehearsed):
    (result,) = await rehearsed("sign in")
    assert result.verdict == "refuted"


async def test_a_channel_of_another_server_is_no_place_to_rehearse(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    async with played("", monkeypatch, tmp_path) as stage:
        stage.server += 1
        (result,) = await rehearse.rehearse(stage, ALL)
    assert result.verdict == "refuted"


async def test_an_interrupted_rehearsal_cleans_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    async def interrupt(stage: RehearsalStage) -> str:
        await stage.post(note("To be taken away"))
        raise asyncio.CancelledError

    left: list[int] = []
    clean_up = alone.clean_up

    async def count(stage: RehearsalStage) -> str:
        said = await clean_up.run(stage)
        left.append(len(await stage.messages()))
        return said

    monkeypatch.setattr(alone, "clean_up", Check("clean up", "", "", count))
    async with played("", monkeypatch, tmp_path) as stage:
        with pytest.raises(asyncio.CancelledError):
            await rehearse.rehearse(stage, [Check("interrupted", "", "", interrupt)])
    assert left == [0]


def test_the_environment_alone_names_token_server_and_channel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nREHEARSAL_SERVER=1\n", encoding="utf-8")
    for name in (rehearse.TOKEN, rehearse.SERVER):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(rehearse.CHANNEL, "no number")
    assert main(["rehearse", "--alone"]) == 2
    said = capsys.readouterr().err
    assert all(name in said for name in (rehearse.TOKEN, rehearse.SERVER, rehearse.CHANNEL))
    assert TOKEN not in said


@pytest.mark.parametrize(
    ("alone_too", "verdict", "code"), [(["--alone"], "confirmed", 0), ([], "refuted", 1)]
)
def test_the_report_says_which_assumption_fell_and_never_the_token(
    alone_too: list[str],
    verdict: Verdict,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    tried: list[Check] = []

    async def rehearsed(_: RehearsalStage, checks: Sequence[Check]) -> list[CheckResult]:
        tried.extend(checks)
        return [
            CheckResult(ALL[0], "confirmed", "fine", 0.1),
            CheckResult(ALL[1], verdict, f"{TOKEN} a|b", 0.1),
        ]

    monkeypatch.setattr(rehearse, "rehearse", rehearsed)
    for name, value in ((rehearse.TOKEN, TOKEN), (rehearse.SERVER, "1"), (rehearse.CHANNEL, "2")):
        monkeypatch.setenv(name, value)
    assert main(["rehearse", *alone_too]) == code
    said = capsys.readouterr()
    assert tried == list(alone.CHECKS if alone_too else ALL)
    assert TOKEN not in said.out + said.err
    rows = [line for line in said.out.splitlines() if line.startswith(("| confirmed", "| refuted"))]
    fallen = next(row for row in rows if ALL[1].name in row)
    assert verdict in fallen
    assert ALL[1].assumption in fallen
    assert ALL[1].imitations in fallen
    assert "a\\|b" in fallen
    assert (rows[0] == fallen) == (verdict == "refuted")
