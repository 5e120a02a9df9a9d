"""The public message of a table: a lobby, a board for each round, or the scores."""

import asyncio
import logging
from collections.abc import Callable, Iterator

import discord
from discord.ui import LayoutView

from bot.controls import in_flight
from bot.controls.dispatch import custom_id_of
from bot.controls.request import GameRequest, decode
from bot.delivery import contents, discord_errors, held_responses, responses
from bot.delivery.board_pace import BoardPace
from bot.delivery.discord_errors import FAILURES
from bot.delivery.game_channels import GameChannels
from bot.delivery.held_responses import TRY_SECONDS
from bot.delivery.lost_messages import find_lost, is_board
from bot.delivery.message_sender import MessageSender, ShownMessage, Tokens, pinging
from bot.delivery.old_boards import OldBoards
from bot.delivery.outbox import Urgency
from bot.delivery.pictures import Pictures
from bot.screens.content import Content
from bot.tables import view_models
from bot.tables.message import UNKNOWN_SHOWN, Handle, Message, NewestBoard
from bot.tables.message_names import digest_of
from bot.tables.registry import Registry
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.view_models import PublicModel
from bot.view_models.board import BoardModel
from storage.database.storage_errors import UnavailableError
from storage.games.places import BOARD_SEAT, SCORES_ROUND, StoredMessage
from storage.parts import TournamentTable

log = logging.getLogger(__name__)


def newest_board(table: Table) -> NewestBoard | None:
    """Return what a table's public message should show; `None` if the table needs none."""
    board = table.board
    facts = table.storage_outage, table.until, table.later_everywhere, table.offer, table.former_players
    facts += (table.fewest_games,)
    if table.stored.status == "closed" and not board.message:
        return None
    if table.running and not table.people:
        return None
    made = board.newest
    if made is None or made.stored is not table.stored or made.facts != facts:
        model = view_models.public(table)
        board.newest = made = NewestBoard(table.stored, facts, model, digest_of(model))
    return made


def content_of(table: Table, model: PublicModel) -> Content:
    """Return the content of a public model, in the table's language."""
    return contents.public(model, table.language)


def round_of(table: Table) -> int:
    """Return the round of a board posted now: 0 for a lobby, `SCORES_ROUND` for the scores."""
    return SCORES_ROUND if isinstance(table.stage, EndedGame) else table.round


