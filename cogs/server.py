"""What those who manage a server set for it: `/citadels pause`."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.client import CitadelsBot, Interaction, describe
from bot.delivery import responses
from bot.tables.errors import RefusedError
from bot.tables.person import language_of
from storage.records import LONGEST_PAUSE


class Server(commands.Cog):
    """Changes the settings of servers."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._servers = bot.store.servers

    @app_commands.command(description=describe("pause"))
    @app_commands.describe(seconds=describe("pause.seconds"))
    async def pause(
        self, interaction: Interaction, seconds: app_commands.Range[float, 0, LONGEST_PAUSE]
    ) -> None:
        """Set how long the computer players of the server think, in seconds."""
        if interaction.guild_id is None:
            raise RefusedError("error-server-only")
        if not interaction.permissions.manage_guild:
            raise RefusedError("error-managers-only")
        await self._servers.change(
            interaction.guild_id, lambda settings: replace(settings, computer_pause=seconds)
        )
        say = language_of(interaction)
        await responses.tell(
            interaction, say("command-paused", seconds=f"{seconds:g}" if seconds else "none")
        )


async def setup(bot: CitadelsBot) -> None:
    """Make the feature known."""
    await bot.add_cog(Server(bot))
