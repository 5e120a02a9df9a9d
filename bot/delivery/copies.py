"""Send and change the copies of a panel and its ping. The panel's lock must be held."""

import logging
from typing import Literal, TypeAlias

import discord

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.message_sender import MessageSender, Tokens, UncertainError
from bot.delivery.outbox import Urgency
from bot.screens.content import Content, in_words
from bot.screens.notes import elsewhere_screen
from bot.tables.message import Handle
from bot.tables.panel_message import SCORES_PANEL, PanelMessage
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.words.language import Language
from storage.database.storage_errors import UnavailableError
from storage.games.places import StoredMessage

log = logging.getLogger(__name__)

ShownIn: TypeAlias = Literal["direct", "clicked", "opened"]
"""Where a response shows a panel: in a direct message, in the clicked copy, or in a new copy."""


class Copies:
    """Sends, changes and moves the copies of panels, and removes replaced ones."""

    def __init__(self, registry: Registry, sender: MessageSender, tokens: Tokens) -> None:
        self._registry = registry
        self._tokens = tokens
        self._sender = sender

    async def send(self, table: Table, seat: int, content: Content, shows: int) -> bool:
        """Send the question in a new direct message; return `False` if the player takes no such messages.

        Records the message only in the panel. Raises `discord.HTTPException`.
        """
        panel, user = table.panel(seat), table.players[seat].user_id
        assert user is not None
        if panel.kept.closed:
            return False
        try:
            name = table.nonce(seat, "panel", panel.kept.message)
            channel, message = await self._sender.post_to(user, content, name, Urgency.ASKED)
        except discord.HTTPException as error:
            if not discord_errors.refused_for_good(error):
                raise
            log.info("Seat %d of game %s takes no direct messages: %s", seat, table.id, error)
            panel.note(closed=discord_errors.takes_no_dms(error))
            return False
        if (here := panel.sent_directly(channel, message, shows)) is not None:
            await self._tokens.edit(here, elsewhere(table, table.language_of(seat)))
        return True

    async def change(self, panel: PanelMessage, content: Content) -> None:
        if not await self._tokens.change(panel, panel.copy, content) and panel.sent:
            await self.change_direct(panel, content)

    async def change_direct(self, panel: PanelMessage, content: Content) -> None:
        """Change the direct message. Its reader isn't notified."""
        place = panel.kept.channel, panel.kept.message
        try:
            await self._sender.change(panel, None, place, content, Urgency.TOLD)
        except FAILURES as error:
            log.info("A direct message could not be changed: %s", error)
            if not discord_errors.refused(error):
                panel.give_up()

    async def replace(self, panel: PanelMessage, content: Content) -> None:
        if panel.handle is not None:
            await self._tokens.edit(panel.handle, content)
        if panel.kept.message:
            await self.change_direct(panel, content)

    async def move(self, table: Table, seat: int, copy: Handle, moved: Content, place: ShownIn) -> None:
        """Record that this copy shows the panel. Delete the older copy, or make it refer to the panel.

        Discord lets us delete or change a private message only for 15 minutes after its click.
        """
        panel, old, direct = table.panel(seat), table.panel(seat).kept, place == "direct"
        here = (panel.moved_direct if direct else panel.moved)(copy, self._registry.clock())
        if here is not None and here.message != copy.message:
            gone = here.channel == copy.channel and await self._tokens.delete(here)
            if not gone:
                await self._tokens.edit(here, moved)
        if place == "clicked" and panel.leave_direct():
            await self.change_direct(panel, moved)
        if direct and copy.message != old.message:
            panel.note(channel=copy.channel, message=copy.message, closed=False)
            await self.store(table, seat, old)

    async def store(self, table: Table, seat: int, old: StoredMessage) -> None:
        """Store where a seat's panel is now, and delete its old messages."""
        panel = table.panel(seat)
        new = panel.kept
        try:
            await self._registry.placed(table, seat)
        finally:
            if new.message != old.message:
                await self._sender.delete(None, (old.channel, old.message))
            if new.ping != old.ping:
                await self.delete_ping(table, panel, old.ping)

    async def delete_ping(self, table: Table, panel: PanelMessage, ping: int) -> None:
        await self._sender.delete(panel.drop_ping(ping), (table.setup.kind.channel, ping))

    async def unping(self, table: Table, seat: int) -> None:
        """Delete the ping of a seat, and record that."""
        old = table.panel(seat).note(ping=0)
        try:
            await self.store(table, seat, old)
        except UnavailableError as error:
            # We record it with the next change of the panel.
            log.warning("It could not be stored that a ping of game %s is gone: %s", table.id, error)

    async def repost_below_board(self, table: Table, seat: int, content: Content, shows: int) -> bool:
        """Delete the copy in the channel and send it again; return whether the player now sees a copy.

        Try this once for each board: without a nonce, Discord would post a repetition twice.
        """
        panel = table.panel(seat)
        here = panel.follow(table.board.message)
        assert here is not None
        # Delete first, so that even after a crash, two copies never ask the same question. Scores ask none.
        taken = shows != SCORES_PANEL and await self._take_away(table, seat, here)
        try:
            new = await self._tokens.whisper(here.token, content)
        except UncertainError:
            log.info("It is unknown whether a panel of game %s was sent below its new board", table.id)
            new = None
        if new is not None:
            panel.followed(new)
            if not taken:
                await self._take_away(table, seat, here)
        elif taken:
            panel.lose_copy()
        return new is not None or not taken

    async def _take_away(self, table: Table, seat: int, here: Handle) -> bool:
        if await self._tokens.delete(here):
            return True
        return bool(await self._tokens.edit(here, elsewhere(table, table.language_of(seat))))


def is_above_board(table: Table, panel: PanelMessage) -> bool:
    """Return whether the copy in the channel is above the newest board and can be sent again."""
    here, board = panel.handle, table.board.message
    return (
        here is not None
        and here.token.lives
        and table.round > 0
        and not table.board.lost
        and here.channel == table.setup.kind.channel
        # Discord's ids grow with time.
        and here.message < board
        and panel.reposted_for != board
    )


def elsewhere(table: Table, say: Language) -> Content:
    """Return the note that the panel is somewhere else now."""
    return in_words(lambda: elsewhere_screen(table.id, say))
