"""Messages that call people to a lobby: its players before it begins, its host, and those who may join it."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

import discord

from bot.delivery import discord_errors
from bot.delivery.budget import Urgency
from bot.delivery.calls import place_of
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import FAILURES, send_once
from bot.delivery.members import Members
from bot.delivery.showing import Ladder
from bot.screens.content import in_words
from bot.screens.finding_players import calling_screen
from bot.tables.background.appointments import Missed
from bot.tables.lobbies import host_name
from bot.tables.people import humans
from bot.tables.quiet import quiet_until
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.tables.tags import nonce

log = logging.getLogger(__name__)


class Announcements:
    """Calls people where they chose, never in their quiet hours; many at once by one message in the channel.

    Each message has a name of its facts, so Discord posts it once, whatever comes between.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: Registry,
        direct_messages: DirectMessages,
        members: Members,
        ladder: Ladder,
    ) -> None:
        self._client = client
        self._registry = registry
        self._direct_messages = direct_messages
        self._members = members
        self._ladder = ladder

    async def remind(self, table: Table) -> None:
        """Call the players of a lobby shortly before it begins. Nothing is raised."""
        assert table.setup.appointment is not None
        when = f"<t:{table.setup.appointment.at}:R>"
        users = [player.user_id for player in humans(table.players) if player.user_id]
        await self._tell(table, users, "lobby-soon", when=when)

    async def call_to_start(self, table: Table) -> None:
        """Call the players of a lobby at its time: the first who presses Start begins. Nothing is raised."""
        assert table.setup.appointment is not None
        when = f"<t:{table.setup.appointment.at}:t>"
        users = [player.user_id for player in humans(table.players) if player.user_id]
        await self._tell(table, users, "lobby-due", when=when)

    async def call_again(self, table: Table, users: Sequence[int]) -> None:
        """Call the people for whom a tournament's table waits once more. Nothing is raised."""
        await self._tell(table, users, "tournament-waits")

    async def tell_missed(self, table: Table, why: Missed) -> None:
        """Tell the host of a lobby that it didn't begin at its time. Nothing is raised."""
        assert table.setup.appointment is not None
        when = f"<t:{table.setup.appointment.at}:t>"
        await self._tell(table, [table.setup.host], "lobby-missed", why=why, when=when)

    async def call(self, table: Table, role: int, click: int) -> bool:
        """Call the members of a role to a lobby; return whether Discord took the message, as far as known."""
        say, setup = table.language, table.setup
        text = say(
            "lobby-call",
            role=f"<@&{role}>",
            host=host_name(table),
            taken=len(table.players),
            seats=setup.filled,
            when=f"<t:{setup.appointment.at}:f>" if setup.appointment else "none",
        )
        mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])
        return await self._post(table, text, mentions, "call", click, joins=table.id)

    async def invite(self, table: Table, users: Sequence[int], click: int) -> bool:
        """Invite people to a lobby by name; call those who allow it. Return what `call` does.

        All are named alike, so that nobody learns who allows it.
        """
        facts = {"host": host_name(table), "names": ", ".join(f"<@{user}>" for user in users)}
        pinged = await self._reach(table, users, "lobby-invited", facts, invited=True)
        text = table.language("lobby-invitation", **facts)
        return await self._post(table, text, _pinging(pinged), "invite", click, joins=table.id)

    async def _tell(self, table: Table, users: Iterable[int], key: str, **facts: str) -> None:
        """Tell each of these people the same: directly or in the channel, as they chose."""
        if pinged := await self._reach(table, users, key, facts):
            text = f"{' '.join(f'<@{user}>' for user in pinged)} {table.language(key, **facts)}"
            await self._post(table, text, _pinging(pinged), key, *facts.values())

    async def _reach(
        self, table: Table, users: Iterable[int], key: str, facts: Mapping[str, str], *, invited: bool = False
    ) -> list[int]:
        """Tell people directly who chose that; return those who are to be called in the channel.

        `invited`: only those who allow invitations are told.
        """
        pinged: list[int] = []
        for user in users:
            settings = await self._registry.store.persons.get(user)
            unwanted = invited and not settings.invited
            if unwanted or quiet_until(settings.quiet, self._registry.time.moment.wall) is not None:
                continue
            place = place_of(settings, table.setup.pace, here=False)
            direct = place == "direct" or (place == "channel" and table.board.lost)
            if place != "nowhere" and not (direct and await self._directly(table, user, key, **facts)):
                pinged.append(user)
        return pinged

    async def _post(
        self, table: Table, text: str, mentions: discord.AllowedMentions, *name: object, joins: str = ""
    ) -> bool:
        """Post a message in the channel of a lobby; return whether Discord took it, as far as known."""
        named = nonce(table.setup.secret, table.id, *name)
        content = in_words(lambda: calling_screen(text, table.board_address, table.language, joins=joins))
        post = partial(
            self._ladder.post_in, table.channel(self._client), content, named, Urgency.TOLD, mentions
        )
        try:
            await send_once(post)
        except FAILURES as error:
            log.info("Nobody could be called to lobby %s: %s", table.id, error)
            return not discord_errors.refused(error)
        return True

    async def _directly(self, table: Table, user: int, key: str, **facts: str) -> bool:
        """Tell somebody directly, in their language; return whether they are here and take messages."""
        if await self._members.has_left(table.setup.guild, user):
            return False
        seat = table.seat_of(user)
        say = table.language if seat is None else table.language_of(seat)
        text = f"{say(key, **facts)} {table.board_address}"
        return await self._direct_messages.tell(table.id, user, text)


def _pinging(users: Sequence[int]) -> discord.AllowedMentions:
    """Let a message notify these people, and nobody else whom it names."""
    called = [discord.Object(each) for each in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=called or False)
