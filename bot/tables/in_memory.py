"""The tables in memory: we load them from the database when needed, and evict them later."""

import logging
from asyncio import Lock
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.tables import advice, casts, history
from bot.tables.history import CHOICES_KEPT
from bot.tables.message import UNKNOWN_SHOWN
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.tables.timing import RunningTime
from storage.database.storage_errors import DamagedGameError, NotReadError
from storage.games.places import BOARD_SEAT, no_board
from storage.listeners import Listeners
from storage.store import Store
from storage.values import Loaded

log = logging.getLogger(__name__)

Own = Callable[[int], bool]  # Returns whether this process owns the games of a server.


class TablesInMemory:
    """Holds, reads and evicts tables."""

    def __init__(self, store: Store, clock: Callable[[], float], wall: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.time = RunningTime(store.running_time, clock, wall)
        self._loading = Lock()
        self._tables: dict[str, Table] = {}
        # Evicted tables that other objects still use: without this, a game could have two tables.
        self._left: WeakValueDictionary[str, Table] = WeakValueDictionary()
        # Tables of other processes, kept while a click in this process needs them.
        self._guests: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.owns_server: Own = lambda _: True
        self.listeners = Listeners[[Table]]()  # Called with every changed table.
        self.unread = Listeners[[Table]]()  # Called with each table that may be stale and can't be read now.

    def owns(self, table: Table) -> bool:
        """Return whether this process owns a table. The owner shows it and runs its computers and clocks."""
        return self.owns_server(table.setup.kind.guild)

    def keeps(self, table: Table) -> bool:
        """Return whether a table belongs to this process, even while its lease is uncertain."""
        return self.store.games.share.has(table.setup.kind.guild)

    def tell_listeners(self, table: Table) -> None:
        """Have the listeners look at a table, if this process owns it."""
        if self.owns(table):
            self.listeners.tell(table)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    owners = tables  # The tables, under the name that `Sync` uses.

    def in_memory(self, game: str) -> Table | None:
        return self._tables.get(game)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; `get` can read it again."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        if self._left.get(table.id) is table:
            del self._left[table.id]

    def keep_only(self, wanted: Callable[[Table], bool]) -> None:
        """Drop all tables except the wanted ones, also evicted tables that are still used."""
        for table in (*self._tables.values(), *self._left.values()):
            if not wanted(table):
                self.forget(table)

    def leave(self, table: Table) -> None:
        """Evict a table that nobody uses. If an object still holds it, later requests get the same table."""
        self.forget(table)
        self._left[table.id] = table

    async def get(self, game: str) -> Table:
        """Return the table of a game; the request counts as a use. Raises the errors of `load`."""
        table = await self.load(game)
        table.used = self.clock()
        return table

    async def get_or_none(self, game: str) -> Table | None:
        """Return the result of `get`; `None` if the game doesn't exist or is damaged."""
        try:
            return await self.get(game)
        except (DamagedGameError, RefusedError):
            return None

    async def load(self, game: str) -> Table:
        """Return the table of a game, loaded from the store if needed.

        Raises `RefusedError` if there is no such game, `DamagedGameError` if it is damaged, and
        `NotReadError` if it can't be read now.
        """
        table = self._tables.get(game) or await self._taken_up(game)
        if table.catching_up or not self.owns(table):
            # Another process may have changed the table.
            async with table.lock:
                await self.refresh(table)
        return table

    async def _taken_up(self, game: str) -> Table:
        async with self._loading:
            if (table := self._tables.get(game) or self._left.pop(game, None)) is not None:
                self._tables[game] = table
                return table
            if (guest := self._guests.get(game)) is not None and not self.owns(guest):
                return guest
            loaded = await self.store.games.load(game)
            if loaded is None:
                raise RefusedError("error-unknown-game")
            table = await self._open(loaded)
            if (added := self._tables.get(game)) is not None:
                return added
            if not self.owns(table):
                self._guests[game] = table
                return table
            if table.stored.status in ("lobby", "running") or table.shown < table.stored.version:
                self._tables[game] = table
            return table

    def end(self, table: Table) -> None:
        """End a table whose game is deleted or damaged. Hold the table's lock."""
        table.take_over(replace(table.stored, status="closed", game=None))
        table.shown = table.stored.version
        table.drop_messages()
        self.forget(table)
        self.tell_listeners(table)

    async def refresh(self, table: Table) -> None:
        """Read a table again if it is stale, under its lock.

        Raises `RefusedError` if the game is gone, and `DamagedGameError` if it can't be read.
        """
        if await self._is_behind(table):
            await self._reload(table)

    async def _is_behind(self, table: Table) -> bool:
        return table.catching_up or await self.store.games.version(table.id) != table.stored.version

    async def _reload(self, table: Table) -> None:
        await self._reread(table)
        self.tell_listeners(table)

    async def _reread(self, table: Table) -> None:
        """Read a table again. If that fails, `catching_up` keeps us from showing the stale table."""
        table.catching_up = True
        try:
            loaded = await self.store.games.load(table.id)
            if loaded is None:
                self.end(table)
                raise RefusedError("error-unknown-game")
            fresh = await self._open(loaded)
        except NotReadError:
            self.unread.tell(table)
            raise
        except DamagedGameError:
            self.end(table)
            raise
        except Exception:
            self.forget(table)
            raise
        log.info("Game %s in the database is newer than in memory; it is read again", table.id)
        table.take_over(fresh.stored, fresh.ending)
        table.later_everywhere, table.offer = fresh.later_everywhere, fresh.offer
        table.former_players, table.fewest_games = fresh.former_players, fresh.fewest_games
        table.history = fresh.history
        table.explained.clear()
        table.catching_up = False

    async def _open(self, loaded: Loaded) -> Table:
        game = loaded.stored.id
        shown, messages = max(loaded.shown, self.store.places.shown(game)), await self.store.places.of(game)
        if loaded.stored.status == "lobby" and shown < loaded.stored.version:
            # We may have edited the lobby without recording it, so edit it again. Not in a running game:
            # there, an edit without a change would reveal a hidden answer.
            messages[BOARD_SEAT] = replace(messages.get(BOARD_SEAT) or no_board(), shown=UNKNOWN_SHOWN)
        table = Table(
            loaded.stored,
            self.time,
            await self.store.games.choices(game, CHOICES_KEPT),
            messages,
            shown,
            old_boards=await self.store.places.old_boards(game),
            calls=await self.store.posted_calls.of(game),
            ending=await history.ending_of(self.store, loaded.stored),
            offer=await casts.offer_of(self.store, loaded.stored),
            former_players=await casts.last_players(self.store, loaded.stored),
            fewest_games=await advice.fewest_games(self.store.learning, loaded.stored),
        )
        table.trim()
        if table.running:
            table.later_everywhere = (await self.store.servers.get(table.setup.kind.guild)).everywhere
        # `UNKNOWN_SHOWN`: we gave up a post, which may have made a second board.
        behind = not table.setup.alone and (shown < table.stored.version or table.board.seen == UNKNOWN_SHOWN)
        if behind:
            table.board.mark_outdated()
        # The board may mention an outage, and nobody could record that.
        if table.computer_asked:
            table.board.seen = UNKNOWN_SHOWN
        if shown >= loaded.stored.version and table.round:
            for seat, player in enumerate(table.players):
                if player.human:
                    table.panel(seat).show(table.shows(seat), str(table.shows(seat)))
        return table
