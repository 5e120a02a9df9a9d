"""The turning points of a finished game, and how good other choices were."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from functools import partial
from typing import TypeAlias

from discord.ui import LayoutView

from bot.client import CitadelsBot, Feature
from bot.controls import requests
from bot.delivery import responses
from bot.delivery.message_sender import Tokens
from bot.screens.content import Content, in_words, with_picture
from bot.screens.replay import unplayable_screen
from bot.screens.turning_points import tried_picture, tried_screen, tried_to_share, turning_points_screen
from bot.tables.message import Handle, Message
from bot.view_models.replay import TurningPointsModel
from bot.words.language import Language
from cogs.common import find_finished, language_to_share, shareable
from cogs.context import Context, Where
from cogs.replies import handles
from engine.replay import ReplayError
from storage.results.finished import FinishedGame

PROGRESS_INTERVAL = 2.0  # Seconds between two edits of the message about a search's progress.

PointsScreen: TypeAlias = Callable[[TurningPointsModel], LayoutView]
TriedScreen: TypeAlias = Callable[..., LayoutView]

MOST_FAILURES = 2
"""After this many failed edits in a row, end the search, because probably nobody waits for it."""


class TurningPointsCog(Feature):
    """Shows turning points to the people who may see the replay."""

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        self._searches: dict[int, asyncio.Task[None]] = {}  # The running searches, by the person's id.
        bot.deletion.deleted.append(self._end_search)

    @handles(requests.OpenTurningPoints, where="unheld")
    async def open(self, ctx: Context, request: requests.OpenTurningPoints) -> LayoutView | None:
        """Show the turning points of the person's own seat. Let people without a seat choose one."""
        found = await find_finished(ctx, request.game)
        seat = _own_seat(found, ctx.user)
        if seat is None:
            return await self._choice(found, None, ctx.say)
        return await self._search(ctx, found, seat, "beside")

    @handles(requests.ShowTurningPoints, where="unheld")
    async def show(self, ctx: Context, request: requests.ShowTurningPoints) -> None:
        await self._search(ctx, await find_finished(ctx, request.game), request.seat, "here")

    @handles(requests.TryOther)
    async def try_other(self, ctx: Context, request: requests.TryOther) -> Content:
        """Show a choice, and how good another option was."""
        self.bot.delivery.cooldowns.use(ctx.interaction, "try")
        self._end_search(ctx.user)
        found = await find_finished(ctx, request.game)
        screen = tried_to_share if shareable(ctx, found) else tried_screen
        return await self._tried(found, request.step, request.option, ctx.say, screen)

    @handles(requests.ShareTried, where="public")
    async def share(self, ctx: Context, request: requests.ShareTried) -> Content:
        """Post a choice in the channel, with how good another option was."""
        self.bot.delivery.cooldowns.use(ctx.interaction, "try")
        found = await find_finished(ctx, request.game)
        language = await language_to_share(ctx, found)
        return await self._tried(found, request.step, request.tried, language, tried_screen)

    async def _tried(
        self, found: FinishedGame, step: int, option: int | None, say: Language, screen: TriedScreen
    ) -> Content:
        try:
            model = await self.bot.turning_points.tried(found, step, option)
        except ReplayError:
            return in_words(partial(unplayable_screen, found.result.game, say))
        return with_picture(partial(screen, model, say), tried_picture(model, say))

    async def _choice(self, found: FinishedGame, own: int | None, say: Language) -> LayoutView:
        try:
            return turning_points_screen(await self.bot.turning_points.nobody(found), say, own)
        except ReplayError:
            return unplayable_screen(found.result.game, say)

    async def _search(self, ctx: Context, found: FinishedGame, seat: int, where: Where) -> None:
        user, say, interaction = ctx.user, ctx.say, ctx.interaction
        own = _own_seat(found, user)
        self.bot.delivery.cooldowns.use(interaction, "search")
        self._end_search(user)
        steps = self.bot.turning_points.find(found, seat, ctx.server or user)
        async with ctx.in_time(where):
            try:
                view = turning_points_screen(await anext(steps), say, own)
            except ReplayError:
                view = unplayable_screen(found.result.game, say)

        async def choose() -> None:
            # A late message can't show the progress, so it only offers another search.
            await responses.show(interaction, await self._choice(found, own, say))

        # Respond here, because the search later edits this message.
        respond = responses.respond if where == "here" else responses.show
        shown = await respond(interaction, view, again=choose)
        if shown is None:
            await steps.aclose()
            return
        tokens = self.bot.delivery.tokens
        screens = partial(turning_points_screen, say=say, reader=own)
        follow = self._follow(steps, tokens.handle(interaction, shown), screens)
        task = self.bot.jobs.start(follow, f"turning points of {found.result.game}")
        if task is not None:
            self._searches[user] = task
            task.add_done_callback(lambda ended: self._forget(user, ended))

    async def _follow(
        self, steps: AsyncGenerator[TurningPointsModel], message: Handle, screen: PointsScreen
    ) -> None:
        with self.bot.turning_points.asking():
            await _show_all(steps, self.bot.delivery.tokens, message, screen)

    def _end_search(self, user: int) -> None:
        """End a person's search, because they have turned to something else, perhaps in the same message."""
        task = self._searches.pop(user, None)
        if task is not None:
            task.cancel()

    def _forget(self, user: int, ended: asyncio.Task[None]) -> None:
        if self._searches.get(user) is ended:
            del self._searches[user]


def _own_seat(found: FinishedGame, user: int) -> int | None:
    return next((each.seat for each in found.result.standings if each.user == user), None)


async def _show_all(
    steps: AsyncGenerator[TurningPointsModel], tokens: Tokens, message: Handle, screen: PointsScreen
) -> None:
    clock = asyncio.get_running_loop().time
    shown, failed, kept = clock(), 0, Message()
    async with aclosing(steps):
        async for model in steps:
            if not model.over and clock() - shown < PROGRESS_INTERVAL:
                continue
            content = in_words(partial(screen, model))
            while not await tokens.change(kept, message, content):
                failed += 1
                if failed == MOST_FAILURES:
                    return
                if not model.over:
                    break
                # This edit shows the result, and no later edit would, so try it again.
                await asyncio.sleep(PROGRESS_INTERVAL)
            else:
                failed = 0
                if model.over and (left := kept.settle()):
                    # An older edit may still arrive and replace the result by the progress, so edit again.
                    await asyncio.sleep(left)
                    await tokens.edit(message, content)
            shown = clock()
