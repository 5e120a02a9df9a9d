"""The members of a server and the roles that the bot gives and takes.

The bot asks for a member when it matters, for news of leaving members take a privilege. It gives a role where
it may, and where that gives nobody more power.
"""

import asyncio
import logging
from functools import partial
from typing import Literal, TypeAlias

import discord

from bot.delivery import discord_errors
from bot.delivery.discord_errors import FAILURES
from bot.delivery.outbox import Outbox

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""After how many seconds without an answer somebody counts as still there."""


class Members:
    """Asks Discord about the members of servers."""

    def __init__(self, client: discord.Client, outbox: Outbox) -> None:
        self._client = client
        self._outbox = outbox

    async def has_left(self, guild: int, user: int) -> bool:
        """Say whether a person isn't in a server any more; where that can't be found out, they are."""
        server = self._client.get_guild(guild)
        if server is None:
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await self._outbox.send(partial(server.fetch_member, user))
        except FAILURES as error:
            log.info("No member was found in server %d: %s", guild, error)
            return isinstance(error, discord.HTTPException) and discord_errors.not_a_member(error)
        return False


Hindrance: TypeAlias = Literal["gone", "managed", "powerful", "opens", "manage", "above"]
"""Why the bot can't give a role, or mustn't: it is gone, an integration has it, it allows more than everybody
may in the server or in a channel, the bot lacks Manage Roles, or its own role isn't above it.

Permissions of the server, and what channels and categories allow a role, are all that is looked at. The bot
can't see what other apps let a role do.
"""


def hindrance(guild: discord.Guild, number: int) -> Hindrance | None:
    """Return why the bot doesn't give a role to people; `None` if it does."""
    role = guild.get_role(number)
    if role is None or role.is_default():
        return "gone"
    if role.managed:
        return "managed"
    # Or a member could take for themselves what only managers may give.
    if not role.permissions <= guild.default_role.permissions:
        return "powerful"
    if any(_opens(role, channel) for channel in guild.channels):
        return "opens"
    if not guild.me.guild_permissions.manage_roles:
        return "manage"
    return None if role < guild.me.top_role else "above"


def _opens(role: discord.Role, channel: discord.abc.GuildChannel) -> bool:
    """Whether a channel allows a role something that it doesn't allow everybody."""
    allowed, _ = channel.overwrites_for(role).pair()
    return not allowed <= channel.permissions_for(role.guild.default_role)


def may_give(member: discord.Member, role: discord.Role) -> bool:
    """Whether a member may give a role to others in Discord itself."""
    if member.guild.owner_id == member.id:
        return True
    return member.guild_permissions.manage_roles and role < member.top_role


def may_mention(role: discord.Role, allowed: discord.Permissions) -> bool:
    """Whether the bot's mention of a role notifies its members, with what it is allowed in the channel."""
    return role.mentionable or allowed.mention_everyone
