"""The public message of a tournament: a new one for each round and for the end, edited in between."""

import logging
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256

import discord

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.message_sender import MessageSender, pinging
from bot.delivery.outbox import Urgency, attempt, send_named
from bot.delivery.sync import Sync
from bot.screens.content import Content, in_words
from bot.screens.tournament import CALLED, reminder_screen, tournament_content
from bot.tables.background_loop import Jobs
from bot.tables.message import UNKNOWN, BoardMessage, Message
from bot.tables.message_names import message_address
from bot.tables.quiet import may_be_called
from bot.tables.registry import Registry
from bot.tables.tournaments.tournament_models import model_of
from bot.words.language import Language
from storage.games.places import StoredMessage
from storage.play.tournament import Tournament

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class ShownTournament:
    """A tournament of a server with its message, without the names of its people.

    The message should show `digest` at `stage`, as last read; `ended` says that no later stage comes.
    `asked` counts requests to show it, and `read` is the value of `asked` at the last reading.
    `done`: its end is shown and recorded.
    """

    id: str
    guild: int
    board: BoardMessage = field(default_factory=BoardMessage)
    digest: str = ""
    stage: int = 0
    ended: bool = False
    asked: int = 0
    read: int = 0
    done: bool = False

    @property
    def messages(self) -> Collection[Message]:
        """The tournament's message."""
        return (self.board,)

    @property
    def outdated(self) -> bool:
        """Whether the message is out of date."""
        return self.board.seen != self.digest or self.board.round != self.stage

    @property
    def to_note(self) -> StoredMessage:
        """The place and digest to store: `UNKNOWN` while an abandoned edit may still arrive."""
        return replace(self.board.kept, shown=UNKNOWN if self.board.unsettled_until else self.board.seen)

    @property
    def ends(self) -> bool:
        """Whether the end is shown for good, but that isn't recorded yet."""
        return self.ended and not self.board.unsettled_until and not self.done


