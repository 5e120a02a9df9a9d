"""Loads games with pending work into memory, and evicts tables that nobody uses."""

import logging
from collections.abc import Callable

from bot.tables.background.scheduler import Scheduler
from bot.tables.table import Table

log = logging.getLogger(__name__)

BREATH = 0.5
"""Seconds between two batches of games without urgent work, because we edit at most 40 boards a second."""

HANDFUL = 10
"""How many games without urgent work are resumed together."""

EVERY = 30.0
"""Seconds between two sweeps for idle tables or lost boards."""

IDLE = 15 * 60.0
"""Seconds without a click after which we evict a table: by then the tokens of all clicks have expired."""


class Recovery:
    """Resumes the games with pending work. All others are loaded at the next click on them.

    First come games in memory, games with a version that wasn't shown, and games in which the bot has to act.
    Then come, in small batches, lobbies, because they expire, and games with a deadline on their board,
    because it has moved.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._finding = scheduler.loop("finding games to resume", self._find)
        self._schedule = scheduler.schedule("resuming games", self._resume)

    @property
    def busy(self) -> bool:
        """Whether games are being resumed."""
        return self._finding.busy or self._schedule.busy

    def begin(self) -> None:
        """Resume all games with pending work; start over if that is already running."""
        self._finding.wake()

    def reread(self, table: Table) -> None:
        """Read a stale table again soon; repeat until that succeeds."""
        self._schedule.retry(table.id)

    async def _find(self) -> None:
        games, here = self._registry.store.games, [table.id for table in self._registry.tables]
        urgent = dict.fromkeys((*here, *await games.owing()))
        others = dict.fromkeys((*await games.lobbies(), *await games.with_deadlines()))
        later = [game for game in others if game not in urgent]
        for game in urgent:
            self._schedule.enter(game, 0)
        for place, game in enumerate(later):
            self._schedule.enter(game, place // HANDFUL * BREATH)
        log.info("Games to resume: %d, and %d that need only small updates", len(urgent), len(later))

    async def _resume(self, table: Table) -> None:
        self._registry.tell_listeners(table)


class LostBoards:
    """Checks regularly whether boards in lost channels can be shown again.

    Discord doesn't notify the bot when its time-out ends.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._loop = scheduler.loop("looking after lost boards", self._sweep)

    def begin(self) -> None:
        """Sweep regularly, until the bot stops."""
        self._loop.wake_within(EVERY)

    def sweep(self) -> None:
        """Notify the listeners of tables with lost boards, to try showing them again."""
        for table in self._registry.tables:
            if table.board.lost:
                self._registry.tell_listeners(table)

    async def _sweep(self) -> float:
        self.sweep()
        return EVERY


class Eviction:
    """Evicts idle tables. A later request for a table loads it again.

    `needed` returns whether something about a table still has to be shown.
    """

    def __init__(self, scheduler: Scheduler, needed: Callable[[Table], bool]) -> None:
        self._registry = scheduler.registry
        self._needed = needed
        self._loop = scheduler.loop("evicting idle tables", self._sweep)

    def begin(self) -> None:
        """Evict idle tables regularly, until the bot stops."""
        self._loop.wake_within(EVERY)

    def sweep(self) -> None:
        """Evict all idle tables."""
        idle = [table for table in self._registry.tables if self._is_idle(table)]
        for table in idle:
            self._registry.leave(table)
        if idle:
            log.debug("%d tables have left memory", len(idle))

    async def _sweep(self) -> float:
        self.sweep()
        return EVERY

    def _is_idle(self, table: Table) -> bool:
        """Return whether nobody uses a table, and its whole state is stored and shown."""
        return (
            self._registry.clock() - table.used >= IDLE
            and not (
                table.catching_up or table.computers_playing_on or table.storage_outage or table.lock.locked()
            )
            and table.computing is None
            and table.shown >= table.stored.version
            and not self._needed(table)
        )
