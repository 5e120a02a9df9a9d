"""The clocks of all tables: one sleeper for the one that wants something done first."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables import timing
from bot.tables.computers import Computers
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs, pause_after
from bot.tables.registry import Registry
from bot.tables.running_time import BEAT
from bot.tables.table import Table
from storage.errors import DamagedGameError, StaleVersionError, UnavailableError
from storage.pace import Clock

log = logging.getLogger(__name__)

SHOWN_WITHIN = 5.0
"""Seconds in which a click that answered a question is responded to with the next one, as a rule."""


class Clocks:
    """Calls who is waited for once more, and has a computer answer for whose time has run out."""

    def __init__(
        self,
        registry: Registry,
        computers: Computers,
        jobs: Jobs,
        damaged: Callable[[DamagedGameError], Awaitable[None]],
        has_left: Callable[[int, int], Awaitable[bool]],
        moments_moved: Callable[[], None],
    ) -> None:
        self._registry = registry
        self._damaged = damaged
        # Says whether a person isn't in a server any more.
        self._has_left = has_left
        # Is called when clocks run out at other moments than boards say.
        self._moments_moved = moments_moved
        self._computers = computers
        self._jobs = jobs
        # One of these is there while a clock runs: the work, or the sleep until there is some.
        self._task: asyncio.Task[None] | None = None
        self._sleeper: asyncio.Task[None] | None = None
        # When the sleeper wakes by itself, on the running time.
        self._next = float("inf")
        self._failures = 0
        self._news = False

    def wake(self, table: Table) -> None:
        """Mind the clock of a table: it may be the next that wants something done."""
        due = table.stored.due
        if due is None:
            return
        if self._task is not None:
            # It may have looked already which is the first, or that there is none.
            self._news = True
            return
        if self._sleeper is not None and due >= self._next:
            return
        self.begin()

    def begin(self) -> None:
        """Do what all clocks want done by now, of games in memory or not, and sleep until there is more."""
        if self._sleeper is not None:
            self._sleeper.cancel()
        if self._task is None:
            self._begin()

    def _begin(self) -> None:
        self._sleeper = None
        self._task = self._jobs.start(self._run(), "minding the clocks")

    async def _run(self) -> None:
        """Do all that clocks want done by now, and sleep until there is more; not at all if none runs.

        What fails is logged, and tried again, ever more slowly.
        """
        try:
            seconds = await self._work()
            self._failures = 0
        except Exception as error:
            if isinstance(error, UnavailableError):
                log.warning("The clocks can't go on: %s", error)
            else:
                log.exception("The clocks were stopped")
            seconds = pause_after(self._failures)
            self._failures += 1
        finally:
            self._task = None
        if seconds is not None:
            self._next = self._registry.time.now + seconds
            self._sleeper = self._jobs.start(self._sleep(seconds), "sleeping until a clock is due")

    async def _sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._begin()

    async def _work(self) -> float | None:
        """Do what is due; return the seconds until the next is, but no more than a beat; `None` for never."""
        time = self._registry.time
        if time.look_at_wall():
            self._moments_moved()
        await time.note()
        before = None
        while True:
            # Who wakes it from here on may have come too late for what is read.
            self._news = False
            first = await self._registry.store.games.first_due()
            if first is not None and first[1] <= time.now:
                if first == before:
                    # Nothing came of it: the bot is stopping, or the game was deleted just now.
                    return BEAT
                before = first
                await self._act(first[0])
            elif not self._news:
                return None if first is None else min(first[1] - time.now, BEAT)

    async def _act(self, game: str) -> None:
        """Do what a clock wants done, if it still does."""
        try:
            table = await self._registry.get(game)
            left = await self._left(table)
            async with table.lock:
                await self._do(table, left)
        except DamagedGameError as error:
            await self._damaged(error)
        except (StaleVersionError, RefusedError) as error:
            log.info("Game %s went on elsewhere, or was deleted: %s", game, error)

    async def _left(self, table: Table) -> int | None:
        """Return the seat whose time ran out, if who sat there isn't in the server any more."""
        clock = table.setup.clock
        if clock is None or clock.since is None or clock.call is not None or not self._is_due(table):
            return None
        user = table.players[clock.seat].user_id
        gone = user is not None and await self._has_left(table.setup.guild, user)
        return clock.seat if gone else None

    def _is_due(self, table: Table) -> bool:
        due = table.stored.due
        return due is not None and due <= self._registry.time.now

    async def _do(self, table: Table, left: int | None) -> None:
        """Do it, under the table's lock; whoever sat at the seat that `left` is away."""
        clock = table.setup.clock
        if clock is None or not self._is_due(table):
            return
        if left is not None and left == clock.seat:
            await self._registry.arrange(table, timing.away(table.setup, left))
        elif clock.call is None:
            await self._computers.stand_in(table)
        else:
            # Without a limit, others may have them replaced now.
            now, clicked = self._registry.time.moment, self._clicked(table, clock)
            await self._registry.arrange(table, timing.called(table.setup, now, clicked=clicked))

    def _clicked(self, table: Table, clock: Clock) -> bool:
        """Whether who is waited for has clicked something since, beside what led to their question."""
        assert clock.since is not None
        return self._registry.time.at(table.spot(clock.seat).used) > clock.since + SHOWN_WITHIN
