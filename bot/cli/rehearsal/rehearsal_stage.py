"""The bot and the channel for the checks, and the things that the checks made there."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex

import aiohttp
import discord
from discord.ui import Button

from bot.client import CitadelsBot, Interaction
from bot.controls.dispatch import custom_id_of
from bot.delivery.outbox import Urgency
from bot.observer import Observer
from bot.screens.board import board_screen
from bot.screens.content import Content, board_pictures, in_words
from bot.screens.notes import note_screen
from bot.settings import Settings
from bot.view_models.board import BoardModel
from bot.words.language import Language
from engine.game import Game
from engine.setup.random_sets import random_set
from storage.values import Player

NAME = "Rehearsal"  # The name of the rehearsal's threads and events.
GAME = "rehearse"  # The id in the controls of a board whose game isn't stored.
SIGN_IN, PERSON = 60.0, 300.0  # Time limits in seconds: for the sign-in, and for each step of a person.


class Rehearsal(CitadelsBot):
    """The bot. It passes clicks for which a check waits to that check."""

    def __init__(self, folder: Path) -> None:
        observer = Observer()
        observer.http_trace = aiohttp.TraceConfig()
        observer.http_trace.on_request_end.append(self._responded)
        settings = Settings(database=folder / "games.sqlite3", emojis=False, master_processes=0)
        super().__init__(settings, observer=observer)
        self.headers: dict[str, str] = {}
        self._up = asyncio.Event()
        self._awaited: dict[str, asyncio.Future[Interaction]] = {}
        self._tasks: list[asyncio.Task[object]] = []

    async def _responded(self, _: object, _context: object, params: aiohttp.TraceRequestEndParams) -> None:
        self.headers = {name.lower(): value for name, value in params.response.headers.items()}

    async def sign_in(self, token: str) -> None:
        """Sign in; return when the bot knows all its servers. Raises the errors of signing in."""
        self._tasks = [asyncio.create_task(self.start(token)), asyncio.create_task(self._up.wait())]
        done, _ = await asyncio.wait(self._tasks, timeout=SIGN_IN, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            await task
        if not self._up.is_set():
            raise TimeoutError

    async def leave(self) -> None:
        """Sign out."""
        await self.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def on_ready(self) -> None:
        """Begin the background work, then let the checks begin."""
        await super().on_ready()
        self._up.set()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Hand an awaited click or form to its check; the bot handles all others."""
        click = self._awaited.pop(custom_id_of(interaction) or "", None)
        if click is None or click.done():
            await super().on_interaction(interaction)
        else:
            click.set_result(interaction)

    async def until(self, *custom_ids: str) -> Interaction:
        """Return the first click on one of these controls. Raises `TimeoutError`."""
        click: asyncio.Future[Interaction] = asyncio.get_running_loop().create_future()
        self._awaited = dict.fromkeys(custom_ids, click)
        return await asyncio.wait_for(click, PERSON)


@dataclass
class RehearsalStage:
    """The bot and the things that the checks made."""

    bot: Rehearsal
    token: str = field(repr=False)
    server: int
    place: int
    tell: Callable[[str], None]  # Shows the person a text.
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep  # Waits for this many seconds.
    channel: discord.TextChannel = field(init=False)  # Set by the sign-in.
    first: int = 0  # The id of the first message.
    threads: list[discord.Thread] = field(default_factory=list[discord.Thread])
    direct: list[discord.PartialMessage] = field(default_factory=list[discord.PartialMessage])

    async def post(self, content: Content, nonce: str = "") -> discord.Message:
        """Post a message like a board; return it as Discord shows it."""
        await self.draw(content)
        place, sender = self.bot.get_partial_messageable(self.place), self.bot.delivery.sender
        number = await sender.post_in(place, content, nonce or token_hex(12), Urgency.ASKED)
        self.first = self.first or number
        return await self.channel.fetch_message(number)

    async def draw(self, content: Content) -> None:
        """Draw the pictures of a message in advance, because the message would wait for them only briefly."""
        for picture in content.pictures:
            await self.bot.painter.paint(picture)

    async def thread(self) -> discord.Thread:
        """Open a thread below a new message."""
        self.threads.append(await (await self.post(note("With a thread"))).create_thread(name=NAME))
        return self.threads[-1]

    async def pressed(self, step: str) -> Interaction:
        """Ask the person to press a new button; return their click. Raises `TimeoutError`."""
        custom_id = new_id()
        await self.post(note(step, ("Press me", custom_id)))
        self.tell(f'  {step}: press "Press me" below the newest message in the channel.')
        return await self.bot.until(custom_id)

    async def messages(self) -> list[discord.Message]:
        """Return the messages of the rehearsal in the channel."""
        found = await self.bot.delivery.sender.newest_in(self.place) if self.first else []
        return [each for each in found if each.id >= self.first and each.author == self.bot.user]

    async def events(self) -> list[discord.ScheduledEvent]:
        """Return the events that rehearsals made."""
        found = await self.channel.guild.fetch_scheduled_events(with_counts=False)
        return [each for each in found if each.name == NAME and each.creator_id == self.channel.guild.me.id]


def new_id() -> str:
    """Return a new custom_id that no control of the bot has."""
    return f"{GAME}:{token_hex(8)}"


def note(text: str, *buttons: tuple[str, str]) -> Content:
    """Return a message with a text and with buttons, given as pairs of label and id."""
    return in_words(lambda: note_screen(text, [Button(label=each, custom_id=at) for each, at in buttons]))


def board(*names: str) -> Content:
    """Return the board of a new game with these players."""
    say, seed = Language(), "00" * 32
    rules = random_set(len(names), seed)
    game, players = Game.new(rules, len(names), seed), tuple(Player(0, name, "") for name in names)
    model = BoardModel(GAME, players, game.view(None), rules=game.rules)
    return Content(lambda shown: board_screen(model, say, shown), lambda: board_pictures(model, say))
