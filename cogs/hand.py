"""`/citadels hand`: look at one's hand."""

from bot.client import CitadelsBot
from bot.controls.desk import Click


async def hand(interaction: Click) -> None:
    """Show the person's hand, to nobody else."""
    await interaction.client.does.hand(interaction)


async def setup(bot: CitadelsBot) -> None:
    """Make the command known."""
    bot.learn("hand", hand)
