"""The puzzle of the day: `/citadels puzzle`, answers to it, and the line that tells others of it."""

import asyncio
import logging
from lzma import LZMAError

from discord import app_commands
from discord.ext import commands

from bot.client import CitadelsBot, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import handles
from bot.delivery import holding, responses
from bot.delivery.pictures import drawn
from bot.review.puzzles import SUPPLY, Puzzle, puzzle_model, puzzle_of
from bot.screens.puzzle import PuzzleModel, puzzle_picture, puzzle_screen, shared_screen
from bot.tables.errors import RefusedError
from bot.tables.person import Person, language_of_server, person_of, server_of
from cogs.common import check_may_write
from storage.moments import day_of, now

log = logging.getLogger(__name__)


class Puzzles(commands.Cog):
    """Shows everybody the same puzzle on one day, and what came of it once they have chosen."""

    def __init__(self, bot: CitadelsBot) -> None:
        self._bot = bot
        self._puzzles = bot.store.puzzles
        self._file = bot.settings.puzzles or SUPPLY

    @app_commands.command(description=describe("puzzle"))
    async def puzzle(self, interaction: Interaction) -> None:
        """Show the puzzle of the day."""
        await self._show(interaction)

    @handles(requests.OpenPuzzle)
    async def open(self, interaction: Interaction, _request: requests.OpenPuzzle) -> None:
        """Show the puzzle of the day to somebody who heard of it."""
        await self._show(interaction)

    @handles(requests.AnswerPuzzle)
    async def answer(self, interaction: Interaction, request: requests.AnswerPuzzle) -> None:
        """Store an answer, and show what came of it; the new puzzle, if the one that was answered is over."""
        day = day_of(now())
        async with holding.in_time(interaction, in_place=responses.private(interaction)):
            puzzle = await self._of_day(day)
            _, decision = puzzle.position()
            late = request.tag != puzzle.tag(day)
            if not late and request.option is not None and request.option < len(decision.options):
                option = decision.options[request.option]
                user, solved = interaction.user.id, option == puzzle.best
                await self._puzzles.answer(user, day, option, solved=solved)
        await self._show(interaction, in_place=responses.private(interaction), late=late)

    @handles(requests.SharePuzzle)
    async def share(self, interaction: Interaction, request: requests.SharePuzzle) -> None:
        """Tell the channel how the person did, without anything about the position."""
        check_may_write(interaction)
        async with holding.in_time(interaction, in_place=True):
            by = person_of(interaction)
            model = await self._model(by)
            if request.tag != model.panel.tag or not model.standing.chosen:
                raise RefusedError("error-puzzle-over")
            say = by.language
            if (server := server_of(interaction)) is not None:
                settings = await self._bot.store.servers.get(server)
                say = language_of_server(interaction, settings.language)
        self._bot.delivery.cooldowns.use(interaction)
        await responses.show(interaction, shared_screen(model, by.name, say), private=False)

    async def _show(self, interaction: Interaction, *, in_place: bool = False, late: bool = False) -> None:
        by = person_of(interaction)
        async with holding.in_time(interaction, in_place=in_place):
            model = await self._model(by, late=late)
            picture = puzzle_picture(model, by.language)
            file = await drawn(self._bot.painter, picture)
        view = puzzle_screen(model, by.language, picture if file else None)
        await responses.respond(interaction, view, file, in_place=in_place)

    async def _model(self, by: Person, *, late: bool = False) -> PuzzleModel:
        day = day_of(now())
        puzzle, standing = await self._of_day(day), await self._puzzles.standing(by.user, day)
        return puzzle_model(puzzle, day, by, standing, late=late)

    async def _of_day(self, day: int) -> Puzzle:
        """Return the puzzle of a day. Raises `RefusedError` if there is none that can be read."""
        try:
            return await asyncio.to_thread(puzzle_of, self._file, day)
        except (OSError, LZMAError, ValueError, LookupError) as error:
            log.warning("The puzzles of %s can't be read: %s", self._file, error)
            raise RefusedError("error-no-puzzle") from error
