"""Leaderboards: `/citadels leaderboard`, and the controls on it."""

import time
from dataclasses import replace
from functools import partial

from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.screens.content import Content, with_picture
from bot.screens.leaderboard import LeaderboardModel, leaderboard_screen, top_ten
from bot.tables.person import language_of, server_of
from bot.words.language import Language
from cogs.common import check_server, language_to_post
from storage.results.leaderboards import ANY_SEATS
from storage.results.ratings.tracks import ALL_TIME, EVERYWHERE, Track, end_of, season_of


class LeaderboardCog(Feature):
    """Shows leaderboards."""

    @app_commands.command(description=describe("leaderboard"))
    async def leaderboard(self, interaction: Interaction) -> None:
        """Show the board of this server and season; of all time, if nobody has played in the season yet."""
        asked = requests.ShowLeaderboard("server", "season", "rating", ANY_SEATS, 0)
        async with held_responses.in_time(interaction, in_place=False):
            model = await self._model(interaction, asked)
            if not model.board.entries:
                model = await self._model(interaction, replace(asked, span="always"))
            await self._respond(interaction, model)

    @handles(requests.ShowLeaderboard)
    async def show(self, interaction: Interaction, request: requests.ShowLeaderboard) -> None:
        """Show a page: in the place of the one that was clicked, if nobody else sees that."""
        async with held_responses.in_time(interaction):
            model = await self._model(interaction, request)
            await self._respond(interaction, model)

    @handles(requests.PostLeaderboard)
    async def post(self, interaction: Interaction, request: requests.PostLeaderboard) -> None:
        """Post a page for everybody in the channel."""
        check_server(interaction)
        async with held_responses.in_time(interaction, in_place=True):
            language = await language_to_post(interaction)
            model = await self._model(interaction, request, posted=True)
            content = _content(model, language)
            await responses.show_content(interaction, content, self.bot.delivery.pictures, private=False)

    async def _respond(self, interaction: Interaction, model: LeaderboardModel) -> None:
        content = _content(model, language_of(interaction))
        await responses.respond_content(interaction, content, self.bot.delivery.pictures)

    async def _model(
        self, interaction: Interaction, asked: requests.ShowLeaderboard, *, posted: bool = False
    ) -> LeaderboardModel:
        """Read a board, or the next best if there is none of that kind here."""
        server, now = server_of(interaction), int(time.time())
        season = season_of(now)
        seasons = server is None or (await self.bot.store.servers.get(server)).seasons
        scope = "everywhere" if server is None else asked.scope
        span = asked.span if seasons else "always"
        guild = EVERYWHERE if scope == "everywhere" or server is None else server
        boards = self.bot.store.leaderboards
        earlier = await boards.seasons(guild, now) if seasons else ()
        past = next((each for each in earlier if str(each) == span), 0)
        # A season in which nobody played here is none.
        span = span if past or span == "always" else "season"
        board = await boards.read(
            Track(guild, past or (season if span == "season" else ALL_TIME)),
            asked.order,
            # A past season is shown as it ended.
            min(now, end_of(past)) if past else now,
            seats=asked.seats,
            page=asked.page,
            reader=0 if posted else interaction.user.id,
        )
        asked = requests.ShowLeaderboard(scope, span, asked.order, asked.seats, board.page)
        return LeaderboardModel(asked, board, season, server is not None, seasons, posted, earlier)


def _content(model: LeaderboardModel, language: Language) -> Content:
    return with_picture(partial(leaderboard_screen, model, language), top_ten(model, language))
