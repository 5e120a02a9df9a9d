"""A player whose question waits is called again: after quiet hours, and every few hours if they like that."""

from bot.tables.background.scheduler import Scheduler
from bot.tables.quiet import off_until
from bot.tables.table import Table
from bot.tables.timing import BEAT
from storage.pace import HOUR
from storage.values import NextCheck

AT_ONCE = 200
"""How many games are looked at in one beat, so that clicks come first after a long time without the bot."""


class Reminders:
    """Looks now and then which players have to be called again.

    The database says which games are due for a look, in memory or not. Each look notes when the next one is
    due: at the end of quiet hours, else within an hour. It goes by the wall clock, which may be set, so it
    sleeps no longer than a beat.
    """

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._schedule = scheduler.schedule("reminding players", self._look_at, self._due, self._later)
        # The looks of this beat, to be noted together.
        self._looks: list[NextCheck] = []

    def wake(self, table: Table) -> None:
        """Look at a changed table soon, if there may be something to remind of."""
        self._schedule.cancel(table.id)
        if table.stored.look is not None:
            self.begin()

    def begin(self) -> None:
        """Look at games, as long as any is due for it."""
        self._schedule.wake_within(BEAT if self._schedule.busy else 0)

    async def _due(self) -> list[str]:
        self._looks = []
        return await self._registry.store.games.to_look(self._registry.time.moment.wall, AT_ONCE)

    async def _later(self) -> float | None:
        await self._registry.store.games.looked(self._looks)
        return None if await self._registry.store.games.first_look() is None else BEAT

    async def _look_at(self, table: Table) -> None:
        """Look at a game, and note when to look again, if that isn't soon."""
        version = table.stored.version
        at = await self._next_check(table)
        if at is None or at > 0:
            self._looks.append(NextCheck(table.id, version, at))

    async def _next_check(self, table: Table) -> int | None:
        """Call the asked player again if it is time; return when to look at the game again (0: soon)."""
        seat = table.asked()
        clock = table.setup.clock
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
        """Return when others saw the answer that led to a question: its player saw the question at once.

        Nothing is kept of that. Return `None` if nobody waits, or if they were told in a live game, by day.
        """
        clock = table.setup.clock
        if table.setup.pace.kind == "live" or clock is None or clock.since is None:
            return None
        return self._registry.time.on_wall(clock.since)

    def _never(self, table: Table, seat: int) -> bool:
        """Whether no setting of the player leads to another reminder of this question."""
        kept = table.panel(seat).kept
        muted = kept.silent and table.asked_still(seat, kept.asked)
        return muted or table.setup.pace.kind == "live"

    async def _wanted(self, table: Table, seat: int, hours: int) -> bool:
        """Whether a player who was told so many hours ago wants to be reminded now."""
        user = table.players[seat].user_id
        if self._never(table, seat) or hours <= 0 or user is None:
            return False
        settings = await self._registry.store.persons.get(user)
        return settings.calls != "nowhere" and 0 < settings.reminders <= hours


def _waits(table: Table, seat: int) -> bool:
    """Whether the asked player is a person who may be called again."""
    if not table.running or not table.players[seat].present or table.setup.solo:
        return False
    return table.setup.pace.kind != "live" or table.setup.quiet_of(seat) is not None
