"""The public message of a tournament: a new one for each round and for the end, edited in between."""

import logging
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot.delivery import discord_errors
from bot.delivery.message_sender import MessageSender, pinging
from bot.delivery.notifier import Notifier
from bot.delivery.outbox import Urgency, attempt
from bot.delivery.sync import MessageKind, Sync
from bot.log_fields import Fields, about_server
from bot.screens.content import Content, in_words
from bot.screens.tournament import CALLED, reminder_screen, tournament_content
from bot.tables.background_loop import Jobs
from bot.tables.message import UNKNOWN_SHOWN, BoardMessage, Message
from bot.tables.message_names import digest_of, message_address
from bot.tables.registry import Registry
from bot.tables.tournaments.tournament_models import model_of
from bot.words.language import Language
from storage.games.places import StoredMessage
from storage.play.tournament import Tournament

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class ShownTournament:
    """A tournament of a server with its message. It holds no names of people."""

    id: str
    guild: int
    board: BoardMessage = field(default_factory=BoardMessage)
    digest: str = ""  # The digest of what the message should show.
    stage: int = 0  # The stage that the message should show.
    ended: bool = False  # Whether this is the last stage.
    asked: int = 0  # How many times somebody asked us to show the tournament.
    read: int = 0  # The value of `asked` when we last read the tournament.
    done: bool = False  # The end is shown and recorded.

    @property
    def log_fields(self) -> Fields:
        return about_server(self.guild, tournament=self.id)

    @property
    def messages(self) -> Collection[Message]:
        return (self.board,)

    @property
    def outdated(self) -> bool:
        """Whether the message is out of date."""
        return self.board.seen != self.digest or self.board.round != self.stage

    @property
    def to_note(self) -> StoredMessage:
        """The facts to store. While an edit that we gave up may still arrive, they say `UNKNOWN_SHOWN`."""
        return replace(
            self.board.kept, shown=UNKNOWN_SHOWN if self.board.unsettled_until else self.board.seen
        )

    @property
    def ends(self) -> bool:
        """Whether the message shows the end and will keep it, but we haven't recorded this yet."""
        return self.ended and not self.board.unsettled_until and not self.done


class TournamentMessages(MessageKind[ShownTournament]):
    """Keeps the tournaments of this process in memory, and shows their messages."""

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        sender: MessageSender,
        notifier: Notifier,
        jobs: Jobs,
    ) -> None:
        self._client = client
        self._registry = registry
        self._store = registry.store
        self._sender = sender
        self._notifier = notifier
        self._shown: dict[str, ShownTournament] = {}
        self.sync = Sync[ShownTournament](self, jobs, (self,))

    def show(self, tournament: Tournament) -> None:
        """Show the current state of a tournament in its message."""
        shown = self._shown.setdefault(tournament.id, ShownTournament(tournament.id, tournament.guild))
        shown.asked += 1
        self.sync.wake(shown)

    @property
    def owners(self) -> Collection[ShownTournament]:
        """The running tournaments, and those whose end we haven't shown yet."""
        return tuple(self._shown.values())

    def shows(self, shown: ShownTournament) -> bool:
        """Return whether this process may show a tournament."""
        return self._shown.get(shown.id) is shown and self._registry.owns_server(shown.guild)

    def mark_shown(self, shown: ShownTournament) -> None:
        """Forget a tournament whose end we have shown."""
        if shown.done:
            del self._shown[shown.id]

    def messages(self, shown: ShownTournament) -> Iterator[tuple[int, Message]]:
        yield 0, shown.board

    def stale(self, shown: ShownTournament, _key: int) -> bool:
        """Return whether the message may be out of date, or we haven't recorded its state."""
        noted = shown.to_note == shown.board.stored and shown.board.before is None and not shown.ends
        return not noted or shown.outdated or shown.read != shown.asked

    async def bring(self, shown: ShownTournament, _key: int) -> None:
        """Post or edit the message, record it, and take the buttons off its predecessor."""
        board = shown.board
        async with board.lock:
            asked, stored = shown.asked, await self._store.tournaments.get(shown.id)
            if stored is None:
                self._shown.pop(shown.id, None)
                return
            tournament, model = stored.tournament, await model_of(stored.tournament, self._store)
            shown.digest = digest_of(model)
            shown.stage, shown.ended = tournament.stage, bool(tournament.ended)
            shown.read, shown.done = asked, False
            if board.stored != stored.message:
                # Another process has changed the message, and its last request may still arrive.
                board.kept, board.stored, board.seen = stored.message, stored.message, stored.message.shown
                board.give_up()
            if shown.outdated:
                content = tournament_content(model, Language(tournament.locale))
                await self._send(board, tournament, content, shown.digest)
            board.kept, done = shown.to_note, shown.ends
            if done or board.kept != board.stored:
                await self._store.tournaments.note_shown(tournament, board.kept, done=done)
                board.stored, shown.done = board.kept, done
            if board.before is not None:
                newer = message_address(tournament.guild, tournament.channel, board.message)
                await self._leave(board.before.kept, tournament, newer)
                board.placed()

    async def _send(self, board: BoardMessage, tournament: Tournament, content: Content, digest: str) -> None:
        try:
            same = board.message and board.round == tournament.stage
            if not (same and await self._sender.edit(board, tournament.channel, content, digest)):
                await self._post(board, tournament, content, digest)
        except discord.HTTPException as error:
            if not discord_errors.sealed(error):
                raise
            log.info("The channel of tournament %s can't be written to: %s", tournament.id, error)
            board.note(number=tournament.stage)
            board.seen = digest

    async def _post(self, board: BoardMessage, tournament: Tournament, content: Content, digest: str) -> None:
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        # After a crash, the nonce prevents a second post. The first post may show an older state.
        name = f"cup{tournament.id}{tournament.stage}-{board.message % 10**9}"
        ends = tournament.ended and board.round != tournament.stage
        # The message about the end pings its players.
        called = await self._notifier.may_be_pinged(tournament.came[:CALLED]) if ends else []
        mentions = pinging(called) if ends else None
        message = await self._sender.post_in(channel, content, name, Urgency.BOARD, mentions)
        board.post(StoredMessage(message=message, number=tournament.stage), digest)
        board.give_up()

    async def remind(self, tournament: Tournament) -> None:
        """Notify a tournament's people that it begins soon. Raises nothing."""
        if users := await self._notifier.may_be_pinged(tournament.staying[:CALLED]):
            channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
            content = in_words(partial(reminder_screen, tournament, users, Language(tournament.locale)))
            name = f"cup{tournament.id}soon{tournament.begins}"
            await self._notifier.post_in(channel, content, name, pinging(users))

    async def _leave(self, before: StoredMessage, tournament: Tournament, newer: str) -> None:
        if not before.message:
            return
        if before.number != tournament.stage:
            tournament = replace(tournament, rounds=tournament.rounds[: before.number], ended=0)
        model, language = await model_of(tournament, self._store), Language(tournament.locale)
        content = tournament_content(model, language, newer)
        place, urgency = (tournament.channel, before.message), Urgency.BOARD
        change = partial(self._sender.change, BoardMessage(kept=before), None, place, content, urgency)
        await attempt(change, f"An older message of tournament {tournament.id} could not be changed")
