"""The handlers of a bot that is connected to nothing: a test calls one, and checks its reply."""

import inspect
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import Command
from discord.ui import LayoutView, Modal

from ai import random_choice
from bot.client import CitadelsBot, features
from bot.controls.request import Request, decode
from bot.delivery.contents import SeatPanel
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.content import Content
from bot.tables.person import Person
from bot.tables.table import Table
from bot.words.language import Language
from cogs.common import seat_of, table_of
from cogs.context import Context
from cogs.replies import HandlerResult, OptionsReply, Reply
from storage.database.storage_errors import DamagedGameError
from storage.people.stored_settings import ServerSettings
from storage.values import Player
from tests.house import Clock, Component, make_bot, make_settings, pictured, texts, walk
from tests.storage.prepared import lay_out
from tests.storage.samples import GAME, changed, check_undone, play_on, setup

SERVER, CHANNEL = 10, 20


@dataclass
class Seen:
    """The visible part of a reply: a screen, or the text of a note. `refused`: the request was."""

    reply: HandlerResult | None
    components: list[Component]
    note: str = ""
    refused: bool = False

    @property
    def text(self) -> str:
        """Return all text, including labels."""
        return self.note or texts(self.components)

    @property
    def whole(self) -> str:
        """Return all text, including descriptions of pictures."""
        return f"{self.text}\n{pictured(self.components)}"

    @property
    def ids(self) -> list[str]:
        return [each["custom_id"] for each in walk(self.components) if each.get("custom_id")]

    @property
    def files(self) -> list[str]:
        """Return the names of its pictures."""
        shown = self.reply.screen if isinstance(self.reply, Reply) else self.reply
        return [each.file_name for each in shown.pictures] if isinstance(shown, Content) else []

    def request(self, control: str, *values: str) -> Request:
        """Return the request of a control with this label, or with this in its id. `values` are picked."""
        ids = [
            each["custom_id"]
            for each in walk(self.components)
            if each.get("custom_id") and (each.get("label") == control or control in each["custom_id"])
        ]
        found = decode(ids[0])
        assert found is not None
        return found.meant(values)

    def menu(self, start: str) -> list[str]:
        """Return the values of the menu whose id has this prefix."""
        menu = next(each for each in walk(self.components) if each.get("custom_id", "").startswith(start))
        return [each["value"] for each in menu["options"]]


class Handlers:
    """People make requests to a bot, by default in its server."""

    def __init__(self, bot: CitadelsBot) -> None:
        self.bot = bot
        self._clicks = count(1)
        self._commands: dict[str, Command[Any, ..., Any]] = {}
        self._cogs = [each(bot) for each in features()]
        for cog in self._cogs:
            bot.dispatcher.add(cog)
            self._commands |= {f"citadels {each.qualified_name}": each for each in _commands(cog)}

    async def ask(
        self,
        user: int,
        asked: Request | str,
        *,
        server: int | None = SERVER,
        channel: int | None = CHANNEL,
        locale: str = "en-US",
        **options: Any,
    ) -> Seen:
        """Make a request, or send a command; run follow-up work after the reply is shown."""
        private = isinstance(asked, Request)
        ctx = Context(self.bot, self.person(user, locale), server, channel, private)
        try:
            shown = await self._handled(ctx, asked, options)
        except (*EXPECTED, DamagedGameError) as error:
            return Seen(None, [], explain(error, ctx.say), refused=True)
        if isinstance(shown, Reply) and shown.then:
            await shown.then()
        return _seen(shown)

    def person(self, user: int, locale: str = "en-US") -> Person:
        """Return a person who clicks. Each call is a new click."""
        click = next(self._clicks) << 22
        return Person(user, f"person {user}", click, Language(locale), manager=False, locale=locale)

    async def lobby(self, host: int) -> Table:
        return await self.bot.lobbies.open(self.person(host), SERVER, CHANNEL, "en-US", ServerSettings())

    def cog(self, name: str) -> Any:
        return next(each for each in self._cogs if type(each).__name__ == name)

    async def played(self, *users: int, choices: int = 5000, game: str = GAME, **changes: Any) -> str:
        """Store a game of four with these people, finished or after `choices` choices.

        `changes` are those of the set-up.
        """
        people = [Player(user, f"person {user}", f"5{seat}") for seat, user in enumerate(users)]
        people += [Player(None, f"computer {each}", f"computer-{each}") for each in range(len(users), 4)]
        setting = replace(setup(), players=tuple(people)).with_kind(guild=SERVER, channel=CHANNEL)
        await play_on(self.bot.store, game, choices, changed(setting, **changes))
        return game

    async def answer(self, table: Table) -> None:
        """Answer the open question of a table in any way."""
        decision = table.game.decision
        assert decision is not None
        picks = random_choice(decision, random.Random(1))
        click = self.person(table.players[decision.seat].user_id or 0).did("answer")
        async with table.lock:
            await self.bot.registry.choose(table, decision.seat, picks, decision.number, click)

    async def _handled(
        self, ctx: Context, asked: Request | str, options: dict[str, Any]
    ) -> HandlerResult | None:
        if isinstance(asked, str):
            command = self._commands[asked]
            return await inspect.unwrap(command.callback)(command.binding, ctx, **options)
        handlers: dict[type[Request], Any] = self.bot.dispatcher._handlers  # pyright: ignore[reportPrivateUsage]
        handler, game = handlers[type(asked)], getattr(asked, "game", "")
        handle = inspect.unwrap(handler)
        needs = inspect.signature(handle).parameters
        found: tuple[Any, ...] = ()
        if "seat" in needs:
            found = await seat_of(ctx, game)
        elif "table" in needs:
            found = (await table_of(ctx, game),)
        return await handle(handler.__self__, ctx, *found, asked)


def _commands(cog: Any) -> list[Command[Any, ..., Any]]:
    return [each for each in cog.walk_app_commands() if isinstance(each, Command)]


def _seen(shown: HandlerResult | None) -> Seen:
    match shown.screen if isinstance(shown, Reply) else shown:
        case str() as text:
            return Seen(shown, [], text)
        case Content() as content:
            return Seen(shown, content.screen(content.pictures).to_components())
        case LayoutView() | Modal() as view:
            return Seen(shown, view.to_components())
        case SeatPanel() | OptionsReply() as other:
            return Seen(shown, [], other.note)
        case _:
            return Seen(shown, [])


@pytest.fixture
async def handlers(tmp_path: Path, place: Path | str) -> AsyncIterator[Handlers]:
    """The handlers of a bot with a database of its own."""
    settings = make_settings(tmp_path, place)
    if isinstance(settings.database, Path):
        lay_out(settings.database)
    bot = make_bot(settings, Clock())
    try:
        # Show no changes.
        bot.registry.listeners.clear()
        await bot.store.open()
        await bot.registry.time.begin()
        yield Handlers(bot)
        await check_undone(bot.store)
    finally:
        await bot.jobs.close()
        await bot.thinkers.close()
        await bot.store.close()
