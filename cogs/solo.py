"""Games against computers, where the bot can only respond: `/citadels new` outside of its servers."""

from bot.client import Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.delivery.permissions import invitation
from bot.screens.solo import FIRST, solo_running_screen, solo_screen
from bot.tables.person import language_of, person_of
from engine.setup.sets import SETS
from storage.values import SOLO_SEAT, Setup


class SoloCog(Feature):
    """Lets people choose a game against computers, and deals it."""

    @handles(requests.ChooseSolo)
    async def choose(self, interaction: Interaction, request: requests.ChooseSolo) -> None:
        """Show what is chosen."""
        await offer_solo(interaction, request)

    @handles(requests.StartSolo)
    async def start(self, interaction: Interaction, request: requests.StartSolo) -> None:
        """Deal a game, and show its first question; if the person plays one already, show that."""
        self.bot.delivery.cooldowns.use(interaction)
        async with held_responses.in_time(interaction):
            table = await self.bot.solo_games.open(person_of(interaction), request.cards, request.level)
        async with self.bot.delivery.panel_responses.responding(interaction, table, SOLO_SEAT):
            await self.bot.delivery.panel_responses.respond(interaction, table, SOLO_SEAT)


async def offer_solo(
    interaction: Interaction, chosen: requests.ChooseSolo = FIRST, *, in_place: bool | None = None
) -> None:
    """Offer a game against computers; if the person plays one, offer to go on with that."""
    say = language_of(interaction)
    async with held_responses.in_time(interaction, in_place=in_place):
        table = await interaction.client.solo_games.find(interaction.user.id)
    if table is not None:
        view = solo_running_screen(table.id, table.round, say)
    else:
        view = solo_screen(chosen, invitation(interaction.application_id), say)
    await responses.respond(interaction, view, in_place=in_place)


def chosen_in(setup: Setup) -> requests.ChooseSolo:
    """Return the choice that led to a game; that of a daily deal is the usual one."""
    for level in requests.SOLO_LEVELS:
        if setup.level == level and setup.plan.cards.id in SETS:
            return requests.ChooseSolo(setup.plan.cards.id, level)
    return FIRST
