"""Messages of a table that a process posted, and ended before it stored where: none of them stays as it is.

What is posted through a click, or in response to it, has no name by which Discord would know it again. So the
newest messages of a channel are searched for it: where not all is stored that a table shows, and after a post
that was given up.
"""

import logging
from collections.abc import Iterable, Iterator

import discord

from bot.controls.request import GameRequest, decode
from bot.controls.requests import Join, LobbyDetails, OpenLog, Play, ReplaceSeat
from bot.delivery.discord_errors import refused_for_good
from bot.delivery.message_sender import MessageSender
from bot.tables.message import UNKNOWN
from bot.tables.table import Table
from storage.games.places import StoredMessage

log = logging.getLogger(__name__)

_ON_BOARDS = frozenset((OpenLog, LobbyDetails))
"""The requests of which every lobby, every board and all scores have one, and no other public message."""

_ON_CALLS = frozenset((Join, Play, ReplaceSeat))
"""The requests of which every message has one that calls people to a table."""


def _ids(components: Iterable[discord.Component]) -> Iterator[str]:
    """Yield the ids of all controls of a message."""
    for each in components:
        yield getattr(each, "custom_id", None) or ""
        yield from _ids(getattr(each, "children", ()))


def _requests(table: Table, message: discord.Message) -> set[type[GameRequest]]:
    """Return what the controls of a message ask of a table."""
    found = map(decode, _ids(message.components))
    return {type(each) for each in found if isinstance(each, GameRequest) and each.game == table.id}


def is_board(table: Table, message: discord.Message) -> bool:
    """Whether a message is a lobby, a board or the scores of a table. Finished ones have no controls."""
    return not message.flags.ephemeral and not _ON_BOARDS.isdisjoint(_requests(table, message))


class LostMessages:
    """Finds them: a board is to be finished, or is the newest if there is none; a call is deleted."""

    def __init__(self, ladder: MessageSender) -> None:
        self._ladder = ladder

    async def find(self, table: Table) -> None:
        """Look for messages of a table that nobody stored, if there may be some. Under the lock of the board.

        They may stand above the newest board: a late post, or one that a process had found and didn't finish.
        Raises the errors of requests that may pass.
        """
        board, channel = table.board, table.setup.channel
        if not board.unsure:
            return
        try:
            found = await self._ladder.newest_in(channel)
        except discord.HTTPException as error:
            if not refused_for_good(error):
                raise
            log.info("The channel of game %s can't be searched: %s", table.id, error)
            found = []
        board.unsure = False
        boards = [each.id for each in found if is_board(table, each)]
        if boards and not board.message:
            board.post(StoredMessage(channel, boards[0], table.round), UNKNOWN)
        board.find(StoredMessage(channel, each, board.round) for each in boards)
        await self._take_back(table, {each.id for each in found if _is_call(table, each)})

    async def _take_back(self, table: Table, calls: set[int]) -> None:
        """Delete the calls that nobody stored, once they have stayed unknown from one search to the next.

        One that is just being sent is soon known.
        """
        board, pings = table.board, {each.kept.ping for each in table.panels.values()}
        unknown = calls - pings - table.calls.keys()
        for each in unknown & board.strays:
            await self._ladder.delete(None, (table.setup.channel, each))
        board.strays = frozenset(unknown)


def _is_call(table: Table, message: discord.Message) -> bool:
    return not is_board(table, message) and not _ON_CALLS.isdisjoint(_requests(table, message))
