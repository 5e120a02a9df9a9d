"""A lobby with a time reminds its players shortly before it, and begins at it by itself."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Literal, Protocol, TypeAlias

from bot.tables.background.scheduler import Scheduler
from bot.tables.lobbies import Lobbies
from bot.tables.people import hindrances
from bot.tables.stages import Lobby
from bot.tables.start_times import REMINDED
from bot.tables.table import Table
from storage.records import Appointment

LOOK = 5 * 60.0
"""Seconds between two looks at the clock on the wall, which may be set."""

LATEST = 15 * 60
"""Seconds after its time up to which a lobby still begins: the bot may have been down."""

APART = 60 * 60
"""Seconds between two reminders of a lobby, however often its host chooses another time."""

Missed: TypeAlias = Literal["alone", "late", "hindered"]
"""Why a lobby didn't begin at its time."""


class Caller(Protocol):
    """Calls the people of a lobby. Nothing is raised if they can't be reached."""

    async def remind(self, table: Table, /) -> None:
        """Call its players shortly before it begins."""
        ...

    async def tell_missed(self, table: Table, why: Missed, /) -> None:
        """Tell its host that it didn't begin."""
        ...


class Appointments:
    """Keeps the times of lobbies.

    Each call is named after the time, so Discord posts it once even if a crash comes before the note. A lobby
    that can't begin stays open without a time. `thread` opens the thread of a game, and returns its id, 0 if
    it is to have none.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        lobbies: Lobbies,
        caller: Caller,
        thread: Callable[[Table], Awaitable[int]],
    ) -> None:
        self._registry = scheduler.registry
        self._lobbies = lobbies
        self._caller = caller
        self._thread = thread
        self._schedule = scheduler.schedule(
            "keeping the times of lobbies", self._keep, clock=self._registry.clock
        )

    def wake(self, table: Table) -> None:
        """Mind the time of a changed lobby; drop its deadline if it has none."""
        appointment = table.setup.appointment
        if appointment is None or table.stage != Lobby(closed=False):
            self._schedule.cancel(table.id)
            return
        self._schedule.enter(table.id, min(max(0.0, _due(appointment) - self._now), LOOK))

    @property
    def _now(self) -> float:
        return self._registry.time.moment.wall

    async def _keep(self, table: Table) -> None:
        """Remind or begin, if it is time."""
        appointment = table.setup.appointment
        if appointment is not None and self._now < _due(appointment):
            self.wake(table)
            return
        async with table.lock:
            await self._registry.refresh(table)
        appointment = table.setup.appointment
        if appointment is None or table.stage != Lobby(closed=False):
            return
        if self._now >= appointment.at:
            await self._begin(table)
        elif self._now >= _due(appointment):
            await self._remind(table, appointment)
        else:
            self.wake(table)

    async def _remind(self, table: Table, appointment: Appointment) -> None:
        """Remind the players, unless they were reminded of another time lately."""
        now, last = int(self._now), table.setup.last_reminder
        if now >= last + APART:
            last = now
            await self._caller.remind(table)
        async with table.lock:
            setup = replace(table.setup, last_reminder=last)
            if setup.appointment == appointment:
                setup = replace(setup, appointment=replace(appointment, reminded=True))
            if table.stage == Lobby(closed=False):
                await self._registry.arrange(table, setup)

    async def _begin(self, table: Table) -> None:
        appointment = table.setup.appointment
        assert appointment is not None
        why = self._missed(table, appointment.at)
        if why is None:
            await self._lobbies.begin(table, await self._thread(table))
            return
        await self._caller.tell_missed(table, why)
        async with table.lock:
            if table.setup.appointment == appointment and table.stage == Lobby(closed=False):
                await self._registry.arrange(table, replace(table.setup, appointment=None))

    def _missed(self, table: Table, at: int) -> Missed | None:
        """Return why a lobby can't begin now; `None` if it can."""
        if self._now > at + LATEST:
            return "late"
        found = [each.key for each in hindrances(table.setup)]
        if not found:
            return None
        return "alone" if set(found) <= {"alone", "alone-people", "nobody"} else "hindered"


def _due(appointment: Appointment) -> int:
    """Return when there is something to do next, in seconds since 1970."""
    return appointment.at if appointment.reminded else appointment.at - REMINDED
