"""What the bot needs to be allowed in a channel before a game is opened there."""

import discord

from bot.controls.desk import Click

_ALWAYS = ("view_channel", "embed_links", "attach_files")


def missing(click: Click) -> list[str]:
    """Return the permissions that the bot lacks in the channel of a click."""
    thread = isinstance(click.channel, discord.Thread)
    needed = (*_ALWAYS, "send_messages_in_threads" if thread else "send_messages")
    return [name for name in needed if not getattr(click.app_permissions, name)]
