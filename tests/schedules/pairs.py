"""Games that differ only in hidden facts: the messages of each, and their times."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import detangle
import pytest

from bot.tables.message_names import tag
from bot.tables.timing import Instant, with_clock
from cogs.log import LogCog
from cogs.look import LookCog
from engine import fairness
from engine.decision import BACK, Decision
from engine.game import Game
from storage.pace import HOUR, Pace
from storage.people.stored_settings import PersonSettings
from storage.values import OPENING_EVENTS, Choice, Click, Player
from tests.engine.play import moves
from tests.engine.setups import Setup
from tests.schedules.disk import contents
from tests.schedules.fake_discord import FakeDiscord, Interaction, Message
from tests.schedules.scenes import simulated
from tests.schedules.world import WALL, Process, Scene, World
from tests.storage.samples import GAME, SECRET, lobby, opened

EVERYBODY = 0  # The reader of public messages.

PATIENCE = 30 * HOUR
"""Seconds after which nobody will answer any more: a slow game's time has run out by then."""

_IDS = re.compile(r"\b1\d{3}\b|(?<=:)[0-9a-f]{16}\b")
"""Ids of messages and tags of questions: they reveal nothing, except whether two are the same."""


class Received(NamedTuple):
    """A content that a reader received, its time, and its message."""

    at: float
    reader: int
    message: str
    what: str


class WatchedDiscord(FakeDiscord):
    """Records everything that anybody receives."""

    def __init__(self) -> None:
        super().__init__()
        self._received: list[Received] = []

    def received(self, readers: Collection[int], until: float) -> list[Received]:
        """Return what these readers received before a time, with ids numbered in order."""
        names: dict[str, str] = {}

        def name(found: re.Match[str]) -> str:
            return names.setdefault(found[0], f"name {len(names)}")

        return [
            each._replace(message=_IDS.sub(name, each.message), what=_IDS.sub(name, each.what))
            for each in self._received
            if each.reader in readers and each.at < until
        ]

    def _post(self, channel: int, reader: int) -> Message:
        message = super()._post(channel, reader)
        self._note(message, f"posted in {channel}")
        return message

    def _show(self, message: int, components: Any, told: Interaction | None = None) -> Message:
        found = super()._show(message, components, told)
        self._note(found, json.dumps(found.components))
        return found

    def _remove(self, message: int) -> None:
        if message in self.messages:
            self._note(self.messages[message], "removed")
        super()._remove(message)

    def _note(self, on: Message, what: str) -> None:
        at = round(asyncio.get_running_loop().time(), 3)
        self._received.append(Received(at, on.reader, str(on.id), what))


@dataclass(frozen=True)
class Position:
    """A game in which `decision` is open, the choices that led there, and an answer to it."""

    game: Game
    choices: tuple[Choice, ...]
    decision: Decision
    picks: tuple[str, ...]


def positions(setup: Setup) -> Iterator[Position]:
    """Yield the positions of a game played at random."""
    clicks = [_click(seat) for seat in range(setup.seats)]
    game = Game.new(setup.options, setup.seats, fairness.seed(SECRET, clicks))
    choices: list[Choice] = []
    answered = (OPENING_EVENTS, OPENING_EVENTS, ())
    for decision, picks in moves(game, Random(setup.seed), busy=True):
        number, seat, before = answered
        choices.append(Choice(number, seat, before, tuple(game.events), 101, int(WALL)))
        yield Position(game.copy(), tuple(choices), decision, picks)
        answered = (decision.number, decision.seat, picks)


class Table(NamedTuple):
    """A table: the number of people, who have the first seats, its pace, and their settings for pings."""

    people: int
    pace: Pace
    settings: PersonSettings


def scene(folder: Path, position: Position, table: Table) -> Scene:
    """Return a game at this position, before anybody has seen it."""
    file = folder / "pair.sqlite3"
    asyncio.run(_store(file, position, table))
    with sqlite3.connect(file) as connection:
        stored = contents(connection)
    connection.close()
    file.unlink()
    return Scene(stored, FakeDiscord(), position.game)


async def _store(file: Path, position: Position, table: Table) -> None:
    waiting = lobby(GAME)
    options = position.game.state.options
    players = tuple(
        Player(101 + seat, f"person {seat}", _click(seat), quiet=table.settings.quiet)
        if seat < table.people
        else Player(None, f"computer {seat}", _click(seat))
        for seat in range(len(position.game.state.seats))
    )
    setup = replace(waiting.setup, players=players, options=options).with_chosen(pace=table.pace)
    async with opened(file) as store:
        for player in players[: table.people]:
            assert player.user_id is not None
            await store.persons.change(player.user_id, lambda _: table.settings)
        waiting = replace(waiting, setup=setup)
        await store.games.add(waiting, Click(1, 101, "open"))
        setup = with_clock(setup, position.game, Instant(0.0, WALL))
        running = replace(waiting, status="running", setup=setup, game=position.game)
        await store.games.save(running, choices=position.choices)


def _click(seat: int) -> str:
    return str(500 + seat)


Story = Callable[[World, Process], Awaitable[None]]

RARELY = 600.0  # Seconds between two checks for due work, if nothing is due earlier.


def received(begun: Scene, story: Story, readers: Collection[int]) -> list[Received]:
    """Return the messages that these readers receive, from the bot's start to the answer after the story.

    The last entry has the time of that answer; its content may depend on secrets.
    """

    async def run() -> list[Received]:
        world = World(begun)
        world.discord = discord = WatchedDiscord()
        process = await world.start()
        for cog in (LookCog, LogCog):
            process.bot.dispatcher.add(cog(process.bot))
        try:
            await world.settle()
            await story(world, process)
            ends = await _next_answer(process)
        finally:
            world.close()
        return [*discord.received(readers, ends), Received(ends, EVERYBODY, "", "answered")]

    with simulated(), pytest.MonkeyPatch.context() as patch:
        # A choice is stamped again by its process's clock, which is also this one.
        now = SimpleNamespace(time=lambda: WALL + asyncio.get_running_loop().time())
        patch.setattr("storage.values.time", now)
        # The bot would check twice a minute for hours whether its clock was set.
        for module in ("deadlines", "reminders"):
            patch.setattr(f"bot.tables.background.{module}.RUNNING_TIME_BEAT", RARELY)
        return detangle.run(run)


async def _next_answer(process: Process) -> float:
    """Wait until somebody answers, or never will; return the time."""
    registry: Any = process.bot.registry
    choose, answered = registry.choose, asyncio.Event()

    async def noted(*facts: Any, **more: Any) -> None:
        answered.set()
        await choose(*facts, **more)

    registry.choose = noted
    with suppress(TimeoutError):
        await asyncio.wait_for(answered.wait(), PATIENCE)
    return round(asyncio.get_running_loop().time(), 3)


async def choose(world: World, process: Process, pick: str) -> None:
    """Let the asked player click an answer in their panel."""
    # It may have left memory.
    await process.done(process.bot.registry.load(GAME))
    table = process.bot.registry.in_memory(GAME)
    assert table is not None
    game = table.game
    assert game is not None
    decision = game.decision
    assert decision is not None
    user = 101 + decision.seat
    option = "b" if pick == BACK else decision.options.index(pick)
    panel = [each for each in world.discord.seen_by(user) if each.reader][-1]
    name = tag(SECRET, GAME, decision.seat, decision.number)
    await world.click(process, user, panel, f"cit:answer:{GAME}:{name}:{option}").delivered(process)
    assert table.game is not game, "the answer was refused"
