"""Find messages of a table that a process posted without storing their places, because it ended.

Discord can't recognise a message posted through a click, because it has no nonce. So we search the newest
messages of a channel if a place isn't stored, and after a post that we gave up.
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
"""These requests are on every lobby, board and scores message, and on no other public message."""

_ON_CALLS = frozenset((Join, Play, ReplaceSeat))
"""Every message that calls people to a table has one of these requests."""


def _ids(components: Iterable[discord.Component]) -> Iterator[str]:
    for each in components:
        yield getattr(each, "custom_id", None) or ""
        yield from _ids(getattr(each, "children", ()))


def _requests(table: Table, message: discord.Message) -> set[type[GameRequest]]:
    found = map(decode, _ids(message.components))
    return {type(each) for each in found if isinstance(each, GameRequest) and each.game == table.id}


def is_board(table: Table, message: discord.Message) -> bool:
    """Return whether a message is a table's lobby, board or scores. Finished boards have no controls."""
    return not message.flags.ephemeral and not _ON_BOARDS.isdisjoint(_requests(table, message))


async def find_lost(sender: MessageSender, table: Table) -> None:
    """Find a table's messages that nobody recorded, if there may be some, under the board's lock.

    Have boards finished (or make one the newest board if there is none), and delete calls. Raises Discord's
    passing errors.
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
    """Delete calls found unrecorded twice in a row; once may mean that a call is just being sent."""
    board, pings = table.board, {each.kept.ping for each in table.panels.values()}
    unknown = calls - pings - table.calls.keys()
    for each in unknown & board.strays:
        await sender.delete(None, (table.setup.kind.channel, each))
    board.strays = frozenset(unknown)


def _is_call(table: Table, message: discord.Message) -> bool:
    return not is_board(table, message) and not _ON_CALLS.isdisjoint(_requests(table, message))
