"""A table that waits for one person for a while tells the others for whom, since when and until when."""

from bot.tables.background.scheduler import Scheduler
from bot.tables.people import present
from bot.tables.table import Table

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
