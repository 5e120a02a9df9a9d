"""Leaderboards: `/citadels leaderboard`, and the controls on it."""

import time
from dataclasses import replace
from functools import partial

from bot.client import Feature
from bot.controls import requests
from bot.screens.content import Content, with_picture
from bot.screens.leaderboard import LeaderboardModel, leaderboard_screen, top_ten
from bot.words.language import Language
from cogs.common import check_server, language_to_post
from cogs.context import Context
from cogs.replies import command, handles
from storage.results.leaderboards import ANY_SEATS
from storage.results.ratings.tracks import ALL_TIME, EVERYWHERE, Track, end_of, season_of


class LeaderboardCog(Feature):
    """Shows leaderboards."""

    @command("leaderboard")
    async def leaderboard(self, ctx: Context) -> Content:
        """Show the board of this server and season; of all time if nobody has played in the season yet."""
        asked = requests.ShowLeaderboard("server", "season", "rating", ANY_SEATS, 0)
        model = await self._model(ctx, asked)
        if not model.board.entries:
            model = await self._model(ctx, replace(asked, span="always"))
        return _content(model, ctx.say)

    @handles(requests.ShowLeaderboard)
    async def show(self, ctx: Context, request: requests.ShowLeaderboard) -> Content:
        """Show a page, in place of the clicked one if that is private."""
        return _content(await self._model(ctx, request), ctx.say)

    @handles(requests.PostLeaderboard, where="public")
    async def post(self, ctx: Context, request: requests.PostLeaderboard) -> Content:
        """Post a page for everybody in the channel."""
        check_server(ctx)
        language = await language_to_post(ctx)
        return _content(await self._model(ctx, request, posted=True), language)

    async def _model(
        self, ctx: Context, asked: requests.ShowLeaderboard, *, posted: bool = False
    ) -> LeaderboardModel:
        """Read a board, or the nearest kind that exists here."""
        server, now = ctx.server, int(time.time())
        season = season_of(now)
        seasons = server is None or (await self.bot.store.servers.get(server)).seasons
        scope = "everywhere" if server is None else asked.scope
        span = asked.span if seasons else "always"
        guild = EVERYWHERE if scope == "everywhere" or server is None else server
        boards = self.bot.store.leaderboards
        earlier = await boards.seasons(guild, now) if seasons else ()
        past = next((each for each in earlier if str(each) == span), 0)
        # A season without games here doesn't count.
        span = span if past or span == "always" else "season"
        board = await boards.read(
            Track(guild, past or (season if span == "season" else ALL_TIME)),
            asked.order,
            # Show a past season as it ended.
            min(now, end_of(past)) if past else now,
            seats=asked.seats,
            page=asked.page,
            reader=0 if posted else ctx.user,
        )
        asked = requests.ShowLeaderboard(scope, span, asked.order, asked.seats, board.page)
        return LeaderboardModel(asked, board, season, server is not None, seasons, posted, earlier)


def _content(model: LeaderboardModel, language: Language) -> Content:
    return with_picture(partial(leaderboard_screen, model, language), top_ten(model, language))
