"""`/citadels help`: how to play."""

from bot.client import CitadelsBot
from bot.controls.desk import Click


async def help_(interaction: Click) -> None:
    """Tell a newcomer what to do."""
    await interaction.client.does.help(interaction)


async def setup(bot: CitadelsBot) -> None:
    """Make the command known."""
    bot.learn("help", help_)
