"""The public message of a table: a lobby, a board for each round, the scores."""

import logging
from dataclasses import replace

import discord
from discord.ui import LayoutView

from bot.controls.desk import Click
from bot.delivery import discord_errors as trouble
from bot.delivery import responses as answers
from bot.delivery.direct_messages import Letters
from bot.delivery.nonce import nonce
from bot.screens.board import board_screen
from bot.screens.lobby import lobby_screen
from bot.screens.view_models import BoardScene
from bot.tables import view_models as scenes
from bot.tables.registry import Hall
from bot.tables.rules import humans
from bot.tables.table import Table
from bot.words.language import Language
from storage.records import END, Board

log = logging.getLogger(__name__)


class Boards:
    """Posts and edits public messages, one request at a time for each table."""

    def __init__(self, hall: Hall, letters: Letters) -> None:
        self._hall = hall
        self._letters = letters
        self._last: dict[str, BoardScene] = {}

    async def publish(self, table: Table) -> None:
        """Show everybody what is now: edit the board, or post a new one for a new round and for the end."""
        async with table.board_lock:
            if table.board.lost or not self._wanted(table):
                return
            try:
                same = bool(table.board.message) and table.board.round == _round(table)
                if not (same and await self._edit(table)):
                    await self._post(table)
            except discord.HTTPException as error:
                if not trouble.sealed(error):
                    raise
                log.info("The channel of game %s can't be written to: %s", table.id, error)
                await self._lose(table)

    async def answer(self, click: Click, table: Table) -> None:
        """Answer a click on a lobby with the lobby as it is now."""
        if table.board_lock.locked():
            await answers.hold(click)
        async with table.board_lock:
            version = table.stored.version
            view = lobby_screen(scenes.lobby(table), Language(table.setup.locale))
            shown = await answers.edit(click, view)
            message = click.message.id if click.message else 0
            if not table.board.message:
                await self._remember(table, Board(message))
            if shown and table.game:
                table.retired = message
            newest = bool(shown) and message == table.board.message and table.game is None
        if newest:
            await self._hall.shown(table, version)

    async def open(self, click: Click, table: Table) -> None:
        """Answer a command with the board as a new message; the old one loses its buttons."""
        async with table.board_lock:
            old, version = table.board, table.stored.version
            view, scene = scenes.public_screen(table), _scene(table)
            response = await click.response.send_message(view=view)
            if response.message_id is None:
                return
            self._shown(table, scene)
            await self._remember(table, Board(response.message_id, _round(table)))
            await self._retire(table, old)
        if table.game is None:
            await self._hall.shown(table, version)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table that is over."""
        self._last.pop(table.id, None)

    def _wanted(self, table: Table) -> bool:
        """Say whether anybody cares: computers among themselves play to the end unwatched."""
        if table.stored.status == "closed":
            return bool(table.board.message)
        return not table.running or bool(humans(table.players))

    async def _post(self, table: Table) -> None:
        old, retired = table.board, self._last.get(table.id)
        view, scene = scenes.public_screen(table), _scene(table)
        channel = table.channel(self._hall.client)
        message = await channel.send(view=view, nonce=nonce(table.id, "board", old.message))
        self._shown(table, scene)
        await self._remember(table, Board(message.id, _round(table)))
        await self._retire(table, old, retired)

    async def _edit(self, table: Table) -> bool:
        """Edit the board; say whether that was possible."""
        view, scene = scenes.public_screen(table), _scene(table)
        if scene is not None and scene == self._last.pop(table.id, None):
            # An edit that changes nothing would tell of an answer that nobody may notice.
            self._shown(table, scene)
            return True
        message = table.channel(self._hall.client).get_partial_message(table.board.message)
        try:
            await message.edit(view=view)
        except discord.HTTPException as error:
            if not trouble.must_replace(error):
                raise
            log.info("The board of game %s is posted anew: %s", table.id, error)
            return False
        self._shown(table, scene)
        return True

    async def _retire(self, table: Table, old: Board, last: BoardScene | None = None) -> None:
        """Take the buttons off a board that was replaced; if that fails, they lead to the game as it is."""
        if old.message in (0, table.board.message, table.retired):
            return
        message = table.channel(self._hall.client).get_partial_message(old.message)
        try:
            await message.edit(view=self._old_screen(table, old, last))
        except discord.HTTPException as error:
            log.info("The old board of game %s could not be changed: %s", table.id, error)

    def _old_screen(self, table: Table, old: Board, last: BoardScene | None) -> LayoutView:
        language = Language(table.setup.locale)
        if table.game is None or old.round == 0:
            return lobby_screen(scenes.lobby(table), language)
        scene = last or scenes.board(table, table.game)
        events = table.public_news(scene.view.round)
        return board_screen(replace(scene, events=events, status="old"), language)

    def _shown(self, table: Table, scene: BoardScene | None) -> None:
        """Remember what the board shows."""
        if scene is not None:
            self._last[table.id] = scene

    async def _remember(self, table: Table, board: Board) -> None:
        table.board = board
        await self._hall.store.places.put_board(table.id, board)

    async def _lose(self, table: Table) -> None:
        """Note that the channel is lost, and tell the players, once."""
        await self._remember(table, replace(table.board, lost=True))
        text = Language(table.setup.locale)("letter-channel-lost", server=self._letters.server(table))
        await self._letters.send(table.id, (p.user_id for p in humans(table.players) if p.user_id), text)


def _scene(table: Table) -> BoardScene | None:
    """Return what the board of a running game would show now."""
    return scenes.board(table, table.game) if table.running and table.game else None


def _round(table: Table) -> int:
    """Return what a board of now would be the board of."""
    if table.game is None:
        return 0
    return END if table.game.over else table.game.state.round
