"""Learning: `/citadels learn`, and all clicks in the lesson."""

import logging
from dataclasses import replace
from functools import partial

from bot.client import Feature
from bot.controls import requests
from bot.lesson.first_lesson import first_lesson
from bot.lesson.lesson import LessonMoment, lesson_model, lesson_rules
from bot.screens.content import Content, with_picture
from bot.screens.lesson import lesson_pictured, lesson_screen
from bot.screens.look_up import OVERVIEW
from cogs.common import rules_page
from cogs.context import Context
from cogs.replies import Reply, command, handles
from storage.database.storage_errors import UnavailableError

log = logging.getLogger(__name__)


class LearnCog(Feature):
    """Leads people through the lesson."""

    @command("learn", also=requests.Learn)
    async def learn(self, ctx: Context) -> Reply:
        """Show the lesson in a new message, at the person's step. A finished lesson starts again."""
        reached = await self._step(ctx)
        moment = first_lesson().resumed(reached or "")
        # If we couldn't read the step, keep the stored one.
        return Reply(_content(ctx, moment)) if reached is None else self._shown(ctx, moment)

    @handles(requests.BackToLesson)
    async def back(self, ctx: Context, _request: requests.BackToLesson) -> Content:
        """Replace the rules by the step of the lesson at which the person opened them."""
        return _content(ctx, first_lesson().at(await self._step(ctx) or ""))

    @handles(requests.LearnAnew)
    async def anew(self, ctx: Context, _request: requests.LearnAnew) -> Reply:
        return self._shown(ctx, first_lesson().first)

    @handles(requests.AnswerLesson)
    async def answer(self, ctx: Context, request: requests.AnswerLesson) -> Reply:
        """Show the next step after a right answer, or why an answer is wrong."""
        return self._shown(ctx, *first_lesson().answered(request.tag, request.indexes, request.then))

    @handles(requests.ShowLessonRules)
    async def rules(self, ctx: Context, _request: requests.ShowLessonRules) -> Content:
        """Show the short rules with the lesson's cards, in place of the lesson."""
        return rules_page(lesson_rules(first_lesson()), OVERVIEW, ctx.say)

    def _shown(self, ctx: Context, moment: LessonMoment, wrong: str = "") -> Reply:
        reached = partial(self._reached, ctx.user, moment.ask.name)
        return Reply(_content(ctx, moment, wrong), then=None if wrong else reached)

    async def _step(self, ctx: Context) -> str | None:
        """Return the step that the person has reached (empty: none); `None` if we can't read it now."""
        try:
            return await self.bot.store.learning.step(ctx.user)
        except UnavailableError as error:
            log.warning("A person's step of the lesson could not be read: %s", error)
            return None

    async def _reached(self, user: int, step: str) -> None:
        try:
            await self.bot.store.learning.reach(user, step)
        except UnavailableError as error:
            log.warning("A person's step of the lesson could not be stored: %s", error)


def _content(ctx: Context, moment: LessonMoment, wrong: str = "") -> Content:
    model = replace(lesson_model(first_lesson(), moment, ctx.person, wrong), server=ctx.server is not None)
    return with_picture(partial(lesson_screen, model, ctx.say), lesson_pictured(model, ctx.say))