class Boards:
    """Posts and edits public messages."""

    def __init__(
        self,
        registry: Registry,
        sender: MessageSender,
        tokens: Tokens,
        pictures: Pictures,
        channels: GameChannels,
        *,
        pace: BoardPace,
        wake: Callable[[Table], None],
    ) -> None:
        """`wake` schedules an update of a table's messages, because panels come again below a new board."""
        self._registry = registry
        self._sender = sender
        self._tokens = tokens
        self._pictures = pictures
        self._channels = channels
        self._old = OldBoards(registry, sender)
        self._pace = pace
        self._wake = wake

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the board; a solo game has none."""
        if not table.setup.alone:
            yield 0, table.board

    def stale(self, table: Table, _key: int) -> bool:
        """Return whether the board is out of date, or an old board still has buttons."""
        board = table.board
        return board.before is not None or board.unsure or bool(board.old) or self._outdated(table)

    def _outdated(self, table: Table) -> bool:
        board, now = table.board, newest_board(table)
        if now is None or (board.lost and not self._channels.is_back(table)):
            return False
        if not board.message or board.round != round_of(table) or board.seen != now.digest:
            return True
        if isinstance(now.model, BoardModel):
            board.last = now.model
        return False

    def pause(self, table: Table, _key: int) -> float:
        """Return the seconds until we may change the board: 0 for a new round and for the end."""
        board = table.board
        if not board.message or board.round != round_of(table) or board.before is not None:
            return 0.0
        if not self._outdated(table):
            return 0.0
        return self._pace.pause(table)

    async def bring(self, table: Table, _key: int) -> None:
        """Show the current state: edit the board, or post a new one for a new round or the end."""
        async with table.board.lock:
            await self._store_place(table)
            await find_lost(self._sender, table)
            await self._store_place(table)
            now = newest_board(table)
            if now is not None and self._outdated(table):
                await self._bring(table, now.model)
            await self._finish_old(table)

    async def _bring(self, table: Table, model: PublicModel) -> None:
        try:
            here = table.board.round == round_of(table) or table.becomes_poster
            same = bool(table.board.message) and here
            if not (same and await self._edit(table, model)):
                await self._post(table, model)
        except discord.HTTPException as error:
            if not discord_errors.sealed(error):
                raise
            log.info("The channel of game %s can't be written to: %s", table.id, error)
            await self._channels.leave(table)

    async def respond(self, interaction: discord.Interaction, table: Table) -> None:
        """Respond to a click on a lobby with the lobby's current state.

        Only change the clicked message. If another request for the lobby is running, don't wait, because
        `bring` shows the change next. Only its owner edits the lobby of another process: of two edits, the
        older state might come last.
        """
        board, clicked = table.board, interaction.message.id if interaction.message else 0
        if clicked != board.message or board.round != 0:
            await held_responses.hold(interaction, "public")
        elif board.lock.locked() or not self._registry.owns(table):
            await responses.acknowledge(interaction)
        else:
            async with board.lock:
                await self._respond(interaction, table)
            self._wake(table)

    async def _respond(self, interaction: discord.Interaction, table: Table) -> None:
        board, model = table.board, view_models.lobby(table)
        content, digest = content_of(table, model), digest_of(model)
        if not await responses.edit_content(interaction, content, self._pictures, board, digest):
            return
        self._tokens.remember(interaction, table)
        await self._note(table, model)

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """Post the board again as the response to a command; the old board loses its buttons."""
        async with table.board.lock:
            doubting = asyncio.ensure_future(self._doubt(table))
            model, of_round = view_models.public(table), round_of(table)
            content = content_of(table, model)

            async def send(
                view: LayoutView, files: list[discord.File]
            ) -> discord.InteractionCallbackResponse[discord.Client]:
                return await interaction.response.send_message(view=view, files=files)

            try:
                here = (table.setup.kind.channel, table.setup.kind.channel)
                response = await self._pictures.send(content, here, send, TRY_SECONDS)
            except FAILURES as error:
                in_flight.unanswered(interaction, error)
                if not discord_errors.refused(error):
                    table.board.give_up()
                return
            finally:
                await doubting
            in_flight.answered(interaction)
            if not response.message_id:
                return
            self._tokens.remember(interaction, table)
            handle = self._tokens.handle(interaction, ShownMessage(response.message_id, original=True))
            self._posted(table, model, StoredMessage(handle.channel, handle.message, of_round), handle)
            try:
                await self._store_place(table)
            except UnavailableError as error:
                log.warning("The state of the board of game %s could not be stored: %s", table.id, error)

    async def _doubt(self, table: Table) -> None:
        """Record that we are about to post without a nonce, so that we look for the post after a crash."""
        if table.board.message:
            await self._note_shown(table, UNKNOWN_SHOWN)

    async def leave_thread(self, table: Table) -> None:
        """Continue a game in the parent channel after its thread is gone. Raises the errors of storing."""
        async with table.board.lock:
            if table.setup.kind.parent:
                await self._channels.leave(table)
        self._wake(table)

    async def is_gone(self, table: Table) -> bool:
        """Return whether Discord says that a lobby's message was deleted."""
        board = table.board
        if not board.message or board.kept.channel == 0:
            return False
        return await self._sender.is_gone((board.kept.channel, board.message))

    def finish_clicked(self, interaction: discord.Interaction) -> None:
        """Take the buttons off the clicked board if we have no record of it."""
        message, request = interaction.message, decode(custom_id_of(interaction) or "")
        table = self._registry.in_memory(request.game) if isinstance(request, GameRequest) else None
        if message is None or table is None:
            return
        board, channel = table.board, table.setup.kind.channel
        # While we are posting a board, somebody may click on it before we know its id.
        if message.id == board.message or board.lock.locked() or interaction.channel_id != channel:
            return
        if is_board(table, message):
            board.find([StoredMessage(channel, message.id, board.round)])
            self._wake(table)

    async def _post(self, table: Table, model: PublicModel) -> None:
        """Post the board and store where it is, even if the process loses its shards meanwhile."""
        posting = asyncio.ensure_future(self._post_and_store(table, model))
        posting.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(posting)

    async def _post_and_store(self, table: Table, model: PublicModel) -> None:
        board, of_round = table.board, round_of(table)
        if table.setup.kind.parent and board.round == 0:
            await self._channels.greet(table)
        name = table.nonce("board", board.message)
        message, handle = await self._sender.post(
            table.board, table, content_of(table, model), name, Urgency.BOARD, await self._called(table)
        )
        self._posted(table, model, StoredMessage(table.setup.kind.channel, message, of_round), handle)
        await self._store_place(table)

    async def _called(self, table: Table) -> discord.AllowedMentions | None:
        kind = table.setup.kind
        if not isinstance(kind, TournamentTable) or not kind.invitation.people:
            return None
        persons = self._registry.store.persons
        return pinging(
            [user for user in kind.invitation.awaited if (await persons.get(user)).calls != "nowhere"]
        )

    def _posted(self, table: Table, model: PublicModel, kept: StoredMessage, handle: Handle | None) -> None:
        table.board.post(kept, digest_of(model), handle)
        if isinstance(model, BoardModel):
            table.board.last = model
        self._pace.posted(table.board)

    async def _store_place(self, table: Table) -> None:
        """Store where a new board is, and that the replaced one has to lose its buttons.

        Without that, a crash would cause a second board, and the old one would keep its buttons.
        """
        board = table.board
        if board.before is None:
            return
        try:
            await self._registry.placed(table, BOARD_SEAT)
        except UnavailableError:
            # If this process loses its shards, it forgets the table, but still writes this note.
            self._registry.store.places.note(table.id, BOARD_SEAT, board.kept)
            raise
        if (before := board.placed()) is not None:
            board.old[before.kept.message] = before
        self._wake(table)

    async def _finish_old(self, table: Table) -> None:
        old = table.board.old
        for message, each in tuple(old.items()):
            if message != table.board.message:
                await self._old.finish(table, each)
            old.pop(message, None)
            self._registry.store.places.finished(table.id, message)

    async def _edit(self, table: Table, model: PublicModel) -> bool:
        board = table.board
        if table.round and (board.last is None or board.last.players != table.seated):
            # If an absent player returned and we crashed before recording this edit, the board would stay
            # stale.
            await self._note_shown(table, UNKNOWN_SHOWN)
        content = content_of(table, model)
        if not await self._sender.edit(board, board.kept.channel, content, digest_of(model)):
            return False
        self._pace.edited(board)
        if table.becomes_poster:
            # After a crash we repeat both edits, because the stored board still belongs to a round.
            await self._old.tell_channel(table)
        board.note(number=round_of(table), closed=False)
        await self._note(table, model)
        return True

    async def _note(self, table: Table, model: PublicModel) -> None:
        # An older edit may still overwrite this one. Record that, because a crash would forget it.
        await self._note_shown(table, UNKNOWN_SHOWN if table.board.unsettled_until else table.board.seen)
        if isinstance(model, BoardModel):
            table.board.last = model

    async def _note_shown(self, table: Table, shown: str) -> None:
        """Record what the board shows. If storing fails, we store it with the next change of the board."""
        table.board.note(shown=shown)
        try:
            await self._registry.placed(table, BOARD_SEAT)
        except UnavailableError as error:
            log.warning("The state of the board of game %s could not be stored: %s", table.id, error)
