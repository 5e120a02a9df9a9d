"""The public message of a table: a lobby, a board for each round, the scores."""

import logging
from collections.abc import Callable, Collection
from dataclasses import replace

import discord

from bot.controls import in_flight
from bot.delivery import discord_errors, holding, responses
from bot.delivery.board_content import content, digest_of, round_of, wanted
from bot.delivery.board_messages import BoardMessages
from bot.delivery.board_pace import BoardPace
from bot.delivery.board_places import BoardPlaces, tried_again
from bot.delivery.board_state import BoardState
from bot.delivery.budget import Budget
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.old_boards import OldBoards
from bot.delivery.pictures import Pictures
from bot.delivery.threads import Threads
from bot.delivery.tokens import Tokens
from bot.screens.view_models.board import BoardModel
from bot.tables import view_models
from bot.tables.registry import Registry
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.view_models import PublicModel
from storage.messages import Board

log = logging.getLogger(__name__)


class Boards:
    """Posts and edits public messages, one request at a time for each table."""

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        direct_messages: DirectMessages,
        tokens: Tokens,
        budget: Budget,
        pictures: Pictures,
        *,
        clock: Callable[[], float],
        threads: Threads,
    ) -> None:
        self._registry = registry
        self._threads = threads
        self._places = BoardPlaces(client, registry, direct_messages, threads)
        self._tokens = tokens
        self._pictures = pictures
        self._messages = BoardMessages(client, tokens, budget, pictures)
        self._old = OldBoards(registry, self._messages)
        self._clock = clock
        self._states: dict[str, BoardState] = {}

    async def publish(self, table: Table, posted: Callable[[], None]) -> None:
        """Show everybody what is now: edit the board, or post a new one for a new round and for the end.

        `posted` is called as soon as there is a new one.
        """
        async with table.board_lock:
            held_up, epoch = table.held_up, self._registry.time.epoch
            await self._note_posted(table, posted)
            if not table.board.lost and wanted(table):
                await self._publish(table, posted)
            state = self._of(table)
            state.held_up, state.epoch, state.doubtful = held_up, epoch, False

    def read(self, table: Table) -> None:
        """Note what the board shows of a table that was read, if all of it was shown before.

        While a computer was asked, it may have said that nothing could be stored, and that couldn't be noted.
        """
        if not table.running:
            return
        if table.computer_asked:
            self._doubt(table)
        elif table.shown >= table.stored.version:
            self._note(table, view_models.board(table))

    def doubt(self, table: Table, messages: Collection[int]) -> bool:
        """Note that nobody knows what messages say; return whether one is the board."""
        if table.board.message not in messages:
            return False
        self._doubt(table)
        return True

    def owed(self, table: Table) -> bool:
        """Say whether a board has to be changed or noted though no version of the table is new."""
        state = self._known(table)
        return (
            state.posted is not None
            or state.doubtful
            or table.held_up != state.held_up
            # After a start, after an outage, or once the wall clock was set.
            or (bool(table.until) and self._registry.time.epoch != state.epoch)
        )

    def pause(self, table: Table) -> float:
        """Return in how many seconds the board is to be changed: at once for a new round and for the end."""
        state = self._known(table)
        if table.board.round != round_of(table) or state.posted is not None or not table.board.message:
            return 0.0
        return state.pace.pause(table, state.last)

    def coming(self, table: Table) -> float:
        """Return for how many seconds panels wait for a new board, to be sent once, below it."""
        if not table.running or table.board.lost or table.board.round in (0, round_of(table)):
            return 0.0
        return self._of(table).pace.coming()

    def settling(self, table: Table) -> float:
        """Return in how many seconds panels that ask nothing are to follow the newest board."""
        return self._known(table).pace.settling()

    async def _publish(self, table: Table, posted: Callable[[], None]) -> None:
        try:
            same = bool(table.board.message) and table.board.round == round_of(table)
            if not (same and await self._edit(table)):
                await self._post(table, posted)
        except discord.HTTPException as error:
            if not discord_errors.sealed(error):
                raise
            log.info("The channel of game %s can't be written to: %s", table.id, error)
            await self._places.go_on_elsewhere(table)

    async def respond(self, interaction: discord.Interaction, table: Table) -> None:
        """Respond to a click on a lobby with the lobby as it is now.

        A message that isn't known to be the lobby's is left alone. While another request for the lobby is
        under way, nobody waits for it: what the click changed is shown next, by `publish`.
        """
        message = interaction.message.id if interaction.message else 0
        if message != table.board.message or table.board.round != 0:
            await holding.hold(interaction)
        elif table.board_lock.locked():
            await responses.acknowledge(interaction)
        else:
            async with table.board_lock:
                await self._respond(interaction, table, message)

    async def _respond(self, interaction: discord.Interaction, table: Table, message: int) -> None:
        version, model = table.stored.version, view_models.lobby(table)
        # If this fails, nobody knows what the lobby shows.
        table.board = replace(table.board, shown="")
        if not await responses.edit_content(interaction, content(table, model), self._pictures):
            return
        self._tokens.note(interaction, table)
        if not isinstance(table.stage, Lobby):
            table.retired = message
            return
        self._places.edited(table, replace(table.board, shown=digest_of(model)))
        self._registry.shown(table, version)

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """Respond to a command with the board as a new message; the old one loses its buttons."""
        async with table.board_lock:
            version, model = table.stored.version, view_models.public(table)
            handle = await self._messages.respond(interaction, table, content(table, model))
            in_flight.answered(interaction)
            if handle is None:
                return
            self._tokens.note(interaction, table)
            board = Board(handle.message, round_of(table), shown=digest_of(model))
            self._of(table).post(board, handle)
            self._note(table, model)
            with tried_again(table):
                await self._note_posted(table)
                if isinstance(table.stage, Lobby):
                    self._registry.shown(table, version)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table."""
        self._states.pop(table.id, None)
        self._tokens.forget(table)

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person: boards that were sent through them are changed another way."""
        for state in self._states.values():
            state.forget_person(user)

    async def _post(self, table: Table, posted: Callable[[], None]) -> None:
        model = view_models.public(table)
        if table.setup.parent and table.board.round == 0:
            await self._threads.greet(table)
        message, handle = await self._messages.post(table, content(table, model))
        self._of(table).post(Board(message, round_of(table), shown=digest_of(model)), handle)
        await self._note_posted(table, posted)
        self._note(table, model)

    async def _note_posted(self, table: Table, posted: Callable[[], None] | None = None) -> None:
        """Note where a new board is, and finish the one before; if it can't be noted, not to post another."""
        state, old = self._known(table), table.board
        if state.posted is None:
            return
        (board, handle), last = state.posted, state.last
        await self._places.put(table, board)
        state.posted = None
        if posted is not None:
            posted()
        await self._old.retire(table, old, handle, last)

    async def _edit(self, table: Table) -> bool:
        """Edit the board; say whether that was possible.

        An edit that changes nothing would tell of an answer that nobody may notice.
        """
        model = view_models.public(table)
        digest = digest_of(model)
        if digest == table.board.shown:
            self._note(table, model)
            return True
        # If this fails in the middle, nobody knows what the board shows.
        unknown, last = replace(table.board, shown=""), self._known(table).last
        if table.round and (last is None or last.players != table.seated):
            # Who is away may be back before the edit is noted: then it would look as if nothing were new.
            with tried_again(table):
                await self._places.put(table, unknown)
        table.board = unknown
        try:
            state = self._of(table)
            await self._messages.change(table, table.board, state.handle, content(table, model))
            state.pace.edited()
        except discord.HTTPException as error:
            if not discord_errors.must_replace(error):
                raise
            log.info("The board of game %s is posted anew: %s", table.id, error)
            return False
        self._places.edited(table, replace(table.board, shown=digest))
        self._note(table, model)
        return True

    def _note(self, table: Table, model: PublicModel) -> None:
        if isinstance(model, BoardModel):
            self._of(table).last = model

    def _doubt(self, table: Table) -> None:
        self._of(table).doubtful = True
        table.board = replace(table.board, shown="")

    def _known(self, table: Table) -> BoardState:
        return self._states.get(table.id) or BoardState(BoardPace(self._clock))

    def _of(self, table: Table) -> BoardState:
        """Return what is known of a board, to be changed; by `_known` nothing comes to be remembered."""
        return self._states.setdefault(table.id, self._known(table))

    async def leave_thread(self, table: Table) -> None:
        """Let a game whose thread was deleted go on in the channel. Raises the errors of storing."""
        async with table.board_lock:
            if table.setup.parent:
                await self._places.go_on_elsewhere(table)
