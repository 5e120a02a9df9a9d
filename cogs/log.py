"""The log: `/citadels log`, the button of a board, and the pages of the story."""

from functools import partial

from discord import app_commands
from discord.app_commands import Choice

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.screens.content import with_picture
from bot.screens.log import log_picture, log_screen
from bot.tables.person import language_of, server_of
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from cogs.common import finished_choices, own_tables, pick_table, table_of, tables_of


class LogCog(Feature):
    """Tells the story of games: to everybody what is public, to a player the own secrets as well."""

    @app_commands.command(name="log", description=describe("log"))
    @app_commands.describe(game=describe("log.game"))
    async def find(self, interaction: Interaction, game: str | None = None) -> None:
        """Tell the story of a game; of the one in this channel if none is given, or ask which."""
        if game is not None:
            await self._show(interaction, await _named(interaction, game))
            return
        tables = await self._here(interaction) or await own_tables(interaction)
        if not tables:
            last = await self.bot.store.games.last_in(interaction.channel_id or 0)
            tables = await tables_of(interaction, last)
        none = "error-nothing-here" if server_of(interaction) else "error-no-log-own"
        await pick_table(
            interaction, tables, requests.OpenLog, none, lambda table: self._show(interaction, table)
        )

    @find.autocomplete("game")
    async def offer_games(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the person's finished games: those of the server, in a direct message all."""
        return await finished_choices(interaction, typed)

    @handles(requests.OpenLog)
    async def open(self, interaction: Interaction, request: requests.OpenLog) -> None:
        """Tell the round before this one, beside the board."""
        await self._show(interaction, await table_of(interaction, request.game), in_place=False)

    @handles(requests.ShowLog)
    async def turn_page(self, interaction: Interaction, request: requests.ShowLog) -> None:
        """Tell another round, or another part of it."""
        table = await table_of(interaction, request.game)
        await self._show(interaction, table, request.round, request.part)

    @handles(requests.ShowMyLog)
    async def show_mine(self, interaction: Interaction, request: requests.ShowMyLog) -> None:
        """Tell what the person did in a round, and what was done to them."""
        table = await table_of(interaction, request.game)
        await self._show(interaction, table, request.round, request.part, mine=True)

    async def _here(self, interaction: Interaction) -> list[Table]:
        games = await self.bot.store.games.in_channel(interaction.channel_id or 0)
        return [table for table in await tables_of(interaction, games) if table.round]

    async def _show(
        self,
        interaction: Interaction,
        table: Table,
        number: int | None = None,
        part: int = 0,
        *,
        mine: bool = False,
        in_place: bool | None = None,
    ) -> None:
        say = language_of(interaction)
        async with held_responses.in_time(interaction, in_place=in_place):
            model = await self.bot.game_logs.page(table, interaction.user.id, number, part, mine=mine)
            content = with_picture(partial(log_screen, model, say), log_picture(model, say))
            await responses.respond_content(
                interaction, content, self.bot.delivery.pictures, in_place=in_place
            )


async def _named(interaction: Interaction, game: str) -> Table:
    """Return the table of the game whose id was typed."""
    try:
        return await table_of(interaction, game.strip().lower())
    except RefusedError as error:
        raise RefusedError("error-no-such-log") from error
