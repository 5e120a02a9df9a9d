"""What was stored is shown: the newest state, each message on its own way."""

import logging

from bot.delivery.boards import Boards
from bot.delivery.panels import Panels
from bot.delivery.ways import Way
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from bot.tables.table import Table

log = logging.getLogger(__name__)

BOARD = -1
"""What stands for the number of a seat where it is about the board."""


class Publisher:
    """Shows every change of a table: to who is asked first, and on the board.

    Each panel and the board have a way of their own, so that none waits for another. `table.shown` follows
    the slowest of them; it is stored, so that what is owed is shown after a restart.
    """

    def __init__(self, registry: Registry, jobs: Jobs, boards: Boards, panels: Panels) -> None:
        self._registry = registry
        self._jobs = jobs
        self._boards = boards
        self._panels = panels
        self._ways: dict[str, dict[int, Way]] = {}
        self._shown: dict[str, dict[int, int]] = {}

    def wake(self, table: Table) -> None:
        """See to it that the newest state of the table is shown soon; what rushes by is not shown."""
        if table.rushing or table.shown >= table.stored.version:
            return
        ways = self._ways.setdefault(table.id, {})
        for seat in self._panels.seats(table):
            if seat not in ways:
                ways[seat] = self._panel(table, seat)
        if BOARD not in ways:
            ways[BOARD] = self._board(table)
        for seat in sorted(ways, key=lambda each: each == BOARD):
            ways[seat].wake()

    def _panel(self, table: Table, seat: int) -> Way:
        async def show() -> None:
            """Bring the panel up to date."""
            version = table.stored.version
            await self._panels.bring(table, seat)
            await self._done(table, seat, version)

        return Way(
            self._jobs, f"showing seat {seat} of game {table.id}", lambda: self._owed(table, seat), show
        )

    def _board(self, table: Table) -> Way:
        async def show() -> None:
            """Bring the board up to date."""
            version = table.stored.version
            await self._boards.publish(table)
            await self._done(table, BOARD, version)

        return Way(self._jobs, f"showing game {table.id}", lambda: self._owed(table, BOARD), show)

    def _owed(self, table: Table, seat: int) -> bool:
        if table.rushing:
            return False
        shown = self._shown.get(table.id, {}).get(seat, table.shown)
        return max(shown, table.shown) < table.stored.version

    async def _done(self, table: Table, seat: int, version: int) -> None:
        """Note what was shown; once everything is, store that, and let go of a table that is over."""
        shown = self._shown.setdefault(table.id, {})
        now = {each: shown.get(each, table.shown) for each in self._ways[table.id]} | {seat: version}
        await self._registry.shown(table, min(now.values()))
        shown[seat] = version
        if table.shown < table.stored.version:
            return
        if table.stored.status in ("over", "closed", "set-aside"):
            self.forget(table)
            self._boards.forget(table)
            self._registry.forget(table)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table."""
        self._ways.pop(table.id, None)
        self._shown.pop(table.id, None)
