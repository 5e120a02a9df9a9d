"""Find messages of a table that a process posted without recording them, because it crashed.

Messages posted through a click have no nonce, so Discord would post a repetition twice. If a message may be
lost, or we gave up a post, we search the channel's newest messages.
"""

import logging
from collections.abc import Iterable, Iterator

import discord

from bot.controls.request import GameRequest, decode
from bot.controls.requests import Join, LobbyDetails, OpenLog, Play, ReplaceSeat
from bot.delivery.discord_errors import refused_for_good
from bot.delivery.message_sender import MessageSender
from bot.tables.message import UNKNOWN_SHOWN
from bot.tables.table import Table
from storage.games.places import StoredMessage

log = logging.getLogger(__name__)

_ON_BOARDS = frozenset((OpenLog, LobbyDetails))
"""Every lobby, board and scores message has buttons for these requests; no other public message has them."""

_ON_CALLS = frozenset((Join, Play, ReplaceSeat))
"""Every message that calls people to a table has a button for one of these requests."""


def _ids(components: Iterable[discord.Component]) -> Iterator[str]:
    for each in components:
        yield getattr(each, "custom_id", None) or ""
        yield from _ids(getattr(each, "children", ()))


def game_requests(message: discord.Message) -> list[GameRequest]:
    """Return the requests about games that the buttons of a message make."""
    return [each for each in map(decode, _ids(message.components)) if isinstance(each, GameRequest)]


def _requests(table: Table, message: discord.Message) -> set[type[GameRequest]]:
    return {type(each) for each in game_requests(message) if each.game == table.id}


def is_board(table: Table, message: discord.Message) -> bool:
    """Return whether a message is a table's lobby, board or scores, and still has buttons."""
    return not message.flags.ephemeral and not _ON_BOARDS.isdisjoint(_requests(table, message))


async def find_lost(sender: MessageSender, table: Table) -> None:
    """If messages of a table may be unrecorded, search for them, under the board's lock.

    Remove the buttons of boards that we find (if the table has no board, adopt the newest), and delete calls.
    Raises Discord's temporary errors.
    """
    board, channel = table.board, table.setup.kind.channel
    if not board.unsure:
        return
    try:
        found = await sender.newest_in(channel)
    except discord.HTTPException as error:
        if not refused_for_good(error):
            raise
        log.info("The channel of game %s can't be searched: %s", table.id, error)
        found = []
    board.unsure = False
    boards = [each.id for each in found if is_board(table, each)]
    if boards and not board.message:
        board.post(StoredMessage(channel, boards[0], table.round), UNKNOWN_SHOWN)
    board.find(StoredMessage(channel, each, board.round) for each in boards)
    await _take_back(sender, table, {each.id for each in found if _is_call(table, each)})


async def _take_back(sender: MessageSender, table: Table, calls: set[int]) -> None:
    """Delete calls that two searches in a row found unrecorded. After one search, a call may be new."""
    board, pings = table.board, {each.kept.ping for each in table.panels.values()}
    unknown = calls - pings - table.calls.keys()
    for each in unknown & board.strays:
        await sender.delete(None, (table.setup.kind.channel, each))
    board.strays = frozenset(unknown)


def _is_call(table: Table, message: discord.Message) -> bool:
    return not is_board(table, message) and not _ON_CALLS.isdisjoint(_requests(table, message))
