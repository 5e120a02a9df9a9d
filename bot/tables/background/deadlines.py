"""Deadlines: clocks of games that call a player or let a computer answer, and closing idle lobbies."""

import logging
from collections.abc import Callable

from bot.tables import agreements, history, timing
from bot.tables.background.computers import Computers
from bot.tables.background.scheduler import Scheduler
from bot.tables.call_kinds import Notify
from bot.tables.lobbies import check_open
from bot.tables.people import awaited, present
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.timing import BEAT
from storage.database.storage_errors import UnavailableError
from storage.values import LOBBY_PATIENCE

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds of waiting before waiting players' panels mention the wait. The board shows it at once."""

SLOW_PATIENCE = 60 * 60.0
"""The same in a slow game, where each edit of a direct message costs an extra request."""


class Waits:
    """Marks a wait that has lasted for a while at its table, so that panels show it."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._schedule = scheduler.schedule("telling long waits", self._tell)

    def wake(self, table: Table) -> None:
        """Reschedule after a table changes."""
        since = _since(table)
        if not since or since == table.told_since:
            self._schedule.cancel(table.id)
        else:
            self._schedule.enter(table.id, max(0.0, since + _patience(table) - table.now))

    async def _tell(self, table: Table) -> None:
        """Mark a wait that has lasted long enough, and notify listeners to show it."""
        since = _since(table)
        if since and table.now >= since + _patience(table):
            table.told_since = since
            self._registry.tell_listeners(table)
        else:
            self.wake(table)


def _since(table: Table) -> int:
    """Return since when others wait for the asked person, in seconds since 1970; 0 if nobody or unknown."""
    asked, clock = table.asked(), table.setup.times.clock
    if clock is not None and clock.paused is not None:
        return 0
    if asked is None or not table.players[asked].present or len(present(table.players)) < 2:
        return 0
    return table.asked_since()


def _patience(table: Table) -> float:
    return SLOW_PATIENCE if table.setup.chosen.pace.slow else PATIENCE


class Clocks:
    """Makes the second call of the awaited player, and lets a computer answer when their time runs out.

    The database finds the clock that is due first, so games need not be in memory. Calls `moments_moved` when
    boards show wrong times because the wall clock was set. `notify` calls the players who may vote to replace
    somebody.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        computers: Computers,
        moments_moved: Callable[[], None],
        notify: Notify,
    ) -> None:
        self._registry = scheduler.registry
        self._computers = computers
        self._moments_moved = moments_moved
        self._notify = notify
        self._schedule = scheduler.schedule("minding the clocks", self._act, self._due, self._later)
        # The last due clock that `_due` found, by deadline and game.
        self._last: tuple[float, str] | None = None

    def wake(self, table: Table) -> None:
        """Reschedule after a table changes: its clock may be due first. This ends a wait after a failure."""
        self._schedule.cancel(table.id)
        if (due := table.stored.due) is not None:
            left = min(due - self._registry.time.now, BEAT)
            # If the schedule was idle, run it now: the running time may not have been stored for long.
            self._schedule.wake_within(left if self._schedule.busy else 0)

    def begin(self) -> None:
        """Do all work that is due now."""
        self._schedule.wake()

    async def _due(self) -> list[str]:
        time, games, found = self._registry.time, self._registry.store.games, list[str]()
        if time.look_at_wall():
            self._moments_moved()
        await time.note()
        self._last = None
        while (first := await games.first_due(after=self._last)) is not None and first[0] <= time.now:
            found.append(first[1])
            self._last = first
        return found

    async def _later(self) -> float | None:
        """Return the seconds until the next clock is due, at most `BEAT`; `None` if no clock is running."""
        first = await self._registry.store.games.first_due(after=self._last)
        if first is None:
            return None if self._last is None else BEAT
        return min(first[0] - self._registry.time.now, BEAT)

    async def _act(self, table: Table) -> None:
        async with table.lock:
            await self._do(table)

    async def _do(self, table: Table) -> None:
        """Do the work that is still due at a table. Hold the table's lock."""
        clock, due = table.setup.times.clock, table.stored.due
        if clock is None or due is None or due > self._registry.time.now:
            return
        if clock.paused is not None:
            if clock.since is not None:
                # Call the awaited player again: they may have left during the pause.
                table.panel(clock.seat).remind()
            await self._registry.arrange(table, timing.resumed(table.setup, self._registry.time.moment))
        elif clock.call is None:
            await self._computers.stand_in(table)
        else:
            # `there` gives a player who was at the screen more time to think.
            now, there = self._registry.time.moment, history.looks(table.history, clock.seat)
            await self._registry.arrange(table, timing.called(table.setup, now, there=there))
            if agreements.replaceable(table.setup) is not None:
                await self._notify(table, "vote", {})


class IdleLobbies:
    """Closes lobbies in which nobody clicks. Every click on a lobby renews its time.

    After a restart the time since the last stored change counts, but every lobby gets at least the shortest
    limit, because nobody could click while the bot was down.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._schedule = scheduler.schedule("closing idle lobbies", self._close, clock=self._registry.clock)
        # For each lobby at the restart: seconds since its last change.
        self._ages: dict[str, int] = {}

    async def begin(self) -> None:
        """Read the ages of all lobbies, before `Recovery` resumes them."""
        try:
            self._ages = await self._registry.store.games.lobby_ages()
        except UnavailableError as error:
            log.warning("The ages of lobbies can't be read, so all have their full time: %s", error)

    def wake(self, table: Table) -> None:
        """Renew the time of a lobby; drop its deadline once it is no longer open."""
        age = self._ages.pop(table.id, 0)
        if table.stage == Lobby(closed=False):
            self._schedule.enter(
                table.id, max(table.setup.patience - age, LOBBY_PATIENCE + self._ahead(table))
            )
        else:
            self._schedule.cancel(table.id)

    def _ahead(self, table: Table) -> float:
        """Return in how many seconds a lobby will begin (or a tournament's lobby close); 0 without a time."""
        appointment, now = table.setup.times.appointment, self._registry.time.moment
        return max(0.0, appointment.at - now.wall) if appointment else awaited(table.setup, now.running)

    async def _close(self, table: Table) -> None:
        """Close a lobby, unless a click has renewed its time meanwhile."""
        async with table.lock:
            if self._schedule.waits(table.id):
                return
            check_open(table)
            await self._registry.arrange(table, table.setup.with_times(expired=True), status="closed")
