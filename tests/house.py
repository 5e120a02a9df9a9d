"""People at a table: they see messages and press controls, and know nothing of the code behind."""

import asyncio
import random
import re
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import pytest
import simcord
from simcord.actors import _component_interaction  # pyright: ignore[reportPrivateUsage]
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import InteractionResult, to_discord_message

from ai import choose
from bot.client import CitadelsBot, features
from bot.controls import load
from bot.delivery import board_pace
from bot.observer import Observer
from bot.settings import Settings
from bot.tables import view_models
from bot.tables.message_names import tag
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.tables.timing import RUNNING_TIME_BEAT
from bot.words.language import Language
from storage.games.game_rows import GAME_COLUMNS
from tests.local_discord import World, be_quick
from tests.storage.prepared import lay_out
from tests.storage.samples import check_undone

SAY = Language()

Component = dict[str, Any]

BUTTON, SELECT, TEXT = 2, 3, 10
BEHIND_MORE = re.compile("cit:(advice|why|wishes|log|rules):")
ANSWERS = re.compile(r"cit:(answer|line|menu|some|done|page):([a-z2-7]{8}):([0-9a-f]{16}):")


def walk(components: list[Component]) -> Iterator[Component]:
    """Yield every component of a message, including nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield from walk([accessory])


def texts(components: list[Component]) -> str:
    """Return all text of a message, including labels."""
    found: list[str] = []
    for each in walk(components):
        found += [each[key] for key in ("content", "label", "placeholder", "description") if each.get(key)]
        for option in each.get("options", []):
            found += [option["label"], option.get("description") or ""]
    return "\n".join(found)


def pictured(components: list[Component]) -> str:
    """Return the descriptions of a message's pictures."""
    items = [item for each in walk(components) for item in each.get("items", [])]
    return "\n".join(item["description"] for item in items)


# Import them before a test replaces what they import.
list(features())
be_quick()

LATER = 3000.0
"""Seconds until shown versions are written: longer than a test, or the world would really wait."""

NEVER = 1e9  # Seconds that no test reaches, even with simulated time.


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.set_to = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def wall(self) -> float:
        """Return the wall clock, in seconds since 1970."""
        return self.set_to + self.now


