"""Calls a player again whose question waits: after quiet hours, and every few hours if they want that."""

from bot.tables.background.scheduler import Scheduler
from bot.tables.quiet import off_until
from bot.tables.table import Table
from bot.tables.timing import BEAT
from storage.pace import HOUR
from storage.values import NextCheck

AT_ONCE = 200
"""How many games are checked in one `BEAT`, so that clicks come first after the bot was down for long."""


class Reminders:
    """Checks regularly which players need another call.

    The database finds the games that are due for a check, in memory or not. Each check records when the next
    one is due: at the end of quiet hours, otherwise within an hour. Somebody may set the wall clock, so the
    loop sleeps at most `BEAT` seconds.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._schedule = scheduler.schedule("reminding players", self._look_at, self._due, self._later)
        # The checks of this run, to be stored together.
        self._looks: list[NextCheck] = []

    def wake(self, table: Table) -> None:
        """Check a changed table soon if it may need a reminder."""
        self._schedule.cancel(table.id)
        if table.stored.look is not None:
            self.begin()

    def begin(self) -> None:
        """Check games, as long as any is due."""
        self._schedule.wake_within(BEAT if self._schedule.busy else 0)

    async def _due(self) -> list[str]:
        self._looks = []
        return await self._registry.store.games.to_look(self._registry.time.moment.wall, AT_ONCE)

    async def _later(self) -> float | None:
        await self._registry.store.games.looked(self._looks)
        return None if await self._registry.store.games.first_look() is None else BEAT

    async def _look_at(self, table: Table) -> None:
        """Check a game, and record the time of the next check unless it is soon."""
        version = table.stored.version
        at = await self._next_check(table)
        if at is None or at > 0:
            self._looks.append(NextCheck(table.id, version, at))

    async def _next_check(self, table: Table) -> int | None:
        """Call the asked player again if it is time; return the time of the next check (0: soon)."""
        seat = table.asked()
        clock = table.setup.times.clock
        if seat is None or not _waits(table, seat) or (clock is not None and clock.paused is not None):
            return None
        panel, now = table.panel(seat), self._registry.time.moment.wall
        kept = panel.kept
        if panel.reminder_due or table.shown < table.stored.version:
            return 0
        told = kept.told if table.asked_still(seat, kept.asked) else self._answered(table)
        if told is None:
            return None
        if (until := off_until(table.setup.quiet_of(seat), table.setup.holiday_of(seat), now)) is not None:
            return int(until) + 1
        hours = int((now - told) // HOUR)
        if not told or await self._wanted(table, seat, hours):
            panel.remind()
            self._registry.tell_listeners(table)
            return 0
        return None if self._never(table, seat) else told + (hours + 1) * HOUR

    def _answered(self, table: Table) -> int | None:
        """Return when the wait began, in seconds since 1970, for a question without a stored call.

        The player saw that question in the response to their click. Return `None` if nobody waits, or in a
        live game.
        """
        clock = table.setup.times.clock
        if table.setup.chosen.pace.live or clock is None or clock.since is None:
            return None
        return self._registry.time.on_wall(clock.since)

    def _never(self, table: Table, seat: int) -> bool:
        """Return whether the player gets no reminder of this question with any setting."""
        kept = table.panel(seat).kept
        muted = kept.silent and table.asked_still(seat, kept.asked)
        return muted or table.setup.chosen.pace.live

    async def _wanted(self, table: Table, seat: int, hours: int) -> bool:
        """Return whether a player who was notified `hours` ago wants a reminder now."""
        user = table.players[seat].user_id
        if self._never(table, seat) or hours <= 0 or user is None:
            return False
        settings = await self._registry.store.persons.get(user)
        return settings.calls != "nowhere" and 0 < settings.reminders <= hours


def _waits(table: Table, seat: int) -> bool:
    """Return whether the asked player is a person whom we may call again."""
    return table.running and table.players[seat].present and table.setup.calls_again(seat)
