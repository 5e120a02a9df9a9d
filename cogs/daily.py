"""The daily deal: `/citadels daily`, and the buttons around it."""

import asyncio
from dataclasses import replace
from functools import partial

from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.delivery import contents
from bot.delivery.contents import SeatPanel
from bot.screens.content import Content, film, in_words, with_picture
from bot.screens.daily import (
    DailyNewsModel,
    DailyTableModel,
    daily_card_screen,
    daily_news_picture,
    daily_news_screen,
    daily_pictures,
    daily_table_screen,
    master_film_screen,
)
from bot.tables import view_models
from bot.tables.history import master_rounds
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from cogs.common import language_to_post, seat_of
from cogs.context import Context
from cogs.replies import Reply, command, handles
from storage.database.stored_time import begin_of, day_of, now, week_of
from storage.games.games import is_revealed
from storage.parts import DailyGame
from storage.results.ratings.tracks import ALL_SERVERS
from storage.values import SOLO_SEAT


class DailyCog(Feature):
    """Shows people their daily deal, and other people's results."""

    @command("daily", also=requests.OpenDaily, where="here")
    async def daily(self, ctx: Context) -> SeatPanel | Content:
        """Show the person's daily deal: first its new characters, if any; at the end the result."""
        return await self._today(ctx)

    @handles(requests.OpenDailyBeside, where="beside")
    async def beside(self, ctx: Context, _request: requests.OpenDailyBeside) -> SeatPanel | Content:
        """Show the person's daily deal, and leave the message with the button as it is."""
        return await self._today(ctx)

    async def _today(self, ctx: Context) -> SeatPanel | Content:
        day = day_of(now())
        new = await self.bot.dailies.unmet(ctx.user, day)
        if new is None:
            return await self._opened(ctx)
        newcomer = not await self.bot.store.finished.count(ctx.user)
        model = DailyNewsModel(day, new, begin_of(day + 1), newcomer)
        screen, picture = partial(daily_news_screen, model, ctx.say), daily_news_picture(model, ctx.say)
        return with_picture(screen, picture) if picture else in_words(screen)

    @handles(requests.StartDaily)
    async def start(self, ctx: Context, request: requests.StartDaily) -> SeatPanel | Content:
        """Deal the person the daily deal that we showed them. If its day is over, show today's instead."""
        return await (self._opened(ctx) if request.day == day_of(now()) else self._today(ctx))

    async def _opened(self, ctx: Context) -> SeatPanel:
        table = await self.bot.dailies.open(ctx.person, ctx.server or 0)
        return SeatPanel(table, SOLO_SEAT, await self._yesterday(ctx, table))

    async def _yesterday(self, ctx: Context, table: Table) -> str:
        """Return a text about yesterday's result, for the first question of today's deal; otherwise ""."""
        say, kind = ctx.say, table.setup.kind
        begun = contents.begun(table, say)
        if not begun or not isinstance(kind, DailyGame):
            return ""
        standing = await self.bot.store.daily.standing(ctx.user, kind.day - 1, kind.day - 1)
        if standing.points is None or not standing.others:
            return ""
        text = say(
            "daily-yesterday",
            points=say("daily-points", points=standing.points),
            place=standing.above + 1,
            people=standing.others + 1,
        )
        return f"{begun}\n{text}"

    @handles(requests.ShareDaily, where="public")
    async def share(self, ctx: Context, request: requests.ShareDaily) -> Reply:
        """Post a deal's card with the server's table and earlier cards' cities; delete the earlier card."""
        table, _ = await seat_of(ctx, request.game)
        if not (isinstance(table.setup.kind, DailyGame) and isinstance(table.stage, EndedGame)):
            raise RefusedError("error-not-over")
        say = await language_to_post(ctx)
        model, stored, entries, cities = view_models.daily(table), self.bot.store.daily, (), {}
        if guild := ctx.server:
            await stored.share(ctx.user, model.day, guild)
            entries = (await stored.table(range(model.day, model.day + 1), guild, ctx.user)).entries
            cities = await stored.cities(model.day, guild)
        name = f"daily {model.day}"
        screen = partial(daily_card_screen, model, ctx.person.name, entries, cities, say)
        secret = not is_revealed(model.day)
        content = Content(screen, partial(daily_pictures, model, say, secret=secret))
        return Reply(content, then=partial(self._take_away, ctx, name))

    async def _take_away(self, ctx: Context, name: str) -> None:
        """Delete the earlier post that the new one replaces."""
        delivery = self.bot.delivery
        await delivery.sender.delete(None, delivery.shared_posts.earlier(ctx.interaction, name))

    @handles(requests.WatchMaster, where="beside")
    async def watch(self, ctx: Context, request: requests.WatchMaster) -> Content:
        """Show the Master's game to a person who has finished the same deal."""
        table, seat = await seat_of(ctx, request.game)
        kind = table.setup.kind
        if not (isinstance(kind, DailyGame) and isinstance(table.stage, EndedGame)):
            raise RefusedError("error-not-over")
        store = self.bot.store
        moves = await store.master_games.get(kind.day)
        played = await store.finished.played(table.id)
        rounds = await asyncio.to_thread(master_rounds, played, moves)
        if not rounds:
            raise RefusedError("error-no-replay")
        master = replace(table.players[seat], name=ctx.say("daily-master"))
        players = [master if place == seat else each for place, each in enumerate(table.players)]
        picture = film(rounds, players, ctx.say)
        content = with_picture(partial(master_film_screen, view_models.daily(table), ctx.say), picture)
        if not self.bot.delivery.pictures.keeps(content):
            self.bot.delivery.cooldowns.use(ctx.interaction, "film")
        return content

    @handles(requests.ShowDailyTable)
    async def table(self, ctx: Context, request: requests.ShowDailyTable) -> LayoutView:
        """Show the daily table of a day or week, in place of the clicked message."""
        guild, today = ctx.server, day_of(now())
        scope = request.scope if guild else "everywhere"
        day = today - (request.span == "yesterday")
        days = week_of(today) if request.span == "week" else range(day, day + 1)
        where = guild if guild and scope == "server" else ALL_SERVERS
        found = await self.bot.store.daily.table(days, where, ctx.user)
        model = DailyTableModel(requests.ShowDailyTable(scope, request.span), found, bool(guild))
        return daily_table_screen(model, ctx.say)
