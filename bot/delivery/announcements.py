"""Messages that notify people of a table: sent once, later changed or deleted.

They notify its players before it begins, its host, and people who may join. They show the table's state.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.calls import place_of
from bot.delivery.discord_errors import FAILURES
from bot.delivery.members import Members
from bot.delivery.message_sender import MessageSender, pinging
from bot.delivery.one_time_messages import DirectMessages, Told
from bot.delivery.outbox import Urgency, send_named
from bot.screens.absent_players import notice_screen
from bot.screens.content import in_words
from bot.screens.finding_players import CallModel, call_screen, calling_screen
from bot.tables import agreements, view_models
from bot.tables.agreements import Notice
from bot.tables.background.appointments import Missed
from bot.tables.lobbies import host_name
from bot.tables.lobby_calls import GONE, LAPSED, OVER, state_of
from bot.tables.message import Message
from bot.tables.message_names import nonce
from bot.tables.people import humans
from bot.tables.quiet import quiet_until
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.database.storage_errors import UnavailableError
from storage.games.posted_calls import CallKind, PostedCall

log = logging.getLogger(__name__)


class Announcements:
    """Notifies people where they chose, never in their quiet hours; one channel message serves many.

    Each message has a nonce made of its facts, so Discord posts it once, even after a crash.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        direct_messages: DirectMessages,
        members: Members,
        ladder: MessageSender,
    ) -> None:
        self._client = client
        self._registry = registry
        self._direct_messages = direct_messages
        self._members = members
        self._ladder = ladder

    async def remind(self, table: Table) -> None:
        """Notify the players of a lobby shortly before it begins. Raises nothing."""
        assert table.setup.times.appointment is not None
        when = f"<t:{table.setup.times.appointment.at}:R>"
        users = [player.user_id for player in humans(table.players) if player.user_id]
        await self._tell(table, users, "soon", table.setup.times.appointment.at, "lobby-soon", when=when)

    async def call_to_start(self, table: Table) -> None:
        """Notify the players at the lobby's time: the first who presses Start begins. Raises nothing."""
        assert table.setup.times.appointment is not None
        when = f"<t:{table.setup.times.appointment.at}:t>"
        users = [player.user_id for player in humans(table.players) if player.user_id]
        await self._tell(table, users, "due", table.setup.times.appointment.at, "lobby-due", when=when)

    async def urge(self, table: Table, until: int) -> None:
        """Notify the players once more because the lobby will lose its time at `until`. Raises nothing."""
        assert table.setup.times.appointment is not None
        users = [player.user_id for player in humans(table.players) if player.user_id]
        at = table.setup.times.appointment.at
        await self._tell(table, users, "urged", at, "lobby-urged", when=f"<t:{until}:R>")

    async def call_again(self, table: Table, users: Sequence[int], starts: int) -> None:
        """Notify people once more for whom a tournament's table waits. Raises nothing.

        The others may start it at `starts`, in seconds since 1970; 0: now.
        """
        if starts:
            await self._tell(table, users, "waits", 0, "tournament-missed", when=f"<t:{starts}:R>")
        else:
            await self._tell(table, users, "waits", 0, "tournament-waits")

    async def tell_missed(self, table: Table, why: Missed) -> None:
        """Notify the host of a lobby that it didn't begin at its time. Raises nothing."""
        assert table.setup.times.appointment is not None
        when = f"<t:{table.setup.times.appointment.at}:t>"
        at = table.setup.times.appointment.at
        await self._tell(table, [table.setup.kind.host], "missed", at, "lobby-missed", why=why, when=when)

    async def call_to_vote(self, table: Table) -> None:
        """Notify everybody who may vote to replace a silent player, once for each wait. Raises nothing."""
        clock = table.setup.times.clock
        if clock is None or clock.since is None:
            return
        about, since = round(clock.since), f"<t:{table.asked_since()}:R>"
        voters = [
            player.user_id
            for seat, player in enumerate(table.players)
            if player.present and player.user_id and seat != clock.seat
        ]
        facts = {"name": table.name_of(clock.seat), "since": since}
        if pinged := await self._reach(table, voters, "vote-told", facts, call=("vote", about)):
            names = " ".join(f"<@{user}>" for user in pinged)
            await self._call(table, "vote", names, pinging(pinged), about, about)

    async def tell_of(self, table: Table, notice: Notice) -> None:
        """Send the board's notice to the players in these seats who play by direct message."""
        for seat in notice.seats:
            user = table.players[seat].user_id
            if user is None:
                continue
            settings = await self._registry.store.persons.get(user)
            place = place_of(settings, table.setup.chosen.pace, here=False)
            if place != "direct" or await self._members.has_left(table.setup.kind.guild, user):
                continue
            call = PostedCall(notice.kind, notice.about, 0, 0, "")
            call = call._replace(shown=state_of(table, call))
            screen, name = screen_of(table, call, user), (notice.kind, notice.about, table.round)
            sent = await self._direct_messages.shown(table.id, user, screen, *name)
            await self._note_direct(table, call, sent, user)

    async def call(self, table: Table, role: int, click: int) -> bool:
        """Ping a role for a lobby; return `False` if Discord refused the message."""
        mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])
        return await self._call(table, "call", f"<@&{role}>", mentions, 0, click)

    async def invite(self, table: Table, users: Sequence[int], click: int) -> bool:
        """Invite people to a lobby by name; ping those who allow it. Returns the same as `call`.

        The message names all of them alike, so that nobody learns who allows it.
        """
        facts = {"host": host_name(table)}
        pinged = await self._reach(table, users, "lobby-invited", facts, ("invite", 0), invited=True)
        names = ", ".join(f"<@{user}>" for user in users)
        return await self._call(table, "invite", names, pinging(pinged), 0, click)

    async def _call(
        self,
        table: Table,
        kind: CallKind,
        names: str,
        mentions: discord.AllowedMentions,
        about: int,
        name: int,
    ) -> bool:
        """Post a call in the channel of a table; return `False` if Discord refused it."""
        call = PostedCall(kind, about, table.setup.kind.channel, 0, "")
        call = call._replace(shown=state_of(table, call))
        model = call_model(table, call, names)
        return await self._post(table, call, partial(call_screen, model, table.language), mentions, name)

    async def _tell(
        self, table: Table, users: Iterable[int], kind: CallKind, about: int, key: str, **facts: str
    ) -> None:
        """Send all these people the same notice: directly or in the channel, as they chose."""
        if pinged := await self._reach(table, users, key, facts, (kind, about)):
            text = f"{' '.join(f'<@{user}>' for user in pinged)} {table.language(key, **facts)}"
            call = PostedCall(kind, about, table.setup.kind.channel, 0, "open")
            screen = partial(calling_screen, text, table.board_address, table.language)
            await self._post(table, call, screen, pinging(pinged), key, *facts.values())

    async def _reach(
        self,
        table: Table,
        users: Iterable[int],
        key: str,
        facts: Mapping[str, str],
        call: tuple[CallKind, int],
        *,
        invited: bool = False,
    ) -> list[int]:
        """Notify people directly who chose that; return those to ping. `invited`: only if they allow it."""
        pinged: list[int] = []
        for user in users:
            settings = await self._registry.store.persons.get(user)
            unwanted = invited and not settings.invited
            if unwanted or quiet_until(settings.quiet, self._registry.time.moment.wall) is not None:
                continue
            place = place_of(settings, table.setup.chosen.pace, here=False)
            direct = place == "direct" or (place == "channel" and table.board.lost)
            if place != "nowhere" and not (direct and await self._directly(table, user, key, call, **facts)):
                pinged.append(user)
        return pinged

    async def _post(
        self,
        table: Table,
        call: PostedCall,
        screen: Callable[[], LayoutView],
        mentions: discord.AllowedMentions,
        *name: object,
    ) -> bool:
        """Post a call in the channel of a table, and record it; return `False` if Discord refused it."""
        named, content = nonce(table.setup.proof.secret, table.id, call.kind, *name), in_words(screen)
        post = partial(
            self._ladder.post_in, table.channel(self._client), content, named, Urgency.TOLD, mentions
        )
        try:
            message = await send_named(post)
        except FAILURES as error:
            log.info("Nobody could be called to lobby %s: %s", table.id, error)
            return not discord_errors.refused(error)
        await self._note(table, call._replace(message=message))
        return True

    async def _note_direct(self, table: Table, call: PostedCall, sent: Told, reader: int) -> None:
        if sent.message:
            await self._note(table, call._replace(channel=sent.channel, message=sent.message), reader)

    async def _note(self, table: Table, call: PostedCall, reader: int | None = None) -> None:
        """Record a call, so that we take it back when it is over. Raises nothing: the call may stay."""
        try:
            await self._registry.called(table, call, reader)
        except UnavailableError as error:
            log.warning("A call to lobby %s could not be noted: %s", table.id, error)

    async def _directly(
        self, table: Table, user: int, key: str, call: tuple[CallKind, int], **facts: str
    ) -> bool:
        """Notify somebody directly, in their language; return whether they are here and take messages."""
        if await self._members.has_left(table.setup.kind.guild, user):
            return False
        seat = table.seat_of(user)
        say = table.language if seat is None else table.language_of(seat)
        text = f"{say(key, **facts)} {table.board_address}"
        told = await self._direct_messages.told(table.id, user, text)
        here = PostedCall(*call, told.channel, told.message, "")
        await self._note_direct(table, here._replace(shown=state_of(table, here)), told, user)
        return told.taken


