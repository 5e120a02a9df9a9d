"""The log of a game: `/citadels log`, the button of a board, and the pages of rounds."""

from dataclasses import replace
from functools import partial

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.review.replays import log_page
from bot.screens.content import Content, with_picture
from bot.screens.log import LogModel, log_picture, log_screen
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from cogs.common import finished_choices, own_tables, pick_table, table_of, tables_of
from cogs.context import Context
from cogs.replies import command, handles


class LogCog(Feature):
    """Shows the log of games; a player also sees their own secrets."""

    @command("log")
    async def show(self, ctx: Context, game: str | None = None) -> Content | LayoutView:
        """Show the log of the named game, otherwise of this channel's game; ask if there are several."""
        if game is not None:
            return await self._page(ctx, await _named(ctx, game))
        tables = await self._here(ctx) or await own_tables(ctx)
        if not tables:
            tables = await tables_of(ctx, await self.bot.store.games.last_in(ctx.channel or 0))
        none = "error-nothing-here" if ctx.server else "error-no-log-own"
        return await pick_table(ctx, tables, requests.OpenLog, none, lambda table: self._page(ctx, table))

    show.autocomplete("game")(finished_choices)

    @handles(requests.OpenLog, where="beside")
    async def open(self, ctx: Context, request: requests.OpenLog) -> Content:
        """Show the last finished round in a new message."""
        return await self._page(ctx, await table_of(ctx, request.game))

    @handles(requests.ShowLog)
    async def turn_page(self, ctx: Context, request: requests.ShowLog) -> Content:
        """Show another round, or another page of it."""
        return await self._page(ctx, await table_of(ctx, request.game), request.round, request.part)

    @handles(requests.ShowMyLog)
    async def show_mine(self, ctx: Context, request: requests.ShowMyLog) -> Content:
        """Show only actions of the person and against them, for one round."""
        table = await table_of(ctx, request.game)
        model = await log_page(self.bot.store.games, table, ctx.user, request.round, request.part)
        return _content(replace(model, mine=model.reader is not None), ctx.say)

    async def _here(self, ctx: Context) -> list[Table]:
        games = await self.bot.store.games.in_channel(ctx.channel or 0)
        return [table for table in await tables_of(ctx, games) if table.round]

    async def _page(self, ctx: Context, table: Table, number: int | None = None, part: int = 0) -> Content:
        return _content(await log_page(self.bot.store.games, table, ctx.user, number, part), ctx.say)


def _content(model: LogModel, say: Language) -> Content:
    return with_picture(partial(log_screen, model, say), log_picture(model, say))


async def _named(ctx: Context, game: str) -> Table:
    try:
        return await table_of(ctx, game.strip().lower())
    except RefusedError as error:
        raise RefusedError("error-no-such-log") from error
