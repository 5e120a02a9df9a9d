"""Metrics of the bot's current state. Each scrape reads them."""

import asyncio
import platform
import time
from collections import Counter as Counts
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import get_args

from discord import AppCommandType, AppInfo
from discord.app_commands import Group
from prometheus_client import Counter, Metric
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.client import CitadelsBot
from bot.delivery.discord_errors import FAILURES
from bot.release import release
from bot.tables.table import Table
from engine.compiled import COMPILED
from storage.database.connections import Extent
from storage.database.storage_errors import CAUSES, StorageError
from storage.values import Status

LOOKS_APART = 60.0  # Seconds between two checks of the database's size, its disk and its last backup.

OPENING_LOOKS_APART = 1.0  # The same while the database is being opened.

INSTALLS_ASKED_APART = 3600.0  # Seconds between two requests for the number of people who installed the bot.


class BotState(Collector):
    """The current state of a bot. A scrape reads only memory, so it never waits."""

    def __init__(
        self,
        bot: CitadelsBot,
        silence: Callable[[], float],
        refusing: Callable[[], Mapping[str, float]],
        commands: Counter,
    ) -> None:
        """`commands` counts the commands. The bot knows their names only when it starts."""
        self._bot = bot
        self._silence = silence
        self._refusing = refusing
        self._commands = commands
        self._extent: Extent | None = None
        self._application: AppInfo | None = None
        self._asked = time.monotonic()

    def collect(self) -> Iterable[Metric]:
        """Yield the current values except unknown ones."""
        bot = self._bot
        yield _gauge(
            "citadels_build_info",
            "Always 1; the labels name the release.",
            ("release", "rules", "python"),
            {(release(), "compiled" if COMPILED else "interpreted", platform.python_version()): 1},
        )
        yield _of_tables(bot.registry.tables)
        yield _gauge(
            "citadels_shard",
            "1 for each of Discord's shards that this process has.",
            ("shard",),
            {(str(shard),): 1 for shard in sorted(bot.wanted_shards)},
        )
        yield _number("citadels_shards", "Discord's shards of all processes together.", bot.shard_count)
        yield _number("citadels_servers", "Servers that the bot is in.", len(bot.guilds))
        application = self._application or bot.application
        yield _number(
            "citadels_user_installs",
            "People who installed the bot for themselves, by Discord's estimate; of all processes together.",
            application and application.approximate_user_install_count,
        )
        yield _number(
            "citadels_gateway_silence_seconds",
            "Seconds without a connection to the gateway; 0: it is connected.",
            self._silence(),
        )
        yield _gauge(
            "citadels_discord_refusing_seconds",
            "Seconds for which Discord has refused all requests of this kind; 0: it accepts them.",
            ("what",),
            {(what,): seconds for what, seconds in self._refusing().items()},
        )
        yield _number(
            "citadels_outbox_requests",
            "Requests that wait until Discord's rate limit allows them.",
            bot.delivery.budget.waiting,
        )
        obstacle = bot.store.database.obstacle
        yield _gauge(
            "citadels_storage_obstacle",
            "1 for the reason why nothing can be stored.",
            ("cause",),
            {(cause,): int(cause == obstacle) for cause in CAUSES},
        )
        yield from self._of_database()
        for kind in (AppCommandType.chat_input, AppCommandType.message):
            for command in bot.tree.walk_commands(type=kind):
                if not isinstance(command, Group):
                    self._commands.labels(command.qualified_name)
        yield from self._commands.collect()

    def _of_database(self) -> Iterable[GaugeMetricFamily]:
        extent = self._extent
        yield _number("citadels_database_bytes", "Size of the database.", extent and extent.size)
        yield _number(
            "citadels_disk_free_bytes", "Free room on the disk of the file of games.", extent and extent.free
        )
        yield _number(
            "citadels_last_backup_timestamp_seconds",
            "When `backup` last made a sound copy of the file; missing if it never did.",
            extent and extent.backed_up,
        )

    async def keep_looking(self) -> None:
        """Regularly read the values that take too long for a scrape."""
        while True:
            if opened := bool(self._bot.store.database.schema):
                await self._look()
            await asyncio.sleep(LOOKS_APART if opened else OPENING_LOOKS_APART)

    async def _look(self) -> None:
        # In an outage, show no size instead of an old one; `citadels_storage_obstacle` shows the outage.
        self._extent = None
        if self._bot.store.database.outage is None:
            with suppress(StorageError, OSError):
                self._extent = await self._bot.store.extent()
        if time.monotonic() - self._asked >= INSTALLS_ASKED_APART:
            self._asked = time.monotonic()
            with suppress(*FAILURES):
                self._application = await self._bot.application_info()


def _of_tables(tables: Iterable[Table]) -> GaugeMetricFamily:
    counts = Counts(table.stored.status for table in tables)
    return _gauge(
        "citadels_tables",
        "Tables in memory: open lobbies, running games, and games whose end isn't shown yet.",
        ("status",),
        {(status,): counts[status] for status in get_args(Status)},
    )


def _gauge(
    name: str, text: str, labels: tuple[str, ...], values: Mapping[tuple[str, ...], float]
) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, text, labels=labels)
    for key, value in values.items():
        family.add_metric(key, value)
    return family


def _number(name: str, text: str, value: float | None) -> GaugeMetricFamily:
    return _gauge(name, text, (), {} if value is None else {(): value})
