"""What was stored is shown: the newest state, each message on its own way."""

import asyncio
from collections.abc import Collection

from bot.delivery.boards import Boards
from bot.delivery.owed_panels import OwedPanels
from bot.delivery.panels import Panels
from bot.delivery.ways import Way
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from bot.tables.table import Table

BOARD = -1
"""What stands for the number of a seat where it is about the board."""


class Publisher:
    """Shows every change of a table: to who is asked first, and on the board.

    Each panel and the board have a way of their own, so that none waits for another. `table.shown` follows
    the slowest of them; it is stored, so that what is owed is shown after a restart.
    """

    def __init__(
        self, registry: Registry, jobs: Jobs, boards: Boards, panels: Panels, owed: OwedPanels
    ) -> None:
        self._registry = registry
        self._jobs = jobs
        self._boards = boards
        self._panels = panels
        self._owed = owed
        self._showing: dict[str, _Showing] = {}

    def wake(self, table: Table) -> None:
        """See to it that the newest state of the table is shown soon; what rushes by is not shown."""
        if table.rushing:
            return
        overdue = self._owed.overdue(table)
        if table.shown >= table.stored.version and not self._boards.owed(table) and not overdue:
            self._let_go(table)
            return
        showing = self._showing.get(table.id)
        if showing is None or showing.table is not table:
            # A table that couldn't be read again was dropped, and is another one now.
            showing = self._showing[table.id] = _Showing(table)
        for seat in self._owed.seats(table):
            if seat not in showing.ways:
                showing.ways[seat] = self._way(showing, seat)
        if BOARD not in showing.ways:
            showing.ways[BOARD] = self._way(showing, BOARD)
        for seat in sorted(showing.ways, key=lambda each: each == BOARD):
            showing.ways[seat].wake()

    def doubt(self, messages: Collection[int]) -> None:
        """See to it that boards and panels are shown once more: older edits may have come over them."""
        for table in self._registry.tables:
            if any([self._boards.doubt(table, messages), self._owed.doubt(table, messages)]):
                self.wake(table)

    async def finish(self) -> None:
        """Wait until all is shown that can be; from now on nothing is tried again."""
        while ways := [way for each in self._showing.values() for way in each.ways.values() if way.showing]:
            await asyncio.gather(*(way.finish() for way in ways))

    def needs(self, table: Table) -> bool:
        """Whether something about a table is still to be shown."""
        showing = self._showing.get(table.id)
        busy = showing is not None and any(way.busy for way in showing.ways.values())
        return busy or self._boards.owed(table) or bool(self._owed.overdue(table))

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table."""
        if (showing := self._showing.pop(table.id, None)) is not None:
            # Its ways know it too.
            showing.ways.clear()

    def _way(self, showing: "_Showing", seat: int) -> Way:
        table = showing.table

        async def show() -> None:
            """Bring the panel of the seat, or the board, up to date."""
            version = table.stored.version
            if seat == BOARD:
                await self._boards.publish(table, lambda: self.wake(table))
            else:
                await self._panels.bring(table, seat)
            self._done(showing, seat, version)

        def owed() -> bool:
            """Say whether the seat, or the board, doesn't show what it should."""
            if table.rushing:
                return False
            if self._lags(showing, seat):
                return True
            return self._boards.owed(table) if seat == BOARD else self._owed.is_overdue(table, seat)

        def pause() -> float:
            """Return for how many seconds it can stay as it is: what nobody waits for is shown together."""
            if seat == BOARD:
                return self._boards.pause(table)
            if self._owed.only_behind(table, seat):
                return self._boards.settling(table)
            return self._boards.coming(table) if self._owed.is_here(table, seat) else 0.0

        name = f"showing {'the board' if seat == BOARD else f'seat {seat}'} of game {table.id}"
        return Way(self._jobs, name, owed, show, pause, lambda: self._ended(showing))

    def _done(self, showing: "_Showing", seat: int, version: int) -> None:
        """Note what was shown; once everything is, note that."""
        self._note(showing, version, seat)
        showing.shown[seat] = version
        self._let_go(showing.table)

    def _ended(self, showing: "_Showing") -> None:
        """Note what was shown in response to a click, while the publisher was about to."""
        if not showing.table.rushing:
            self._note(showing, showing.table.stored.version)
            self._let_go(showing.table)

    def _note(self, showing: "_Showing", version: int, seat: int | None = None) -> None:
        """Note up to which version all was shown: this one, if none but the given seat lags behind it."""
        table = showing.table
        lagging = [each for each in showing.ways if each != seat and self._lags(showing, each)]
        shown = (showing.shown.get(each, table.shown) for each in lagging)
        self._registry.shown(table, min((version, *shown)))
        for each in lagging:
            if not showing.ways[each].showing:
                # A click on this panel is being responded to, since it was looked at last.
                showing.ways[each].wake()

    def _lags(self, showing: "_Showing", seat: int) -> bool:
        """Whether a seat, or the board, doesn't show what is new; most that is new concerns few panels."""
        return showing.owed(seat) and (seat == BOARD or self._owed.outdated(showing.table, seat))

    def _let_go(self, table: Table) -> None:
        """Forget a table that is over, if all of it was shown."""
        if table.shown == table.stored.version and table.stored.status in ("over", "closed"):
            self.forget(table)
            self._boards.forget(table)
            self._registry.forget(table)


class _Showing:
    """What is being shown of a table: a way for each seat and the board, and how far each has come."""

    __slots__ = ("shown", "table", "ways")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ways: dict[int, Way] = {}
        self.shown: dict[int, int] = {}

    def owed(self, seat: int) -> bool:
        """Whether a seat, or the board, doesn't show the newest version."""
        table = self.table
        shown = max(self.shown.get(seat, 0), table.shown)
        return not table.rushing and shown < table.stored.version
