"""The only way to change a table, the copy of a stored game in memory."""

import json
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.observer import Observer
from bot.tables import advice, casts, history, moves, timing
from bot.tables.in_memory import TablesInMemory
from bot.tables.stages import NO_ENDING, RunningGame
from bot.tables.table import Table
from engine.game import Game
from storage.database.storage_errors import (
    DamagedGameError,
    StaleVersionError,
    UnsureError,
    found_after,
    plain,
)
from storage.games.places import BOARD_SEAT, StoredMessage, may_wait
from storage.games.posted_calls import PostedCall
from storage.listeners import Listeners
from storage.people.stored_settings import ServerSettings
from storage.store import Store
from storage.values import Choice, Click, RematchOf, Setup, Status, StoredGame

log = logging.getLogger(__name__)


class ShownPanel(NamedTuple):
    """A seat's panel as a response to a click shows it. `knows` and `seen`: see `PanelMessage`."""

    seat: int
    knows: int
    seen: str


class TableNotice(NamedTuple):
    """Tells another process about a changed game and about a response. A notice may get lost."""

    game: str
    guild: int
    response: ShownPanel | None = None

    def text(self) -> str:
        """Return the notice as JSON."""
        return json.dumps([self.game, self.guild, *(self.response or ())])


class PersonNotice(NamedTuple):
    """Tells another process that a person changed their language, or that their data was deleted."""

    user: int

    def text(self) -> str:
        """Return the notice as JSON."""
        return json.dumps([self.user])


def read_notice(text: str) -> TableNotice | PersonNotice:
    """Parse the text of a notice from another process."""
    first, *rest = json.loads(text)
    if not rest:
        return PersonNotice(first)
    guild, *response = rest
    return TableNotice(first, guild, ShownPanel(*response) if response else None)


RESPONSE_SECONDS = 3.0  # Seconds in which another process usually responds to a click after storing it.


