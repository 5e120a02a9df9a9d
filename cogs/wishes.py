"""Wishes ahead: the order of characters that somebody would like, made and stored in private."""

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import responses
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.wishes import wishes_screen
from bot.tables import view_models, wishes
from bot.tables.answering import check_wishing, wished_characters
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from cogs.common import seat_of


class WishesCog(Feature):
    """Shows people their wishes, and stores them."""

    @handles(requests.OpenWishes)
    async def open(self, interaction: Interaction, request: requests.OpenWishes) -> None:
        """Show the person their stored wishes; without any, they begin with the round to come."""
        table, seat = await seat_of(interaction, request.game)
        check_wishing(table, seat, interaction.user.id)
        stored = wishes.of_seat(table.setup, seat)
        order, of_round = (stored.order, stored.round) if stored else ((), 1)
        model = view_models.wishing(table, seat, order, of_round)
        await responses.show(interaction, wishes_screen(model, language_of(interaction)))

    @handles(requests.DraftWishes)
    async def draft(self, interaction: Interaction, request: requests.DraftWishes) -> None:
        """Show the person an order, in the place of the one before."""
        table, seat = await seat_of(interaction, request.game)
        await self._show(interaction, table, seat, request)

    @handles(requests.SaveWishes)
    async def save(self, interaction: Interaction, request: requests.SaveWishes) -> None:
        """Store the person's order. If that answers their question, show their panel."""
        table, seat = await seat_of(interaction, request.game)
        async with self.bot.delivery.panel_responses.responding(interaction, table, seat):
            note, answered, by = "", False, person_of(interaction)
            try:
                answered = await self.bot.answering.wish(by, table, seat, request.order, request.round)
            except EXPECTED as error:
                note = explain(error, by.language)
            if answered:
                await self.bot.delivery.panel_responses.respond(interaction, table, seat)
            else:
                await self._show(interaction, table, seat, request, note)

    async def _show(
        self,
        interaction: Interaction,
        table: Table,
        seat: int,
        request: requests.DraftWishes,
        note: str = "",
    ) -> None:
        check_wishing(table, seat, interaction.user.id)
        order = wished_characters(table, request.order)
        model = view_models.wishing(table, seat, order, request.round, note)
        await responses.respond(interaction, wishes_screen(model, language_of(interaction)))