class CallMessages:
    """Keeps calls current: a click on a call never leads to a table that began or was closed long ago."""

    def __init__(self, registry: Registry, ladder: MessageSender) -> None:
        self._registry = registry
        self._ladder = ladder

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the calls to a table that aren't over."""
        yield from list(table.calls.items())

    def stale(self, table: Table, key: int) -> bool:
        """Return whether a call shows another state than its table's."""
        call = table.calls.get(key)
        return call is not None and call.seen != state_of(table, call.kept)

    def pause(self, _table: Table, _key: int) -> float:
        """Return 0: a call is changed at once."""
        return 0.0

    async def bring(self, table: Table, key: int) -> None:
        """Change a call, or delete it. Raises Discord's passing errors, and those of storing."""
        if (call := table.calls.get(key)) is None:
            return
        async with call.lock:
            state, place = state_of(table, call.kept), (call.kept.channel, key)
            if state == GONE:
                await self._ladder.delete(None, place)
            elif call.seen != state:
                content = in_words(screen_of(table, call.kept._replace(shown=state), call.reader))
                try:
                    with call.showing(state, discord_errors.refused):
                        await self._ladder.change(call, None, place, content, Urgency.TOLD)
                except discord.HTTPException as error:
                    if not discord_errors.refused_for_good(error):
                        raise
                    log.info("A call to game %s can't be changed any more: %s", table.id, error)
                    state = GONE
            if call.reader is None:
                await self._note(table, call.kept._replace(shown=state))
            if state in OVER:
                table.calls.pop(key, None)

    async def _note(self, table: Table, call: PostedCall) -> None:
        if call.shown in OVER:
            await self._registry.store.posted_calls.drop(table.id, call.message)
        else:
            await self._registry.store.posted_calls.put(table.id, call)


