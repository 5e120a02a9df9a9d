"""The puzzle of the day: `/citadels puzzle`, its answers, and a line to share the result."""

import asyncio
import logging
from dataclasses import replace
from functools import partial

from discord.ui import LayoutView

from bot.client import CitadelsBot, Feature
from bot.controls import requests
from bot.review.past_choices import SUPPLY, UNREADABLE, Puzzle, puzzle_model, puzzle_of, supply
from bot.screens.content import Content, with_picture
from bot.screens.puzzle import PuzzleModel, puzzle_picture, puzzle_screen, shared_screen
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from cogs.common import language_to_post
from cogs.context import Context
from cogs.replies import command, handles
from storage.database.stored_time import day_of, now
from storage.play.daily import PuzzleStanding

log = logging.getLogger(__name__)


class PuzzlesCog(Feature):
    """Shows people a puzzle of the day, and stores answers."""

    @command("puzzle", also=requests.OpenPuzzle)
    async def puzzle(self, ctx: Context) -> Content:
        """Show the puzzle of the day, in a new message."""
        return self._content(ctx, await self._model(ctx.person))

    @handles(requests.AnswerPuzzle)
    async def answer(self, ctx: Context, request: requests.AnswerPuzzle) -> Content:
        """Store an answer and show the result. If the puzzle isn't today's, show today's."""
        day = day_of(now())
        puzzle = await puzzle_for(self.bot, ctx.user, day)
        _, decision = puzzle.position()
        late = request.tag != puzzle.tag(day)
        if not late and request.option is not None and request.option < len(decision.options):
            option, answers = decision.options[request.option], self.bot.store.puzzles
            chosen = puzzle_model(puzzle, day, ctx.person, PuzzleStanding(option, {}))
            await answers.answer(ctx.user, day, puzzle.id, option, solved=chosen.solved)
        return self._content(ctx, replace(await self._model(ctx.person), late=late))

    @handles(requests.SharePuzzle, where="public")
    async def share(self, ctx: Context, request: requests.SharePuzzle) -> LayoutView:
        """Post the person's result, without revealing the position."""
        model = await self._model(ctx.person)
        if request.tag != model.panel.tag or not model.standing.chosen:
            raise RefusedError("error-puzzle-over")
        return shared_screen(model, ctx.person.name, await language_to_post(ctx))

    def _content(self, ctx: Context, model: PuzzleModel) -> Content:
        return with_picture(partial(puzzle_screen, model, ctx.say), puzzle_picture(model, ctx.say))

    async def _model(self, by: Person) -> PuzzleModel:
        day = day_of(now())
        puzzle = await puzzle_for(self.bot, by.user, day)
        standing = await self.bot.store.puzzles.standing(by.user, day, puzzle.id)
        return puzzle_model(puzzle, day, by, standing)


async def puzzle_for(bot: CitadelsBot, user: int, day: int) -> Puzzle:
    """Return a person's puzzle of a day. Raises `RefusedError` if there is none."""
    file = bot.settings.puzzles or SUPPLY
    try:
        puzzles = await asyncio.to_thread(supply, file)
    except UNREADABLE as error:
        log.warning("The puzzles of %s can't be read: %s", file, error)
        raise RefusedError("error-no-puzzle") from error
    return puzzle_of(puzzles, day, await bot.store.puzzles.answered(user))
