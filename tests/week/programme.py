"""The programme of a server for an evening and a week: who opens what, and when."""

import asyncio
import re
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.client import CitadelsBot
from bot.tables.table import Table
from storage.pace import HOUR, SLOW
from tests.house import ANSWERS, walk
from tests.week.diary import Diary
from tests.week.ledger import Ledger
from tests.week.residents import HABITS, Habit, Resident, Trouble, ids_of
from tests.week.town import Town, open_town

DAY = 24 * HOUR
HALF_AN_HOUR = HOUR / 2
EVENING = 4 * HOUR
WEEK = 7 * DAY


LESSON = re.compile("learning:")


@dataclass
class Server:
    """A server with its channel and its people."""

    town: Town
    channel: simcord.ChannelHandle
    guild: simcord.GuildHandle
    diary: Diary
    ledger: Ledger
    people: dict[str, Resident] = field(default_factory=dict)
    troubles: list[Trouble] = field(default_factory=list)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def bot(self) -> CitadelsBot:
        """The bot."""
        assert isinstance(self.town.bot, CitadelsBot)
        return self.town.bot

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let somebody do something beside all others."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            asyncio.get_running_loop().call_exception_handler({"message": "a person", "exception": error})

    def arrive(self, habit: Habit) -> Resident:
        """Let somebody join the server."""
        roles = []
        if habit.name == "anna":
            roles = [self.guild.create_role("hosts", permissions=discord.Permissions(manage_events=True))]
        actor = self.guild.add_member(self.town.create_user(habit.name), roles=roles)
        self.people[habit.name] = Resident(
            self.town, self.diary, actor, habit, self.troubles, self.channel.id
        )
        return self.people[habit.name]

    def asked(self, table: Table, user: int) -> None:
        """Let the person who is asked answer."""
        person = next((each for each in self.people.values() if each.id == user), None)
        if person is not None:
            self.start(person.answer(table))

    async def at(self, seconds: float) -> None:
        """Wait until a moment of the week."""
        await asyncio.sleep(max(0.0, seconds - self.diary.now))

    # What people do

    async def open(self, host: str, *others: str, slow: bool = False) -> str:
        """Let somebody open a lobby, others join, and the host start; return the game's id."""
        opener = self.people[host]
        await opener.command(self.channel, "citadels new")
        lobby, join = self._lobby(opener)
        game = join.split(":")[2]
        if slow:
            table = await self.bot.registry.get(game)
            async with table.lock:
                await self.bot.registry.arrange(table, replace(table.setup, pace=SLOW))
        for other in others:
            await asyncio.sleep(self.people[other].rng.uniform(2, 20))
            await self.people[other].press(lobby, join)
        await asyncio.sleep(5)
        await opener.press_labelled(lobby, "Start")
        return game

    def _lobby(self, host: Resident) -> tuple[Any, str]:
        for message in host.visible(self.channel.id):
            found = [each.get("custom_id") or "" for each in walk(message.components)]
            join = next((each for each in found if each.startswith("cit:join:")), None)
            table = self.bot.registry.known(join.split(":")[2]) if join else None
            if join and table is not None and table.setup.host == host.id:
                return message, join
        raise AssertionError(f"{host.name} sees no lobby")

    async def live(self, host: str, *others: str) -> None:
        """Play a live game to its end."""
        await self.ledger.over(await self.open(host, *others)).wait()

    async def resign(self, name: str, game: str) -> None:
        """Let somebody resign from a game."""
        person, table = self.people[name], await self.bot.registry.get(game)
        if not table.running:
            return
        handle = self.town_channel(table.setup.channel)
        result = await person.command(handle, "citadels resign")
        await person.press_labelled(person.stored(result), "Resign")

    def town_channel(self, channel: int) -> simcord.ChannelHandle:
        """Return the channel, or the thread, with this id."""
        return next(each for each in (self.channel, *self.channel.threads) if each.id == channel)

    async def daily(self, name: str) -> None:
        """Let somebody play the deal of the day, and share it."""
        person = self.people[name]
        message = person.stored(await person.command(self.channel, "citadels daily"))
        asked = next((found for found in map(ANSWERS.match, ids_of(message)) if found), None)
        if asked is None:
            return
        table = await self.bot.registry.get(asked[2])
        while table.running:
            await person.answer(table)
            table = await self.bot.registry.get(asked[2])
        await asyncio.sleep(20)
        if (found := person.find("cit:daily:share", self.channel.id)) is not None:
            await person.press(*found)

    async def puzzle(self, name: str) -> None:
        """Let somebody solve the puzzle of the day."""
        person = self.people[name]
        message = person.stored(await person.command(self.channel, "citadels puzzle"))
        await asyncio.sleep(30)
        await person.press_any(message, ANSWERS.match)

    async def lesson(self, name: str) -> None:
        """Let somebody take the lesson, pressing whatever is there."""
        person = self.people[name]
        message = person.stored(await person.command(self.channel, "citadels learn"))
        for _ in range(60):
            await asyncio.sleep(person.rng.uniform(4, 12))
            message = next((each for each in person.visible(self.channel.id) if each.id == message.id), None)
            if message is None:
                return
            if not await person.press_any(message, LESSON.search):
                return

    async def cup(self, organiser: str, *others: str) -> None:
        """Let somebody open a tournament of two rounds, others sign up, and all play it."""
        boss = self.people[organiser]
        asked = await boss.command(self.channel, "citadels tournament")
        await boss.press(boss.stored(asked), "cit:cup:open")
        panel = boss.stored(asked)
        length = next(
            each["custom_id"]
            for each in walk(panel.components)
            if (each.get("custom_id") or "").endswith(":length")
        )
        await boss.press(panel, length, "2")
        await asyncio.sleep(10)
        for name in (organiser, *others):
            person = self.people[name]
            if (found := person.find("cit:cup:join:", self.channel.id)) is None:
                person.note("can't sign up")
                continue
            await person.press(*found)
            await asyncio.sleep(person.rng.uniform(5, 60))
        await self.at(self.diary.now + 600)
        self.start(self._come(*others, organiser))
        manage = boss.find("cit:cup:manage:", self.channel.id)
        assert manage is not None
        panel = boss.stored(await boss.press(*manage))
        await boss.press_labelled(panel, "Begin the round")

    async def _come(self, *names: str) -> None:
        """Let people come to their tables when they are called there."""
        read, ends = len(self.diary.entries), self.diary.now + 4 * HOUR
        while self.diary.now < ends:
            for entry in self.diary.entries[read:]:
                for name in names:
                    person = self.people[name]
                    if person.id in entry.calls and person.habit.live is not None:
                        self.start(self._join(person, entry.message, entry.channel))
            read = len(self.diary.entries)
            await asyncio.sleep(5)

    async def _join(self, person: Resident, message: int, channel: int) -> None:
        late = person.habit.live[0] if person.habit.live else 0
        await asyncio.sleep(person.rng.uniform(5, 60) + late * 5)
        stored = self.town.backend.messages[channel].get(message)
        if stored is None or not stored.visible_to(person.id):
            return
        for each in walk(stored.components):
            if (each.get("custom_id") or "").startswith("cit:join:") and not each.get("disabled"):
                await person.press(stored, each["custom_id"])
                return


