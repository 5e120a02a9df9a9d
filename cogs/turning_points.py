"""Looking back: the turning points of a finished game, and what other choices would have been worth."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from discord.ui import LayoutView

from bot.client import CitadelsBot, Feature, Interaction
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import held_responses, responses
from bot.delivery.tokens import Tokens
from bot.screens.content import in_words
from bot.screens.replay import unplayable_screen
from bot.screens.turning_points import tried_screen, turning_points_screen
from bot.screens.view_models.replay import TurningPointsModel
from bot.tables.message import Handle, Message
from bot.tables.person import language_of, server_of
from bot.words.language import Language
from cogs.common import language_to_share, shareable
from engine.replay import ReplayError
from storage.results.finished import FinishedGame

EVERY = 2.0
"""Seconds between two changes of the message that says how far the search is."""

MOST_FAILURES = 2
"""After how many changes in a row that failed nobody seems to wait any more."""


class TurningPointsCog(Feature):
    """Shows turning points, to whoever may see the replay."""

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        # The running search of each person, by their id.
        self._searches: dict[int, asyncio.Task[None]] = {}
        bot.deletion.listen(self._end_search)

    @handles(requests.OpenTurningPoints)
    async def open(self, interaction: Interaction, request: requests.OpenTurningPoints) -> None:
        """Show the turning points of the person's own seat; anybody else chooses a seat."""
        found = await self._find(interaction, request)
        user = interaction.user.id
        seat = next((each.seat for each in found.result.standings if each.user == user), None)
        if seat is not None:
            await self._search(interaction, found, seat, in_place=False)
            return
        await self._choose(interaction, found)

    @handles(requests.ShowTurningPoints)
    async def show(self, interaction: Interaction, request: requests.ShowTurningPoints) -> None:
        """Show the turning points of a seat."""
        found = await self._find(interaction, request)
        await self._search(interaction, found, request.seat)

    @handles(requests.TryOther)
    async def try_other(self, interaction: Interaction, request: requests.TryOther) -> None:
        """Show a choice, and what another one would have been worth."""
        self.bot.delivery.cooldowns.attempt(interaction)
        self._end_search(interaction.user.id)
        async with held_responses.in_time(interaction):
            found = await self._find(interaction, request)
            share = shareable(interaction, found)
            say = language_of(interaction)
            view = await self._tried(found, request.step, request.option, say, share=share)
        await responses.respond(interaction, view)

    @handles(requests.ShareTried)
    async def share(self, interaction: Interaction, request: requests.ShareTried) -> None:
        """Post the same for everybody in the channel."""
        self.bot.delivery.cooldowns.attempt(interaction)
        found = await self._find(interaction, request)
        language = await language_to_share(interaction, found)
        async with held_responses.in_time(interaction, in_place=True):
            view = await self._tried(found, request.step, request.tried, language)
        await responses.show(interaction, view, private=False)

    async def _tried(
        self, found: FinishedGame, step: int, option: int | None, say: Language, *, share: bool = False
    ) -> LayoutView:
        try:
            model = await self.bot.turning_points.tried(found, step, option)
        except ReplayError:
            return unplayable_screen(found.result.game, say)
        return tried_screen(model, say, share=share)

    async def _choose(self, interaction: Interaction, found: FinishedGame) -> None:
        """Ask whose turning points are looked for."""
        say = language_of(interaction)
        try:
            model = await self.bot.turning_points.nobody(found)
        except ReplayError:
            await responses.show(interaction, unplayable_screen(found.result.game, say))
            return
        await responses.show(interaction, turning_points_screen(model, say))

    # The search

    async def _search(
        self, interaction: Interaction, found: FinishedGame, seat: int, *, in_place: bool | None = None
    ) -> None:
        """Begin to look for the turning points of a seat, and answer with how far that is."""
        user, say = interaction.user.id, language_of(interaction)
        self.bot.delivery.cooldowns.search(interaction)
        self._end_search(user)
        steps = self.bot.turning_points.find(found, seat, server_of(interaction) or user)
        async with held_responses.in_time(interaction, in_place=in_place):
            try:
                view = turning_points_screen(await anext(steps), say)
            except ReplayError:
                view = unplayable_screen(found.result.game, say)
        # A message that comes later would not follow this search, so it lets the person begin another.
        shown = await responses.respond(
            interaction, view, in_place=in_place, again=lambda: self._choose(interaction, found)
        )
        if shown is None:
            await steps.aclose()
            return
        tokens = self.bot.delivery.tokens
        follow = self._follow(steps, tokens.handle(interaction, shown), say)
        task = self.bot.jobs.start(follow, f"turning points of {found.result.game}")
        if task is not None:
            self._searches[user] = task
            task.add_done_callback(lambda ended: self._forget(user, ended))

    async def _follow(
        self, steps: AsyncGenerator[TurningPointsModel], message: Handle, say: Language
    ) -> None:
        """Show how far a search is, and in the end what it found."""
        with self.bot.turning_points.asking():
            await _show_all(steps, self.bot.delivery.tokens, message, say)

    def _end_search(self, user: int) -> None:
        """End a person's search: they have turned to something else, perhaps in the same message."""
        task = self._searches.pop(user, None)
        if task is not None:
            task.cancel()

    def _forget(self, user: int, ended: asyncio.Task[None]) -> None:
        if self._searches.get(user) is ended:
            del self._searches[user]

    async def _find(self, interaction: Interaction, request: requests.GameRequest) -> FinishedGame:
        return await self.bot.replays.find(request.game, interaction.user.id, server_of(interaction))


async def _show_all(
    steps: AsyncGenerator[TurningPointsModel], tokens: Tokens, message: Handle, say: Language
) -> None:
    """Show each step of a search in a message; end too if that can't be shown."""
    clock = asyncio.get_running_loop().time
    shown, failed, kept = clock(), 0, Message()
    async with aclosing(steps):
        async for model in steps:
            if not model.over and clock() - shown < EVERY:
                continue
            content = in_words(lambda model=model: turning_points_screen(model, say))
            while not await tokens.change(kept, message, content):
                failed += 1
                if failed == MOST_FAILURES:
                    return
                if not model.over:
                    break
                # This is the last edit, so nothing later would show the result.
                await asyncio.sleep(EVERY)
            else:
                failed = 0
                if model.over and (left := kept.settle()):
                    # An older edit may still arrive, and replace the result by the progress.
                    await asyncio.sleep(left)
                    await tokens.edit(message, content)
            shown = clock()
