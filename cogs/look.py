"""Running games: `/citadels games`, `board` and `hand`, their buttons, and guesses about characters."""

import discord
from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery import contents
from bot.delivery.contents import SeatPanel
from bot.delivery.refusals import EXPECTED, explain
from bot.screens.content import Content
from bot.screens.guesses import guesses_screen
from bot.screens.lists import A_PAGE, ListModel, listed_screen
from bot.tables import view_models
from bot.tables.answering import check_guessing
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from cogs.common import check_writing, pick_own_table, pick_table, seat_of, table_of, tables_of
from cogs.context import Context
from cogs.replies import BoardReply, command, handles
from storage.database.stored_time import day_of, now


class LookCog(Feature):
    """Shows boards and hands."""

    @command("board", where="unheld")
    async def find_board(self, ctx: Context) -> BoardReply | SeatPanel | LayoutView:
        """Post the board of this channel's game, or ask of which. Outside of servers, show a solo game."""
        solo = await self.bot.solo_games.find(ctx.user) if ctx.server is None else None
        if solo is not None:
            return await _cities(ctx, solo)
        guild, channel = check_writing(ctx)
        games = self.bot.store.games
        tables = await tables_of(ctx, await games.in_channel(channel))
        if not tables:
            # First look for the person's own games: in threads of this channel, or with a lost channel (these
            # move here). If there are none, look for other people's games in its threads.
            own = await tables_of(ctx, await games.of_person(ctx.user))
            tables = [
                table
                for table in own
                if table.setup.kind.guild == guild
                and (self.bot.delivery.channels.is_lost(table) or table.setup.kind.parent == channel)
            ]
        if not tables:
            in_threads = await tables_of(ctx, await games.open_in(_threads(ctx)))
            tables = [table for table in in_threads if table.setup.kind.parent == channel]
        return await pick_table(
            ctx, tables, requests.ShowBoard, "error-nothing-here", lambda table: self._post(ctx, table)
        )

    @handles(requests.ShowBoard, where="unheld")
    async def board(self, ctx: Context, request: requests.ShowBoard) -> BoardReply | SeatPanel:
        """Post the board of the game again. In a solo game, show the cities in place of the panel."""
        table = await table_of(ctx, request.game)
        if table.setup.alone:
            return await _cities(ctx, table)
        check_writing(ctx)
        return await self._post(ctx, table)

    @command("hand")
    async def find_hand(self, ctx: Context) -> Content | SeatPanel | LayoutView:
        """Show the person's hand, or ask of which game."""
        return await pick_own_table(ctx, requests.ShowHand, lambda table: _hand(ctx, table.id))

    @handles(requests.ShowHand)
    async def hand(self, ctx: Context, request: requests.ShowHand) -> Content | SeatPanel:
        """Show the person's hand: in place of their panel, or in a new private message."""
        return await _hand(ctx, request.game)

    async def _post(self, ctx: Context, table: Table) -> BoardReply:
        """Post the board of a table.

        If the channel of a game is lost, or its thread in this channel is gone or archived, a player can move
        the game here. Otherwise the game stays in its channel.
        """
        self.bot.delivery.cooldowns.use(ctx.interaction, "post")
        here = ctx.channel
        if here is not None and table.setup.kind.channel != here:
            below, lost = table.setup.kind.parent == here, self.bot.delivery.channels.is_lost(table)
            if below and not table.board.lost and self.bot.get_channel(table.setup.kind.channel) is not None:
                raise RefusedError("thread-elsewhere", where=table.board_address)
            if not (below or lost) or table.seat_of(ctx.user) is None:
                raise RefusedError("error-unknown-game")
            await self.bot.lobbies.move(ctx.person, table, here)
        return BoardReply(table)


