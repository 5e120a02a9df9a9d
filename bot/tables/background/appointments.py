"""Keep the appointed times of lobbies: remind the players, notify them at the time, and once more after it.

We never deal without a click, because the last part of the seed has to be a click after all changes.
"""

from dataclasses import replace
from typing import Literal, TypeAlias

from bot.tables.background.scheduler import Scheduler
from bot.tables.call_kinds import Notify
from bot.tables.chosen_times import REMINDED, REMINDERS_APART
from bot.tables.people import hindrances
from bot.tables.stages import Lobby
from bot.tables.table import Table
from storage.parts import Appointment
from storage.values import Setup

CLOCK_CHECK = 5 * 60.0  # Seconds between two checks of the wall clock, which the operator may set.

LOBBY_WAITS = 15 * 60  # Seconds after a lobby's time until it loses the time because nobody has started it.

SECOND_CALL_AFTER = 5 * 60
"""Seconds after a lobby's time until we notify the players again if nobody has started it."""

Missed: TypeAlias = Literal["alone", "late", "nobody", "hindered"]  # Why a lobby didn't start at its time.


def appointments(scheduler: Scheduler, notify: Notify) -> None:
    """Remind and notify the players of lobbies with a time.

    The nonce of each message comes from the lobby's time, so Discord posts it once even if we crash before
    recording it. A lobby that can't start, or that nobody starts, stays open without a time.
    """
    registry = scheduler.registry

    def left(table: Table) -> float | None:
        """Return in how many seconds the next step is due; `None` without a time."""
        appointment = table.setup.times.appointment
        if appointment is None or table.stage != Lobby(closed=False):
            return None
        return max(0.0, _due(appointment) - registry.time.moment.wall)

    def due(table: Table) -> float | None:
        seconds = left(table)
        return None if seconds is None else min(seconds, CLOCK_CHECK)

    async def keep(table: Table) -> None:
        if left(table) == 0:
            async with table.lock:
                await registry.refresh(table)
        appointment = table.setup.times.appointment
        if appointment is None or left(table) != 0:
            return
        now, last = int(registry.time.moment.wall), table.setup.times.last_reminder
        # We may have reminded the players of an earlier time, which somebody then changed.
        reminds = now < appointment.at and now >= last + REMINDERS_APART
        after = await _call(notify, table, appointment, now, reminds=reminds)
        async with table.lock:
            setup = table.setup.with_times(last_reminder=now if reminds else last)
            if setup.times.appointment == appointment:
                setup = setup.with_times(appointment=after)
            if table.stage == Lobby(closed=False):
                await registry.arrange(table, setup)

    scheduler.at_tables("keeping the times of lobbies", keep, due)


async def _call(
    notify: Notify, table: Table, appointment: Appointment, now: int, *, reminds: bool
) -> Appointment | None:
    """Send the message that is due; return the changed appointment, or `None` if the lobby couldn't start."""
    if now < appointment.at:
        if reminds:
            await notify(table, "soon", {"when": f"<t:{appointment.at}:t>"})
        return replace(appointment, reminded=True)
    if (why := _missed(table.setup, appointment, now)) is not None:
        await notify(table, "missed", {"why": why, "when": f"<t:{appointment.at}:t>"})
        return None
    if not appointment.called:
        await notify(table, "due", {"when": f"<t:{appointment.at}:t>"})
        # After an outage, don't notify players twice in quick succession.
        return replace(
            appointment, reminded=True, called=True, urged=now >= appointment.at + SECOND_CALL_AFTER / 2
        )
    await notify(table, "urged", {"when": f"<t:{appointment.at + LOBBY_WAITS}:t>"})
    return replace(appointment, urged=True)


def _missed(setup: Setup, appointment: Appointment, now: int) -> Missed | None:
    if now >= appointment.at + LOBBY_WAITS:
        return "nobody" if appointment.called else "late"
    found = {each.key for each in hindrances(setup)}
    alone = found <= {"alone", "alone-people", "nobody"}
    # Nobody chose the time of a standing evening's lobby: it opens empty, and people may come later.
    if not found or (alone and not appointment.click):
        return None
    return "alone" if alone else "hindered"


def _due(appointment: Appointment) -> int:
    if appointment.called:
        return appointment.at + (LOBBY_WAITS if appointment.urged else SECOND_CALL_AFTER)
    return appointment.at if appointment.reminded else appointment.at - REMINDED
