"""Deadlines: a game's clock calls a player or lets a computer answer, and an idle lobby is closed."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.tables import agreements, history, timing
from bot.tables.background.computers import Computers
from bot.tables.background.scheduler import Scheduler
from bot.tables.lobbies import check_open
from bot.tables.people import awaited, present
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.timing import BEAT
from storage.database.storage_errors import UnavailableError
from storage.values import LOBBY_PATIENCE

log = logging.getLogger(__name__)

PATIENCE = 30.0
"""Seconds after which a wait is told on the panels of those who wait. The board tells it at once."""

SLOW_PATIENCE = 60 * 60.0
"""The same in a slow game, where each change of a direct message is a request of the bot's own."""


class Waits:
    """Notes at its table that a wait has lasted for a while, so that panels which show it are made anew."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._schedule = scheduler.schedule("telling long waits", self._tell)

    def wake(self, table: Table) -> None:
        """Mind the wait at a changed table."""
        since = _since(table)
        if not since or since == table.told_since:
            self._schedule.cancel(table.id)
        else:
            self._schedule.enter(table.id, max(0.0, since + _patience(table) - table.now))

    async def _tell(self, table: Table) -> None:
        """Note a wait that has lasted for a while, and have it shown."""
        since = _since(table)
        if since and table.now >= since + _patience(table):
            table.told_since = since
            self._registry.tell_listeners(table)
        else:
            self.wake(table)


def _since(table: Table) -> int:
    """Return since when others wait for the person who is asked; 0 if nobody does, or that isn't known."""
    asked, clock = table.asked(), table.setup.clock
    if clock is not None and clock.paused is not None:
        return 0
    if asked is None or not table.players[asked].present or len(present(table.players)) < 2:
        return 0
    return table.asked_since()


def _patience(table: Table) -> float:
    return SLOW_PATIENCE if table.setup.pace.kind == "slow" else PATIENCE


class Clocks:
    """Calls the player who is waited for once more, and has a computer answer when their time runs out.

    The database says which clock is due first, so games need not be in memory. `moments_moved` is called when
    boards show wrong moments, because the wall clock was set. `call_to_vote` calls those who may have a
    player replaced.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        computers: Computers,
        moments_moved: Callable[[], None],
        call_to_vote: Callable[[Table], Awaitable[None]],
    ) -> None:
        self._registry = scheduler.registry
        self._computers = computers
        self._moments_moved = moments_moved
        self._call_to_vote = call_to_vote
        self._schedule = scheduler.schedule("minding the clocks", self._act, self._due, self._later)
        # The last clock that was due at the newest look, by its deadline and its game.
        self._last: tuple[float, str] | None = None

    def wake(self, table: Table) -> None:
        """Mind the clock of a changed table, which may be due next; a wait after a failure ends."""
        self._schedule.cancel(table.id)
        if (due := table.stored.due) is not None:
            left = min(due - self._registry.time.now, BEAT)
            # While no clock ran, the time may not have been noted for long.
            self._schedule.wake_within(left if self._schedule.busy else 0)

    def begin(self) -> None:
        """Do everything that is due by now."""
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
        """Return the seconds until the next clock is due, but no more than a beat; `None` if none runs."""
        first = await self._registry.store.games.first_due(after=self._last)
        if first is None:
            return None if self._last is None else BEAT
        return min(first[0] - self._registry.time.now, BEAT)

    async def _act(self, table: Table) -> None:
        """Do the work that is due at a table, if any still is."""
        async with table.lock:
            await self._do(table)

    async def _do(self, table: Table) -> None:
        """Do the work that is due, under the table's lock."""
        clock, due = table.setup.clock, table.stored.due
        if clock is None or due is None or due > self._registry.time.now:
            return
        if clock.paused is not None:
            if clock.since is not None:
                # The player who is waited for may have left meanwhile.
                table.panel(clock.seat).remind()
            await self._registry.arrange(table, timing.resumed(table.setup, self._registry.time.moment))
        elif clock.call is None:
            await self._computers.stand_in(table)
        else:
            # A player who was at the screen is left to think.
            now, there = self._registry.time.moment, history.looks(table.history, clock.seat)
            await self._registry.arrange(table, timing.called(table.setup, now, there=there))
            if agreements.replaceable(table.setup) is not None:
                await self._call_to_vote(table)


class IdleLobbies:
    """Closes lobbies in which nobody clicks. Each click on a lobby, whatever it does, renews its time.

    After a start, the time since its last stored change counts. But every lobby is left the shortest
    patience, as nobody could click while the bot was down.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._schedule = scheduler.schedule("closing idle lobbies", self._close, clock=self._registry.clock)
        # The seconds for which each lobby of the start had not been changed.
        self._ages: dict[str, int] = {}

    async def begin(self) -> None:
        """Read the ages of all lobbies, before any is resumed."""
        try:
            self._ages = await self._registry.store.games.lobby_ages()
        except UnavailableError as error:
            log.warning("The ages of lobbies can't be read, so all have their full time: %s", error)

    def wake(self, table: Table) -> None:
        """Renew the time of a lobby; drop its deadline once it is none any more."""
        age = self._ages.pop(table.id, 0)
        if table.stage == Lobby(closed=False):
            self._schedule.enter(
                table.id, max(table.setup.patience - age, LOBBY_PATIENCE + self._ahead(table))
            )
        else:
            self._schedule.cancel(table.id)

    def _ahead(self, table: Table) -> float:
        """Return in how many seconds a lobby is to begin; 0 if that isn't said."""
        appointment, now = table.setup.appointment, self._registry.time.moment
        return max(0.0, appointment.at - now.wall) if appointment else awaited(table.setup, now.running)

    async def _close(self, table: Table) -> None:
        """Close a lobby, unless somebody clicked on it before its turn came."""
        async with table.lock:
            if self._schedule.waits(table.id):
                return
            check_open(table)
            await self._registry.arrange(table, replace(table.setup, expired=True), status="closed")
