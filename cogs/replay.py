"""Looking back: `/citadels history` and `replay`, steps of a finished game, its record as a file."""

import asyncio
from collections.abc import Callable
from functools import partial
from io import BytesIO
from random import Random

import discord
from discord.ui import LayoutView

from bot.client import Feature
from bot.controls import requests
from bot.review.replays import WATCHABLE, played_by_computers, players_of
from bot.screens.content import Content, film, in_words, with_picture
from bot.screens.fair import record_name, record_screen
from bot.screens.lists import HistoryModel, history_screen
from bot.screens.notes import watch_screen
from bot.screens.replay import film_screen, film_to_share, replay_screen, step_picture, unplayable_screen
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from bot.words.names import escaped
from cogs.common import find_finished, finished_choices, language_to_share, shareable
from cogs.context import Context
from cogs.replies import Reply, command, handles
from engine.replay import ReplayError
from storage.results.finished import FinishedGame
from storage.values import Player

WATCHED_SEATS = 4  # The number of computers in a game to watch.


class ReplayCog(Feature):
    """Shows finished games."""

    @command("history")
    async def history(self, ctx: Context) -> LayoutView:
        """List the person's finished games."""
        return history_screen(await self._history(ctx, 0), ctx.say)

    @handles(requests.ShowHistory)
    async def turn_page(self, ctx: Context, request: requests.ShowHistory) -> LayoutView:
        return history_screen(await self._history(ctx, request.page), ctx.say)

    async def _history(self, ctx: Context, page: int) -> HistoryModel:
        def name(guild: int) -> str:
            # Leave out the name of the server where the person reads the list.
            found = self.bot.get_guild(guild) if guild != ctx.server else None
            return escaped(found.name) if found else ""

        return await self.bot.replays.history(ctx.user, page, name)

    @command("replay")
    async def replay(self, ctx: Context, game: str) -> Content:
        """Show a finished game from the start. If it doesn't exist, list the person's games."""
        try:
            return await self._step(ctx, game.strip().lower(), 0)
        except RefusedError as error:
            own = await self._history(ctx, 0)
            if not own.games:
                raise
            return in_words(partial(history_screen, own, ctx.say, error.text(ctx.say)))

    replay.autocomplete("game")(finished_choices)

    @handles(requests.OpenReplay, where="beside")
    async def open(self, ctx: Context, request: requests.OpenReplay) -> Content:
        """Show a finished game from the start, in a new message."""
        return await self._step(ctx, request.game, 0)

    @handles(requests.OpenReplayRound)
    async def open_round(self, ctx: Context, request: requests.OpenReplayRound) -> Content:
        """Show a finished game from the start of a round; the last one if the number is too large."""
        return await self._step(ctx, request.game, 0, of_round=request.round)

    @handles(requests.ShowStep)
    async def walk(self, ctx: Context, request: requests.ShowStep) -> Content:
        """Show another step of a finished game."""
        return await self._step(ctx, request.game, request.step)

    @handles(requests.SendRecord, where="beside")
    async def record(self, ctx: Context, request: requests.SendRecord) -> Reply:
        record = await self.bot.replays.record(await find_finished(ctx, request.game))
        name = record_name(record.game)
        file = discord.File(BytesIO(record.text().encode()), name)
        seen_before = "" if record.dealing == "solo" else record.commitment
        return Reply(record_screen(name, seen_before, ctx.say), file)

    @handles(requests.ShowFilm, where="beside")
    async def film(self, ctx: Context, request: requests.ShowFilm) -> Content:
        found = await find_finished(ctx, request.game)
        content = await self._film(found, ctx.say, film_to_share if shareable(ctx, found) else film_screen)
        if not self.bot.delivery.pictures.keeps(content):
            self.bot.delivery.cooldowns.use(ctx.interaction, "film")
        return content

    @handles(requests.ShareFilm, where="public")
    async def share_film(self, ctx: Context, request: requests.ShareFilm) -> Content:
        found = await find_finished(ctx, request.game)
        return await self._film(found, await language_to_share(ctx, found), film_screen)

    async def _film(self, found: FinishedGame, say: Language, screen: Callable[..., LayoutView]) -> Content:
        game = found.result.game
        try:
            picture = film(await self.bot.replays.film(found), players_of(found.result), say)
        except ReplayError:
            return in_words(partial(unplayable_screen, game, say))
        return with_picture(partial(screen, game, say), picture)

    @handles(requests.WatchComputers, where="beside")
    async def watch(self, ctx: Context, _request: requests.WatchComputers) -> Content:
        """Show a game between four computers as a film."""
        say, number = ctx.say, Random(ctx.person.click).randrange(WATCHABLE)
        rounds = await asyncio.to_thread(played_by_computers, number, WATCHED_SEATS)
        names = (say("computer-name", number=seat) for seat in range(1, WATCHED_SEATS + 1))
        picture = film(rounds, [Player(None, name, "") for name in names], say)
        return with_picture(partial(watch_screen, say), picture)

    async def _step(self, ctx: Context, game: str, step: int, *, of_round: int = 0) -> Content:
        found = await find_finished(ctx, game)
        try:
            if of_round:
                rounds = (await self.bot.replays.replay(found)).replay.rounds
                step = rounds[min(of_round, len(rounds)) - 1]
            model = await self.bot.replays.step(found, step)
            return with_picture(partial(replay_screen, model, ctx.say), step_picture(model, ctx.say))
        except ReplayError:
            return in_words(partial(unplayable_screen, game, ctx.say))
