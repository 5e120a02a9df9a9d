"""The public message of a tournament: a new one for each round and for the end, edited in between."""

import logging
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import discord

from bot.delivery import discord_errors
from bot.delivery.budget import Urgency
from bot.delivery.discord_errors import FAILURES
from bot.delivery.message_sender import MessageSender
from bot.screens.content import Content
from bot.screens.tournament import CALLED, tournament_content
from bot.tables.background_loop import UnfinishedError
from bot.tables.message import UNKNOWN, BoardMessage
from bot.tables.message_addresses import message_address
from bot.tables.quiet import quiet_until
from bot.tables.tournaments.tournament_models import model_of
from bot.words.language import Language
from storage.games.places import StoredMessage
from storage.play.tournament import Tournament
from storage.store import Store

log = logging.getLogger(__name__)


class TournamentMessages:
    """Brings the messages of tournaments up to date. The row of each is stored with its tournament."""

    def __init__(
        self, client: discord.Client, store: Store, ladder: MessageSender, now: Callable[[], float]
    ) -> None:
        """`now` returns the time in seconds since 1970."""
        self._client = client
        self._store = store
        self._ladder = ladder
        self._now = now
        self._boards: dict[str, BoardMessage] = {}

    async def show(self, tournament: str) -> float | None:
        """Post or edit the message of a tournament, if it doesn't show what it should.

        Return in how many seconds it is to be looked at again, as an edit that was given up may still come;
        `None` if none may. Raises the errors of storing, and `UnfinishedError` if Discord can't be told now.
        """
        stored = await self._store.tournaments.get(tournament)
        if stored is None:
            return None
        it, board = stored.tournament, self._boards.get(tournament)
        if board is None or board.stored != stored.message:
            kept = stored.message
            board = self._boards[tournament] = BoardMessage(kept.shown, kept=kept, stored=kept)
            # Another process has shown it, whose last request may still come.
            board.give_up()
        before, model = board.kept, await model_of(it, self._store)
        left, digest = board.settle(), sha256(repr(model).encode()).hexdigest()[:16]
        while board.seen != digest or board.round != it.stage:
            try:
                await self._send(board, it, tournament_content(model, Language(it.locale)), digest)
            except FAILURES as error:
                log.warning("The message of tournament %s could not be shown: %s", it.id, error)
                raise UnfinishedError from error
            left = board.settle()
        board.kept = replace(board.kept, shown=UNKNOWN if left else board.seen)
        done = bool(it.ended and not left)
        if done or board.kept != board.stored:
            await self._store.tournaments.note_shown(it, board.kept, done=done)
            board.stored = board.kept
        if before.message not in (0, board.message):
            await self._leave(before, it, message_address(it.guild, it.channel, board.message))
        if done:
            del self._boards[tournament]
        return left or None

    async def _send(self, board: BoardMessage, it: Tournament, content: Content, digest: str) -> None:
        """Edit a message, or post a new one. A channel that can't be written to is left as it is."""
        try:
            same = board.message and board.round == it.stage
            if not (same and await self._ladder.edit(board, it.channel, content, digest)):
                await self._post(board, it, content, digest)
        except discord.HTTPException as error:
            if not discord_errors.sealed(error):
                raise
            log.info("The channel of tournament %s can't be written to: %s", it.id, error)
            board.kept, board.seen = replace(board.kept, number=it.stage), digest

    async def _post(self, board: BoardMessage, it: Tournament, content: Content, digest: str) -> None:
        channel = self._client.get_partial_messageable(it.channel, guild_id=it.guild)
        # Discord doesn't post it twice, should a crash come before its place is stored. But then it may show
        # what was true before.
        name = f"cup{it.id}{it.stage}-{board.message % 10**9}"
        ends = it.ended and board.round != it.stage
        mentions = await self._called(it) if ends else None
        message = await self._ladder.post_in(channel, content, name, Urgency.BOARD, mentions)
        board.kept = StoredMessage(message=message, number=it.stage)
        board.seen = digest
        board.give_up()

    async def _called(self, it: Tournament) -> discord.AllowedMentions:
        """Return whom the end notifies: those who played, unless they want no calls or it is their night."""
        called: list[discord.Object] = []
        for user in it.came[:CALLED]:
            settings = await self._store.persons.get(user)
            if settings.calls != "nowhere" and quiet_until(settings.quiet, self._now()) is None:
                called.append(discord.Object(user))
        return discord.AllowedMentions(everyone=False, roles=False, users=called or False)

    async def _leave(self, before: StoredMessage, it: Tournament, newer: str) -> None:
        """Leave an older message as its part of the tournament ended, with the way to the newer one.

        If that fails, its buttons stay; they do the same as those of the newer one.
        """
        if before.number != it.stage:
            it = replace(it, rounds=it.rounds[: before.number], ended=0)
        board = BoardMessage(kept=before)
        try:
            content = tournament_content(await model_of(it, self._store), Language(it.locale), newer)
            await self._ladder.change(board, None, (it.channel, before.message), content, Urgency.BOARD)
        except FAILURES as error:
            log.info("An older message of tournament %s could not be changed: %s", it.id, error)
