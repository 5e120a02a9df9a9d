"""The permissions that the bot needs in a channel before a member opens a game there."""

import discord

ALWAYS = ("view_channel", "embed_links", "attach_files")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
LEAST = (*ALWAYS, "send_messages", "read_message_history")
# Roles that members take and win, calls of a role, and times among the events of the server.
FOR_MORE = ("manage_roles", "mention_everyone", "create_events")
# docs/hosting.md has an invitation that asks for these, and one that asks for the least.
INVITED = (*LEAST, *FOR_THREADS, *FOR_MORE)


def invitation(application: int) -> str:
    """Return the address at which people add the bot to a server, with all that it can do there."""
    allowed = discord.Permissions(**dict.fromkeys(INVITED, True))
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
