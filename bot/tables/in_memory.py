"""The tables in memory, and the listeners to their changes."""

from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.tables.table import Table

Listener = Callable[[Table], None]
Own = Callable[[int], bool]
"""Whether this process takes care of the games of a server."""


class TablesInMemory:
    """Holds tables, and evicts them."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        # Those that have left, as long as somebody holds them: of no game there are ever two tables.
        self._left: WeakValueDictionary[str, Table] = WeakValueDictionary()
        # Those of which another process takes care, as long as a click here needs them.
        self._guests: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.owns_server: Own = lambda _: True
        self._listeners: list[Listener] = []
        self._unread_listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call this with every table that changed, after those that listen already."""
        self._listeners.append(listener)

    def listen_to_unread(self, listener: Listener) -> None:
        """Call this with every table that may be out of date, and can't be read now."""
        self._unread_listeners.append(listener)

    def owns(self, table: Table) -> bool:
        """Whether this process shows the messages of a table, plays its computers and keeps its clocks."""
        return self.owns_server(table.setup.guild)

    def tell_listeners(self, table: Table) -> None:
        """Tell the listeners that a table is new, was not shown yet, or waits for a computer player."""
        if self.owns(table):
            for listener in self._listeners:
                listener(table)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that are in memory."""
        return tuple(self._tables.values())

    def known(self, game: str) -> Table | None:
        """Return the table of a game if it is in memory."""
        return self._tables.get(game)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; it can be read again at any time."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        if self._left.get(table.id) is table:
            del self._left[table.id]

    def keep_only(self, wanted: Callable[[Table], bool]) -> None:
        """Drop all tables but these from memory, those too that have left and that somebody still holds."""
        for table in (*self._tables.values(), *self._left.values()):
            if not wanted(table):
                self.forget(table)

    def leave(self, table: Table) -> None:
        """Evict a table that nobody uses. While somebody still holds it, others get the same table."""
        self.forget(table)
        self._left[table.id] = table
