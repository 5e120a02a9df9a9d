"""Hints: players ask in their own panel what a computer would choose, and read it there."""

from contextlib import suppress

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import responses
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.advice import why_screen
from bot.tables import view_models
from bot.tables.person import language_of, person_of
from bot.tables.table_errors import RefusedError
from cogs.common import seat_of


class AdviceCog(Feature):
    """Shows people hints, where there are any."""

    @handles(requests.AskAdvice)
    async def ask(self, interaction: Interaction, request: requests.AskAdvice) -> None:
        """Say at once that a hint is looked for, and show it once there is one.

        The panel is free meanwhile: an answer doesn't wait for the hint.
        """
        table, seat = await seat_of(interaction, request.game)
        note, begun, by = "", False, person_of(interaction)
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            try:
                await self.bot.answering.check(by, table, seat, request.tag)
                begun = self.bot.advising.begin(table, seat)
            except EXPECTED as error:
                note = explain(error, by.language)
            await self.bot.delivery.panel_responses.respond(interaction, table, seat, note=note)
        if not begun:
            return
        await self.bot.advising.find(table, seat)
        # A player who has resigned meanwhile needs no hint, and was told so.
        with suppress(RefusedError):
            async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
                await self.bot.delivery.panel_responses.respond(interaction, table, seat)

    @handles(requests.ExplainAdvice)
    async def explain(self, interaction: Interaction, request: requests.ExplainAdvice) -> None:
        """Show the numbers behind a hint, beside the panel; the panel itself if the question has changed."""
        table, seat = await seat_of(interaction, request.game)
        model = view_models.panel(table, seat)
        if model.tag == request.tag and model.advice is not None and model.advice.candidates:
            await responses.show(interaction, why_screen(model, language_of(interaction)))
            return
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            await self.bot.delivery.panel_responses.respond(interaction, table, seat)
