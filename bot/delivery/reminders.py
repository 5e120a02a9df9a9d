"""When a question waits, its player is called again: after quiet hours, and every few hours if they like."""

import asyncio
import logging

from bot.tables.jobs import Jobs
from bot.tables.quiet import quiet_until
from bot.tables.registry import Registry
from bot.tables.running_time import BEAT
from bot.tables.table import Table
from storage.errors import UnavailableError
from storage.pace import HOUR

log = logging.getLogger(__name__)


class Reminders:
    """Looks every now and then who is to be called again.

    It looks at the clock on the wall, and sleeps no longer than a beat: the clock may be set, people change
    their hours, and nothing has to be reckoned anew for it. A look reads the database only once an hour for
    each question that waits.
    """

    def __init__(self, registry: Registry, jobs: Jobs) -> None:
        self._registry = registry
        self._jobs = jobs
        self._task: asyncio.Task[None] | None = None
        # For how many hours a question had waited when its player was last looked up, by table.
        self._looked: dict[str, tuple[int, int, int]] = {}

    def wake(self, table: Table) -> None:
        """Look after a table, if there may be something to remind of."""
        if self._task is None and _waits(table):
            self._task = self._jobs.start(self._run(), "reminding players")

    async def _run(self) -> None:
        try:
            while tables := [table for table in self._registry.tables if _waits(table)]:
                self._looked = {each.id: self._looked.get(each.id, (0, 0, 0)) for each in tables}
                for table in tables:
                    try:
                        await self._look(table)
                    except UnavailableError as error:
                        log.warning("Whom to remind in game %s can't be read: %s", table.id, error)
                    except Exception:
                        log.exception("Nobody can be reminded in game %s", table.id)
                await asyncio.sleep(BEAT)
        finally:
            self._task = None

    async def _look(self, table: Table) -> None:
        seat = table.asked()
        decision = table.game.decision if table.game else None
        if seat is None or decision is None:
            return
        spot, player, now = table.spot(seat), table.players[seat], self._registry.time.moment.wall
        panel = spot.panel
        if spot.ring or panel.asked != decision.number or quiet_until(player.quiet, now) is not None:
            return
        if not panel.told or await self._wanted(table, seat, int((now - panel.told) // HOUR)):
            spot.ring = True
            self._registry.changed(table)

    async def _wanted(self, table: Table, seat: int, hours: int) -> bool:
        """Whether somebody who was told so many hours ago wants to be reminded now."""
        panel, user = table.spot(seat).panel, table.players[seat].user_id
        looked = panel.asked, panel.told, hours
        if panel.silent or table.setup.pace.kind == "live" or not hours or user is None:
            return False
        if self._looked.get(table.id) == looked:
            return False
        settings = await self._registry.store.persons.get(user)
        self._looked[table.id] = looked
        return settings.calls != "nowhere" and 0 < settings.reminders <= hours


def _waits(table: Table) -> bool:
    """Whether a person is waited for who may be called again."""
    seat = table.asked()
    if not table.running or seat is None or not table.players[seat].present:
        return False
    return table.setup.pace.kind != "live" or table.players[seat].quiet is not None
