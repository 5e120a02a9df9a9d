"""`/citadels new`: open a lobby."""

from bot.client import CitadelsBot
from bot.controls.desk import Click


async def new(interaction: Click) -> None:
    """Open a lobby in the channel."""
    await interaction.client.does.new(interaction)


async def setup(bot: CitadelsBot) -> None:
    """Make the command known."""
    bot.learn("new", new)
