"""A server with its people, and what they can do together. Each records unfulfilled wishes."""

import asyncio
import re
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import discord
import simcord

from bot.client import CitadelsBot
from bot.controls.requests import LAST, SURPRISE
from bot.lesson.first_lesson import first_lesson
from bot.screens.leaderboard import season_name
from bot.tables.people import keeps_seats
from bot.tables.table import Table
from bot.words.language import Language
from engine.setup.choice import RandomSet
from engine.setup.preview import preview
from storage.pace import HOUR, SLOW_PACE
from storage.parts import PlayedOn, TournamentTable
from storage.results.ratings.tracks import season_of
from tests.house import ANSWERS
from tests.week.diary import Diary
from tests.week.ledger import Ledger
from tests.week.residents import HABITS, Habit, Resident, Trouble, ids_of
from tests.week.town import BEGINS, Town, open_town

SAY = Language()

DAY = 24 * HOUR
ANOTHER = "another cast"
LESSON = re.compile("learning:")
CLICKS_OF_LESSON = 60  # Clicks after which a person gives up the lesson.


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
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    @property
    def bot(self) -> CitadelsBot:
        assert isinstance(self.town.bot, CitadelsBot)
        return self.town.bot

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Let a person do something beside all others."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            asyncio.get_running_loop().call_exception_handler({"message": "a person", "exception": error})

    def arrive(self, habit: Habit) -> Resident:
        """Let a person join the server."""
        roles = []
        if habit.name == "anna":
            roles = [self.guild.create_role("hosts", permissions=discord.Permissions(manage_events=True))]
        actor = self.guild.add_member(self.town.create_user(habit.name), roles=roles)
        self.people[habit.name] = Resident(
            self.town, self.diary, actor, habit, self.troubles, self.channel.id
        )
        return self.people[habit.name]

    def asked(self, table: Table, user: int) -> None:
        """Let the asked person answer."""
        person = next(each for each in self.people.values() if each.id == user)
        self.start(person.answer(table))

    def close(self) -> None:
        """End the week; record who wanted to play a live game to its end, or at all, and couldn't."""
        self.ledger.close_all()
        for game, person in product(self.ledger.games.values(), self.people.values()):
            if person.id not in game.people:
                continue
            if game.pace == "live" and not game.ended:
                person.note(f"wanted to play {game.id} to its end, and it doesn't end")
            elif game.ended == game.began:
                person.note(f"wanted to play {game.id}, and it was closed")

    async def at(self, seconds: float) -> None:
        """Wait until a time of the week."""
        await asyncio.sleep(max(0.0, seconds - self.diary.now))

    # People's actions

    async def open(self, host: str, *others: str, slow: bool = False) -> str:
        """Let a person open a lobby, others join, and the host start; return the game's id."""
        opener = self.people[host]
        await opener.command(self.channel, "citadels new")
        game = self._lobby(opener)
        if slow:
            table = await self.bot.registry.get(game)
            async with table.lock:
                await self.bot.registry.arrange(table, table.setup.with_chosen(pace=SLOW_PACE))
        await self._join(game, *others)
        await self._start(game, host, *others)
        return game

    async def _join(self, game: str, *names: str) -> None:
        """Let people join a game by the newest *Join* that they see, even on a ping, and see its lobby."""
        for name in names:
            person = self.people[name]
            await asyncio.sleep(person.rng.uniform(2, 20))
            await person.press_found(f"cit:join:{game}", self.channel.id, f"to join {game}")
            if person.find(f"cit:details:{game}", self.channel.id) is None:
                person.note(f"wanted to see the lobby of {game}, and doesn't")

    async def _start(self, game: str, *names: str) -> None:
        """Let the first of these people press *Start*, and record who doesn't play."""
        await asyncio.sleep(5)
        await self.people[names[0]].press_found(f"cit:start:{game}", self.channel.id, f"to start {game}")
        table = await self.bot.registry.get(game)
        for name in names:
            if not table.running or table.seat_of(self.people[name].id) is None:
                why = "has no seat" if table.running else "it doesn't begin"
                self.people[name].note(f"wanted to play {game}, and {why}")

    def _lobby(self, host: Resident) -> str:
        """Return the game whose lobby this host sees."""
        for custom_id in (each for message in host.visible(self.channel.id) for each in ids_of(message)):
            table = self.bot.registry.in_memory(custom_id.split(":")[2]) if "cit:join:" in custom_id else None
            if table is not None and table.setup.kind.host == host.id:
                return table.id
        raise AssertionError(f"{host.name} sees no lobby")

    async def live(self, host: str, *others: str) -> str:
        """Play a live game to its end; return its id."""
        game = await self.open(host, *others)
        await self.ledger.over(game).wait()
        return game

    async def again(self, before: str, host: str, *others: str, wants: str = ANOTHER) -> str:
        """Let the people of a finished game play another one, with another cast; return its id.

        The last-placed person wants to choose among three casts, and the host wants one if nobody came last.
        """
        people = [self.people[name] for name in (host, *others)]
        opener = people[0]
        await asyncio.sleep(20)
        place = (await self.bot.registry.get(before)).setup.kind.channel
        if not await opener.press_found(f"cit:rematch:{before}", place, f"to play again after {before}"):
            return ""
        game = self._lobby(opener)
        await self._join(game, *others)
        last = await self.bot.store.finished.last_of(opener.id, self.guild.id)
        came_last = (each for each in people if last and each.id == last.loser and each.habit.live)
        await self._choose_cast(next(came_last, opener), game, wants)
        await self._start(game, host, *others)
        return game

    async def _choose_cast(self, chooser: Resident, game: str, wants: str) -> None:
        """Let a person choose a cast that isn't the last one, or have one drawn."""
        usual, again = [SURPRISE, LAST], f":{game}:lobby:again"
        if (found := chooser.find(again, self.channel.id)) is None:
            chooser.note(f"wanted {wants} in {game}, and sees no such choice")
            return
        await chooser.press_value(
            found[0], again, lambda each: each == wants if wants in usual else each not in usual
        )
        plan = (await self.bot.registry.get(game)).setup.chosen.plan
        shown, last = preview(plan, 4), await self.bot.store.finished.last_of(chooser.id, self.guild.id)
        same = last is None or {*shown.cast, *shown.uniques} == {*last.cards.cast, *last.cards.uniques}
        if isinstance(plan.cards, RandomSet) if wants == SURPRISE else not same:
            return
        chooser.note(f"wanted {wants} in {game}, and gets {plan.cards}")

    async def resign(self, name: str, game: str) -> None:
        """Let a person resign from a game."""
        person, table = self.people[name], await self.bot.registry.get(game)
        handle = self.town_channel(table.setup.kind.channel)
        result = await person.command(handle, "citadels resign")
        await person.press_labelled(person.stored(result), SAY("games-resign"))
        table = await self.bot.registry.get(game)
        if table.seat_of(person.id) is not None:
            person.note(f"wanted to resign from {game}, and has a seat still")

    def town_channel(self, channel: int) -> simcord.ChannelHandle:
        """Return the channel, or the thread, with this id."""
        return next(each for each in (self.channel, *self.channel.threads) if each.id == channel)

    async def daily(self, name: str) -> None:
        """Let a person play the deal of the day, and share it."""
        person = self.people[name]
        message = person.stored(await person.command(self.channel, "citadels daily"))
        if new := next((each for each in ids_of(message) if each.startswith("cit:daily:start")), None):
            message = person.stored(await person.press(message, new))
        asked = next((found for found in map(ANSWERS.match, ids_of(message)) if found), None)
        if asked is None:
            person.note("wanted to play the deal of the day, and is asked nothing")
            return
        await self._alone(person, asked[2])
        await asyncio.sleep(20)
        if (found := person.find("cit:daily:share", self.channel.id)) is not None:
            await person.press(*found)
        else:
            person.note("wanted to share the deal of the day, and there is no such button")

    async def follow_season(self, name: str) -> None:
        """Let a person open their season, and ask to be notified of its end."""
        person = self.people[name]
        board = await person.command(self.channel, "citadels leaderboard")
        own = await person.press_labelled(person.stored(board), SAY("button-own-season"))
        if own is not None:
            await person.press_labelled(person.stored(own), SAY("button-season-news", news="on"))

    def check_season(self, name: str) -> None:
        """Record whether a person who asked in the last week was notified once of their season's end."""
        person, season = self.people[name], season_name(season_of(int(BEGINS.timestamp())), SAY)
        title = SAY("season-title", season=season, server=self.town.backend.get_guild(self.guild.id).name)
        told = [each for each in self.diary.entries if person.id in each.calls and title in each.text]
        if len(told) != 1:
            person.note(f"wanted to be told of the season once, and is told {len(told)} times")

    def check_league(self, *names: str) -> None:
        """Record who wanted to play in a league and has no started table."""
        tables = [each for each in self.ledger.games.values() if each.cup and each.pace == "slow"]
        for name in names:
            if not any(self.people[name].id in each.people for each in tables):
                self.people[name].note("wanted to play in the league, and their table doesn't begin")

    async def check_nights(self) -> None:
        """Record who answered slow games, and whose night the bot doesn't know or respect."""
        for person in self.people.values():
            slow = [each for each in self.ledger.waits if each.pace == "slow" and each.person == person.id]
            if not slow or person.habit.slow is None:
                continue
            quiet, now = (await self.bot.store.persons.get(person.id)).quiet, self.town.now()
            there = quiet and now.astimezone(ZoneInfo(quiet.zone)).hour
            if there != person.local(self.diary.now).hour:
                person.note("wanted to sleep at night, and nobody has asked where they live")

    async def _alone(self, person: Resident, game: str) -> None:
        """Let a person answer all questions of a game against computers."""
        table, number = await self.bot.registry.get(game), -1
        while table.running and table.playing.decision.number > number:
            number = table.playing.decision.number
            await person.answer(table)
            table = await self.bot.registry.get(game)

    async def play_on(self, name: str) -> None:
        """Let a person play on to the end from the third round of their first finished game."""
        person, finished = self.people[name], self.bot.store.finished
        first = (await finished.of_person(person.id, 100))[-1].result.game
        replay = await person.command(self.channel, "citadels replay", game=first)
        for label in ("button-round-after", "button-round-after"):
            await person.press_labelled(person.stored(replay), SAY(label))
        offered = await person.press_labelled(person.stored(replay), SAY("button-play-on"))
        if offered is not None:
            await asyncio.sleep(10)
            await person.press_labelled(person.stored(offered), SAY("button-play-on"))
        table = await self.bot.solo_games.find(person.id)
        if table is None or not isinstance(table.setup.kind, PlayedOn):
            person.note("wanted to play on from a replay, and has no such game")
            return
        await self._alone(person, table.id)
        await asyncio.sleep(20)
        if person.find(f"cit:play-on:{first}", self.channel.id) is None:
            person.note("wanted to play on from a replay, and sees no end of it")
        if await finished.get(table.id) is not None:
            person.note("wanted to play on for nothing, and it counts")

    async def puzzle(self, name: str) -> None:
        """Let a person solve the puzzle of the day."""
        person = self.people[name]
        message = person.stored(await person.command(self.channel, "citadels puzzle"))
        await asyncio.sleep(30)
        await person.press_any(message, ANSWERS.match, "to solve the puzzle of the day")

    async def lesson(self, name: str) -> None:
        """Let a person finish the lesson by pressing any control."""
        person, end = self.people[name], first_lesson().moments[-1].ask.name
        result = await person.command(self.channel, "citadels learn")
        for _ in range(CLICKS_OF_LESSON):
            await asyncio.sleep(person.rng.uniform(4, 12))
            if await self.bot.store.learning.step(person.id) == end:
                return
            await person.press_any(person.stored(result), LESSON.search, "to learn the game")
        person.note("wanted to learn the game, and doesn't come to the end of the lesson")

    async def cup(self, organiser: str, *others: str, league: bool = False) -> None:
        """Let a person open a league or a tournament of two rounds, others sign up, and all play it."""
        boss = self.people[organiser]
        asked = await boss.command(self.channel, "citadels tournament")
        await boss.press(boss.stored(asked), "cit:cup:open")
        for verb, value in (*([("kind", "league")] if league else []), ("length", "2")):
            panel = boss.stored(asked)
            await boss.press(panel, next(each for each in ids_of(panel) if each.endswith(f":{verb}")), value)
        await asyncio.sleep(10)
        for name in (organiser, *others):
            person = self.people[name]
            if (found := person.find("cit:cup:join:", self.channel.id)) is None:
                person.note("wanted to sign up for the tournament, and there is no such button")
                continue
            await person.press(*found)
            await asyncio.sleep(person.rng.uniform(5, 60))
        await self.at(self.diary.now + 600)
        self.start(self._come(*others, organiser, league=league))
        if (manage := boss.find("cit:cup:manage:", self.channel.id)) is None:
            boss.note("wanted to begin the tournament, and there is no such button")
            return
        panel = boss.stored(await boss.press(*manage))
        await boss.press_labelled(panel, SAY("button-begin-round"))

    async def _come(self, *names: str, league: bool) -> None:
        """Let people come to their tables when they get a ping."""
        read, ends = len(self.diary.entries), self.diary.now + (25 * DAY if league else 4 * HOUR)
        while self.diary.now < ends:
            for entry, name in product(self.diary.entries[read:], names):
                person = self.people[name]
                if person.id in entry.calls and (person.habit.slow if league else person.habit.live):
                    for game in entry.games:
                        self.start(self._sit_down(person, game, entry.channel))
            read = len(self.diary.entries)
            await asyncio.sleep(60 if league else 5)

    async def _sit_down(self, person: Resident, game: str, channel: int) -> None:
        """Let a person sit down at their table if they are expected there, even after it has begun.

        A person at the table starts without the others once that is allowed: a second ping says so.
        """
        table = await self.bot.registry.get(game)
        slow = person.habit.slow if table.setup.chosen.pace.slow else None
        later = person.until_awake(person.rng.uniform(*slow)) if slow else person.rng.uniform(5, 30)
        if table.seat_of(person.id) is not None and table.setup.may_start:
            await asyncio.sleep(later)
            if (found := person.find(f"cit:start:{game}", channel)) is not None:
                await person.press(*found)
            return
        kind = table.setup.kind
        if not isinstance(kind, TournamentTable) or person.id not in kind.invitation.awaited:
            return
        if table.seat_of(person.id) is not None:
            return
        late = person.habit.live[0] if person.habit.live and not slow else 0
        await asyncio.sleep(later + late * 5)
        for custom_id in (f"cit:join:{game}", f"cit:play:{game}", f"cit:take:{game}"):
            table = await self.bot.registry.get(game)
            place = table.setup.kind.channel
            if table.seat_of(person.id) is None and (found := person.find(custom_id, place)) is not None:
                await person.press(*found)
        table = await self.bot.registry.get(game)
        if table.seat_of(person.id) is not None:
            return
        if keeps_seats(table):
            person.note(f"wanted to sit down at their table {game}, and has no seat")
        elif (found := person.find("cit:cup:join:", self.channel.id)) is not None:
            await person.press(*found)
        else:
            person.note(f"came too late to their table {game}, and can't join the next round")


@asynccontextmanager
async def open_server(folder: Path, seed: int = 1, *, stare: bool | None = None) -> AsyncGenerator[Server]:
    """Start a server with the people of the first day.

    `stare` says whether all of them look at the screen all the time in live games; `None`: it is their habit.
    """
    async with open_town(folder, seed) as town:
        guild = town.create_guild("The server")
        diary = Diary(town)

        def ask(table: Table, user: int) -> None:
            """Let the asked person answer."""
            server.asked(table, user)

        ledger = Ledger(lambda: diary.now, ask)
        server = Server(town, guild.create_text_channel("citadels"), guild, diary, ledger)
        assert isinstance(town.bot, CitadelsBot)
        town.bot.registry.listeners.append(ledger.heard)
        for habit in HABITS:
            if habit.name != "hugo":
                all_alike = habit if stare is None else replace(habit, stares=stare)
                server.arrive(all_alike).rng.seed(f"{habit.name} {seed}")
        try:
            yield server
        finally:
            ledger.close_all()
            for task in list(server.tasks):
                task.cancel()
            await asyncio.gather(*server.tasks, return_exceptions=True)
