"""Looking: `/citadels board` and `hand`, and their buttons."""

import discord
from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.tables import contents, view_models
from bot.tables.person import language_of, server_of
from bot.tables.table import Table
from cogs.common import check_writing, pick_own_table, pick_table, post, seat_of, table_of, tables_of


class LookCog(Feature):
    """Shows boards and hands."""

    @app_commands.command(name="board", description=describe("board"))
    async def find_board(self, interaction: Interaction) -> None:
        """Show the board of the game in this channel anew, or ask which; elsewhere that of a solo game."""
        solo = await self.bot.solo_games.find(interaction.user.id) if server_of(interaction) is None else None
        if solo is not None:
            await self._show_cities(interaction, solo)
            return
        guild, channel = check_writing(interaction)
        games = self.bot.store.games
        tables = await tables_of(interaction, await games.in_channel(channel))
        if not tables:
            # Of the person's games of this server those whose channel is lost move here, and those that are
            # played in a thread of this channel are looked for there, as are those of others.
            own = await tables_of(interaction, await games.of_person(interaction.user.id))
            tables = [
                table
                for table in own
                if table.setup.guild == guild
                and (self.bot.delivery.channels.is_lost(table) or table.setup.parent == channel)
            ]
        if not tables:
            in_threads = await tables_of(interaction, await games.open_in(_threads(interaction)))
            tables = [table for table in in_threads if table.setup.parent == channel]
        await pick_table(
            interaction,
            tables,
            requests.ShowBoard,
            "error-nothing-here",
            lambda table: self._post(interaction, table),
        )

    @handles(requests.ShowBoard)
    async def board(self, interaction: Interaction, request: requests.ShowBoard) -> None:
        """Post the board of the game anew; that of a solo game is for its player alone."""
        table = await table_of(interaction, request.game)
        if table.setup.solo:
            await self._show_cities(interaction, table)
            return
        check_writing(interaction)
        await self._post(interaction, table)

    @app_commands.command(name="hand", description=describe("hand"))
    async def find_hand(self, interaction: Interaction) -> None:
        """Show the person's hand, or ask of which game."""
        shown = requests.ShowHand
        await pick_own_table(interaction, shown, lambda table: self.hand(interaction, shown(table.id)))

    @handles(requests.ShowHand)
    async def hand(self, interaction: Interaction, request: requests.ShowHand) -> None:
        """Show the hand of the person's seat: in the place of their panel, or as an ephemeral message."""
        table, seat = await seat_of(interaction, request.game)
        if responses.private(interaction):
            panels = self.bot.delivery.panel_responses
            async with panels.responding(interaction, table, seat):
                await panels.respond(interaction, table, seat, page_of="hand")
            return
        content = contents.own_hand(table, seat, language_of(interaction))
        async with held_responses.in_time(interaction, in_place=False):
            await responses.show_content(interaction, content, self.bot.delivery.pictures)

    async def _post(self, interaction: Interaction, table: Table) -> None:
        self.bot.delivery.cooldowns.use(interaction)
        await post(interaction, table)

    async def _show_cities(self, interaction: Interaction, table: Table) -> None:
        """Show the board of a solo game to its player."""
        content = contents.public(view_models.public(table), language_of(interaction))
        async with held_responses.in_time(interaction, in_place=False):
            await responses.show_content(interaction, content, self.bot.delivery.pictures)


def _threads(interaction: Interaction) -> list[int]:
    """Return the threads of the channel in which the person is that everybody there can see."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return []
    return [each.id for each in interaction.channel.threads if not each.is_private()]
