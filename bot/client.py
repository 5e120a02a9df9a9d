"""The bot as Discord sees it."""

import logging
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib import import_module
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from bot.command_tree import CommandHost
from bot.controls import clicks
from bot.controls.dispatch import Dispatcher
from bot.controls.in_flight import InFlight
from bot.delivery.delivery import Delivery
from bot.observer import Observer
from bot.pictures.painter import Painter
from bot.review.game_logs import GameLogs
from bot.review.replays import Replays
from bot.review.turning_points import TurningPoints
from bot.settings import Settings
from bot.tables.advice import Advising
from bot.tables.answering import Answering
from bot.tables.background.clocks import Clocks
from bot.tables.background.computers import Computers
from bot.tables.background.eviction import Eviction
from bot.tables.background.idle_lobbies import IdleLobbies
from bot.tables.background.noting import Noting
from bot.tables.background.outages import Outages
from bot.tables.background.quiet_seats import QuietSeats
from bot.tables.background.recovery import Recovery
from bot.tables.background.rereading import Rereading
from bot.tables.background.upkeep import Upkeep
from bot.tables.background_loop import BackgroundLoop
from bot.tables.deletion import Deletion
from bot.tables.jobs import Jobs, pause_after
from bot.tables.lobbies import Lobbies
from bot.tables.options import Options
from bot.tables.registry import Registry
from bot.tables.rematches import Rematches
from bot.tables.searches import Searches
from bot.thinking.pool import Thinkers, spare_processors
from storage.ratings.model import Model
from storage.store import Store

_log = logging.getLogger(__name__)

COGS = (
    "cogs.lobby",
    "cogs.options",
    "cogs.play",
    "cogs.advice",
    "cogs.absence",
    "cogs.look",
    "cogs.wishes",
    "cogs.guesses",
    "cogs.games",
    "cogs.rules",
    "cogs.learn",
    "cogs.log",
    "cogs.end",
    "cogs.replay",
    "cogs.turning_points",
    "cogs.leaderboard",
    "cogs.profile",
    "cogs.notify",
    "cogs.privacy",
    "cogs.server",
    "cogs.threads",
)
"""The features, by name: the bot must not import what imports the bot."""


