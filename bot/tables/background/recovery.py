"""Load games with pending work into memory, and evict tables that nobody uses."""

import asyncio
import logging
from collections.abc import Callable

from bot.tables.background.deadlines import shortest_patience
from bot.tables.background.scheduler import Scheduler, WorkKind
from bot.tables.registry import Registry
from bot.tables.table import Table

log = logging.getLogger(__name__)

BATCH_PAUSE = 0.5
"""Seconds between two batches of games without urgent work, because we edit at most 40 boards a second."""

BATCH_GAMES = 10  # How many games without urgent work we resume at once.

SWEEP_INTERVAL = 30.0  # Seconds between two searches for unused tables and lost boards.

IDLE_TABLE = 15 * 60.0
"""We evict a table after this many seconds without a click: by then all its clicks' tokens have expired."""


class Recovery:
    """Resumes the games with pending work. All other games load at the next click on them.

    First come the games in which the bot has something to do. Then, in small batches, come lobbies (`idle`)
    and games whose board shows a deadline.
    """

    def __init__(self, scheduler: Scheduler, idle: WorkKind) -> None:
        self._registry = scheduler.registry
        self._idle = idle
        self._finding = scheduler.kind("finding games to resume", self._find)
        self._resuming = scheduler.at_tables("resuming games", self._resume)
        self._ages: dict[str, int] = {}  # For each lobby to resume: seconds since its last change.
        self._logged, self._logged_at = (-1, -1), 0.0  # The numbers in our last log line, and its time.

    @property
    def busy(self) -> bool:
        """Whether games are being resumed."""
        return self._finding.busy or self._resuming.busy

    def begin(self) -> None:
        """Resume all games with pending work; start over if that is already running."""
        self._finding.enter()

    def reread(self, table: Table) -> None:
        """Read a stale table again soon; repeat until that succeeds."""
        self._resuming.retry(table.id)

    async def _find(self, _: str) -> None:
        games, here = self._registry.store.games, [table.id for table in self._registry.tables]
        urgent = dict.fromkeys((*here, *await games.with_pending_work()))
        self._ages = await games.lobby_ages()
        others = dict.fromkeys((*self._ages, *await games.with_deadlines()))
        later = [game for game in others if game not in urgent]
        for game in urgent:
            self._resuming.enter(game)
        for place, game in enumerate(later):
            self._resuming.enter(game, place // BATCH_GAMES * BATCH_PAUSE)
        self._log_counts(len(urgent), len(later))

    def _log_counts(self, urgent: int, later: int) -> None:
        """Log the numbers, but not again soon: after an outage, each returning shard resumes all games."""
        now = asyncio.get_running_loop().time()
        if (urgent, later) != self._logged or now - self._logged_at >= SWEEP_INTERVAL:
            log.info("Games to resume: %d, and %d that need only small updates", urgent, later)
            self._logged, self._logged_at = (urgent, later), now

    async def _resume(self, table: Table) -> None:
        self._registry.tell_listeners(table)
        age = self._ages.pop(table.id, 0)
        if self._idle.waits(table.id) and table.used == float("-inf"):
            # Nobody could click during the outage, so the lobby stays open a little longer.
            left = max(table.setup.patience - age, shortest_patience(self._registry, table))
            self._idle.enter(table.id, left)


def sweeps(scheduler: Scheduler, needed: Callable[[Table], bool]) -> None:
    """Look regularly for lost boards and unused tables. `needed`: see `evict`."""

    async def sweep() -> None:
        show_lost_boards(scheduler.registry)
        evict(scheduler.registry, needed)

    scheduler.every(SWEEP_INTERVAL, "looking after the tables in memory", sweep)


def show_lost_boards(registry: Registry) -> None:
    """Retry boards in lost channels: Discord doesn't report the end of a time-out of the bot."""
    for table in registry.tables:
        if table.board.lost:
            registry.tell_listeners(table)


def evict(registry: Registry, needed: Callable[[Table], bool]) -> None:
    """Evict unused tables whose whole state is stored and shown, except those that are `needed`.

    We don't store calls by direct message, so keep their tables until the last of them is over.
    """
    idle = [
        table
        for table in registry.tables
        if registry.clock() - table.used >= IDLE_TABLE
        and not (
            table.catching_up or table.computers_playing_on or table.storage_outage or table.lock.locked()
        )
        and table.computing is None
        and all(call.reader is None for call in table.calls.values())
        and table.shown >= table.stored.version
        and not needed(table)
    ]
    for table in idle:
        registry.leave(table)
    if idle:
        log.debug("%d tables were evicted from memory", len(idle))