class Registry(TablesInMemory):
    """Changes the tables in memory and notifies listeners of every stored change."""

    def __init__(
        self,
        store: Store,
        observer: Observer | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(store, clock, wall)
        self._observer = observer or Observer()
        # Called with each change of a table that another process owns.
        self.elsewhere = Listeners[[TableNotice]]()

    async def add(
        self,
        stored: StoredGame,
        click: Click,
        rematch: RematchOf | None = None,
        choices: Sequence[Choice] = (),
    ) -> Table:
        """Store a new game and return its table. `choices`: its log, if the cards are dealt.

        Raises the errors of `Games.add`, and `UnavailableError` if the game wasn't stored.
        """
        try:
            await self.store.games.add(stored, click, rematch, choices, limited=True)
        except UnsureError as error:
            if await found_after(error, self.store.games.click(click.id)) is None:
                raise plain(error) from error
        offer, former = await casts.offer_of(self.store, stored), await casts.last_players(self.store, stored)
        fewest = await advice.fewest_games(self.store.learning, stored)
        table = Table(stored, self.time, choices, offer=offer, former_players=former, fewest_games=fewest)
        # Another person who wants the same rematch may have loaded the game already.
        table = (self._tables if self.owns(table) else self._guests).setdefault(stored.id, table)
        table.used = self.clock()
        self._tell(table)
        return table

    # Changes, each under the lock of the table

    async def arrange(
        self, table: Table, setup: Setup, click: Click | None = None, status: Status | None = None
    ) -> None:
        """Store a changed set-up, and a new status if one is given.

        Raises the errors of `Games.save`. On a `StaleVersionError`, first read the table again. If we don't
        know whether the commit succeeded, read the stored state; if we still don't know, raise `UnsureError`.
        End the table if the game was set aside.
        """
        if isinstance(table.stage, RunningGame):
            setup = timing.after_change(setup, table.stage.game, self.time.moment)
        stored = replace(table.stored, setup=setup, status=status or table.stored.status)
        await self._save(table, stored, (), click)

    async def deal(
        self, table: Table, game: Game, setup: Setup, opening: Choice, click: Click | None
    ) -> None:
        """Store the first state of a lobby's game after the deal. Raises the errors of `arrange`."""
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
        ahead: Sequence[str] = (),
        by: timing.Answerer | None = None,
        setup: Setup | None = None,
    ) -> None:
        """Answer the open question and store the answer, for a person or a computer.

        `ahead` are answers to the following questions; all are stored together, or none. `by`: see
        `moves.answer`. `setup` replaces the table's set-up. Raises `ChoiceError` if a question doesn't accept
        its answer, and the errors of `arrange`; an error changes nothing.
        """
        game = table.game.copy()
        setup, choices = moves.answer(
            setup or table.setup,
            game,
            seat,
            picks,
            number,
            self.time.moment,
            ahead=ahead,
            user=click and click.user,
            by=by,
        )
        stored = replace(table.stored, setup=setup, status=setup.ended if game.over else "running", game=game)
        await self._save(table, stored, choices, click)
        for choice in choices:
            self._observer.answered("computer" if choice.user is None else "person")

    def settings_changed(self, guild: int, settings: ServerSettings) -> None:
        """After a change of settings, have boards say if a server's later games count differently."""
        for table in self.tables:
            if table.setup.kind.guild == guild and table.later_everywhere != settings.everywhere:
                table.later_everywhere = settings.everywhere
                self.tell_listeners(table)

    def responded(self, table: Table, seat: int) -> None:
        """Notify a table's owner that a response to a click shows a seat's panel."""
        panel = table.panel(seat)
        self._tell(table, ShownPanel(seat, panel.knows, panel.seen))

    async def catch_up(self, table: Table, responses: Iterable[ShownPanel] = ()) -> None:
        """Take over the changes and responses of another process at a table, under its lock.

        Raises the errors of `refresh`.
        """
        known = table.history[-1].number if table.history else -1
        if await self._is_behind(table):
            # Don't wake listeners yet: they first have to know which players have got a response.
            await self._reread(table)
        await self._take_over_messages(table)
        now = self.clock()
        for choice in table.history:
            if choice.number > known and choice.user is not None:
                # The other process is responding to this player's click.
                table.panel(choice.seat).answered_elsewhere(now, RESPONSE_SECONDS)
        for response in responses:
            table.panel(response.seat).responded_elsewhere(response.knows, response.seen)
        self.tell_listeners(table)

    def _tell(self, table: Table, response: ShownPanel | None = None) -> None:
        """Notify a table's owner of a change, if that is another process."""
        if not self.owns(table):
            self.elsewhere.tell(TableNotice(table.id, table.setup.kind.guild, response))

    def shows(self, table: Table) -> bool:
        """Return whether this process may show a table.

        It may not while computers answer without a pause, nor after the table was dropped or replaced, nor if
        another process owns it.
        """
        return self.in_memory(table.id) is table and not table.computers_playing_on and self.owns(table)

    def mark_shown(self, table: Table) -> None:
        """Record that Discord shows the newest version; evict the table if its game is over."""
        version = table.stored.version
        if version > table.shown:
            self.store.places.note_shown(table.id, version)
            table.shown = version
        # A late edit may overwrite the end, so keep the table to show the end again.
        settling = any(each.settling for each in table.messages)
        if table.stored.status in ("over", "closed") and not settling:
            self.forget(table)

    async def called(self, table: Table, call: PostedCall, reader: int | None = None) -> None:
        """Record a message that calls people, or one `reader`, to a table. Raises the errors of storing."""
        if reader is None:
            await self.store.posted_calls.put(table.id, call)
        table.find_calls([call], reader)
        self.tell_listeners(table)
        self._tell(table)

    async def vacate(self, table: Table, seat: int) -> None:
        """Clear a seat's panel for the next player. An error leaves the old panel in the database."""
        table.panel(seat).vacate()
        table.hints.pop(seat, None)
        await self.placed(table, seat)

    async def place(self, table: Table, seat: int, kept: StoredMessage) -> None:
        """Store `kept` as a seat's panel, or the board (`BOARD_SEAT`). An error changes nothing."""
        message = table.lasting(seat)
        before, message.kept = message.kept, kept
        try:
            await self.placed(table, seat)
        except BaseException:
            message.kept = before
            raise

    async def placed(self, table: Table, seat: int) -> None:
        """Store a seat's panel, or the board (`BOARD_SEAT`), if it changed. Raises the errors of storing."""
        message = table.lasting(seat)
        while (kept := message.kept) != message.stored:
            try:
                await self._write(table, seat, kept, message.stored)
            except StaleVersionError as error:
                log.info("%s; it is read again", error)
                if not self.owns(table) and self._guests.get(table.id) is not table:
                    # No click in this process needs the write, so leave it to the owner.
                    message.stored = kept
                    self._tell(table)
                    return
                await self._take_over_messages(table)
                if seat == BOARD_SEAT:
                    # The other process recorded our board as an old one, but it is the newest.
                    table.board.old.pop(table.board.message, None)
                    self.store.places.finished(table.id, table.board.message)
                continue
            message.stored = kept
            self._tell(table)

    async def _write(self, table: Table, seat: int, kept: StoredMessage, stored: StoredMessage) -> None:
        if self.owns(table) and may_wait(kept, stored):
            self.store.places.note(table.id, seat, kept)
            return
        before = table.board.before if seat == BOARD_SEAT else None
        await self.store.places.put(table.id, seat, kept, before and before.kept)

    async def _take_over_messages(self, table: Table) -> None:
        for seat, kept in (await self.store.places.of(table.id)).items():
            table.lasting(seat).take_over(kept)
        table.board.find(await self.store.places.old_boards(table.id))
        table.find_calls(await self.store.posted_calls.of(table.id))

    async def _save(
        self, table: Table, stored: StoredGame, choices: Sequence[Choice], click: Click | None
    ) -> None:
        choices = [replace(choice, made=self.time.present()) for choice in choices]
        try:
            saved = await self.store.games.save(stored, choices=choices, click=click)
        except StaleVersionError:
            await self._reload(table)
            raise
        except UnsureError as error:
            if not await found_after(error, self._stored_anyway(table, click)):
                raise plain(error) from error
            return
        except DamagedGameError:
            self.end(table)
            raise
        ending = NO_ENDING
        try:
            # Read the ending before any message can show it.
            ending = await history.ending_of(self.store, saved)
            if saved.setup.kind.host != table.setup.kind.host:
                table.offer = await casts.offer_of(self.store, saved)
            if saved.setup.players != table.setup.players:
                table.fewest_games = await advice.fewest_games(self.store.learning, saved)
        except Exception:
            # The change is stored: report success, and show the end without the facts that we couldn't read.
            log.exception("The ending of game %s could not be read", table.id)
        finally:
            table.take_over(saved, ending)
            table.remember(choices)
            table.trim()
            self.tell_listeners(table)
            self._tell(table)

    async def _stored_anyway(self, table: Table, click: Click | None) -> bool:
        before = table.stored.version
        await self._reload(table)
        if click is None:
            return table.stored.version > before
        return await self.store.games.click(click.id) is not None
