"""A changed table looks at its open agreements, and those who don't see its board hear of them."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.tables import agreements
from bot.tables.agreements import Notice
from bot.tables.background.scheduler import Scheduler
from bot.tables.quiet import off_until
from bot.tables.table import Table
from storage.values import Setup

Tell: TypeAlias = Callable[[Table, Notice], Awaitable[None]]
"""Tells the people of these seats who play by direct message."""


class Agreements:
    """Lets that happen which all want once somebody has left: a pause begins, say, or a vote succeeds.

    Those who play by direct message are told once of a pause that is proposed, and of a holiday for which the
    table waits; after their quiet hours, if need be.
    """

    def __init__(self, scheduler: Scheduler, tell: Tell) -> None:
        self._registry = scheduler.registry
        self._tell = tell
        self._looking = scheduler.schedule("looking at agreements", self._look)
        self._telling = scheduler.schedule(
            "telling of pauses and holidays", self._tell_all, clock=self._registry.clock
        )

    def wake(self, table: Table) -> None:
        """Look at a changed table, and tell people something when their quiet hours end."""
        now = self._registry.time.moment.wall
        if table.running and self._reviewed(table) != table.setup:
            self._looking.enter(table.id, 0)
        notices = agreements.notices(table.setup, now) if table.running else ()
        if due := [self._off_until(table, seat) or now for notice in notices for seat in notice.seats]:
            self._telling.enter(table.id, max(0.0, min(due) - now))
        else:
            self._telling.cancel(table.id)

    async def _look(self, table: Table) -> None:
        async with table.lock:
            if table.running and (setup := self._reviewed(table)) != table.setup:
                await self._registry.arrange(table, setup)

    async def _tell_all(self, table: Table) -> None:
        """Tell all who may be told now. After a crash somebody may be told twice."""
        for notice in tuple(agreements.notices(table.setup, self._registry.time.moment.wall)):
            seats = tuple(seat for seat in notice.seats if self._off_until(table, seat) is None)
            if seats and table.running:
                await self._tell(table, notice._replace(seats=seats))
                async with table.lock:
                    setup = agreements.told(table.setup, notice._replace(seats=seats))
                    await self._registry.arrange(table, setup)
        self.wake(table)

    def _reviewed(self, table: Table) -> Setup:
        return agreements.reviewed(table.setup, self._registry.time.moment, table.asked_since())

    def _off_until(self, table: Table, seat: int) -> float | None:
        """Return when the quiet hours or the holiday of a seat end; `None` if it may be told now."""
        setup, now = table.setup, self._registry.time.moment.wall
        return off_until(setup.quiet_of(seat), setup.holiday_of(seat), now)
