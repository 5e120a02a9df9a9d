"""What the bot needs to be allowed in a channel before a game is opened there."""

import discord

_ALWAYS = ("view_channel", "embed_links", "attach_files")


def missing(interaction: discord.Interaction) -> list[str]:
    """Return the permissions that the bot lacks in the channel of an interaction."""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = (*_ALWAYS, "send_messages_in_threads" if thread else "send_messages")
    return [name for name in needed if not getattr(interaction.app_permissions, name)]
