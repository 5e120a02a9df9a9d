"""The public message of a tournament: a new one for each round and for the end, edited in between."""

import asyncio
import logging
from hashlib import sha256

import discord

from bot.delivery import discord_errors
from bot.delivery.budget import Urgency
from bot.delivery.pictures import Pictures
from bot.delivery.showing import Ladder
from bot.screens.content import Content
from bot.screens.tournament import tournament_content
from bot.tables.background_loop import UnfinishedError
from bot.tables.message import UNKNOWN, Message
from bot.tables.tournaments.models import model_of
from bot.words.language import Language
from storage.store import Store
from storage.tournament import Tournament

log = logging.getLogger(__name__)


class TournamentMessages:
    """Brings the messages of tournaments up to date.

    What each shows is stored, so that after a crash the same comparison finds what is missing.
    """

    def __init__(self, client: discord.Client, store: Store, ladder: Ladder, pictures: Pictures) -> None:
        self._client = client
        self._store = store
        self._ladder = ladder
        self._pictures = pictures
        # One after the other: no older state of a message overtakes a newer one.
        self._lock = asyncio.Lock()

    async def show(self, it: Tournament) -> None:
        """Post or edit the message of a tournament, if it doesn't show what it should.

        Raises the errors of storing, and `UnfinishedError` if Discord can't be told now.
        """
        async with self._lock:
            stored = await self._store.tournaments.get(it.id)
            if stored is None:
                return
            it = stored.tournament
            model = await model_of(it, self._store)
            content = tournament_content(model, Language(it.locale))
            digest = sha256(repr(model).encode()).hexdigest()[:16]
            if stored.shown == digest and stored.stage == it.stage and not it.ended:
                return
            message = stored.message if stored.stage == it.stage else 0
            try:
                if not message or stored.shown != digest:
                    message = await self._send(it, content, message)
            except discord.HTTPException as error:
                if not discord_errors.sealed(error):
                    await self._unknown(it, message)
                    raise UnfinishedError from error
                log.info("The channel of tournament %s can't be written to: %s", it.id, error)
            except discord_errors.FAILURES as error:
                await self._unknown(it, message)
                raise UnfinishedError from error
            await self._store.tournaments.note_shown(it.id, message, it.stage, digest, active=not it.ended)

    async def _unknown(self, it: Tournament, message: int) -> None:
        """Note that nobody knows what a message shows: it is edited once more."""
        log.warning("The message of tournament %s could not be shown, and is tried again", it.id)
        if message:
            await self._store.tournaments.note_shown(it.id, message, it.stage, UNKNOWN, active=True)

    async def _send(self, it: Tournament, content: Content, message: int) -> int:
        """Edit a message, or post a new one; return its id."""
        if message:
            try:
                await self._ladder.change(Message(), None, (it.channel, message), content, Urgency.BOARD)
            except discord.HTTPException as error:
                if not discord_errors.must_replace(error):
                    raise
            else:
                return message
        channel = self._client.get_partial_messageable(it.channel, guild_id=it.guild)
        # Discord doesn't post it twice, should a crash come before its place is stored.
        return await self._ladder.post_directly(channel, content, f"cup{it.id}{it.stage}-{message % 10**9}")
