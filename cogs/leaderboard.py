"""Leaderboards: `/citadels leaderboard`, and the controls on it."""

import time
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView

from bot.client import CitadelsBot, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import holding, responses
from bot.delivery.pictures import drawn
from bot.screens.leaderboard import leaderboard_screen, top_ten
from bot.screens.view_models.profile import LeaderboardModel
from bot.tables.person import language_of, language_of_server, server_of
from bot.words.language import Language
from cogs.common import check_may_write, check_server
from storage.leaderboards import ANY_SEATS
from storage.ratings.tracks import ALL_TIME, EVERYWHERE, Track, season_of


class Leaderboard(commands.Cog):
    """Shows leaderboards."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._painter = bot.painter
        self._store = bot.store
        self._cooldowns = bot.delivery.cooldowns

    @app_commands.command(description=describe("leaderboard"))
    async def leaderboard(self, interaction: Interaction) -> None:
        """Show the board of this server and season; of all time, if nobody has played in the season yet."""
        asked = requests.ShowLeaderboard("server", "season", "rating", ANY_SEATS, 0)
        async with holding.in_time(interaction, in_place=False):
            model = await self._model(interaction, asked)
            if not model.board.entries:
                model = await self._model(interaction, replace(asked, span="always"))
            await self._respond(interaction, model)

    @handles(requests.ShowLeaderboard)
    async def show(self, interaction: Interaction, request: requests.ShowLeaderboard) -> None:
        """Show a page: in the place of the one that was clicked, if nobody else sees that."""
        async with holding.in_time(interaction, in_place=responses.private(interaction)):
            model = await self._model(interaction, request)
            await self._respond(interaction, model)

    @handles(requests.PostLeaderboard)
    async def post(self, interaction: Interaction, request: requests.PostLeaderboard) -> None:
        """Post a page for everybody in the channel."""
        server = check_server(interaction)
        check_may_write(interaction)
        self._cooldowns.use(interaction)
        async with holding.in_time(interaction, in_place=True):
            model = await self._model(interaction, request, posted=True)
            settings = await self._store.servers.get(server)
            language = language_of_server(interaction, settings.language)
            view, file = await self._message(model, language)
        await responses.show(interaction, view, file, private=False)

    async def _respond(self, interaction: Interaction, model: LeaderboardModel) -> None:
        view, file = await self._message(model, language_of(interaction))
        await responses.respond(interaction, view, file, in_place=responses.private(interaction))

    async def _message(
        self, model: LeaderboardModel, language: Language
    ) -> tuple[LayoutView, discord.File | None]:
        picture = top_ten(model, language)
        file = await drawn(self._painter, picture)
        return leaderboard_screen(model, language, picture if file else None), file

    async def _model(
        self, interaction: Interaction, asked: requests.ShowLeaderboard, *, posted: bool = False
    ) -> LeaderboardModel:
        """Read a board, or the next best if there is none of that kind here."""
        server, now = server_of(interaction), int(time.time())
        season = season_of(now)
        seasons = server is None or (await self._store.servers.get(server)).seasons
        scope = "everywhere" if server is None else asked.scope
        span = asked.span if seasons else "always"
        board = await self._store.leaderboards.read(
            Track(
                EVERYWHERE if scope == "everywhere" or server is None else server,
                season if span == "season" else ALL_TIME,
            ),
            asked.order,
            now,
            seats=asked.seats,
            page=asked.page,
            reader=0 if posted else interaction.user.id,
        )
        asked = requests.ShowLeaderboard(scope, span, asked.order, asked.seats, board.page)
        return LeaderboardModel(asked, board, season, server is not None, seasons, posted)