@dataclass
class House:
    """A bot in a local Discord, with a channel and people."""

    env: simcord.Env
    bot: CitadelsBot
    settings: Settings
    clock: Clock
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    patch: pytest.MonkeyPatch = field(default_factory=pytest.MonkeyPatch)
    """Undoes a test's replacements at its end."""

    # The world

    @property
    def path(self) -> Path:
        """The file with the games."""
        assert isinstance(self.settings.database, Path)
        return self.settings.database

    def add(self, name: str, guild: simcord.GuildHandle | None = None) -> simcord.MemberActor:
        """Let a person join the server."""
        actor = (guild or self.guild).add_member(self.env.create_user(name))
        self.people.append(actor)
        return actor

    async def restart(self, *, noted: bool = True) -> None:
        """Kill the process, and start another one on the same database.

        `noted`: it dies a little later, when shown versions are recorded.
        """
        if noted:
            await self.env.settle()
            await self.bot.background.noting.finish()
        old = self.bot
        self.bot = make_bot(self.settings, self.clock)
        keep_time(self.env, self.bot)
        # A dead process sends nothing any more.
        await old.jobs.close()
        try:
            await self.env.restart_bot(self.bot)
        finally:
            await old.thinkers.close()
            await old.store.close()
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """Let time pass, in tests where it passes only when they let it (`paced`)."""
        self.clock.now += seconds
        env: Any = self.env
        await env.advance_time(seconds)
        env._advancing = True

    async def pass_by(self, seconds: float, most: float = 2 * RUNNING_TIME_BEAT) -> None:
        """Let time pass: all but the last `most` seconds in one jump."""
        left = min(seconds, most)
        self.leap(seconds - left)
        self.clock.now += seconds
        await self.env.advance_time(left)

    def leap(self, seconds: float) -> None:
        """Make the bot's later work due `seconds` sooner.

        If the time really passed, the bot would search for work thousands of times a day and find nothing,
        because the clock stands still while it searches.
        """
        if seconds <= 0:
            return
        with self.env._bot_scope():  # pyright: ignore[reportPrivateUsage]
            now = asyncio.get_running_loop().time()
            for kind in self.bot.scheduler.kinds:
                rows = list(kind._rows.items())  # pyright: ignore[reportPrivateUsage]
                for subject, row in rows:
                    if row.timer is not None:
                        kind._enter(subject, row.at - now - seconds)  # pyright: ignore[reportPrivateUsage]

    def until_no_click_lives(self) -> None:
        """Let time pass until no earlier click can be used to send something."""
        self.clock.now += 16 * 60

    # Reading

    async def deal_daily(self, actor: simcord.MemberActor, message: Any) -> None:
        """Start the daily deal if its first page offers that."""
        for each in self.controls(message):
            if each["custom_id"].startswith("cit:daily:start"):
                await self.press(actor, message, each["custom_id"])

    def stored(self, message: Any) -> list[Component]:
        """Return the current components of a message."""
        channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
        return self.env.backend.get_message(channel, message.id).components

    def text(self, message: Any) -> str:
        """Return the current text of a message, including labels."""
        return texts(self.stored(message))

    def private(self, actor: simcord.MemberActor) -> list[Any]:
        """Return the messages in the channel that only this person sees."""
        return [each for each in self.channel.history(viewer=actor) if each.flags.ephemeral]

    def messages(self, actor: simcord.MemberActor, channel: simcord.ChannelHandle | None = None) -> list[Any]:
        """Return all messages that a person sees: the channel with private ones, and direct messages."""
        here = (channel or self.channel).history(viewer=actor)
        return here + (actor.user.dm_channel.history() if actor.id in self.env.backend.dm_channels else [])

    def controls(self, message: Any) -> list[Component]:
        """Return the controls of a message that can be used."""
        return [
            each
            for each in walk(self.stored(message))
            if each["type"] in (BUTTON, SELECT) and each.get("custom_id") and not each.get("disabled")
        ]

    def questions(self, actor: simcord.MemberActor, number: int | None = None) -> list[Any]:
        """Return the messages on which a person can answer (this question), the oldest first."""
        backend = self.env.backend
        channels = [self.channel.id]
        if actor.id in backend.dm_channels:
            channels.append(backend.dm_channels[actor.id])
        return [
            to_discord_message(self.env, stored)
            for channel in channels
            for stored in list(backend.messages.get(channel, {}).values())
            if stored.visible_to(actor.id) and self._asks(actor, stored.components, number)
        ]

    def _asks(self, actor: simcord.MemberActor, components: list[Component], number: int | None) -> bool:
        ids = [each.get("custom_id") or "" for each in walk(components)]
        matches = [match for match in map(ANSWERS.match, ids) if match]
        return any(number is None or match[3] == self.tag(match[2], number, actor) for match in matches)

    def tag(self, game: str, number: int, actor: simcord.MemberActor) -> str:
        """Return the tag of the question with this number, if it is this person's."""
        table = next((each for each in self.bot.registry.tables if each.id == game), None)
        if table is None:
            return ""
        seat = next(seat for seat, each in enumerate(table.players) if each.user_id == actor.id)
        return tag(table.setup.proof.secret, game, seat, number)

    # Acting

    async def press(self, actor: simcord.MemberActor, message: Any, custom_id: str) -> InteractionResult:
        """Press a button where the person sees it: if needed, behind *More*."""
        ids = [each["custom_id"] for each in self.controls(message)]
        if (value := self._in_a_menu(message, custom_id)) is not None:
            menu, picked = value
            return await self._at(actor, message).select(message, [picked], custom_id=menu)
        more = next((each for each in ids if each.startswith("cit:more:")), None)
        if custom_id not in ids and more and BEHIND_MORE.match(custom_id):
            await self._at(actor, message).click(message, custom_id=more)
        return await self._at(actor, message).click(message, custom_id=custom_id)

    def hint_button(self, message: Any) -> str:
        """Return the id of the button for a hint, behind *More*; "" if there is none."""
        ids = [each["custom_id"] for each in self.controls(message)]
        if (there := next((each for each in ids if each.startswith("cit:advice:")), None)) is not None:
            return there
        asked = next((found for found in map(ANSWERS.match, ids) if found), None)
        table = self.bot.registry.in_memory(asked[2]) if asked else None
        if asked is None or table is None or (seat := table.asked()) is None:
            return ""
        shown = view_models.panel(table, seat).advice
        given = shown is not None and shown.status == "given" and not shown.late
        return "" if shown is None or given else f"cit:advice:{asked[2]}:{asked[3]}"

    def _in_a_menu(self, message: Any, custom_id: str) -> tuple[str, str] | None:
        """Return the menu with this answer, and its value there; `None` if it has a button."""
        controls, value = self.controls(message), custom_id.rpartition(":")[2]
        if any(each["custom_id"] == custom_id for each in controls):
            return None
        if not custom_id.startswith(("cit:answer:", "cit:line:")):
            return None
        for each in controls:
            if value in [option["value"] for option in each.get("options", ())]:
                return each["custom_id"], value
        return None

    def answer_button(self, message: Any) -> str:
        """Return the id of an answer to a message's question, of a button if there is one."""
        asked = [each for each in self.controls(message) if ANSWERS.match(each["custom_id"])]
        first = next((each for each in asked if each["type"] == BUTTON), None)
        if first is not None:
            return first["custom_id"]
        value, start = asked[0]["options"][0]["value"], asked[0]["custom_id"].split(":")
        return ":".join(["cit", "line" if "-" in value else "answer", *start[2:4], value])

    async def more(self, actor: simcord.MemberActor, scores: Any) -> InteractionResult:
        """Press *More* below the end of a game."""
        return await self._at(actor, scores).click(scores, label=Language()("button-more"))

    async def answer(self, actor: simcord.MemberActor, message: Any) -> InteractionResult:
        """Give any answer to a question."""
        controls = [each for each in self.controls(message) if ANSWERS.match(each["custom_id"])]
        wanted, control = await self._sensible(controls), self.rng.choice(controls)
        ids = [each["custom_id"] for each in controls]
        if wanted in ids or (wanted and self._in_a_menu(message, wanted)):
            return await self.press(actor, message, wanted)
        if control["type"] == BUTTON:
            return await self.press(actor, message, control["custom_id"])
        values = [option["value"] for option in control["options"]]
        count = self.rng.randint(max(1, control.get("min_values", 1)), control.get("max_values", 1))
        picked = self.rng.sample(values, count)
        return await self._at(actor, message).select(message, picked, custom_id=control["custom_id"])

    async def _sensible(self, controls: list[Component]) -> str:
        """Return the id of what a computer player would answer, to shorten games; often ""."""
        match = next(match for match in (ANSWERS.match(each["custom_id"]) for each in controls) if match)
        table = await self.table(match[2])
        decision = table.game.decision if table.running else None
        if self.rng.random() < 0.3 or decision is None:
            return ""
        if match[3] != tag(table.setup.proof.secret, table.id, decision.seat, decision.number):
            return ""
        if decision.maximum > 1 or not decision.minimum:
            return ""
        picks = choose(table.game.view(decision.seat), decision, self.rng)
        return f"cit:answer:{match[2]}:{match[3]}:{decision.options.index(picks[0])}"

    async def press_answer(
        self, actor: simcord.MemberActor, result: InteractionResult, label: str
    ) -> InteractionResult:
        """Press a button on the response to a click or command."""
        assert result.response is not None
        return await actor.click(result.response, label=label)

    def _at(self, actor: simcord.MemberActor, message: Any) -> Any:
        direct = self.env.backend.get_channel(message.channel.id).guild_id is None
        return actor.user if direct else actor

    async def forge(
        self, actor: simcord.MemberActor, message: Any, custom_id: str, kind: int = BUTTON, *values: str
    ) -> InteractionResult:
        """Send a click that no message offers, as only a made-up client could."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values:
            data["values"] = list(values)
        return await _component_interaction(self._at(actor, message), stored, data)

    async def at_once(
        self, actor: simcord.MemberActor, message: Any, *custom_ids: str, same: bool = False
    ) -> list[InteractionResult]:
        """Press several things before the bot can react; or deliver the `same` click several times."""
        sent = [self._click(actor, message, custom_id) for custom_id in custom_ids]
        return await self._deliver([sent[0]] * len(sent) if same else sent)

    async def both(
        self, message: Any, custom_id: str, *actors: simcord.MemberActor
    ) -> list[InteractionResult]:
        """Let several people press the same control before the bot can react."""
        return await self._deliver([self._click(actor, message, custom_id) for actor in actors])

    def _click(self, actor: simcord.MemberActor, message: Any, custom_id: str) -> tuple[Any, dict[str, Any]]:
        backend = self.env.backend
        stored = backend.get_message(message.channel.id, message.id)
        where = backend.get_channel(stored.channel_id)
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=where.id,
            guild_id=where.guild_id,
            user_id=actor.id,
            data={"custom_id": custom_id, "component_type": BUTTON},
        )
        payload["message"] = dict(message_payload(backend, stored))
        record.source_message_id = stored.id
        return record, payload

    async def _deliver(self, sent: list[tuple[Any, dict[str, Any]]]) -> list[InteractionResult]:
        for _, payload in sent:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [InteractionResult(self.env, record) for record, _ in sent]

    async def open(
        self, host: simcord.MemberActor, *others: simcord.MemberActor, computers: int = 0, short: bool = False
    ) -> str:
        """Open a lobby, seat everybody, start; return the id of the game. A `short` game ends sooner."""
        await host.slash(self.channel, "citadels new")
        lobby = self.channel.history()[-1]
        for other in others:
            await other.click(lobby, label=SAY("button-join"))
        for _ in range(computers):
            await host.click(lobby, label=SAY("button-add"))
        game = self.controls(lobby)[0]["custom_id"].split(":")[2]
        if short:
            await self.shorten(game)
        await self.start(host, lobby)
        return game

    async def shorten(self, game: str) -> None:
        """Let a lobby play a game that ends sooner."""
        table = await self.table(game)
        async with table.lock:
            setup = table.setup.with_chosen(plan=replace(table.setup.chosen.plan, short=True))
            await self.bot.registry.arrange(table, setup)

    async def deal(self, *names: str, computers: int = 0) -> Table:
        """Seat newcomers with these names, by default alice and bob; start, and return the table."""
        people = [self.add(name) for name in names or ("alice", "bob")]
        return await self.table(await self.open(*people, computers=computers))

    async def in_lobby(self, actor: simcord.MemberActor, lobby: Any, label: str) -> InteractionResult:
        """Press a button of a lobby, which may be behind *Details*."""
        return await actor.click(await self.shown_with(actor, lobby, label), label=label)

    async def start(self, actor: simcord.MemberActor, lobby: Any) -> InteractionResult:
        """Press the button that starts a lobby's game, whatever its label."""
        ids = [each["custom_id"] for each in self.controls(lobby)]
        return await actor.click(lobby, custom_id=next(each for each in ids if each.startswith("cit:start:")))

    async def shown_with(self, actor: simcord.MemberActor, lobby: Any, label: str) -> Any:
        """Return the message with a button of a lobby: the lobby, or its details, which this opens."""
        if label in [each.get("label") for each in self.controls(lobby)]:
            return lobby
        return (await actor.click(lobby, label=SAY("button-details"))).response

    async def table(self, game: str) -> Table:
        return await self.bot.registry.get(game)

    async def asked(self, game: str) -> tuple[simcord.MemberActor, int] | None:
        """Return the asked person, and the number of the question; `None` once the game is over."""
        table = await self.table(game)
        decision = table.game.decision
        if decision is None:
            return None
        user = table.players[decision.seat].user_id
        return next(actor for actor in self.people if actor.id == user), decision.number

    async def step(self, game: str) -> bool:
        """Let the asked person press something; return whether the game continues."""
        asked = await self.asked(game)
        if asked is None:
            return False
        actor, number = asked
        questions = self.questions(actor, number) or await self.called(game, actor, number)
        assert questions, f"{actor.name} is asked question {number} and can't see it"
        await self.answer(actor, questions[-1])
        return True

    async def short_step(self, game: str) -> bool:
        """Like `step`, but give a single answer, which a screen may offer only together with later ones."""
        asked, table = await self.asked(game), await self.table(game)
        decision = table.game.decision if table.running else None
        if asked is None or decision is None or decision.maximum > 1:
            return await self.step(game)
        actor, number = asked
        questions = self.questions(actor, number) or await self.called(game, actor, number)
        index = self.rng.randrange(len(decision.options))
        await self.forge(actor, questions[-1], f"cit:answer:{game}:{self.tag(game, number, actor)}:{index}")
        return True

    async def called(self, game: str, actor: simcord.MemberActor, number: int) -> list[Any]:
        """Let a person press *Play* on their ping; return where they see the question."""
        table = await self.table(game)
        seat = table.seat_of(actor.id)
        ping = table.panel(seat).kept.ping if seat is not None else 0
        call = next((each for each in self.messages(actor) if each.id == ping), None)
        if call is not None:
            await self.press(actor, call, f"cit:play:{game}")
        return self.questions(actor, number)

    async def until(self, game: str, kind: str, actor: simcord.MemberActor, *, alone: bool = False) -> int:
        """Play until this person is asked a question of this kind; return its number.

        `alone`: give each answer by itself, as `short_step` does.
        """
        for _ in range(3000):
            table = await self.table(game)
            decision = table.game.decision
            assert decision is not None, f"nobody was asked {kind}"
            if decision.kind == kind and table.players[decision.seat].user_id == actor.id:
                return decision.number
            await (self.short_step(game) if alone else self.step(game))
        raise AssertionError(f"nobody was asked {kind}")

    async def snapshot(self, game: str) -> list[Any]:
        """Return everything stored of a game, for comparison, except check times and shown versions."""
        rows = self.bot.store.database.rows
        found = [await rows(f"SELECT id, {GAME_COLUMNS}, created, changed FROM games WHERE id = ?", game)]
        tables = ("choices", "clicks", "people")
        found += [await rows(f"SELECT * FROM {table} WHERE game = ?", game) for table in tables]
        return [[tuple(row) for row in each] for each in found]

    def say(self, result: InteractionResult) -> str:
        """Return the response to a click."""
        shown = [*([result.response] if result.response else []), *result.followups]
        return "\n".join(texts(message.components) for message in shown)

    async def finish(self, game: str, most: int = 3000) -> int:
        """Play to the end; return the number of clicks."""
        for count in range(most):
            if not await self.step(game):
                return count
        raise AssertionError("the game doesn't end")


