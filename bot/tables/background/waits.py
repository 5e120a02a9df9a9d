"""A table that waits for one person for a while tells the others for whom, since when and until when."""

from bot.tables.background.scheduler import Scheduler
from bot.tables.people import present
from bot.tables.table import Table
from storage.pace import PaceKind

PATIENCE: dict[PaceKind, float] = {"live": 20.0, "none": 60.0, "slow": 10 * 60.0}
"""Seconds after which a wait is told on the panels of those who wait. The board tells it at once."""


class Waits:
    """Notes at its table that a wait has lasted for a while, so that panels which show it are made anew."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._registry = scheduler.registry
        self._schedule = scheduler.schedule("telling long waits", self._tell, clock=self._registry.clock)

    def wake(self, table: Table) -> None:
        """Mind the wait at a changed table."""
        since = _since(table)
        if not since or since == table.told_since:
            self._schedule.cancel(table.id)
        else:
            self._schedule.enter(table.id, max(0.0, since + PATIENCE[table.setup.pace.kind] - table.now))

    async def _tell(self, table: Table) -> None:
        """Note a wait that has lasted for a while, and have it shown."""
        since = _since(table)
        if since and table.now >= since + PATIENCE[table.setup.pace.kind]:
            table.told_since = since
            self._registry.tell_listeners(table)
        else:
            self.wake(table)


def _since(table: Table) -> int:
    """Return since when others wait for the person who is asked; 0 if nobody does, or that isn't known."""
    asked = table.asked()
    if asked is None or not table.players[asked].present or len(present(table.players)) < 2:
        return 0
    return table.asked_since()
