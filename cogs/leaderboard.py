"""Leaderboards: `/citadels leaderboard`, and the controls on it."""

import time
from dataclasses import replace
from functools import partial

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.controls.request import ON
from bot.screens.content import Content, with_picture
from bot.screens.leaderboard import LeaderboardModel, leaderboard_screen, top_ten
from bot.screens.season import SeasonModel, own_season_screen
from bot.tables.background.upkeep import SEASON_REMINDED
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from cogs.common import check_server, language_to_post
from cogs.context import Context
from cogs.replies import command, handles
from storage.results.leaderboards import ANY_SEATS
from storage.results.ratings.tracks import ALL_SERVERS, ALL_TIME, Track, end_of, season_of


class LeaderboardCog(Feature):
    """Shows leaderboards."""

    @command("leaderboard")
    async def leaderboard(self, ctx: Context) -> Content:
        """Rank the people whom the person has met this season; without a place there, all of the server."""
        asked = requests.ShowLeaderboard("met", "season", "rating", ANY_SEATS, 0)
        model = await self._model(ctx, asked, None)
        if model.board.own is None or model.board.people == 1:
            model = await self._model(ctx, replace(asked, scope="server"), 0)
        if not model.board.entries:
            model = await self._model(ctx, replace(asked, scope="server", span="always"), 0)
        return _content(model, ctx.say)

    @handles(requests.ShowLeaderboard)
    async def show(self, ctx: Context, request: requests.ShowLeaderboard) -> Content:
        """Show a page, in place of the clicked one if that is private."""
        return _content(await self._model(ctx, request, request.page), ctx.say)

    @handles(requests.PostLeaderboard, where="public")
    async def post(self, ctx: Context, request: requests.PostLeaderboard) -> Content:
        check_server(ctx)
        language = await language_to_post(ctx)
        return _content(await self._model(ctx, request, request.page, posted=True), language)

    @handles(requests.ShowOwnSeason, where="beside")
    async def own_season(self, ctx: Context, request: requests.ShowOwnSeason) -> LayoutView:
        server, season, store = check_server(ctx), request.season, self.bot.store
        now = int(time.time())
        own = await store.seasons.own(ctx.user, server, season, now)
        if own is None:
            raise RefusedError("error-no-season")
        news = (await store.persons.get(ctx.user)).season_news
        guild = ctx.source.guild if ctx.source else None
        name = guild.name if guild else ""
        ends = end_of(season) if season == season_of(now) else 0
        return own_season_screen(SeasonModel(season, own, name, ends, news=news), ctx.say)

    @handles(requests.SetSeasonNews, where="beside")
    async def set_season_news(self, ctx: Context, request: requests.SetSeasonNews) -> str:
        await self.bot.store.persons.change(ctx.user, lambda old: replace(old, season_news=request.on))
        now = self.bot.registry.time.present()
        season = season_of(now)
        if request.on and ctx.server is not None and end_of(season) - now <= SEASON_REMINDED:
            # The person has just read the contents of the reminder, so don't send it.
            await self.bot.store.seasons.claim("reminder", ctx.server, season, ctx.user)
        return ctx.say("season-news", on=ON[request.on])

    async def _model(
        self, ctx: Context, asked: requests.ShowLeaderboard, page: int | None, *, posted: bool = False
    ) -> LeaderboardModel:
        """Read a page of a leaderboard (`None`: the page with the person's own place).

        If the leaderboard doesn't exist here (no server, no seasons), read the next wider one.
        """
        server, now = ctx.server, int(time.time())
        season = season_of(now)
        seasons = server is None or (await self.bot.store.servers.get(server)).seasons
        # Don't post the list of people whom the person has met.
        met = asked.scope == "met" and not posted
        wider = "everywhere" if server is None else "server" if asked.scope == "met" else asked.scope
        scope: requests.BoardScope = "met" if met else wider
        span = asked.span if seasons else "always"
        guild = ALL_SERVERS if wider == "everywhere" or server is None else server
        boards = self.bot.store.leaderboards
        earlier = await boards.seasons(guild, now) if seasons else ()
        past = next((each for each in earlier if str(each) == span), 0)
        # Skip a season without games here.
        span = span if past or span == "always" else "season"
        board = await boards.read(
            Track(guild, past or (season if span == "season" else ALL_TIME)),
            asked.order,
            # Show the state of a past season at its end.
            min(now, end_of(past)) if past else now,
            seats=asked.seats,
            page=page,
            reader=0 if posted else ctx.user,
            met=met,
        )
        asked = requests.ShowLeaderboard(scope, span, asked.order, asked.seats, board.page)
        return LeaderboardModel(asked, board, season, server is not None, seasons, posted, earlier)


def _content(model: LeaderboardModel, say: Language) -> Content:
    return with_picture(partial(leaderboard_screen, model, say), top_ten(model, say))
