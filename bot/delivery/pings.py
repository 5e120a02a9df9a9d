"""Pings in the channel, for players who are called there, or take no direct messages."""

import logging
from dataclasses import replace
from typing import Literal, TypeAlias

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.budget import Budget, Urgency
from bot.delivery.discord_errors import FAILURES
from bot.delivery.panel_states import reminder_tag
from bot.delivery.tokens import Handle, Tokens
from bot.screens.content import in_words
from bot.screens.notes import ping_again_screen, ping_screen
from bot.tables.spot import Spot
from bot.tables.table import Table
from bot.tables.tags import nonce
from bot.words.language import Language

log = logging.getLogger(__name__)

Reason: TypeAlias = Literal["asked", "again", "reminder"]
"""Why a player is called: something is asked, the time for it gets short, or they like to be reminded."""


class Pings:
    """Pings players, one message for each at a time. All of it happens under the lock of the spot."""

    def __init__(self, client: discord.Client, tokens: Tokens, budget: Budget) -> None:
        self._client = client
        self._tokens = tokens
        self._budget = budget
        # The pings that were sent through a click, by their ids.
        self._handles: dict[int, Handle] = {}

    async def send(self, table: Table, seat: int, spot: Spot, number: int, reason: Reason) -> None:
        """Ping the player of a seat for this question. It is noted in the spot only."""
        user = table.players[seat].user_id
        assert user is not None
        old = spot.panel
        address = table.board_address if table.board.message else ""
        mentions = discord.AllowedMentions(users=[discord.Object(user)])

        def screen() -> LayoutView:
            """Call the player to the table."""
            language = Language(table.setup.locale)
            if reason == "asked":
                return ping_screen(table.id, user, language, address)
            mute = reminder_tag(table, seat) if reason == "reminder" else ""
            clock = bool(table.setup.pace.limit)
            return ping_again_screen(table.id, user, mute, language, address, clock=clock)

        token = self._tokens.newest(table)
        posted = await token.post(in_words(screen), mentions) if token else None
        if token and posted:
            # Of what can't be deleted through its click any more, nothing has to be known.
            self._handles = {ping: each for ping, each in self._handles.items() if each.token.lives}
            self._handles[posted.id] = Handle(token, posted.id, original=False)
            spot.panel = replace(old, number=number, ping=posted.id)
        else:
            name = nonce(table.setup.secret, table.id, seat, "ping", old.ping, number)
            try:
                await self._budget.spend(Urgency.ASKED)
                sent = await table.channel(self._client).send(
                    view=screen(), allowed_mentions=mentions, nonce=name
                )
            except discord.HTTPException as error:
                if not discord_errors.sealed(error):
                    raise
                log.warning("Seat %d of game %s can't be reached at all: %s", seat, table.id, error)
                return
            spot.panel = replace(old, number=number, ping=sent.id)

    def forget_person(self, user: int) -> None:
        """Drop the clicks of a person: pings that were sent through them are deleted another way."""
        self._handles = {ping: each for ping, each in self._handles.items() if each.token.user != user}

    async def delete(self, table: Table, ping: int) -> None:
        """Take a ping back: it was followed, or there is another one."""
        handle = self._handles.pop(ping, None)
        if not ping or (handle and await handle.delete()):
            return
        try:
            await self._budget.spend(Urgency.TOLD)
            await table.channel(self._client).get_partial_message(ping).delete()
        except FAILURES as error:
            log.info("A ping of game %s could not be deleted: %s", table.id, error)
