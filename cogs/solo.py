"""Games against computers: `/citadels new` outside of servers with the bot, and games from replays."""

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery.contents import SeatPanel
from bot.delivery.members import invitation
from bot.screens.replay import unplayable_screen
from bot.screens.solo import FIRST_CHOICE, play_on_screen, solo_running_screen, solo_screen
from bot.tables.table import Table
from cogs.common import find_finished, finished_table
from cogs.context import Context
from cogs.replies import handles
from engine.replay import ReplayError
from engine.setup.sets import SETS
from storage.values import SOLO_SEAT


class SoloCog(Feature):
    """Lets people choose games against computers, and deals them."""

    @handles(requests.ChooseSolo)
    async def choose(self, ctx: Context, request: requests.ChooseSolo) -> LayoutView:
        return await offer_solo(ctx, request)

    @handles(requests.ChangeSolo, where="beside")
    async def change(self, ctx: Context, request: requests.ChangeSolo) -> LayoutView:
        """Show the choice of cards and level with which a finished game began."""
        return await offer_solo(ctx, _chosen_in(await finished_table(ctx, request)))

    @handles(requests.StartSolo)
    async def start(self, ctx: Context, request: requests.StartSolo) -> SeatPanel:
        """Deal a game and show its first question. If the person already has a running game, show that."""
        self.bot.delivery.cooldowns.use(ctx.interaction, "post")
        table = await self.bot.solo_games.open(ctx.person, request.cards, request.level)
        return SeatPanel(table, SOLO_SEAT)

    @handles(requests.OpenPlayOn, where="beside")
    async def open_position(self, ctx: Context, request: requests.OpenPlayOn) -> LayoutView:
        """Offer to play on from a step of a finished game."""
        return await self._offer_position(ctx, request, None)

    @handles(requests.ShowPlayOn)
    async def show_position(self, ctx: Context, request: requests.ShowPlayOn) -> LayoutView:
        return await self._offer_position(ctx, request, request.seat)

    async def _offer_position(
        self, ctx: Context, request: requests.OpenPlayOn, seat: int | None
    ) -> LayoutView:
        found = await find_finished(ctx, request.game)
        try:
            return play_on_screen(
                await self.bot.playing_on.offer(found, request.step, ctx.user, seat), ctx.say
            )
        except ReplayError:
            return unplayable_screen(request.game, ctx.say)

    @handles(requests.StartPlayOn)
    async def play_on(self, ctx: Context, request: requests.StartPlayOn) -> SeatPanel | LayoutView:
        """Begin a game from a step of a replay. If the person has a running solo game, offer that."""
        found = await find_finished(ctx, request.game)
        self.bot.delivery.cooldowns.use(ctx.interaction, "post")
        try:
            table, wanted = await self.bot.playing_on.open(ctx.person, found, request.step, request.seat)
        except ReplayError:
            return unplayable_screen(request.game, ctx.say)
        if not wanted:
            return solo_running_screen(table.id, table.round, ctx.say, request)
        return SeatPanel(table, request.seat)


async def solo_again(ctx: Context, before: Table) -> SeatPanel | LayoutView:
    """Deal a game like a finished one, in place of its end. If the person has a running one, offer that."""
    table = await ctx.bot.solo_games.find(ctx.user)
    if table is not None:
        return solo_running_screen(table.id, table.round, ctx.say)
    ctx.bot.delivery.cooldowns.use(ctx.interaction, "post")
    chosen = _chosen_in(before)
    table = await ctx.bot.solo_games.open(ctx.person, chosen.cards, chosen.level)
    # The clicked message shows the new game from now on.
    before.panel(SOLO_SEAT).end()
    return SeatPanel(table, SOLO_SEAT)


async def offer_solo(ctx: Context, chosen: requests.ChooseSolo = FIRST_CHOICE) -> LayoutView:
    """Offer a game against computers. If the person has a running one, offer to continue it."""
    table = await ctx.bot.solo_games.find(ctx.user)
    if table is not None:
        return solo_running_screen(table.id, table.round, ctx.say)
    add = "" if ctx.server else invitation(ctx.interaction.application_id)
    return solo_screen(chosen, add, ctx.say)


def _chosen_in(table: Table) -> requests.ChooseSolo:
    """Return the cards and level with which a game began; for a daily deal, the usual ones."""
    setup = table.setup
    for level in requests.SOLO_LEVELS:
        if setup.chosen.level == level and setup.chosen.plan.cards.id in SETS:
            return requests.ChooseSolo(setup.chosen.plan.cards.id, level)
    return FIRST_CHOICE
