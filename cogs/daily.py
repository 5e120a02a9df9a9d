"""The daily deal: `/citadels daily`, and the buttons around it."""

from functools import partial

from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import also_handles, handles
from bot.delivery import held_responses, responses
from bot.screens.content import Content
from bot.screens.daily import DailyTableModel, daily_card_screen, daily_pictures, daily_table_screen
from bot.tables import contents, view_models
from bot.tables.person import language_of, person_of, server_of
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from cogs.common import language_to_post, seat_of
from storage.database.stored_time import day_of, now, week_of
from storage.games.daily_games import is_revealed
from storage.play.daily import EVERYWHERE
from storage.values import SOLO_SEAT


class DailyCog(Feature):
    """Shows people their daily deal, and how others did."""

    @also_handles(requests.OpenDaily)
    @app_commands.command(description=describe("daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Show the person their game of today, or how it ended, beside what was clicked."""
        async with held_responses.in_time(interaction, in_place=False):
            table = await self.bot.dailies.open(person_of(interaction), server_of(interaction) or 0)
            note = await self._yesterday(interaction, table)
        async with self.bot.delivery.panel_responses.responding(interaction, table, SOLO_SEAT):
            await self.bot.delivery.panel_responses.respond(interaction, table, SOLO_SEAT, note=note)

    async def _yesterday(self, interaction: Interaction, table: Table) -> str:
        """Tell how the day before ended, with the first question of a deal; empty if it didn't."""
        say, day = language_of(interaction), table.setup.daily - 1
        begun = contents.begun(table, say)
        if not begun:
            return ""
        standing = await self.bot.store.daily.standing(interaction.user.id, day, day)
        if standing.points is None or not standing.others:
            return ""
        told = say(
            "daily-yesterday",
            points=say("daily-points", points=standing.points),
            place=standing.above + 1,
            people=standing.others + 1,
        )
        return f"{begun}\n{told}"

    @handles(requests.ShareDaily)
    async def share(self, interaction: Interaction, request: requests.ShareDaily) -> None:
        """Post the card of a finished deal, in the words of the server."""
        table, _ = await seat_of(interaction, request.game)
        if not (table.setup.daily and isinstance(table.stage, EndedGame)):
            raise RefusedError("error-not-over")
        async with held_responses.in_time(interaction, in_place=True):
            say = await language_to_post(interaction)
            model = view_models.daily(table)
            if server := server_of(interaction):
                await self.bot.store.daily.place(interaction.user.id, model.day, server)
            screen = partial(daily_card_screen, model, interaction.user.display_name, say)
            content = Content(screen, daily_pictures(model, say, secret=not is_revealed(model.day)))
            await responses.show_content(interaction, content, self.bot.delivery.pictures, private=False)

    @handles(requests.ShowDailyTable)
    async def table(self, interaction: Interaction, request: requests.ShowDailyTable) -> None:
        """Show a table: in the place of another one, else beside what was clicked."""
        guild, today = server_of(interaction), day_of(now())
        scope = request.scope if guild else "everywhere"
        day = today - (request.span == "yesterday")
        days = week_of(today) if request.span == "week" else range(day, day + 1)
        async with held_responses.in_time(interaction, in_place=False):
            found = await self.bot.store.daily.table(
                days, guild if guild and scope == "server" else EVERYWHERE, interaction.user.id
            )
        model = DailyTableModel(requests.ShowDailyTable(scope, request.span), found, bool(guild))
        await responses.show(interaction, daily_table_screen(model, language_of(interaction)))
