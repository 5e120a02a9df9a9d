"""The puzzle of the day: `/citadels puzzle`, answers to it, and the line that tells others of it."""

import asyncio
import logging
from functools import partial
from lzma import LZMAError

from discord import app_commands

from bot.client import CitadelsBot, Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import also_handles, handles
from bot.delivery import held_responses, responses
from bot.review.puzzles import SUPPLY, Puzzle, puzzle_model, puzzle_of
from bot.screens.content import with_picture
from bot.screens.puzzle import PuzzleModel, puzzle_picture, puzzle_screen, shared_screen
from bot.tables.person import Person, person_of
from bot.tables.table_errors import RefusedError
from cogs.common import language_to_post
from storage.database.stored_time import day_of, now

log = logging.getLogger(__name__)


class PuzzlesCog(Feature):
    """Shows everybody the same puzzle on one day, and what came of it once they have chosen."""

    def __init__(self, bot: CitadelsBot) -> None:
        super().__init__(bot)
        self._file = bot.settings.puzzles or SUPPLY

    @also_handles(requests.OpenPuzzle)
    @app_commands.command(description=describe("puzzle"))
    async def puzzle(self, interaction: Interaction) -> None:
        """Show the puzzle of the day, beside what was clicked."""
        await self._show(interaction, in_place=False)

    @handles(requests.AnswerPuzzle)
    async def answer(self, interaction: Interaction, request: requests.AnswerPuzzle) -> None:
        """Store an answer, and show what came of it; the new puzzle, if the one that was answered is over."""
        day = day_of(now())
        async with held_responses.in_time(interaction):
            puzzle = await self._of_day(day)
            _, decision = puzzle.position()
            late = request.tag != puzzle.tag(day)
            if not late and request.option is not None and request.option < len(decision.options):
                option = decision.options[request.option]
                user, solved = interaction.user.id, option == puzzle.best
                await self.bot.store.puzzles.answer(user, day, option, solved=solved)
        await self._show(interaction, late=late)

    @handles(requests.SharePuzzle)
    async def share(self, interaction: Interaction, request: requests.SharePuzzle) -> None:
        """Tell the channel how the person did, without anything about the position."""
        async with held_responses.in_time(interaction, in_place=True):
            by = person_of(interaction)
            model = await self._model(by)
            if request.tag != model.panel.tag or not model.standing.chosen:
                raise RefusedError("error-puzzle-over")
            say = await language_to_post(interaction)
        await responses.show(interaction, shared_screen(model, by.name, say), private=False)

    async def _show(
        self, interaction: Interaction, *, in_place: bool | None = None, late: bool = False
    ) -> None:
        by = person_of(interaction)
        async with held_responses.in_time(interaction, in_place=in_place):
            model = await self._model(by, late=late)
            picture = puzzle_picture(model, by.language)
            content = with_picture(partial(puzzle_screen, model, by.language), picture)
            await responses.respond_content(
                interaction, content, self.bot.delivery.pictures, in_place=in_place
            )

    async def _model(self, by: Person, *, late: bool = False) -> PuzzleModel:
        day = day_of(now())
        puzzle, standing = await self._of_day(day), await self.bot.store.puzzles.standing(by.user, day)
        return puzzle_model(puzzle, day, by, standing, late=late)

    async def _of_day(self, day: int) -> Puzzle:
        """Return the puzzle of a day. Raises `RefusedError` if there is none that can be read."""
        try:
            return await asyncio.to_thread(puzzle_of, self._file, day)
        except (OSError, LZMAError, ValueError, LookupError) as error:
            log.warning("The puzzles of %s can't be read: %s", self._file, error)
            raise RefusedError("error-no-puzzle") from error
