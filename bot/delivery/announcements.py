"""Messages that call people to a table. We send each once, and change or delete it later."""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

import discord
from discord.ui import LayoutView

from bot.delivery import discord_errors
from bot.delivery.members import Members
from bot.delivery.message_sender import MessageSender, pinging
from bot.delivery.notifier import Notifier, Posted
from bot.delivery.outbox import Urgency
from bot.delivery.sync import MessageKind
from bot.screens.absent_players import notice_screen, vote_screen
from bot.screens.content import Content, in_words
from bot.screens.finding_players import CallModel, call_screen, calling_screen
from bot.tables import view_models
from bot.tables.agreements import Notice
from bot.tables.call_kinds import CALL_KINDS, GONE, LAPSED, OVER, state_of
from bot.tables.call_places import place_of
from bot.tables.lobbies import host_name
from bot.tables.message import Message
from bot.tables.message_names import nonce
from bot.tables.quiet import off_until
from bot.tables.registry import Registry
from bot.tables.table import Table
from storage.database.storage_errors import UnavailableError
from storage.games.posted_calls import CallKind, PostedCall

log = logging.getLogger(__name__)


class Announcements:
    """Calls people to tables, wherever they want to be called, but never in their quiet hours."""

    def __init__(
        self, client: discord.Client, registry: Registry, notifier: Notifier, members: Members
    ) -> None:
        self._client = client
        self._registry = registry
        self._notifier = notifier
        self._members = members

    async def notify(self, table: Table, kind: CallKind, facts: Mapping[str, str]) -> None:
        """Send a kind of call to its people, directly or in the channel, as they chose. Raises nothing."""
        await self.notify_these(table, kind, CALL_KINDS[kind].people(table), facts)

    async def notify_these(
        self, table: Table, kind: CallKind, users: Sequence[int], facts: Mapping[str, str]
    ) -> None:
        """Send a kind of call to these people, as `notify` does."""
        call = PostedCall(kind, CALL_KINDS[kind].about(table))
        if pinged := await self._reach(table, call, users, facts):
            names = " ".join(f"<@{user}>" for user in pinged)
            await self._post(table, call, names, pinging(pinged), facts)

    async def tell_of(self, table: Table, notice: Notice) -> None:
        """Send a notice by direct message to those players in `notice.seats` who play that way."""
        for seat in notice.seats:
            user = table.players[seat].user_id
            if user is None:
                continue
            settings = await self._registry.store.persons.get(user)
            if place_of(table, settings, here=False) == "direct":
                await self._directly(table, PostedCall(notice.kind, notice.about), user, {})

    async def call(self, table: Table, role: int) -> bool:
        """Ping a role for a lobby; return `False` if Discord refused the message."""
        mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])
        return await self._post(table, PostedCall("call"), f"<@&{role}>", mentions, {})

    async def invite(self, table: Table, users: Sequence[int], strangers: Collection[int] = ()) -> bool:
        """Invite people to a lobby by name; ping those who allow it. Return `False` if Discord refused.

        Never ping `strangers`: people allow invitations only from those whom they have met. Ping nobody twice
        within an hour for the same host. The message names all people in the same way, so that nobody learns
        who allows a ping.
        """
        call = PostedCall("invite", table.now)
        met = [user for user in users if user not in strangers]
        pinged = await self._reach(table, call, met, {"host": host_name(table)})
        names = ", ".join(f"<@{user}>" for user in users)
        return await self._post(table, call, names, pinging(pinged), {})

    async def _reach(
        self, table: Table, call: PostedCall, users: Iterable[int], facts: Mapping[str, str]
    ) -> list[int]:
        """Notify those who chose direct messages; return whom to ping. Invite only people who allow it."""
        pinged: list[int] = []
        store = self._registry.store
        for user in users:
            if store.shut_out.has(user):
                continue
            settings = await store.persons.get(user)
            unwanted = call.kind == "invite" and not settings.invited
            quiet = settings.quiet
            if quiet is None or quiet.assumed:
                # A seat may have assumed quiet hours. They don't count in a live game.
                seat = table.seat_of(user)
                quiet = quiet if seat is None else table.setup.quiet_of(seat)
            if unwanted or off_until(quiet, None, self._registry.time.moment.wall) is not None:
                continue
            if call.kind == "invite" and not await store.games.claim_ping(table.setup.kind.host, user):
                continue
            place = place_of(table, settings, here=False)
            sent = place == "direct" and await self._directly(table, call, user, facts)
            if place != "nowhere" and not sent:
                pinged.append(user)
        return pinged

    async def _post(
        self,
        table: Table,
        call: PostedCall,
        names: str,
        mentions: discord.AllowedMentions,
        facts: Mapping[str, str],
    ) -> bool:
        call = call._replace(channel=table.setup.kind.channel)
        channel = table.channel(self._client)
        # By the time of the next call with this name, Discord has forgotten the nonce.
        name = table.nonce(call.kind, call.about)
        post = partial(self._notifier.post_in, channel, name=name, mentions=mentions)
        return await self._send(post, table, call, None, names, facts)

    async def _directly(self, table: Table, call: PostedCall, user: int, facts: Mapping[str, str]) -> bool:
        """Notify a member by direct message; return `False` if they take none, or have left the server."""
        if await self._members.has_left(table.setup.kind.guild, user):
            return False
        name = nonce("", table.id, user, call.kind, call.about, table.round)
        post = partial(self._notifier.post_to, user, name=name)
        return await self._send(post, table, call, user, "", facts)

    async def _send(
        self,
        post: Callable[[Content], Awaitable[Posted]],
        table: Table,
        call: PostedCall,
        reader: int | None,
        names: str,
        facts: Mapping[str, str],
    ) -> bool:
        if (state := state_of(table, call)) in OVER:
            return True
        call = call._replace(shown=state)
        posted = await post(in_words(_screen_of(table, call, reader, names, facts)))
        if posted.message:
            try:
                sent = call._replace(channel=posted.channel, message=posted.message)
                await self._registry.called(table, sent, reader)
            except UnavailableError as error:
                log.warning("A call to lobby %s could not be stored, so it may stay: %s", table.id, error)
        return posted.taken