def screen_of(table: Table, call: PostedCall, reader: int | None) -> Callable[[], LayoutView]:
    """Return the screen of a call in its state: for all, or for one reader in their language."""
    seat = None if reader is None else table.seat_of(reader)
    say = table.language if seat is None else table.language_of(seat)
    if call.kind in ("pause", "holiday"):
        board = view_models.board(table)
        # Another pause may have been proposed meanwhile; it has a message of its own.
        model = replace(board, pause=None) if call.shown == LAPSED else board
        return partial(notice_screen, call.kind, model, seat, table.board_address, say)
    return partial(call_screen, call_model(table, call), say)


def call_model(table: Table, call: PostedCall, names: str = "") -> CallModel:
    """Return the model of a call in its state; `names` are the people whom the new message mentions."""
    clock, appointment = table.setup.times.clock, table.setup.times.appointment
    seat = clock.seat if call.kind == "vote" and clock is not None else None
    return CallModel(
        game=table.id,
        kind=call.kind,
        state=call.shown,
        host=host_name(table),
        names=names,
        at=appointment.at if appointment else 0,
        where=table.board_address,
        players=table.seated,
        taken=sum(player.human for player in table.players),
        seats=table.setup.filled,
        asked=seat,
        since=table.asked_since() if seat is not None else 0,
        needed=agreements.needed(table.setup),
        votes=len(agreements.votes(table.setup)),
    )
