"""Tables enter memory when they owe something, and leave it when nobody uses them."""

import logging
from collections.abc import Callable

from bot.tables.background.scheduler import Scheduler
from bot.tables.table import Table

log = logging.getLogger(__name__)

BREATH = 0.5
"""Seconds between two handfuls of games that owe nothing urgent: boards are edited 40 a second at most."""

HANDFUL = 10
"""How many of these games are resumed together."""

EVERY = 30.0
"""Seconds between two sweeps for idle tables, or for lost boards."""

IDLE = 15 * 60.0
"""Seconds without a click after which a table leaves memory: then no click on it lasts any longer."""


class Recovery:
    """Resumes the games that owe something; all others are loaded when somebody clicks on them.

    First come the games in memory, those with a version that wasn't shown, and those in which the bot has to
    do something by itself. Then come, a handful at a time, lobbies, which expire, and games with a deadline
    on their board, which has moved.
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
        """Resume all games that owe something; begin anew if they are being resumed."""
        self._finding.wake()

    def reread(self, table: Table) -> None:
        """Read a table again soon, until that works: its newest version may not be in memory."""
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
    """Looks now and then whether boards can be shown again whose channels were lost.

    A time-out of the bot ends without a word from Discord.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._loop = scheduler.loop("looking after lost boards", self._sweep)

    def begin(self) -> None:
        """Look now and then, until the bot stops."""
        self._loop.wake_within(EVERY)

    def sweep(self) -> None:
        """Have each board shown whose channel was lost and takes messages again."""
        for table in self._registry.tables:
            if table.board.lost:
                self._registry.tell_listeners(table)

    async def _sweep(self) -> float:
        self.sweep()
        return EVERY


class Eviction:
    """Evicts tables at which nothing happens. A later request for one loads it again.

    `needed` says whether something about a table is still to be shown.
    """

    def __init__(self, scheduler: Scheduler, needed: Callable[[Table], bool]) -> None:
        self._registry = scheduler.registry
        self._needed = needed
        self._loop = scheduler.loop("evicting idle tables", self._sweep)

    def begin(self) -> None:
        """Look for idle tables now and then, until the bot stops."""
        self._loop.wake_within(EVERY)

    def sweep(self) -> None:
        """Evict all tables that nobody uses any more."""
        idle = [table for table in self._registry.tables if self._is_idle(table)]
        for table in idle:
            self._registry.leave(table)
        if idle:
            log.debug("%d tables have left memory", len(idle))

    async def _sweep(self) -> float:
        self.sweep()
        return EVERY

    def _is_idle(self, table: Table) -> bool:
        """Whether nobody uses a table, and all that is known of it is stored and shown."""
        return (
            self._registry.clock() - table.used >= IDLE
            and not (
                table.catching_up or table.computers_playing_on or table.storage_outage or table.lock.locked()
            )
            and table.computing is None
            and table.shown >= table.stored.version
            and not self._needed(table)
        )
