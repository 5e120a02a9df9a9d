"""The lesson."""

from dataclasses import dataclass

from bot.controls.requests.base import Request


class Learn(Request):
    """Show the lesson where the person left it."""


class LearnAnew(Request):
    """Show the lesson from the start."""


class ShowLessonRules(Request):
    """Show the short rules, with the cards of the lesson."""


@dataclass(frozen=True, slots=True)
class AnswerLesson(Request):
    """Answer the question of this tag in the lesson, as `Answer` does in a game."""

    tag: str
    indexes: tuple[int, ...] | None
    then: tuple[int, ...] = ()
