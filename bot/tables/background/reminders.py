"""Remind players of their open question: after quiet hours, and every few hours if they want that."""

from bot.tables.background.scheduler import Scheduler
from bot.tables.quiet import off_until
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.timing import RUNNING_TIME_BEAT
from storage.pace import HOUR
from storage.values import NextCheck

GAMES_A_BEAT = 200  # How many games we check at once. Clicks come in between, also after a long outage.


def reminders(scheduler: Scheduler) -> None:
    """Find the games that are due for a check, also those not in memory, and check them.

    Each check records when the next one is due: at the end of quiet hours, otherwise within an hour. We
    search every `RUNNING_TIME_BEAT` seconds, because the operator may set the wall clock.
    """
    registry, games = scheduler.registry, scheduler.registry.store.games
    # The next checks, to be stored together.
    checks: list[NextCheck] = []

    async def check(table: Table) -> None:
        version = table.stored.version
        at = await next_check(registry, table)
        if at is None or at > 0:
            checks.append(NextCheck(table.id, version, at))

    async def find() -> list[tuple[str, float]]:
        stored = tuple(checks)
        await games.schedule_checks(stored)
        del checks[: len(stored)]
        return [(game, 0.0) for game in await games.to_look(registry.time.moment.wall, GAMES_A_BEAT)]

    scheduler.search(RUNNING_TIME_BEAT, scheduler.at_tables("reminding players", check), find)


async def next_check(registry: Registry, table: Table) -> int | None:
    """Call the asked player again if that is due; return when the next check is due (0: soon)."""
    seat = table.asked()
    clock = table.setup.times.clock
    if seat is None or not _waits(table, seat) or (clock is not None and clock.paused is not None):
        return None
    panel, now = table.panel(seat), registry.time.moment.wall
    kept = panel.kept
    if panel.reminder_due or table.shown < table.stored.version:
        return 0
    if clock is not None and clock.call is not None and clock.call <= registry.time.now:
        # `clocks` makes this call, with another text.
        return 0
    told = kept.told if table.asked_still(seat, kept.asked) else _answered(registry, table)
    if told is None:
        return None
    if (until := off_until(table.setup.quiet_of(seat), table.setup.holiday_of(seat), now)) is not None:
        return int(until) + 1
    hours = int((now - told) // HOUR)
    if not told or await _wanted(registry, table, seat, hours):
        panel.remind()
        registry.tell_listeners(table)
        return 0
    return None if _never(table, seat) else told + (hours + 1) * HOUR


def _answered(registry: Registry, table: Table) -> int | None:
    """Return when a slow game's wait began, or `None`. A response showed the player the question."""
    clock = table.setup.times.clock
    if table.setup.chosen.pace.live or clock is None or clock.since is None:
        return None
    return registry.time.on_wall(clock.since)


def _never(table: Table, seat: int) -> bool:
    kept = table.panel(seat).kept
    muted = kept.silent and table.asked_still(seat, kept.asked)
    return muted or table.setup.chosen.pace.live


async def _wanted(registry: Registry, table: Table, seat: int, hours: int) -> bool:
    user = table.players[seat].user_id
    if _never(table, seat) or hours <= 0 or user is None:
        return False
    settings = await registry.store.persons.get(user)
    return settings.calls != "nowhere" and 0 < settings.reminders <= hours


def _waits(table: Table, seat: int) -> bool:
    return table.running and table.players[seat].present and table.setup.calls_again(seat)