class CitadelsBot(CommandHost):
    """Connects Discord, the tables and the store. Making one does nothing yet.

    The cogs work with these: `registry` finds the tables; `answering`, `lobbies`, `options` and `rematches`
    change or open them; `replays` finds and shows games that are over, `turning_points` weighs their choices,
    `game_logs` tells the story of any; `quiet_seats` follows quiet hours; `deletion` takes people out of all
    of them; `advising` gives hints; `delivery` shows them; `painter` draws pictures; `thinkers` are the
    processes that look ahead.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        randomness: random.Random | None = None,
        observer: Observer | None = None,
    ) -> None:
        observer = observer or Observer()
        super().__init__(observer.http_trace)
        self.jobs = Jobs()
        self.in_flight = InFlight(observer)
        self.settings = settings
        self.store = Store(settings.database, Model(beta=settings.rating_beta), observer.stored)
        self.noting = Noting((self.store.places, self.store.learning), self.jobs)
        self.registry = Registry(self.store, observer, clock, wall)
        self.answering = Answering(self.registry)
        self.lobbies = Lobbies(self.registry)
        self.options = Options(self.registry)
        self.quiet_seats = QuietSeats(self.registry, self.jobs)
        self.rematches = Rematches(self.registry, self.lobbies)
        self.replays = Replays(self.store.finished)
        self.game_logs = GameLogs(self.store.games)
        self.deletion = Deletion(self.registry)
        processes = spare_processors() if settings.master_processes is None else settings.master_processes
        self.thinkers = Thinkers(processes)
        self.turning_points = TurningPoints(self.replays, self.thinkers)
        # What somebody asks for moves no chance of the computers'.
        own_chance = random.Random()
        self.advising = Advising(self._searches(own_chance), own_chance)
        randomness = randomness or random.Random()
        searches = self._searches(randomness)
        self.computers = Computers(self.registry, self.jobs, settings, observer, searches, randomness)
        self.painter = Painter()
        self.delivery = Delivery(self, self.registry, self.jobs, self.painter, clock, self.options)
        self.clocks = Clocks(
            self.registry,
            self.computers,
            self.jobs,
            self.delivery.damage.handle,
            self.delivery.members.has_left,
            self._take_up_boards,
        )
        self.dispatcher = Dispatcher(self.delivery.refusals.refuse, self.in_flight)
        self.idle_lobbies = IdleLobbies(self.registry, self.jobs, clock)
        self.recovery = Recovery(self.registry, self.jobs, self.delivery.damage.handle)
        self.rereading = Rereading(self.registry, self.jobs, self.delivery.damage.handle)
        self.eviction = Eviction(self.registry, self.jobs, clock, self.delivery.sync.needs)
        self.upkeep = Upkeep(self.registry, self.jobs, self.deletion, self.present)
        self.outages = Outages(self.registry, self.jobs, self._take_up)
        self._recovered = False
        self._listen()

    def _listen(self) -> None:
        """Connect what changes with what follows it."""
        # Computers first: while they rush, there is nothing to show.
        self.registry.listen(self.computers.wake)
        self.registry.listen(self.delivery.wake)
        self.registry.listen(self.clocks.wake)
        self.registry.listen(self.idle_lobbies.wake)
        self.registry.listen(self.delivery.reminders.wake)
        self.registry.listen_to_unread(self.rereading.begin)
        self.deletion.listen(self.delivery.forget_person)
        self.deletion.listen_to_leaving(self.delivery.dismiss)
        self.store.on_outage(self.outages.begin)
        self.in_flight.listen(self.delivery.held_responses.take_up)

    def _searches(self, randomness: random.Random) -> Searches:
        return Searches(self.store.games, self.thinkers, self.settings.master_seconds, randomness)

    async def setup_hook(self) -> None:
        """Open the store, and make commands known."""
        await self.store.open()
        await self.registry.time.begin()
        await self.idle_lobbies.begin()
        _log.info("The games are in %s, schema %d", self.settings.database, self.store.schema)
        for name in COGS:
            # `load_extension` would make each module anew for each bot of a process.
            await import_module(name).setup(self)
        if not await self.tree.made_known():
            again = BackgroundLoop(self.jobs, "making the commands known", self.tree.make_known)
            again.wake_within(pause_after(0))

    async def add_cog(self, cog: commands.Cog, /, *, override: bool = False, **where: Any) -> None:  # noqa: ANN401
        """Add a cog, and have it handle the requests that it can."""
        await super().add_cog(cog, override=override, **where)
        self.dispatcher.add(cog)

    async def on_ready(self) -> None:
        """Take up the games again; Discord says "ready" more than once."""
        if not self._recovered:
            self._recovered = True
            self._take_up()
            self.eviction.begin()
            self.upkeep.begin()

    def present(self) -> list[int]:
        """Return the servers that the bot is in, those too that Discord can't show at the moment."""
        return [guild.id for guild in self.guilds]

    def _take_up_boards(self) -> None:
        """Bring the boards up to date that say until when somebody is waited for."""
        self.recovery.begin()

    def _take_up(self) -> None:
        """Let everything go on that goes on by itself."""
        self.recovery.begin()
        self.clocks.begin()
        self.delivery.reminders.begin()
        self.quiet_seats.begin()

    async def on_interaction(self, interaction: "Interaction") -> None:
        """Handle a click, or a form that was sent; commands come by the tree."""
        custom_id = clicks.custom_id_of(interaction)
        if custom_id is None:
            return
        request = clicks.request_of(interaction, custom_id)
        if request is not None:
            await self.dispatcher.dispatch(interaction, request)
        else:
            await self.delivery.refusals.unknown(interaction)

    async def on_app_command_completion(self, interaction: "Interaction", _command: object) -> None:
        """See a command out that was let in by the tree."""
        self.in_flight.end(interaction)

    async def finish(self) -> None:
        """Begin nothing new, and wait until what has begun is handled, stored and shown.

        Who clicks meanwhile is told to come back. What can't be shown now is shown after the next start.
        """
        self.computers.stop()
        await self.in_flight.drain()
        await self.delivery.finish()

    async def close(self) -> None:
        """Stop everything. What was answered is stored; what was not shown is shown after the next start."""
        async with AsyncExitStack() as stack:
            # From the last to the first, and none is left out because another failed or took too long.
            stack.push_async_callback(self.store.close)
            stack.push_async_callback(self.noting.finish)
            stack.callback(self.painter.close)
            stack.push_async_callback(self.thinkers.close)
            stack.push_async_callback(super().close)
            stack.push_async_callback(self.jobs.close)
            stack.push_async_callback(self.in_flight.cut)


Interaction: TypeAlias = discord.Interaction[CitadelsBot]
