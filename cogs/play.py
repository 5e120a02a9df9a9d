"""Playing: the panel of a seat, the answers to its questions, `/citadels resign`."""

from discord import app_commands
from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import holding, responses
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.lists import resign_screen
from bot.screens.notes import note_screen
from bot.tables import view_models
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from cogs.common import meanwhile, pick_own_table, seat_of, table_of


class Play(commands.Cog):
    """Shows each player the own panel, and takes the answers."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._bot = bot
        self._answering = bot.answering
        self._panel_responses = bot.delivery.panel_responses

    @handles(requests.Play)
    async def play(self, interaction: Interaction, request: requests.Play) -> None:
        """Show the panel of the person's seat."""
        table, seat = await seat_of(interaction, request.game)
        async with self._panel_responses.responding(interaction, table, seat):
            await self._panel_responses.respond(interaction, table, seat)

    @handles(requests.TakeSeat)
    async def take(self, interaction: Interaction, request: requests.TakeSeat) -> None:
        """Give the person the seat of a computer player, and show its panel."""
        table, seat = await table_of(interaction, request.game), request.seat
        in_place = responses.private(interaction)
        # Its panel is held, so that nothing calls the new player before they see it.
        async with holding.in_time(interaction, in_place=in_place), table.panel(seat).lock:
            await self._answering.take(person_of(interaction), table, seat)
            await self._panel_responses.respond(interaction, table, seat)
        self._bot.registry.tell_listeners(table)

    @handles(requests.ShowMore)
    async def more(self, interaction: Interaction, request: requests.ShowMore) -> None:
        """Show in the panel what it has no room for."""
        table, seat = await seat_of(interaction, request.game)
        async with self._panel_responses.responding(interaction, table, seat):
            await self._panel_responses.respond(interaction, table, seat, more=True)

    @handles(requests.Answer)
    async def answer(self, interaction: Interaction, request: requests.Answer) -> None:
        """Answer a question, and show the next one, or the player that all wait for."""
        table, seat = await seat_of(interaction, request.game, answering=True)
        async with self._panel_responses.responding(interaction, table, seat):
            by = person_of(interaction)
            # An answer also brings the player back. Afterwards nothing tells that a computer played.
            note = meanwhile(table, seat, by.language)
            try:
                await self._answering.answer(by, table, seat, request.tag, request.indexes, request.then)
            except EXPECTED as error:
                note = explain(error, by.language)
                self._bot.registry.tell_listeners(table)
            await self._panel_responses.respond(interaction, table, seat, note=note)

    @handles(requests.TurnPage)
    async def turn_page(self, interaction: Interaction, request: requests.TurnPage) -> None:
        """Show another page of a long question's options."""
        table, seat = await seat_of(interaction, request.game)
        async with self._panel_responses.responding(interaction, table, seat):
            try:
                await self._answering.check(person_of(interaction), table, seat, request.tag)
            except EXPECTED as error:
                note = explain(error, language_of(interaction))
                await self._panel_responses.respond(interaction, table, seat, note=note)
            else:
                await self._panel_responses.respond(
                    interaction, table, seat, page=request.page, picked=request.picked
                )

    @app_commands.command(name="resign", description=describe("resign"))
    async def ask_to_resign(self, interaction: Interaction) -> None:
        """Ask the person whether to resign is meant, and in which game."""

        async def ask(table: Table) -> None:
            """Ask whether it is meant in this game."""
            people = [player.user_id for player in table.players if player.human]
            last = people == [interaction.user.id]
            game = view_models.named(table)
            await responses.show(interaction, resign_screen(game, language_of(interaction), last=last))

        await pick_own_table(interaction, requests.Resign, ask)

    @handles(requests.Resign)
    async def resign(self, interaction: Interaction, request: requests.Resign) -> None:
        """Give the person's seat to a computer player; this was asked for and confirmed."""
        table, seat = await seat_of(interaction, request.game)
        in_place = responses.private(interaction)
        async with holding.in_time(interaction, in_place=in_place):
            await self._answering.resign(person_of(interaction), table, seat)
        text = language_of(interaction)("command-resigned")
        await responses.respond(interaction, note_screen(text), in_place=in_place)
        await self._bot.delivery.panels.leave(table, seat, text)