class GamesCog(Feature):
    """Lists running games: the person's own, and those in channels that the person can see."""

    @command("games")
    async def list_games(self, ctx: Context, mine: bool = False) -> LayoutView:
        """List the games of the person and of the server. In direct messages, list only the person's."""
        return await self._page(ctx, requests.ListGames("own" if mine else "all", 0))

    @handles(requests.ListGames)
    async def turn_page(self, ctx: Context, request: requests.ListGames) -> LayoutView:
        """Show another page of the list, or switch between the person's and all games."""
        return await self._page(ctx, request)

    async def _page(self, ctx: Context, request: requests.ListGames) -> LayoutView:
        own = await self._own(ctx)
        others = await self._here(ctx, own) if ctx.server is not None else []
        only_own = request.which == "own" or ctx.server is None
        whole = [*(table.id for table in own), *([] if only_own else others)]
        pages = -(-len(whole) // A_PAGE)
        page = min(request.page, max(0, pages - 1))
        tables = await tables_of(ctx, whole[page * A_PAGE : (page + 1) * A_PAGE])
        games = tuple(view_models.listed(table, ctx.user) for table in tables)
        return listed_screen(ListModel(games, page, pages, only_own, bool(others)), ctx.say)

    async def _own(self, ctx: Context) -> list[Table]:
        user, store = ctx.user, self.bot.store
        games = [*await store.games.of_person(user), *await store.daily.running(user, day_of(now()))]
        games += await store.games.lobbies_with(user)
        tables = await tables_of(ctx, games)
        return sorted(tables, key=lambda table: not view_models.listed(table, user).my_turn)

    async def _here(self, ctx: Context, own: list[Table]) -> list[str]:
        known = {table.id for table in own}
        games = await self.bot.store.games.open_in(_visible(ctx))
        return [game for game in games if game not in known]


class GuessesCog(Feature):
    """Stores guesses by spectators, and by players who have finished their turns."""

    @handles(requests.OpenGuesses, where="beside")
    async def open(self, ctx: Context, request: requests.OpenGuesses) -> LayoutView:
        """Show the person a menu for each character that hasn't been called yet."""
        return await self._guesses(ctx, await table_of(ctx, request.game))

    @handles(requests.Guess)
    async def guess(self, ctx: Context, request: requests.Guess) -> LayoutView:
        """Store a guess, and show all of the person's guesses."""
        table, note = await table_of(ctx, request.game), ""
        if request.seat is not None:
            try:
                await self.bot.answering.guess(ctx.person, table, request.round, request.place, request.seat)
            except EXPECTED as error:
                note = explain(error, ctx.say)
        return await self._guesses(ctx, table, note)

    async def _guesses(self, ctx: Context, table: Table, note: str = "") -> LayoutView:
        check_guessing(table, ctx.user)
        own = await self.bot.answering.guessed(table, ctx.user)
        return guesses_screen(view_models.guessed(table, ctx.user, own, note), ctx.say)


async def _hand(ctx: Context, game: str) -> Content | SeatPanel:
    table, seat = await seat_of(ctx, game)
    if ctx.private:
        return SeatPanel(table, seat, page_of="hand")
    return contents.own_hand(table, seat, ctx.say)


async def _cities(ctx: Context, table: Table) -> SeatPanel:
    return SeatPanel(*await seat_of(ctx, table.id), page_of="cities")


def _threads(ctx: Context) -> list[int]:
    channel = ctx.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return []
    return [each.id for each in channel.threads if not each.is_private()]


def _visible(ctx: Context) -> list[int]:
    """Return the ids of the person's channel and of all other channels here that they can see."""
    member, here = ctx.interaction.user, ctx.channel
    assert isinstance(member, discord.Member)
    assert here is not None
    guild = member.guild
    channels = [each.id for each in guild.channels if each.permissions_for(member).view_channel]
    seen = set(channels)
    # Only Discord knows who can see a private thread.
    threads = [each.id for each in guild.threads if each.parent_id in seen and not each.is_private()]
    return list(dict.fromkeys([here, *channels, *threads]))