class TournamentMessages:
    """Keeps the tournaments of this process, and their one kind of message."""

    def __init__(self, client: discord.Client, registry: Registry, ladder: MessageSender, jobs: Jobs) -> None:
        self._client = client
        self._registry = registry
        self._store = registry.store
        self._ladder = ladder
        self._shown: dict[str, ShownTournament] = {}
        self.sync = Sync[ShownTournament](self, jobs, (self,))

    def show(self, it: Tournament) -> None:
        """Have the message of a tournament show its current state."""
        shown = self._shown.setdefault(it.id, ShownTournament(it.id, it.guild))
        shown.asked += 1
        self.sync.wake(shown)

    @property
    def owners(self) -> Collection[ShownTournament]:
        """The tournaments that are running, or whose end isn't shown yet."""
        return tuple(self._shown.values())

    def shows(self, shown: ShownTournament) -> bool:
        """Return whether this process is to show a tournament."""
        return self._shown.get(shown.id) is shown and self._registry.owns_server(shown.guild)

    def mark_shown(self, shown: ShownTournament) -> None:
        """Forget a tournament whose end is shown."""
        if shown.done:
            del self._shown[shown.id]

    def messages(self, shown: ShownTournament) -> Iterator[tuple[int, Message]]:
        """Yield the message of a tournament."""
        yield 0, shown.board

    def stale(self, shown: ShownTournament, _key: int) -> bool:
        """Return whether the message is or may be out of date, or its state isn't recorded."""
        noted = shown.to_note == shown.board.stored and shown.board.before is None and not shown.ends
        return not noted or shown.outdated or shown.read != shown.asked

    def pause(self, _shown: ShownTournament, _key: int) -> float:
        """Return 0: the message is changed at once."""
        return 0.0

    async def bring(self, shown: ShownTournament, _key: int) -> None:
        """Post or edit the message, record it, and finish its predecessor."""
        board = shown.board
        async with board.lock:
            asked, stored = shown.asked, await self._store.tournaments.get(shown.id)
            if stored is None:
                self._shown.pop(shown.id, None)
                return
            it, model = stored.tournament, await model_of(stored.tournament, self._store)
            shown.digest = sha256(repr(model).encode()).hexdigest()[:16]
            shown.stage, shown.ended, shown.read, shown.done = it.stage, bool(it.ended), asked, False
            if board.stored != stored.message:
                # Another process has shown the message, and its last request may still arrive.
                board.kept, board.stored, board.seen = stored.message, stored.message, stored.message.shown
                board.give_up()
            if shown.outdated:
                await self._send(board, it, tournament_content(model, Language(it.locale)), shown.digest)
            board.kept, done = shown.to_note, shown.ends
            if done or board.kept != board.stored:
                await self._store.tournaments.note_shown(it, board.kept, done=done)
                board.stored, shown.done = board.kept, done
            if board.before is not None:
                newer = message_address(it.guild, it.channel, board.message)
                await self._leave(board.before.kept, it, newer)
                board.placed()

    async def _send(self, board: BoardMessage, it: Tournament, content: Content, digest: str) -> None:
        """Edit a message, or post a new one. Skip a channel in which we can't write."""
        try:
            same = board.message and board.round == it.stage
            if not (same and await self._ladder.edit(board, it.channel, content, digest)):
                await self._post(board, it, content, digest)
        except discord.HTTPException as error:
            if not discord_errors.sealed(error):
                raise
            log.info("The channel of tournament %s can't be written to: %s", it.id, error)
            board.note(number=it.stage)
            board.seen = digest

    async def _post(self, board: BoardMessage, it: Tournament, content: Content, digest: str) -> None:
        channel = self._client.get_partial_messageable(it.channel, guild_id=it.guild)
        # After a crash before its place is stored, the nonce prevents a second post. But the first may then
        # show an older state.
        name = f"cup{it.id}{it.stage}-{board.message % 10**9}"
        ends = it.ended and board.round != it.stage
        mentions = pinging(await self._reachable(it.came)) if ends else None
        message = await self._ladder.post_in(channel, content, name, Urgency.BOARD, mentions)
        board.post(StoredMessage(message=message, number=it.stage), digest)
        board.give_up()

    async def remind(self, it: Tournament) -> None:
        """Notify the people of a tournament that it begins soon. Raises nothing."""
        channel = self._client.get_partial_messageable(it.channel, guild_id=it.guild)
        if not (users := await self._reachable(it.staying)):
            return
        content = in_words(partial(reminder_screen, it, users, Language(it.locale)))
        # The nonce prevents a second post after a crash.
        name = f"cup{it.id}soon{it.begins}"
        post = partial(self._ladder.post_in, channel, content, name, Urgency.TOLD, pinging(users))
        try:
            await send_named(post)
        except FAILURES as error:
            log.info("Nobody could be reminded of tournament %s: %s", it.id, error)

    async def _reachable(self, users: Sequence[int]) -> list[int]:
        """Return the first of these people, without those who want no calls or have quiet hours."""
        persons, now = self._store.persons, self._registry.time.present()
        return [user for user in users[:CALLED] if may_be_called(await persons.get(user), now)]

    async def _leave(self, before: StoredMessage, it: Tournament, newer: str) -> None:
        """Finish an older message: show its part of the tournament, with a link to the newer message.

        If that fails, its buttons stay; they do the same as the newer message's.
        """
        if not before.message:
            return
        if before.number != it.stage:
            it = replace(it, rounds=it.rounds[: before.number], ended=0)
        content = tournament_content(await model_of(it, self._store), Language(it.locale), newer)
        place, urgency = (it.channel, before.message), Urgency.BOARD
        change = partial(self._ladder.change, BoardMessage(kept=before), None, place, content, urgency)
        await attempt(change, f"An older message of tournament {it.id} could not be changed")
