"""Guesses: spectators, and players who are done with a round, may guess its characters."""

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.guesses import guesses_screen
from bot.tables import view_models
from bot.tables.answering import check_guessing
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from cogs.common import table_of


class GuessesCog(Feature):
    """Shows people what they guess, and stores it. Nobody else is shown anything of it before its time."""

    @handles(requests.OpenGuesses)
    async def open(self, interaction: Interaction, request: requests.OpenGuesses) -> None:
        """Show the person a menu for each character that is still to come."""
        await self._show(interaction, await table_of(interaction, request.game), in_place=False)

    @handles(requests.Guess)
    async def guess(self, interaction: Interaction, request: requests.Guess) -> None:
        """Store a guess, and show all of the person's."""
        table, note, by = await table_of(interaction, request.game), "", person_of(interaction)
        async with held_responses.in_time(interaction):
            if request.seat is not None:
                try:
                    await self.bot.answering.guess(by, table, request.round, request.place, request.seat)
                except EXPECTED as error:
                    note = explain(error, by.language)
            await self._show(interaction, table, note)

    async def _show(
        self, interaction: Interaction, table: Table, note: str = "", *, in_place: bool | None = None
    ) -> None:
        user = interaction.user.id
        check_guessing(table, user)
        own = await self.bot.answering.guessed(table, user)
        view = guesses_screen(view_models.guessed(table, user, own, note), language_of(interaction))
        await responses.respond(interaction, view, in_place=in_place)
