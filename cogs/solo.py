"""Games against computers, where the bot can only respond: `/citadels new` outside of its servers."""

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery.members import invitation
from bot.screens.solo import FIRST, solo_running_screen, solo_screen
from cogs.context import Context
from cogs.replies import PanelReply, handles
from engine.setup.sets import SETS
from storage.values import SOLO_SEAT, Setup


class SoloCog(Feature):
    """Lets people choose a game against computers, and deals it."""

    @handles(requests.ChooseSolo)
    async def choose(self, ctx: Context, request: requests.ChooseSolo) -> LayoutView:
        """Show the choice."""
        return await offer_solo(ctx, request)

    @handles(requests.StartSolo)
    async def start(self, ctx: Context, request: requests.StartSolo) -> PanelReply:
        """Deal a game, and show its first question; if the person is playing one already, show that game."""
        self.bot.delivery.cooldowns.use(ctx.interaction)
        table = await self.bot.solo_games.open(ctx.person, request.cards, request.level)
        return PanelReply(table, SOLO_SEAT)


async def offer_solo(ctx: Context, chosen: requests.ChooseSolo = FIRST) -> LayoutView:
    """Offer a game against computers; if the person is playing one, offer to continue it."""
    table = await ctx.bot.solo_games.find(ctx.user)
    if table is not None:
        return solo_running_screen(table.id, table.round, ctx.say)
    return solo_screen(chosen, invitation(ctx.interaction.application_id), ctx.say)


def chosen_in(setup: Setup) -> requests.ChooseSolo:
    """Return the choice that led to a game; for a daily deal, the usual choice."""
    for level in requests.SOLO_LEVELS:
        if setup.chosen.level == level and setup.chosen.plan.cards.id in SETS:
            return requests.ChooseSolo(setup.chosen.plan.cards.id, level)
    return FIRST
