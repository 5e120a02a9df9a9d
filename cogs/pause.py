"""`/citadels pause`: how long computer players think in this server."""

from discord import app_commands

from bot.client import CitadelsBot
from bot.controls.desk import Click
from storage.records import LONGEST_PAUSE


async def pause(interaction: Click, seconds: app_commands.Range[float, 0, LONGEST_PAUSE]) -> None:
    """Set the pause of the server's computer players, in seconds."""
    await interaction.client.does.pause(interaction, seconds)


async def setup(bot: CitadelsBot) -> None:
    """Make the command known."""
    bot.learn("pause", pause)
