"""Lobbies with a time: remind the players shortly before it, call them to start then, and again later.

We never deal without a click, because the last part of the seed has to be a click after all changes.
"""

from dataclasses import replace
from typing import Literal, TypeAlias

from bot.tables.background.scheduler import Scheduler
from bot.tables.call_kinds import Notify
from bot.tables.chosen_times import REMINDED
from bot.tables.people import hindrances
from bot.tables.stages import Lobby
from bot.tables.table import Table
from storage.parts import Appointment

LOOK = 5 * 60.0
"""Seconds between two checks of the wall clock, which somebody may set."""

LATEST = 15 * 60
"""Seconds for which a lobby waits after its time for somebody to start it."""

AGAIN = 5 * 60
"""Seconds after its time at which we call the players again if nobody has started the lobby."""

APART = 60 * 60
"""Seconds between two reminders of a lobby, even if its host keeps choosing other times."""

Missed: TypeAlias = Literal["alone", "late", "nobody", "hindered"]
"""Why a lobby didn't begin at its time."""


class Appointments:
    """Keeps the times of lobbies.

    Each message has a nonce made of the lobby's time, so Discord posts it once even if we crash before
    recording it. A lobby that can't begin, or that nobody starts, stays open without a time.
    """

    def __init__(self, scheduler: Scheduler, notify: Notify) -> None:
        self._registry = scheduler.registry
        self._notify = notify
        self._schedule = scheduler.schedule(
            "keeping the times of lobbies", self._keep, clock=self._registry.clock
        )

    def wake(self, table: Table) -> None:
        """Reschedule after a lobby changes; drop its deadline if it has no time."""
        appointment = table.setup.times.appointment
        if appointment is None or table.stage != Lobby(closed=False):
            self._schedule.cancel(table.id)
            return
        self._schedule.enter(table.id, min(max(0.0, _due(appointment) - self._now), LOOK))

    @property
    def _now(self) -> float:
        return self._registry.time.moment.wall

    async def _keep(self, table: Table) -> None:
        """Remind or call the players, or give up, if it is time."""
        appointment = table.setup.times.appointment
        if appointment is not None and self._now < _due(appointment):
            self.wake(table)
            return
        async with table.lock:
            await self._registry.refresh(table)
        appointment = table.setup.times.appointment
        if appointment is None or table.stage != Lobby(closed=False):
            return
        if self._now < _due(appointment):
            self.wake(table)
        elif self._now < appointment.at:
            await self._remind(table, appointment)
        elif (why := self._missed(table, appointment)) is not None:
            await self._give_up(table, appointment, why)
        elif not appointment.called:
            await self._notify(table, "due", {"when": f"<t:{appointment.at}:t>"})
            # After an outage of the bot, don't call players twice in quick succession.
            late = self._now >= appointment.at + AGAIN / 2
            await self._note(table, appointment, replace(appointment, reminded=True, called=True, urged=late))
        else:
            await self._notify(table, "urged", {"when": f"<t:{appointment.at + LATEST}:R>"})
            await self._note(table, appointment, replace(appointment, urged=True))

    async def _remind(self, table: Table, appointment: Appointment) -> None:
        """Remind the players, unless they were recently reminded of another time."""
        now, last = int(self._now), table.setup.times.last_reminder
        if now >= last + APART:
            last = now
            await self._notify(table, "soon", {"when": f"<t:{appointment.at}:R>"})
        await self._note(table, appointment, replace(appointment, reminded=True), last)

    async def _give_up(self, table: Table, appointment: Appointment, why: Missed) -> None:
        """Notify the host why the lobby didn't begin, and leave it open without a time."""
        await self._notify(table, "missed", {"why": why, "when": f"<t:{appointment.at}:t>"})
        await self._note(table, appointment, None)

    async def _note(
        self, table: Table, before: Appointment, after: Appointment | None, last_reminder: int = 0
    ) -> None:
        """Store the progress of an appointment, unless the lobby has another time or is no longer open."""
        async with table.lock:
            setup = table.setup.with_times(last_reminder=last_reminder or table.setup.times.last_reminder)
            if setup.times.appointment == before:
                setup = setup.with_times(appointment=after)
            if table.stage == Lobby(closed=False):
                await self._registry.arrange(table, setup)

    def _missed(self, table: Table, appointment: Appointment) -> Missed | None:
        """Return why a lobby didn't begin; `None` if it still can."""
        if self._now >= appointment.at + LATEST:
            return "nobody" if appointment.called else "late"
        found = [each.key for each in hindrances(table.setup)]
        if not found:
            return None
        return "alone" if set(found) <= {"alone", "alone-people", "nobody"} else "hindered"


def _due(appointment: Appointment) -> int:
    """Return when the next action is due, in seconds since 1970."""
    if appointment.called:
        return appointment.at + (LATEST if appointment.urged else AGAIN)
    return appointment.at if appointment.reminded else appointment.at - REMINDED
