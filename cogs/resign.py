"""`/citadels resign`: give up one's seat."""

from bot.client import CitadelsBot
from bot.controls.desk import Click


async def resign(interaction: Click) -> None:
    """Ask whether the person really wants to resign."""
    await interaction.client.does.resign(interaction)


async def setup(bot: CitadelsBot) -> None:
    """Make the command known."""
    bot.learn("resign", resign)
