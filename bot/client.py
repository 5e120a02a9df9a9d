"""The Discord client that connects all parts of the bot."""

import asyncio
import logging
import pkgutil
import random
import time
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from contextlib import AsyncExitStack
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

import aiohttp
import discord
from discord.ext import commands

from bot.background import Background
from bot.command_tree import CommandHost
from bot.controls.dispatch import Dispatcher, custom_id_of, request_of
from bot.controls.in_flight import InFlight
from bot.controls.load import writing
from bot.delivery.delivery import Delivery
from bot.delivery.emojis import FIRST_PAUSE, Emojis
from bot.delivery.outbox import lease_required
from bot.observer import Observer
from bot.pictures.picture import Painter
from bot.review.playing_on import PlayingOn
from bot.review.replays import Replays
from bot.review.turning_points import Preparing, TurningPoints
from bot.settings import Settings
from bot.shards import SessionStarts, Shards
from bot.tables.advice import Advising, Searches
from bot.tables.answering import Answering
from bot.tables.background.computers import Computers
from bot.tables.background.daily_master import DailyMaster
from bot.tables.background.scheduler import Scheduler
from bot.tables.background.upkeep import NO_SERVER
from bot.tables.background_loop import Jobs, UnfinishedError, pause_after
from bot.tables.chosen_times import TypedTimes
from bot.tables.deletion import Deletion
from bot.tables.evenings import Evenings
from bot.tables.lobbies import Lobbies
from bot.tables.lobby_calls import FindingPlayers
from bot.tables.options import LobbyOptions
from bot.tables.person import Languages
from bot.tables.registry import Registry
from bot.tables.rematches import Rematches
from bot.tables.solo import Dailies, SoloGames
from bot.tables.table_errors import RefusedError
from bot.tables.tournaments.tournaments import Tournaments
from bot.thinking.search_pool import SearchPool, spare_processors
from bot.warming import first_pictures
from storage.database.addresses import named
from storage.results.ratings.model import Model
from storage.store import Store

if TYPE_CHECKING:
    from bot.cluster import Cluster

_log = logging.getLogger(__name__)

_ENDPOINT = (
    "Discord sends commands and clicks to the Interactions Endpoint URL of the application, not to the bot:"
    " empty it in the Developer Portal (General Information)"
)


def features() -> Iterator[Callable[["CitadelsBot"], commands.Cog]]:
    """Yield the cogs: the classes in the modules of `cogs/`. `bot/` may import these only by name."""
    for found in pkgutil.iter_modules(import_module("cogs").__path__, "cogs."):
        # `load_extension` would import each module again for each bot in a process.
        for each in vars(import_module(found.name)).values():
            if isinstance(each, type) and issubclass(each, commands.Cog) and each.__module__ == found.name:
                yield each


class Feature(commands.Cog):
    """A cog with access to the bot's services."""

    def __init__(self, bot: "CitadelsBot") -> None:
        self.bot = bot