@asynccontextmanager
async def open_server(folder: Path, seed: int = 1) -> AsyncGenerator[Server]:
    """Start a server in which those people are who are there from the first day."""
    async with open_town(folder, seed) as town:
        guild = town.create_guild("The server")
        diary = Diary(town)

        def ask(table: Table, user: int) -> None:
            """Let the person who is asked answer."""
            server.asked(table, user)

        ledger = Ledger(lambda: diary.now, ask)
        server = Server(town, guild.create_text_channel("citadels"), guild, diary, ledger)
        assert isinstance(town.bot, CitadelsBot)
        town.bot.registry.listen(ledger.heard)
        for habit in HABITS:
            if habit.name != "hugo":
                server.arrive(habit).rng.seed(f"{habit.name} {seed}")
        try:
            yield server
        finally:
            ledger.close_all()
            for task in list(server.tasks):
                task.cancel()
            await asyncio.gather(*server.tasks, return_exceptions=True)


async def evening(server: Server) -> None:
    """Play an evening: two live tables at once in one channel, one with somebody who is never there."""
    server.start(server.live("anna", "ben", "clara", "dan"))
    await asyncio.sleep(90)
    server.start(_resigning(server))
    await server.at(EVENING)


async def _resigning(server: Server) -> None:
    game = await server.open("iris", "emma", "finn", "gina")
    await asyncio.sleep(12 * 60)
    await server.resign("gina", game)


async def week(server: Server) -> None:
    """Play a week."""
    server.start(server.live("anna", "ben", "clara", "dan"))
    await asyncio.sleep(90)
    server.start(_resigning(server))
    await server.at(2 * HOUR)
    server.start(_slow(server, "ben", "anna", "dan", "finn"))
    await asyncio.sleep(60)
    server.start(_slow(server, "iris", "emma", "gina", "clara"))
    for day in range(7):
        server.start(_day(server, day))
    await server.at(DAY + HOUR)
    server.start(_newcomer(server))
    await server.at(3 * DAY + 1.5 * HOUR)
    server.start(server.cup("anna", "ben", "clara", "dan", "emma", "gina", "hugo", "iris"))
    await server.at(5 * DAY + 1.5 * HOUR)
    server.start(server.live("ben", "hugo", "iris", "clara"))
    await server.at(WEEK)


async def _slow(server: Server, *people: str) -> None:
    await server.open(*people, slow=True)


async def _day(server: Server, day: int) -> None:
    """Let some play the deal and the puzzle of a day."""
    await server.at(day * DAY + 15 * HOUR)
    for name in ("iris", "anna") if day % 2 else ("iris",):
        server.start(server.daily(name))
        await asyncio.sleep(HOUR)
        await server.puzzle(name)


async def _newcomer(server: Server) -> None:
    """Let somebody join, learn, play a first game with others, and the deal of the day."""
    habit = next(each for each in HABITS if each.name == "hugo")
    server.arrive(habit)
    await asyncio.sleep(30)
    await server.lesson("hugo")
    await asyncio.sleep(120)
    await server.live("anna", "hugo", "ben", "iris")
    await asyncio.sleep(60)
    await server.daily("hugo")
