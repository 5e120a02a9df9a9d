"""`/citadels board`: show the board anew."""

from bot.client import CitadelsBot
from bot.controls.desk import Click


async def board(interaction: Click) -> None:
    """Show the board of the game in the channel anew."""
    await interaction.client.does.board(interaction)


async def setup(bot: CitadelsBot) -> None:
    """Make the command known."""
    bot.learn("board", board)
