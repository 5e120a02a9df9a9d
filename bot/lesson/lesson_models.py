"""From a moment of the lesson to the models that screens show."""

from bot.controls.requests import LESSON
from bot.lesson.lesson import LEARNER, Lesson, LessonMoment
from bot.screens.lesson import LessonModel
from bot.screens.topics import RulesModel
from bot.screens.view_models.panel import PanelModel
from bot.tables.person import Person
from engine.lines import lines
from engine.offers import brings
from storage.values import Player


def lesson_model(
    lesson: Lesson,
    moment: LessonMoment,
    by: Person,
    *,
    wrong: str = "",
    server: bool = True,
    named: tuple[str, int] = ("", -1),
) -> LessonModel:
    """Return a moment of the lesson as the learner sees it.

    `named` is the character that the learner has just killed, and the seat that had it (-1: none had).
    """
    game, decision = moment.game, moment.decision
    panel = PanelModel(
        game=LESSON,
        players=_players(by, len(game.seats)),
        view=game.view(LEARNER),
        decision=decision,
        tag=moment.tag,
        events=moment.news,
        rules=game.state.options.rules,
        brings={option: brings(game, option) for option in decision.options} if decision else {},
        lines=lines(game) if decision else (),
    )
    return LessonModel(moment.ask.name, moment.step, lesson.steps, panel, wrong, server, named)


def lesson_rules(lesson: Lesson) -> RulesModel:
    """Return the cards and rules of the lesson."""
    game = lesson.first.game
    options = game.state.options
    return RulesModel(options.cast, options.uniques, options.rules, len(game.seats))


def _players(by: Person, seats: int) -> tuple[Player, ...]:
    """Seat the learner, and computers with the names that they have in every game."""
    computers = (by.language("computer-name", number=number) for number in range(1, seats))
    return (Player(by.user, by.name, ""), *(Player(None, name, "") for name in computers))
