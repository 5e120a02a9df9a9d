"""Review the votes of changed tables, and notify players who don't see the board."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.tables import agreements, waits
from bot.tables.agreements import Notice
from bot.tables.background.scheduler import Scheduler
from bot.tables.quiet import off_until
from bot.tables.table import Table
from storage.values import Setup

Tell: TypeAlias = Callable[[Table, Notice], Awaitable[None]]
"""Notifies the people in a notice's seats who play by direct message."""


def reviews(scheduler: Scheduler) -> None:
    """If somebody left, begin a pause or complete a vote that was waiting only for them."""
    registry = scheduler.registry

    def reviewed(table: Table) -> Setup:
        if not table.running:
            return table.setup
        return agreements.after_review(table.setup, registry.time.moment, waits.asked_since(table))

    async def review(table: Table) -> None:
        async with table.lock:
            if (setup := reviewed(table)) != table.setup:
                await registry.arrange(table, setup)

    scheduler.at_tables(
        "looking at agreements", review, lambda table: None if reviewed(table) == table.setup else 0.0
    )


def notices(scheduler: Scheduler, tell: Tell) -> None:
    """Notify players once, by direct message, of a proposed pause or a holiday, outside quiet hours."""
    registry = scheduler.registry

    def pending(table: Table) -> tuple[Notice, ...]:
        return tuple(agreements.notices(table.setup, registry.time.moment.wall)) if table.running else ()

    def wait(table: Table, seat: int) -> float:
        setup, now = table.setup, registry.time.moment.wall
        until = off_until(setup.quiet_of(seat), setup.holiday_of(seat), now)
        return 0.0 if until is None else max(0.0, until - now)

    def due(table: Table) -> float | None:
        return min((wait(table, seat) for each in pending(table) for seat in each.seats), default=None)

    async def tell_all(table: Table) -> None:
        for each in pending(table):
            seats = tuple(seat for seat in each.seats if wait(table, seat) == 0)
            if seats and table.running:
                notice = each._replace(seats=seats)
                await tell(table, notice)
                async with table.lock:
                    await registry.arrange(table, agreements.after_notice(table.setup, notice))

    scheduler.at_tables("telling of pauses and holidays", tell_all, due)