def asked_seat(table: Table) -> int:
    """Return the asked seat, which must exist."""
    seat = table.asked()
    assert seat is not None
    return seat


class Chance:
    """Stands in for the module `secrets`, so that a test deals the same cards in every run."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def token_hex(self, count: int) -> str:
        """Return `count` bytes as hexadecimal digits."""
        return self._rng.randbytes(count).hex()

    def token_bytes(self, count: int) -> bytes:
        return self._rng.randbytes(count)


PAUSES = {
    name: getattr(board_pace, name) for name in ("EDITS_APART", "TURN_APART", "MOVE_APART", "BOARD_PATIENCE")
}
"""A running bot's pauses between updates, in seconds."""

BEATS = (
    "bot.tables.background.deadlines.RUNNING_TIME_BEAT",
    "bot.tables.background.reminders.RUNNING_TIME_BEAT",
    "bot.tables.background.recovery.SWEEP_INTERVAL",
    "bot.tables.background.tournament_course.TOURNAMENT_CHECK",
    "bot.tables.background.deadlines.MENTION_AFTER",
    "bot.tables.message.EDIT_LATE",
)


def stand_still(patch: pytest.MonkeyPatch) -> None:
    """Stop all periodic work, which on a busy machine would disturb a test.

    The local Discord lets real time pass. A task that sleeps for half a minute wakes in a test that takes
    longer, and the local Discord waits for one that wakes sooner.
    """
    for beat in BEATS:
        patch.setattr(beat, LATER)
    # No time passes between the clicks of a test.
    patch.setattr("bot.controls.in_flight.DOUBLE_CLICK", 0)
    # In simulated hours a Master would really search.
    patch.setattr("bot.tables.background.daily_master.FIRST_TRY_AFTER", NEVER)
    # When time jumps, the event loop seems to lag.
    patch.setattr(load, "STRETCH", 0.0)
    patch.setattr(load, "OVERLOADED", float("inf"))


