"""The permissions that the bot needs in a channel before a member opens a game there."""

from collections.abc import Mapping

import discord

ALWAYS = ("view_channel", "embed_links", "attach_files")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
COSTS: Mapping[str, tuple[str, ...]] = {
    "games": (*ALWAYS, "send_messages"),
    "threads": FOR_THREADS,
    "events": ("create_events",),
    "roles": ("manage_roles",),
    "mentions": ("mention_everyone",),
}
"""The permissions by what the bot can't do without them. Only the first are needed to play."""

LEAST = (*ALWAYS, *FOR_THREADS, "send_messages", "read_message_history")
"""The permissions of the smaller invitation in docs/hosting.md: games, and threads for them."""

ALL = tuple(dict.fromkeys((*LEAST, *(name for names in COSTS.values() for name in names))))
"""The permissions of the invitation with everything."""


def invitation(application: int) -> str:
    """Return the address at which people add the bot to a server, with all that it can use."""
    allowed = discord.Permissions(**dict.fromkeys(ALL, True))
    return discord.utils.oauth_url(application, permissions=allowed, scopes=("bot", "applications.commands"))


def missing(interaction: discord.Interaction) -> list[str]:
    """Return the permissions that the bot lacks in the channel of an interaction."""
    thread = isinstance(interaction.channel, discord.Thread)
    return _missing(interaction.app_permissions, thread=thread)


def missing_in(channel: discord.abc.GuildChannel) -> list[str]:
    """Return the permissions that the bot lacks in a channel of a server that it is in."""
    # A forum has nothing but threads.
    thread = isinstance(channel, discord.ForumChannel)
    return _missing(channel.permissions_for(channel.guild.me), thread=thread)


def costs_in(channel: discord.abc.GuildChannel) -> list[tuple[str, list[str]]]:
    """Return what the bot can't do in a channel, each with the permissions that it lacks for that."""
    allowed = channel.permissions_for(channel.guild.me)
    lacking = [(what, _lacking(allowed, needed)) for what, needed in COSTS.items()]
    return [(what, names) for what, names in lacking if names]


def missing_for_threads_in(channel: discord.abc.GuildChannel) -> list[str]:
    """Return the permissions that the bot lacks to open threads in a channel in which that can be done."""
    if not isinstance(channel, discord.TextChannel):
        return []
    return _lacking(channel.permissions_for(channel.guild.me), FOR_THREADS)


def missing_for_thread(interaction: discord.Interaction) -> list[str]:
    """Return the permissions that the bot lacks to open a thread where the interaction is, and to use it."""
    return _lacking(interaction.app_permissions, FOR_THREADS)


def _missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    needed = (*ALWAYS, "send_messages_in_threads" if thread else "send_messages")
    return _lacking(permissions, needed)


def _lacking(permissions: discord.Permissions, needed: tuple[str, ...]) -> list[str]:
    return [name for name in needed if not getattr(permissions, name)]
