"""Lists of games that go on: `/citadels games`."""

import discord
from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.screens.lists import A_PAGE, ListModel, listed_screen
from bot.tables import view_models
from bot.tables.person import language_of, server_of
from bot.tables.table import Table
from cogs.common import tables_of
from storage.database.stored_time import day_of, now


class GamesCog(Feature):
    """Lists games that go on: the person's own, and those that they could see here anyway."""

    @app_commands.command(name="games", description=describe("games"))
    @app_commands.describe(mine=describe("games.mine"))
    async def find(self, interaction: Interaction, mine: bool = False) -> None:
        """List the games of the person and of the server; in a direct message only the person's."""
        await self.turn_page(interaction, requests.ListGames("own" if mine else "all", 0))

    @handles(requests.ListGames)
    async def turn_page(self, interaction: Interaction, request: requests.ListGames) -> None:
        """Show another page of the list, or another list."""
        only_own, page = request.which == "own", request.page
        server = server_of(interaction) is not None
        async with held_responses.in_time(interaction):
            own = await self._own(interaction)
            others = [] if only_own or not server else await self._here(interaction, own)
            whole = [*(table.id for table in own), *others]
            pages = -(-len(whole) // A_PAGE)
            page = min(page, max(0, pages - 1))
            tables = await tables_of(interaction, whole[page * A_PAGE : (page + 1) * A_PAGE])
        games = tuple(view_models.listed(table, interaction.user.id) for table in tables)
        model = ListModel(games, page, pages, only_own or not server, server)
        view = listed_screen(model, language_of(interaction))
        await responses.respond(interaction, view)

    async def _own(self, interaction: Interaction) -> list[Table]:
        """Return the tables at which the person sits: those that wait for them first, then what else runs."""
        user = interaction.user.id
        games = [*await self.bot.store.games.of_person(user)]
        games += await self.bot.store.daily.running(user, day_of(now()))
        games += [*await self.bot.store.games.lobbies_with(user)]
        tables = await tables_of(interaction, games)
        return sorted(tables, key=lambda table: not view_models.listed(table, user).my_turn)

    async def _here(self, interaction: Interaction, own: list[Table]) -> list[str]:
        """Return the other games in channels of this server that the person can see."""
        known = {table.id for table in own}
        games = await self.bot.store.games.open_in(_visible(interaction))
        return [game for game in games if game not in known]


def _visible(interaction: Interaction) -> list[int]:
    """Return the channel of the person, and all others of the server that they can see.

    Only Discord knows the members of a private thread, so of those only this one counts.
    """
    member, here = interaction.user, interaction.channel_id
    assert isinstance(member, discord.Member)
    assert here is not None
    guild = member.guild
    channels = [each.id for each in guild.channels if each.permissions_for(member).view_channel]
    seen = set(channels)
    threads = [each.id for each in guild.threads if each.parent_id in seen and not each.is_private()]
    return list(dict.fromkeys([here, *channels, *threads]))