def beat(house: House, patch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the bot repeat every `seconds` seconds what `stand_still` stopped."""
    for each in BEATS:
        patch.setattr(each, seconds)
    for kind in house.bot.scheduler.regular:
        if kind.every == LATER:
            kind.every = seconds
            kind.enter()


def keep_time(env: simcord.Env, bot: CitadelsBot) -> None:
    """Let all timers follow the time of the local Discord, even if a test changes it."""
    local: Any = env

    def scoped(enter: Callable[[str, float], None]) -> Callable[[str, float], None]:
        def do(subject: str, seconds: float) -> None:
            with local._bot_scope():
                enter(subject, seconds)

        return do

    for kind in bot.scheduler.kinds:
        kind.__dict__["_enter"] = scoped(kind._enter)  # pyright: ignore[reportPrivateUsage]


def show_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let boards and panels show each change without a pause, because the clock of a house stands still."""
    for pause in PAUSES:
        patch.setattr(board_pace, pause, 0.0)


def send_at_will(patch: pytest.MonkeyPatch) -> None:
    """Let the bot send any number of requests at once.

    The local Discord lets no time pass while a task waits for anything but a sleep: a request that waited for
    the budget would wait forever.
    """
    for limit in ("RATE", "BURST"):
        patch.setattr(f"bot.delivery.outbox.{limit}", 1e9)


@asynccontextmanager
async def open_house(
    folder: Path, observer: Observer | None = None, *, place: Path | str | None = None
) -> AsyncGenerator[House]:
    """Start the bot in a local Discord with a server and a channel; at the end raise its errors."""
    settings, clock = make_settings(folder, place), Clock()
    if isinstance(settings.database, Path):
        lay_out(settings.database)
    bot = make_bot(settings, clock, observer)
    # It waits for each task that sleeps for less than this.
    env = World(bot, settle_timeout=4, shard_count=1)
    keep_time(env, bot)
    try:
        await env.start()
        guild = env.create_guild()
        yield House(env, bot, settings, clock, guild, guild.create_text_channel("citadels"))
    finally:
        async with AsyncExitStack() as stack:
            # Even after a failure, close the database's threads: Python would wait for them at its end.
            last = cast("CitadelsBot", env.bot)
            stack.push_async_callback(last.store.close)
            stack.push_async_callback(check_undone, last.store)
            stack.push_async_callback(last.thinkers.close)
            stack.push_async_callback(last.jobs.close)
            stack.push_async_callback(env.shutdown)
    # People saw the refusals of commands; errors that the test has checked are not raised again.
    env.errors[:] = [error for error in env.errors if not _refused(error)]
    env._raise_errors_since(min(env._errors_acknowledged, len(env.errors)))  # pyright: ignore[reportPrivateUsage]


def _refused(error: BaseException) -> bool:
    return isinstance(getattr(error, "original", error), RefusedError)


def make_bot(settings: Settings, clock: Clock, observer: Observer | None = None) -> CitadelsBot:
    """Make a bot whose computer players play the same in every run."""
    bot = CitadelsBot(settings, clock=clock, wall=clock.wall, randomness=random.Random(7), observer=observer)
    bot.background.noting.delay = LATER
    return bot


def make_settings(folder: Path, place: Path | str | None = None) -> Settings:
    """Make settings for a database in this folder or at a place, and computer players without pauses."""
    return Settings(database=place or folder / "games.sqlite3", computer_pause=0, emojis=False)