class CitadelsBot(CommandHost):
    """Connects Discord, the tables and the database. Constructing a bot starts nothing.

    Cogs reach all parts of the bot by its attributes. The class of each part says what it does.
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
        several = isinstance(settings.database, str)
        shards = (settings.shards or 1) if several else settings.shards
        super().__init__(observer.http_trace, shards, str(settings.proxy) if settings.proxy else None)
        self.jobs = Jobs()
        self.shards_here: Shards | None = None
        self.session_starts = SessionStarts(self.fetch_session_start_limits)
        self.in_flight = InFlight(observer)
        self.settings = settings
        self.store = Store(settings.database, Model(beta=settings.rating_beta), observer.stored)
        self.registry = Registry(self.store, observer, clock, wall)
        self.languages = Languages(self.store.persons)
        self.answering = Answering(self.registry)
        self.lobbies = Lobbies(self.registry)
        self.dailies = Dailies(self.registry)
        self.finding_players = FindingPlayers(self.registry)
        self.tournaments = Tournaments(self.registry)
        self.typed_times = TypedTimes()
        self.options = LobbyOptions(self.registry, self.finding_players, self.typed_times)
        self.solo_games = SoloGames(self.registry)
        self.evenings = Evenings(self.registry)
        self.rematches = Rematches(self.registry, self.lobbies)
        self.replays = Replays(self.store.finished)
        self.playing_on = PlayingOn(self.replays, self.solo_games)
        self.deletion = Deletion(self.registry)
        processes = spare_processors() if settings.master_processes is None else settings.master_processes
        self.thinkers = SearchPool(processes)
        self.turning_points = TurningPoints(self.replays, self.thinkers)
        self.preparing = Preparing(self.jobs, self.store.finished, self.turning_points)
        # Hints have their own random numbers, so that they don't change the computers' answers.
        self.advising = Advising(self._searches(random.Random()))
        self.painter = Painter()
        self.delivery = Delivery(
            self,
            self.registry,
            self.jobs,
            self.painter,
            self.options,
            self.in_flight.load,
            languages=self.languages,
        )
        self.dispatcher = Dispatcher(self.delivery.refusals.refuse, self.in_flight)
        self.scheduler = Scheduler(self.registry, self.jobs, self.delivery.damage.handle)
        self.background = self._background(randomness or random.Random(), observer)
        self._recovered = False
        self.cluster = self._cluster()
        self._making_known = self.scheduler.loop("registering the commands", self._make_known)
        self._listen()

    def _background(self, chance: random.Random, observer: Observer) -> Background:
        return Background(
            self.scheduler,
            Computers(self.scheduler, self.settings, observer, self._searches(chance), self.in_flight.load),
            DailyMaster(self.scheduler, self.thinkers, self.settings.master_seconds),
            self.deletion,
            self.delivery,
            present=self.present,
            evenings=self.evenings,
            languages=self.languages,
            lobbies=self.lobbies,
            tournaments=self.tournaments,
        )

    def _cluster(self) -> "Cluster | None":
        if not isinstance(self.settings.database, str):
            return None
        from bot.cluster import Cluster  # noqa: PLC0415 - a database file needs no driver

        self.shards_here = Shards(self, self.jobs)
        cluster = Cluster(
            self.settings.database,
            self.settings.shards or 1,
            self.scheduler,
            self.jobs,
            self.languages,
            forget_deleted=self.deletion.forget_deleted,
            budget=self.delivery.budget,
            connect=self._have_shards,
        )
        trace = self.http.http_trace = self.http.http_trace or aiohttp.TraceConfig()
        lease_required(trace, lambda: cluster.has_lease)
        self.in_flight.alone = lambda: cluster.alone
        return cluster

    def _listen(self) -> None:
        self.registry.listeners.append(self.delivery.wake)
        self.deletion.first.append(self.delivery.podiums.take_back)
        self.deletion.deleted += (
            self.delivery.forget_person,
            self.typed_times.forget_person,
            self.store.profiles.forget_person,
            self.background.evenings.forget_person,
        )
        self.deletion.deleted_here.append(self.languages.forget_person)
        self.deletion.left.append(self.delivery.dismiss)
        self.store.database.while_writing = writing
        self.in_flight.admit = self._admit
        self.in_flight.ended += (self.delivery.held_responses.take_up, self.delivery.boards.finish_clicked)

    def _admit(self, interaction: discord.Interaction) -> None:
        if self.store.shut_out.has(interaction.user.id):
            raise RefusedError("error-shut-out")

    def _searches(self, randomness: random.Random) -> Searches:
        return Searches(self.store.games, self.thinkers, self.settings.master_seconds, randomness)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Open the database, then connect. If the database can't be used, send nothing to Discord."""
        # `close` needs objects that this call makes. The login would make them too late.
        await self.__aenter__()
        await self._open()
        self.jobs.start(self.painter.warm(first_pictures), "drawing the first pictures")
        await super().start(token, reconnect=reconnect)

    async def _open(self) -> None:
        if not self.store.database.schema:
            await self.store.open()

    async def setup_hook(self) -> None:
        """Load the games, and register the commands with Discord."""
        await self._open()
        await self.registry.time.begin()
        if self.cluster is not None:
            await self.cluster.begin()
        await self.languages.load()
        await self.background.prepare()
        _log.info("The games are in %s, schema %d", named(self.settings.database), self.store.database.schema)
        for cog in features():
            await self.add_cog(cog(self))
        if self.application is not None and self.application.interactions_endpoint_url:
            _log.error("%s", _ENDPOINT)
        if not await self.tree.register(here=self.registry.owns_server(NO_SERVER)):
            self._making_known.wake_within(pause_after(0))

    async def _make_known(self) -> None:
        if not await self.tree.register(here=self.registry.owns_server(NO_SERVER)):
            raise UnfinishedError

    async def launch_shards(self) -> None:
        """Connect to all shards, or to those of this process."""
        if self.shards_here is None:
            await super().launch_shards()
            return
        self._connection.shard_count = self.shard_count or 1
        self.shards_here.begin()
        await self.on_ready()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin (`SessionStarts.wait`, then `Cluster.identify`)."""
        await self.session_starts.wait()
        if self.cluster is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.cluster.identify(shard_id or 0)

    async def _have_shards(self, shards: AbstractSet[int]) -> None:
        """Open sessions for these shards, close all others, and resume the work for their games."""
        assert self.shards_here is not None
        self.shards_here.want(shards)
        await self.shards_here.left()
        if self._recovered and shards:
            self.background.resume()
            if 0 in shards:
                self._making_known.wake()

    async def add_cog(self, cog: commands.Cog, /, *, override: bool = False, **where: Any) -> None:  # noqa: ANN401
        """Add a cog, and dispatch requests to its handlers."""
        await super().add_cog(cog, override=override, **where)
        self.dispatcher.add(cog)

    async def on_ready(self) -> None:
        """Begin the background work at the first call, because Discord sends "ready" more than once."""
        if not self._recovered:
            self._recovered = True
            self.background.resume()
            if self.settings.emojis:
                uploading = self.scheduler.loop(
                    "uploading the emojis", Emojis(self, lambda: self.registry.owns_server(NO_SERVER)).upload
                )
                uploading.wake_within(FIRST_PAUSE)

    @property
    def away_since(self) -> float | None:
        """When this process lost its database server, by its clock; `None` if it is connected."""
        return None if self.cluster is None else self.cluster.away_since

    @property
    def in_outage(self) -> bool:
        """Whether nothing can be stored, and the log says so."""
        return self.store.database.outage is not None or self.away_since is not None

    @property
    def wanted_shards(self) -> Mapping[int, float]:
        """The shards that this process should have, and since when, by the clock of the process."""
        if self.shards_here is not None:
            return self.shards_here.wanted
        return dict.fromkeys(range(self.shard_count or 1), float("-inf"))

    def present(self) -> list[int] | None:
        """Return the servers that the bot is in; `None` while it doesn't know those of all its shards."""
        if self.shards_here is not None and not self.shards_here.complete:
            return None
        return [guild.id for guild in self.guilds]

    async def on_shard_connect(self, shard: int) -> None:
        """If we no longer want the shard of a new or resumed session, close the session."""
        if self.shards_here is not None:
            self.shards_here.connected(shard)

    on_shard_resumed = on_shard_connect

    async def on_shard_ready(self, shard: int) -> None:
        """Record that we know all servers of a shard."""
        if self.shards_here is not None:
            self.shards_here.ready.add(shard)

    async def on_interaction(self, interaction: "Interaction") -> None:
        """Handle a click or a submitted form; the command tree handles commands."""
        self.registry.time.heard(interaction.created_at.timestamp())
        self.languages.note(interaction)
        custom_id = custom_id_of(interaction)
        if custom_id is None:
            return
        request = request_of(interaction, custom_id)
        if request is not None:
            await self.dispatcher.dispatch(interaction, request)
        else:
            with self.in_flight.handling(interaction, "unknown"):
                await self.delivery.refusals.unknown(interaction)

    async def on_app_command_completion(self, interaction: "Interaction", _command: object) -> None:
        """Record that a command is handled."""
        self.in_flight.end(interaction)

    async def refused(self) -> None:
        """Wait until a newer release has migrated the database; then raise `NewerDatabaseError`."""
        if self.cluster is not None:
            await self.cluster.refused()
        await asyncio.get_running_loop().create_future()

    async def finish(self) -> None:
        """Begin nothing new; wait until everything that has begun is handled, stored and shown."""
        self.background.computers.stop()
        await self.in_flight.drain()
        await self.delivery.finish()

    async def close(self) -> None:
        """Stop everything. All answers are stored, and the next start shows the missing messages."""
        async with AsyncExitStack() as stack:
            # Last in, first out. Each step runs even if others failed or took too long.
            stack.push_async_callback(self.store.close)
            if self.cluster is not None:
                stack.push_async_callback(self.cluster.close)
            stack.push_async_callback(self.background.noting.finish)
            stack.callback(self.painter.close)
            stack.push_async_callback(self.thinkers.close)
            stack.push_async_callback(super().close)
            stack.push_async_callback(self.jobs.close)
            stack.push_async_callback(self.in_flight.cut)


Interaction: TypeAlias = discord.Interaction[CitadelsBot]
