"""Absent players: *I'm back* for them, and *Replace* for the players who wait."""

from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import holding, responses
from bot.delivery.refusals import EXPECTED, explain
from bot.tables import absence
from bot.tables.person import language_of, person_of
from bot.tables.table import Table
from bot.words.language import Language
from cogs.common import meanwhile, seat_of


class Absence(commands.Cog):
    """Lets a computer play for absent players, and lets them play on when they return."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._answering = bot.answering
        self._panel_responses = bot.delivery.panel_responses
        self._members = bot.delivery.members

    @handles(requests.Back)
    async def back(self, interaction: Interaction, request: requests.Back) -> None:
        """Let the person play on, and show what is asked now."""
        table, seat = await seat_of(interaction, request.game)
        by = person_of(interaction)
        async with self._panel_responses.responding(interaction, table, seat):
            note = meanwhile(table, seat, by.language) or by.language("back-not-away")
            try:
                await self._answering.back(by, table, seat)
            except EXPECTED as error:
                note = explain(error, by.language)
            await self._panel_responses.respond(interaction, table, seat, note=note)

    @handles(requests.Replace)
    async def replace(self, interaction: Interaction, request: requests.Replace) -> None:
        """Have a computer play for the awaited player; at once, if they have left the server."""
        table, seat = await seat_of(interaction, request.game)
        async with holding.in_time(interaction, in_place=False):
            awaited = absence.replaceable(table.setup)
            if awaited is not None and awaited != seat and await self._has_left(table, awaited):
                await self._answering.leave(table, awaited)
            else:
                awaited = await self._answering.replace(person_of(interaction), table, seat)
        await responses.tell(interaction, _outcome(table, awaited, language_of(interaction)))

    async def _has_left(self, table: Table, seat: int) -> bool:
        user = table.players[seat].user_id
        return user is not None and await self._members.has_left(table.setup.guild, user)


def _outcome(table: Table, awaited: int, say: Language) -> str:
    """Say what became of the wish to have somebody replaced."""
    clock = table.setup.clock
    if clock is None or table.players[awaited].left:
        return say("replace-done", name=table.name_of(awaited))
    return say("replace-voted", votes=len(clock.votes), needed=absence.needed(table.setup))
