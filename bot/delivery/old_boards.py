"""Replaced boards: they keep showing their rounds but lose their buttons."""

import logging

import discord

from bot.delivery import contents
from bot.delivery.discord_errors import refused_for_good
from bot.delivery.message_sender import MessageSender
from bot.delivery.outbox import Urgency
from bot.screens.content import Content
from bot.tables import view_models
from bot.tables.message import Handle, Message, OldBoard
from bot.tables.message_names import digest_of
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.view_models import PublicModel
from bot.view_models.board import BoardModel
from storage.database.storage_errors import NotReadError
from storage.games.guesses import StoredGuess
from storage.games.places import SCORES_ROUND, StoredMessage

log = logging.getLogger(__name__)


class OldBoards:
    """Finishes replaced boards."""

    def __init__(self, registry: Registry, sender: MessageSender) -> None:
        self._registry = registry
        self._sender = sender

    async def finish(self, table: Table, board: OldBoard) -> None:
        """Take the buttons off a replaced board, unless Discord refuses.

        Link to the newest board if that only repeats this board, or if nobody knows what this board shows.
        Raises the errors of a lost connection, and Discord's server errors.
        """
        await self._finish(table, board)
        if table.board.round == SCORES_ROUND:
            # After a crash we do this again, because this board counts as one with buttons until we are done.
            await self.tell_channel(table)

    async def tell_channel(self, table: Table) -> None:
        """Have the lobby's message, above the game's thread, name the winners."""
        if channel := table.setup.kind.parent:
            lobby, result = StoredMessage(channel, table.setup.kind.channel, 0), view_models.lobby(table)
            await self._change(table, lobby, None, contents.public(result, table.language))

    async def _finish(self, table: Table, board: OldBoard) -> None:
        old, handle, last = board
        if old.number == table.board.round or (table.round and old.number and last is None):
            content = _moved(table)
        else:
            model = await self._finished(table, old, last)
            if digest_of(model) == old.shown:
                # A response to a click already shows this content.
                return
            content = contents.public(model, table.language)
        await self._change(table, old, handle, content)

    async def _change(
        self, table: Table, old: StoredMessage, handle: Handle | None, content: Content
    ) -> None:
        try:
            place = old.channel, old.message
            await self._sender.change(Message(), handle, place, content, Urgency.BOARD)
        except discord.HTTPException as error:
            if not refused_for_good(error):
                raise
            log.info("The old board of game %s could not be changed: %s", table.id, error)

    async def _finished(self, table: Table, old: StoredMessage, last: BoardModel | None) -> PublicModel:
        if last is None or not table.round or old.number == 0:
            return view_models.lobby(table)
        guessed = await self._guessed(table, last.view.round)
        return view_models.finished(table, last, guessed)

    async def _guessed(self, table: Table, of_round: int) -> tuple[StoredGuess, ...]:
        try:
            return await self._registry.store.guesses.of_round(table.id, of_round)
        except NotReadError as error:
            log.warning("The guesses of game %s could not be read: %s", table.id, error)
            return ()


def _moved(table: Table) -> Content:
    text = table.language("board-moved", where=table.board_address)
    return contents.note(text)