class CallMessages(MessageKind[Table]):
    """Keeps the messages that call people to tables up to date."""

    def __init__(self, registry: Registry, sender: MessageSender) -> None:
        self._registry = registry
        self._sender = sender

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        """Yield the calls to a table that still need updates."""
        yield from list(table.calls.items())

    def stale(self, table: Table, key: int) -> bool:
        """Return whether a call shows an outdated state, or still needs its last update."""
        if (call := table.calls.get(key)) is None:
            return False
        state = state_of(table, call.kept)
        return call.seen != state or state in OVER

    async def bring(self, table: Table, key: int) -> None:
        """Update or delete a call. Raises Discord's temporary errors, and those of storing."""
        if (call := table.calls.get(key)) is None:
            return
        async with call.lock:
            state, place = state_of(table, call.kept), (call.kept.channel, key)
            if state == GONE:
                await self._sender.delete(None, place)
            elif call.seen != state:
                content = in_words(_screen_of(table, call.kept._replace(shown=state), call.reader))
                try:
                    with call.showing(state, discord_errors.refused):
                        await self._sender.change(call, None, place, content, Urgency.TOLD)
                except discord.HTTPException as error:
                    if not discord_errors.refused_for_good(error):
                        raise
                    log.info("A call to game %s can no longer be changed: %s", table.id, error)
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


def _screen_of(
    table: Table,
    call: PostedCall,
    reader: int | None = None,
    names: str = "",
    facts: Mapping[str, str] = MappingProxyType({}),
) -> Callable[[], LayoutView]:
    """Return the screen of a call, for all readers or for one. Only a new call has `names` and `facts`."""
    seat, where = None if reader is None else table.seat_of(reader), table.board_address
    say = table.language if seat is None else table.language_of(seat)
    if call.kind == "vote":
        return partial(vote_screen, view_models.board(table), where, say, names)
    if call.kind in ("pause", "holiday"):
        board = view_models.board(table)
        # The pause of this call is no longer proposed. A later pause has another message.
        model = replace(board, pause=None) if call.shown == LAPSED else board
        return partial(notice_screen, call.kind, model, seat, where, say)
    if call.kind == "call" or (call.kind == "invite" and reader is None):
        return partial(call_screen, _model(table, call, names), say)
    # In a direct message, the person has no seat to take.
    joins = table.id if call.kind == "later" and reader is None else ""
    key = "tournament-kept" if call.shown == "kept" else CALL_KINDS[call.kind].key
    text = f"{names} {say(key, **facts)}".strip()
    return partial(calling_screen, text, where, say, joins=joins)


def _model(table: Table, call: PostedCall, names: str) -> CallModel:
    lobby = view_models.lobby(table)
    return CallModel(
        game=table.id,
        kind=call.kind,
        state=call.shown,
        host=host_name(table),
        names=names,
        at=lobby.at,
        where=table.board_address,
        seats=lobby.counted,
    )
