"""The bot's permissions in a server, its members, and the role that the bot gives them.

Discord reports leaving members only to privileged bots, so we ask about a member when needed. The bot gives a
role only if the role gives nobody more power.
"""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Literal, TypeAlias

import discord

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.outbox import Outbox, attempt

log = logging.getLogger(__name__)

ALWAYS = ("view_channel", "embed_links", "attach_files")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
COSTS: Mapping[str, tuple[str, ...]] = {
    "games": (*ALWAYS, "send_messages"),
    "threads": FOR_THREADS,
    "events": ("create_events",),
    "roles": ("manage_roles",),
    "mentions": ("mention_everyone",),
}
"""The permissions that each feature needs. Playing needs only those of the first feature."""

LEAST_PERMISSIONS = (*ALWAYS, *FOR_THREADS, "send_messages", "read_message_history")
"""The permissions of the smaller invitation in docs/hosting.md, for games and threads."""

ALL_PERMISSIONS = tuple(
    dict.fromkeys((*LEAST_PERMISSIONS, *(name for names in COSTS.values() for name in names)))
)
"""The permissions of the full invitation."""

_SENDING = {False: "send_messages", True: "send_messages_in_threads"}  # By whether the channel is a thread.


def invitation(application: int) -> str:
    """Return the URL with which people add the bot to a server, with all permissions that it can use."""
    allowed = discord.Permissions(**dict.fromkeys(ALL_PERMISSIONS, True))
    return discord.utils.oauth_url(application, permissions=allowed, scopes=("bot", "applications.commands"))


def missing(interaction: discord.Interaction) -> list[str]:
    """Return the permissions that the bot lacks in the channel of an interaction."""
    thread = isinstance(interaction.channel, discord.Thread)
    return _lacking(interaction.app_permissions, (*ALWAYS, _SENDING[thread]))


def missing_in(channel: discord.abc.GuildChannel | discord.Thread) -> list[str]:
    """Return the permissions that the bot lacks in a channel of one of its servers."""
    # A forum contains only threads.
    thread = isinstance(channel, discord.ForumChannel | discord.Thread)
    return _lacking(channel.permissions_for(channel.guild.me), (*ALWAYS, _SENDING[thread]))


def costs_in(channel: discord.abc.GuildChannel) -> list[tuple[str, list[str]]]:
    """Return the features that don't work in a channel, each with the permissions that it lacks."""
    allowed = channel.permissions_for(channel.guild.me)
    lacking = [(what, _lacking(allowed, needed)) for what, needed in COSTS.items()]
    return [(what, names) for what, names in lacking if names]


def missing_for_threads_in(channel: discord.abc.GuildChannel) -> list[str]:
    """Return the permissions that the bot lacks for threads in a text channel; none elsewhere."""
    if not isinstance(channel, discord.TextChannel):
        return []
    return _lacking(channel.permissions_for(channel.guild.me), FOR_THREADS)


def _lacking(permissions: discord.Permissions, needed: tuple[str, ...]) -> list[str]:
    return [name for name in needed if not getattr(permissions, name)]


MEMBER_PATIENCE = 5.0  # Seconds without a response after which we assume that a person is a member.


class Members:
    """Asks Discord about the members of servers."""

    def __init__(self, client: discord.Client, outbox: Outbox) -> None:
        self._client = client
        self._outbox = outbox

    async def has_left(self, guild: int, user: int) -> bool:
        """Return whether we know that a person has left a server."""
        server = self._client.get_guild(guild)
        if server is None:
            return False
        try:
            async with asyncio.timeout(MEMBER_PATIENCE):
                await self._outbox.send(partial(server.fetch_member, user))
        except FAILURES as error:
            log.info("A member of server %d could not be looked up: %s", guild, error)
            return discord_errors.not_a_member(error)
        return False

    async def leave(self, guild: int) -> bool:
        """Make the bot leave a server; return `False` if Discord refused."""
        server = self._client.get_guild(guild)
        return server is None or await attempt(
            partial(self._outbox.send, server.leave), f"Server {guild} could not be left"
        )


Hindrance: TypeAlias = Literal[
    "gone",  # The role doesn't exist any longer.
    "managed",  # An integration manages it.
    "powerful",  # It allows more than everybody may do in the server.
    "opens",  # It allows more than everybody may do in a channel.
    "manage",  # The bot lacks Manage Roles.
    "above",  # The bot's own role isn't above it.
]
"""Why the bot can't or mustn't give a role. We don't know the rights that other apps give a role."""


def hindrance(guild: discord.Guild, number: int) -> Hindrance | None:
    """Return why the bot doesn't give people a role, or `None`."""
    role = guild.get_role(number)
    if role is None or role.is_default():
        return "gone"
    if role.managed:
        return "managed"
    # Otherwise the bot could give members rights that only managers may give.
    if not role.permissions <= guild.default_role.permissions:
        return "powerful"
    if any(_opens(role, channel) for channel in guild.channels):
        return "opens"
    if not guild.me.guild_permissions.manage_roles:
        return "manage"
    return None if role < guild.me.top_role else "above"


def _opens(role: discord.Role, channel: discord.abc.GuildChannel) -> bool:
    allowed, _ = channel.overwrites_for(role).pair()
    return not allowed <= channel.permissions_for(role.guild.default_role)


def may_give(member: discord.Member, role: discord.Role) -> bool:
    """Return whether Discord lets a member give a role to others."""
    if member.guild.owner_id == member.id:
        return True
    return member.guild_permissions.manage_roles and role < member.top_role


def may_mention(role: discord.Role, allowed: discord.Permissions) -> bool:
    """Return whether a mention by the bot notifies a role's members, given the bot's permissions."""
    return role.mentionable or allowed.mention_everyone
