"""The place that a request comes from: a server with the bot in it, its direct messages, or anywhere else.

A person who installed the bot for themselves uses it anywhere: in servers without the bot, in groups, and in
direct messages with others. There it can only respond. Such a server is none as far as games are concerned.
"""

import discord


def server_of(interaction: discord.Interaction) -> int | None:
    """Return the server of a request, if the bot is in it; `None` in any other place."""
    guild = interaction.guild_id
    # Discord says whom the bot was installed for. A message of an older release may not say it.
    if guild is None or interaction.is_guild_integration() or interaction.client.get_guild(guild) is not None:
        return guild
    return None


def directly(interaction: discord.Interaction) -> bool:
    """Whether a request comes from a direct message of the bot, which nobody else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel
