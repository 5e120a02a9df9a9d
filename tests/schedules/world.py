"""Processes of the bot on one disk and one Discord, people who click, and the final checks."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, copy_context
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, cast

import discord

from bot.client import CitadelsBot
from bot.controls.dispatch import request_of
from bot.delivery.refusals import EXPECTED
from bot.settings import Settings
from bot.tables.person import Person
from cogs.play import PlayCog, WishesCog
from engine.game import Game
from tests.schedules.disk import MOUNTED, Disk
from tests.schedules.fake_discord import APPLICATION, FakeDiscord, Message, author, payload_of
from tests.schedules.power import FAR, Power
from tests.storage.samples import GAME

WALL = 1_800_000_000.0  # The wall time at the start of the loop, in seconds since 1970.

LONG = 60.0  # Seconds after which unfinished work never finishes.


@dataclass(frozen=True)
class Scene:
    """The beginning of each schedule: the database, the messages in Discord, and the game."""

    stored: bytes
    discord: FakeDiscord
    game: Game


class Process:
    """One bot: its objects, its power, and the context in which its tasks run."""

    def __init__(self, world: "World", lasts: int) -> None:
        self.power = Power(lasts)
        self._world = world
        self._context: Context = copy_context()
        self._context.run(MOUNTED.set, (world.disk, self.power))
        self._tasks: list[asyncio.Task[Any]] = []
        loop = asyncio.get_running_loop()
        self.bot = self._context.run(
            lambda: CitadelsBot(
                world.settings, clock=loop.time, wall=lambda: WALL + loop.time(), randomness=random.Random(7)
            )
        )
        bot: Any = self.bot
        bot.painter.paint = _no_picture
        bot._connection.application_id = APPLICATION
        bot._connection.user = discord.ClientUser(state=bot._connection, data=cast(Any, author()))
        bot._connection._add_guild(_guild(bot._connection))
        bot.http._HTTPClient__session = self
        bot.http.request = self._request
        bot.answering.answer = self._noting(bot.answering.answer)
        bot.answering.wish = self._noting(bot.answering.wish)
        for cog in world.cogs:
            bot.dispatcher.add(cog(bot))

    @property
    def on(self) -> bool:
        return not self.power.off.is_set()

    def do(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work, name=name, context=self._context.copy())
        self._tasks.append(task)
        return task

    async def done(self, work: Coroutine[Any, Any, Any], name: str = "story") -> asyncio.Task[Any]:
        """Start work in the process, and wait until it ends, or the power goes off."""
        task = self.do(work, name)
        await self.until(task)
        return task

    async def until(self, task: asyncio.Task[Any]) -> None:
        """Wait until a task of the process ends, or the power goes off."""
        off = asyncio.ensure_future(self.power.off.wait())
        await asyncio.wait([task, off], timeout=LONG, return_when=asyncio.FIRST_COMPLETED)
        off.cancel()

    async def start(self) -> None:
        await self.bot.store.open()
        await self.bot.registry.time.begin()
        self.bot.background.resume()

    async def request(self, route: Any, payload: Any) -> Any:
        """Send a request to Discord."""
        return await self._world.discord.request(self.power, route, payload)

    def end(self) -> None:
        """Stop everything: its tasks never learn of the end, so they can't clean up either."""
        self.power.cut()
        bot: Any = self.bot
        bot.jobs._closed = True
        for task in (*self._tasks, *bot.jobs._tasks):
            task.cancel()

    def _noting(self, answer: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Record the results of answers and wishes, as people are told."""

        async def noted(by: Person, *more: Any) -> Any:
            try:
                result = await answer(by, *more)
            except EXPECTED as error:
                self._world.answered.append((by.click, error))
                raise
            self._world.answered.append((by.click, None))
            return result

        return noted

    async def _request(self, route: Any, **more: Any) -> Any:
        return await self.request(route, more.get("json"))


class World:
    """Everything. `problems` are violations noticed during the run."""

    cogs: ClassVar[tuple[Callable[[Any], object], ...]] = (PlayCog, WishesCog)
    """The features whose buttons are pressed."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.settings = _settings()
        loop = asyncio.get_running_loop()
        self.disk = Disk(scene.stored, lambda: WALL + loop.time())
        # For checks of a process's stored data, after a connection was given up.
        MOUNTED.set((self.disk, Power()))
        self.discord = scene.discord.copy()
        self.processes: list[Process] = []
        self.problems: list[str] = []
        self.clicks: list[tuple[asyncio.Task[Any], Process]] = []
        self.answered: list[tuple[int, Exception | None]] = []
        self._version = 0
        self.disk.watch = self._watch

    async def start(self, lasts: int = FAR) -> Process:
        """Start a process whose power goes off after `lasts` pieces of work."""
        process = Process(self, lasts)
        self.processes.append(process)
        started = await process.done(process.start(), "start")
        if started.done():
            started.result()
        return process

    def click(
        self, process: Process, user: int, message: Message | None, custom_id: str, *values: str
    ) -> "Click":
        """Let a person press a control."""
        record = self.discord.click(user, message)
        return Click(self, record.id, payload_of(record, message, custom_id, list(values)), custom_id)

    def _watch(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("SELECT version FROM games WHERE id = ?", (GAME,)).fetchone()
        if version not in (self._version, self._version + 1) and self._version:
            self.problems.append(f"version {self._version} became {version}")
        self._version = version

    async def settle(self, seconds: float = 60.0) -> None:
        """Let everything finish without further failures."""
        self.discord.faults = self.disk.faults = 0
        ends = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(3)
            if all(self._quiet(each.bot) for each in self.processes if each.on):
                return

    def _quiet(self, bot: CitadelsBot) -> bool:
        return (
            bot.in_flight.idle
            and bot.store.database.outage is None
            and not bot.background.recovery.busy
            and not bot.store.places.pending
            and not bot.store.learning.pending
            and not any(each.computing or bot.delivery.sync.needs(each) for each in bot.registry.tables)
        )

    def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            process.end()
        self.disk.close()


@dataclass
class Click:
    """A click, which Discord may deliver more than once."""

    world: World
    id: int
    payload: dict[str, Any]
    custom_id: str

    async def delivered(self, process: Process) -> None:
        """Let a process handle it, until that is done or the power goes off."""
        task = process.do(self._handle(process.bot), f"click {self.custom_id}")
        self.world.clicks.append((task, process))
        await process.until(task)

    async def _handle(self, bot: Any) -> None:
        interaction: Any = discord.Interaction(data=cast(Any, self.payload), state=bot._connection)
        request = request_of(interaction, self.custom_id)
        assert request is not None, self.custom_id
        await bot.dispatcher.dispatch(interaction, request)


@lru_cache
def _settings() -> Settings:
    """Return default settings: parsing the environment would take most of the time."""
    return Settings(database=Path(__file__), computer_pause=1, emojis=False)


async def _no_picture(_picture: object) -> bytes:
    return b""


def _guild(state: Any) -> discord.Guild:
    data: Any = {"id": "10", "name": "server", "channels": [], "roles": [], "member_count": 4}
    return discord.Guild(data=data, state=state)
