"""The tables in memory, and the only way to change one. The database is the game; a table is a copy."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.observer import Observer
from bot.tables import moves, timing
from bot.tables.errors import RefusedError
from bot.tables.running_time import RunningTime
from bot.tables.table import REMEMBERED, Table
from engine.game import Game
from storage.errors import (
    DamagedGameError,
    NotReadError,
    NotStoredError,
    StaleVersionError,
    UnavailableError,
    UnsureError,
)
from storage.outcomes import Outcome, outcome_of
from storage.places import may_wait
from storage.records import Choice, Click, Loaded, Setup, Status, StoredGame
from storage.store import Store

log = logging.getLogger(__name__)

Listener = Callable[[Table], None]


class Registry:
    """Holds the tables that are in use. Whoever listens hears of every change that was stored."""

    def __init__(
        self,
        store: Store,
        observer: Observer | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self._observer = observer or Observer()
        self._tables: dict[str, Table] = {}
        # Those that have left, as long as somebody holds them: of no game there are ever two tables.
        self._left: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._clock = clock
        self._listeners: list[Listener] = []
        self._read_listeners: list[Listener] = []
        self._loading = asyncio.Lock()
        self.time = RunningTime(store.running_time, clock, wall)

    def listen(self, listener: Listener) -> None:
        """Call this with every table that changed, after those that listen already."""
        self._listeners.append(listener)

    def listen_to_reading(self, listener: Listener) -> None:
        """Call this with every table that was read from the store, before anything is done with it."""
        self._read_listeners.append(listener)

    def changed(self, table: Table) -> None:
        """Tell that something about a table is new, or was not shown yet, or waits for a computer player."""
        for listener in self._listeners:
            listener(table)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that are in memory."""
        return tuple(self._tables.values())

    async def get(self, game: str) -> Table:
        """Return the table of a game for somebody who uses it, read from the store if need be.

        Raises the errors of `visit`.
        """
        table = await self.visit(game)
        table.used = self._clock()
        return table

    async def visit(self, game: str) -> Table:
        """Return the table of a game, as `get` does, but so that it leaves memory again soon.

        Raises `RefusedError` if there is no such game, `DamagedGameError` if it is damaged, and
        `NotReadError` if it can't be read now.
        """
        if (table := self._tables.get(game)) is not None:
            if table.unread:
                async with table.lock:
                    await self.refresh(table)
            return table
        async with self._loading:
            if (table := self._tables.get(game) or self._left.pop(game, None)) is not None:
                self._tables[game] = table
                return table
            loaded = await self.store.games.load(game)
            if loaded is None:
                raise RefusedError("error-unknown-game")
            table = await self._open(loaded)
            if table.stored.status in ("lobby", "running") or table.shown < table.stored.version:
                self._tables[game] = table
            for listener in self._read_listeners:
                listener(table)
            return table

    def known(self, game: str) -> Table | None:
        """Return the table of a game if it is in memory."""
        return self._tables.get(game)

    async def add(self, stored: StoredGame, click: Click) -> Table:
        """Store a new game and return its table.

        Raises `RepeatedClickError` if the click did so before, and `UnavailableError` if it isn't stored.
        """
        try:
            await self.store.games.add(stored, click)
        except UnsureError as error:
            if await self.store.games.click(click.id) is None:
                raise _plain(error) from error
        table = self._tables[stored.id] = Table(stored, time=self.time)
        table.used = self._clock()
        return table

    def forget(self, table: Table) -> None:
        """Drop a table from memory; it can be read again at any time."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    def leave(self, table: Table) -> None:
        """Let a table leave memory that nobody uses. Who still holds it and who asks for it share it."""
        self.forget(table)
        self._left[table.id] = table

    def end(self, table: Table) -> None:
        """End a table whose game was deleted, under its lock: nobody is asked or shown anything any more."""
        table.stored = replace(table.stored, status="closed", game=None)
        table.shown = table.stored.version
        self.forget(table)
        self.changed(table)

    async def refresh(self, table: Table) -> None:
        """Read a table again if it was changed in the store alone, by another process say; under its lock.

        Raises `RefusedError` if the game is gone, and `DamagedGameError` if it can't be read.
        """
        if table.unread or await self.store.games.version(table.id) != table.stored.version:
            await self._reload(table)

    # Changes, each under the lock of the table

    async def arrange(
        self, table: Table, setup: Setup, click: Click | None = None, status: Status | None = None
    ) -> None:
        """Store a changed set-up, and a new status if one is given.

        Raises `StaleVersionError`, the table being read anew, and the other errors of `Games.save`. When it
        isn't sure whether anything was stored, it is read what is; only if not even that is certain yet,
        `UnsureError` is raised. A table whose game was set aside is forgotten.
        """
        if table.game is not None:
            setup = timing.after_change(setup, table.game, self.time.moment)
        stored = replace(table.stored, setup=setup, status=status or table.stored.status)
        await self._save(table, stored, (), click)

    async def deal(self, table: Table, game: Game, setup: Setup, opening: Choice, click: Click) -> None:
        """Store a game that was just dealt. Raises the errors of `arrange`."""
        setup, choices = moves.begin(setup, game, self.time.moment)
        stored = replace(table.stored, setup=setup, status="running", game=game)
        await self._save(table, stored, [opening, *choices], click)

    async def choose(
        self,
        table: Table,
        seat: int,
        picks: tuple[str, ...],
        number: int,
        click: Click | None = None,
        *,
        late: bool = False,
        setup: Setup | None = None,
    ) -> None:
        """Answer the open question and store the answer; `late`: the time of who was asked ran out.

        `setup` is stored with it in the place of the one before, if it is given. Everybody answers through
        here, computer players too. Raises `ChoiceError` if the question doesn't accept this, and the errors
        of `arrange`; then nothing is changed.
        """
        assert table.game is not None
        game = table.game.copy()
        setup, choices = moves.answer(
            setup or table.setup,
            game,
            seat,
            picks,
            number,
            self.time.moment,
            user=click and click.user,
            late=late,
        )
        stored = replace(table.stored, setup=setup, status="over" if game.over else "running", game=game)
        await self._save(table, stored, choices, click)
        self._observer.answered(person=click is not None)

    def shown(self, table: Table, version: int) -> None:
        """Note that Discord was shown this version of a table."""
        if version > table.shown:
            self.store.places.note_shown(table.id, version)
            table.shown = version

    async def placed(self, table: Table, seat: int) -> None:
        """Note where the panel of a seat is, if that isn't noted yet. Raises the errors of storing."""
        spot = table.spot(seat)
        panel = spot.panel
        if panel == spot.stored:
            return
        if may_wait(panel, spot.stored):
            self.store.places.note_panel(table.id, seat, panel)
        else:
            await self.store.places.put_panel(table.id, seat, panel)
        spot.stored = panel

    async def _save(
        self, table: Table, stored: StoredGame, choices: Sequence[Choice], click: Click | None
    ) -> None:
        try:
            saved = await self.store.games.save(stored, choices=choices, click=click)
        except StaleVersionError:
            await self._reload(table)
            raise
        except UnsureError as error:
            before = table.stored.version
            await self._reload(table)
            if not await self._counts(table, before, click):
                raise _plain(error) from error
            return
        except DamagedGameError:
            self.forget(table)
            raise
        try:
            # Before anybody can show the end.
            table.outcome = await self._outcome(saved)
        finally:
            table.stored = saved
            table.history.extend(choices)
            table.trim()
            self.changed(table)

    async def _counts(self, table: Table, before: int, click: Click | None) -> bool:
        """Whether a change whose commit failed is stored all the same, by what was read again."""
        if click is None:
            return table.stored.version > before
        return await self.store.games.click(click.id) is not None

    async def _reload(self, table: Table) -> None:
        """Take over what is stored. A table that can't be read again is not shown from memory.

        Raises `RefusedError` if the game was deleted.
        """
        table.unread = True
        try:
            loaded = await self.store.games.load(table.id)
            if loaded is None:
                self.end(table)
                raise RefusedError("error-unknown-game")
            fresh = await self._open(loaded)
        except NotReadError:
            raise
        except Exception:
            self.forget(table)
            raise
        log.info("Game %s was changed in the store alone; it is read again", table.id)
        table.stored, table.history, table.outcome = fresh.stored, fresh.history, fresh.outcome
        table.unread = False
        self.changed(table)

    async def _open(self, loaded: Loaded) -> Table:
        game, places = loaded.stored.id, self.store.places
        shown, board = max(loaded.shown, places.shown(game)), await places.board(game)
        if loaded.stored.status == "lobby" and shown < loaded.stored.version:
            # An edit that was not noted may have come since. In a game that runs, one that changes nothing
            # would tell of an answer that nobody may notice, and nothing that was public is taken back.
            board = replace(board, shown="")
        table = Table(
            loaded.stored,
            await self.store.games.choices(game, REMEMBERED),
            board,
            await places.panels(game),
            shown,
            await self._outcome(loaded.stored),
            time=self.time,
        )
        table.trim()
        if shown >= loaded.stored.version:
            table.all_shown()
        return table

    async def _outcome(self, stored: StoredGame) -> Outcome | None:
        """Return what a game did to ratings, once it is over; `None` too if that can't be read."""
        if stored.status != "over":
            return None
        try:
            return await outcome_of(self.store.database, stored.id)
        except NotReadError as error:
            log.warning("What game %s did to ratings could not be read: %s", stored.id, error)
            return None


def _plain(error: UnsureError) -> UnavailableError:
    """Return what there is to say of a commit that failed, and of which nothing was found."""
    return NotStoredError(error.reason, error.cause) if error.settled else error
