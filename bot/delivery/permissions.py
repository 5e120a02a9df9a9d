"""What the bot needs to be allowed in a channel before a game is opened there."""

import discord

_ALWAYS = ("view_channel", "embed_links", "attach_files")


def missing(interaction: discord.Interaction) -> list[str]:
    """Return the permissions that the bot lacks in the channel of an interaction."""
    thread = isinstance(interaction.channel, discord.Thread)
    return _missing(interaction.app_permissions, thread=thread)


def missing_in(channel: discord.abc.GuildChannel) -> list[str]:
    """Return the permissions that the bot lacks in a channel of a server that it is in."""
    # A forum has nothing but threads.
    thread = isinstance(channel, discord.ForumChannel)
    return _missing(channel.permissions_for(channel.guild.me), thread=thread)


def _missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    needed = (*_ALWAYS, "send_messages_in_threads" if thread else "send_messages")
    return [name for name in needed if not getattr(permissions, name)]
