"""Guesses: spectators, and players who are done with a round, may guess its characters."""

from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import holding, responses
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.guesses import guesses_screen
from bot.tables import view_models
from bot.tables.answering import check_guessing
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from cogs.common import table_of


class Guesses(commands.Cog):
    """Shows people what they guess, and stores it. Nobody else is shown anything of it before its time."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._answering = bot.answering

    @handles(requests.OpenGuesses)
    async def open(self, interaction: Interaction, request: requests.OpenGuesses) -> None:
        """Show the person a menu for each character that is still to come."""
        await self._show(interaction, await table_of(interaction, request.game), in_place=False)

    @handles(requests.Guess)
    async def guess(self, interaction: Interaction, request: requests.Guess) -> None:
        """Store a guess, and show all of the person's."""
        table, note, by = await table_of(interaction, request.game), "", person_of(interaction)
        in_place = responses.private(interaction)
        async with holding.in_time(interaction, in_place=in_place):
            if request.seat is not None:
                try:
                    await self._answering.guess(by, table, request.round, request.place, request.seat)
                except EXPECTED as error:
                    note = explain(error, by.language)
            await self._show(interaction, table, note, in_place=in_place)

    async def _show(self, interaction: Interaction, table: Table, note: str = "", *, in_place: bool) -> None:
        user = interaction.user.id
        check_guessing(table, user)
        own = await self._answering.guessed(table, user)
        view = guesses_screen(view_models.guessed(table, user, own, note), language_of(interaction))
        await responses.respond(interaction, view, in_place=in_place)
