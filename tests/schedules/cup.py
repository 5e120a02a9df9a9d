"""A tournament of three people and two rounds: they sign up, come to their tables, and repeat lost clicks."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import detangle
import pytest

from bot.tables.table_errors import RefusedError
from bot.tables.tournaments.tournaments import TournamentChange
from bot.words.language import Language
from cogs.lobby import LobbyCog
from cogs.tournament import TournamentsCog
from engine.setup.sets import FIRST_GAME
from storage.database.storage_errors import NotStoredError, StaleVersionError, UnavailableError
from storage.play.tournament import Tournament, decode_tournament, encode_tournament
from tests.schedules.disk import contents
from tests.schedules.fake_discord import FakeDiscord, Message, controls
from tests.schedules.power import FAR
from tests.schedules.scenes import simulated
from tests.schedules.world import Process, Scene, World
from tests.short_games import deal_last_answers, end, nearly_over
from tests.storage.prepared import lay_out

CUP = "cccccccc"
BOSS, PEOPLE = 100, (101, 102, 103)
SAY = Language()

AGAIN = 7.0  # Seconds after which a person repeats a click without effect.


@contextmanager
def short_games() -> Generator[None]:
    """Let each new game be nearly over, and simulate the world."""
    with simulated(), pytest.MonkeyPatch.context() as patch:
        deal_last_answers(patch)
        # In simulated time, a request may wait for a time that is too small to pass.
        for limit in ("RATE", "BURST"):
            patch.setattr(f"bot.delivery.outbox.{limit}", 1e9)
        yield


def opened_cup(folder: Path) -> Scene:
    """Return a database with a tournament open for sign-up."""
    file = lay_out(folder / "cup.sqlite3")
    it = Tournament(CUP, 1, 10, 20, BOSS, "en-US", size=3, length=2)
    with sqlite3.connect(file) as connection:
        columns = "id, guild, channel, state, version, active, message, stage, shown"
        sql = f"INSERT INTO tournaments ({columns}) VALUES (?, ?, ?, ?, 1, 1, 0, 0, '')"
        connection.execute(sql, (it.id, it.guild, it.channel, encode_tournament(it)))
        connection.commit()
        stored = contents(connection)
    connection.close()
    return Scene(stored, FakeDiscord(), nearly_over(FIRST_GAME.options(3), 3))


class Cup(World):
    """The world of a tournament. Its power returns, and people click again."""

    cogs = (TournamentsCog, LobbyCog)

    def __init__(self, scene: Scene, crashes: int = 0, *, several: bool = False) -> None:
        super().__init__(scene)
        self._crashes = crashes
        self._several = several
        self._starting = asyncio.Lock()

    def _watch(self, connection: sqlite3.Connection) -> None:
        """Record if a version was skipped."""
        (version,) = connection.execute("SELECT version FROM tournaments").fetchone()
        if version not in (self._version, self._version + 1) and self._version:
            self.problems.append(f"version {self._version} became {version}")
        self._version = version

    @property
    def now(self) -> Tournament:
        version, state = self.disk.connection.execute("SELECT version, state FROM tournaments").fetchone()
        return replace(decode_tournament(state), id=CUP, version=version)

    def status(self, game: str) -> str:
        row = self.disk.connection.execute("SELECT status FROM games WHERE id = ?", (game,)).fetchone()
        return row[0] if row else "gone"

    def came(self, game: str, user: int) -> bool:
        """Return whether a person is at a table, or the table will not begin any more."""
        sql = "SELECT person FROM people WHERE game = ? AND person = ?"
        return self.disk.connection.execute(sql, (game, user)).fetchone() or self.status(game) != "lobby"

    def begun(self, game: str) -> bool:
        """Return whether the lobby of a table has started, or was closed."""
        return self.status(game) != "lobby"

    async def owner(self) -> Process:
        """Return the process that handles the server; after a power failure, another one."""
        async with self._starting:
            while not (self.processes and self.processes[0].on):
                for each in self.processes:
                    each.end()
                self.processes.clear()
                lasts = detangle.randint(1, 400) if self._crashes else FAR
                self._crashes -= bool(self._crashes)
                await self.start(lasts)
                if self._several:
                    other = await self.start()
                    other.bot.registry.owns_server = _nothing
            return self.processes[0]

    async def start(self, lasts: int = FAR) -> Process:
        """Start a process that records what people are told about the tournament."""
        process = await super().start(lasts)
        bot: Any = process.bot
        bot.tournaments.change = self._told(bot.tournaments.change)
        return process

    def _told(self, change: Callable[..., Awaitable[Tournament]]) -> Callable[..., Awaitable[Tournament]]:
        async def told(it: Tournament, wish: Callable[[Tournament], Tournament]) -> Tournament:
            """Record if people were told something that isn't stored."""
            try:
                changed = await change(it, wish)
            except NotStoredError as error:
                if wish(self.now) == self.now:
                    self.problems.append(f"it is stored, and was refused: {error}")
                raise
            if wish(self.now) != self.now:
                self.problems.append("it isn't stored, and was not refused")
            return changed

        return told

    async def insist(self, user: int, custom_id: str, done: Callable[[], bool]) -> None:
        """Press a button once it exists, again and again until it has its effect."""
        ends = asyncio.get_running_loop().time() + 1000
        while not done() and asyncio.get_running_loop().time() < ends:
            owner = await self.owner()
            on = next(
                (each for each in reversed(self.public) if custom_id in controls(each.components)), None
            )
            if on is not None:
                process = self.processes[detangle.randint(0, len(self.processes) - 1)]
                await self.click(process if process.on else owner, user, on, custom_id).delivered(process)
            await asyncio.sleep(AGAIN)

    async def change(self, change: TournamentChange) -> None:
        """Change a tournament, as by a click, and repeat until it is changed."""
        while change(self.now) != self.now:
            process = await self.owner()
            with suppress(UnavailableError):
                await process.done(process.bot.tournaments.change(self.now, change))
            process.bot.background.tournament_course.look(CUP)
            await asyncio.sleep(AGAIN)

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until the condition holds."""
        while not done():
            await self.owner()
            await asyncio.sleep(1)

    @property
    def public(self) -> list[Message]:
        """Return the public messages, the oldest first."""
        return [each for each in self.discord.messages.values() if not each.reader]

    async def press(self, user: int, custom_id: str, done: Callable[[], bool]) -> None:
        """Press a button on a private message, again until it has its effect."""
        while not done():
            process = await self.owner()
            on = self.public[-1] if self.public else None
            await self.click(process, user, on, custom_id).delivered(process)
            await asyncio.sleep(AGAIN)

    async def play(self, game: str) -> None:
        """Wait until a game has begun, and give its last answer."""
        while self.status(game) in ("lobby", "running"):
            process = await self.owner()
            if self.status(game) == "running":
                await process.done(_answer(process, game), "answer")
            await asyncio.sleep(AGAIN)


async def _answer(process: Process, game: str) -> None:
    with suppress(UnavailableError, StaleVersionError, RefusedError):
        await end(process.bot.registry, await process.bot.registry.get(game))


def _nothing(_guild: int) -> bool:
    return False
