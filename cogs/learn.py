"""Learning: `/citadels learn`, and every click in the lesson.

No game is stored for it: a click says at which moment it was made. How far somebody is gets stored after the
response, so that they can go on; if it can't be, the lesson goes on all the same.
"""

import logging
from functools import partial

from discord import app_commands

from bot.client import Feature, Interaction
from bot.command_tree import describe
from bot.controls import requests
from bot.controls.dispatch import also_handles, handles
from bot.delivery import held_responses, responses
from bot.lesson.first_lesson import first_lesson
from bot.lesson.lesson import LessonMoment
from bot.lesson.lesson_models import lesson_model, lesson_rules
from bot.screens.content import with_picture
from bot.screens.lesson import lesson_pictured, lesson_screen
from bot.screens.topics import OVERVIEW
from bot.tables.person import language_of, person_of, server_of
from cogs.common import rules_page
from storage.database.storage_errors import UnavailableError

log = logging.getLogger(__name__)


class LearnCog(Feature):
    """Leads through the lesson."""

    @also_handles(requests.Learn)
    @app_commands.command(description=describe("learn"))
    async def learn(self, interaction: Interaction) -> None:
        """Show the lesson where the person left it, beside what was clicked."""
        reached, known = "", True
        async with held_responses.in_time(interaction, in_place=False):
            try:
                reached = await self.bot.store.learning.step(interaction.user.id)
            except UnavailableError as error:
                log.warning("How far somebody is in the lesson could not be read: %s", error)
                known = False
        # If the progress could not be read it stays as it was, and the next time they go on there.
        await self._show(interaction, first_lesson().resumed(reached), in_place=False, store=known)

    @handles(requests.LearnAnew)
    async def anew(self, interaction: Interaction, _request: requests.LearnAnew) -> None:
        """Show the lesson from the start."""
        await self._show(interaction, first_lesson().first)

    @handles(requests.AnswerLesson)
    async def answer(self, interaction: Interaction, request: requests.AnswerLesson) -> None:
        """Show where an answer leads, or why it doesn't lead on."""
        lesson = first_lesson()
        moment, wrong = lesson.answered(request.tag, request.indexes, request.then)
        named = lesson.named(request.tag, request.indexes, request.then)
        await self._show(interaction, moment, wrong, named=named)

    @handles(requests.ShowLessonRules)
    async def rules(self, interaction: Interaction, _request: requests.ShowLessonRules) -> None:
        """Show the short rules, with the cards of the lesson."""
        model = lesson_rules(first_lesson())
        content = rules_page(model, OVERVIEW, language_of(interaction))
        await responses.show_content(interaction, content, self.bot.delivery.pictures)

    async def _show(
        self,
        interaction: Interaction,
        moment: LessonMoment,
        wrong: str = "",
        *,
        named: tuple[str, int] = ("", -1),
        in_place: bool | None = None,
        store: bool = True,
    ) -> None:
        """Respond with a moment of the lesson: in the clicked message, if that is one. Then store it."""
        by = person_of(interaction)
        model = lesson_model(
            first_lesson(),
            moment,
            by,
            wrong=wrong,
            server=server_of(interaction) is not None,
            named=named,
        )
        picture = lesson_pictured(model, by.language)
        content = with_picture(partial(lesson_screen, model, by.language), picture)
        await responses.respond_content(interaction, content, self.bot.delivery.pictures, in_place=in_place)
        if wrong or not store:
            return
        try:
            await self.bot.store.learning.reach(by.user, moment.ask.name)
        except UnavailableError as error:
            log.warning("How far somebody is in the lesson could not be stored: %s", error)
