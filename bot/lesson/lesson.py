"""The lesson as a sequence of moments. Each waits for one answer.

A moment is a question in a real game that follows a script. We play the script once, for the first learner. A
click names its moment by the tag of the question.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from bot.controls.requests import LESSON
from bot.screens.lesson import LessonModel
from bot.tables.message_names import digest_of
from bot.tables.person import Person
from bot.tables.table_errors import RefusedError
from bot.view_models.panel import panel_of_position
from bot.view_models.rules import RulesModel
from engine.decision import BACK, Decision
from engine.errors import ChoiceError
from engine.events import Event, visible
from engine.game import Game
from engine.lines import lines
from storage.values import Player

LEARNER = 0


class ScriptError(Exception):
    """The engine asks another question than the script expects."""


class Others(NamedTuple):
    """Consecutive answers of the other seats."""

    picks: tuple[str, ...]


class LessonQuestion(NamedTuple):
    """A step that waits for the learner's click. Its texts in the language files are `learn-<name>`."""

    name: str
    kind: str = ""  # The kind of the open question; empty if the learner only reads.
    pick: str = ""  # The only right answer.
    among: tuple[str, ...] = ()  # If given, only these options are offered, and no lines.
    told: bool = True  # The text names the right answer, so its button is highlighted.


class Scene(NamedTuple):
    """A position, with the questions and answers that follow it."""

    begin: Callable[[], Game]
    beats: tuple[Others | LessonQuestion, ...]


Script: TypeAlias = Sequence[Scene]


class LessonMoment(NamedTuple):
    """A moment of the lesson: its question, step and tag, the game, and the news. Never modify the game."""

    ask: LessonQuestion
    step: int
    tag: str
    game: Game
    news: tuple[Event, ...]

    @property
    def decision(self) -> Decision | None:
        """The open question for the learner, or `None`."""
        return _offered(self.game, self.ask)


class Lesson:
    """All moments of a script, in order. Raises `ScriptError` if the script doesn't fit the engine."""

    def __init__(self, script: Script) -> None:
        self.moments = tuple(_moments(script))
        self._numbers = {moment.tag: number for number, moment in enumerate(self.moments)}
        self._names = {moment.ask.name: number for number, moment in enumerate(self.moments)}

    @property
    def steps(self) -> int:
        """The number of steps, not counting the last moment, which only says what to do next."""
        return self.moments[-2].step

    @property
    def first(self) -> LessonMoment:
        return self.moments[0]

    def resumed(self, name: str) -> LessonMoment:
        """Return the moment with this name; the first moment if it was the last one."""
        found = self.at(name)
        return self.first if found is self.moments[-1] else found

    def at(self, name: str) -> LessonMoment:
        """Return the moment with this name; the first one if there is none."""
        return self.moments[self._names.get(name, 0)]

    def answered(
        self, tag: str, indexes: tuple[int, ...] | None, then: tuple[int, ...] = ()
    ) -> tuple[LessonMoment, str]:
        """Return the moment to show after an answer with the options at `indexes`, and "".

        `then` are the options for the following questions if the answer is a line. After a wrong answer,
        return the same moment, and the wrong option in place of "". Repeating a click always leads to the
        same moment. Raises `RefusedError` if there is no such question or option.
        """
        number = self._numbers.get(tag)
        if number is None:
            raise RefusedError("error-lesson-changed")
        moment = self.moments[number]
        decision, last = moment.decision, number == len(self.moments) - 1
        if decision is None:
            return moment if last else self.moments[number + 1], ""
        if not indexes or not all(index < len(decision.options) for index in indexes):
            raise RefusedError("error-unknown-option")
        picked = decision.options[indexes[0]]
        if picked != moment.ask.pick:
            return moment, picked
        following = self.moments[number + 1]
        if then and _led_to(moment, picked, following):
            return self.answered(following.tag, then[:1], then[1:])
        return following, ""


def _moments(script: Script) -> Iterator[LessonMoment]:
    step = 0
    for scene in script:
        game = scene.begin()
        news = list(game.events)
        for beat in scene.beats:
            if isinstance(beat, Others):
                picks = beat.picks
            else:
                _check(game, beat)
                step += 1
                told = tuple(event for event in news if visible(event, LEARNER))
                yield LessonMoment(beat, step, _tag(game, beat), game.copy(), told)
                news.clear()
                picks = (beat.pick,) if beat.pick else ()
            for pick in picks:
                news += _choose(game, pick)


def _check(game: Game, ask: LessonQuestion) -> None:
    decision = game.decision
    asked = decision if decision is not None and decision.seat == LEARNER else None
    if (asked.kind if asked else "") != ask.kind:
        raise ScriptError(f"{ask.name}: {decision} is open")
    if asked and (asked.maximum, asked.minimum) != (1, 1):
        raise ScriptError(f"{ask.name}: {decision} isn't answered by one button")
    if asked and not {ask.pick, *ask.among} <= set(asked.options):
        raise ScriptError(f"{ask.name}: {ask.pick} or {ask.among} isn't an option of {decision}")


def _choose(game: Game, pick: str) -> list[Event]:
    decision = game.decision
    if decision is None or pick == BACK:
        raise ScriptError(f"nobody is asked who could answer {pick}")
    try:
        return game.choose(decision.seat, (pick,))
    except ChoiceError as error:
        raise ScriptError(f"{pick} is no answer to {decision}") from error


def _led_to(moment: LessonMoment, pick: str, following: LessonMoment) -> bool:
    """Return whether an answer leads straight to the question of the next moment."""
    game = moment.game.copy()
    _choose(game, pick)
    return following.decision is not None and game.decision == following.decision


def _offered(game: Game, ask: LessonQuestion) -> Decision | None:
    """Return the open question with the options to offer; `None` if the learner only reads."""
    decision = game.decision if ask.kind else None
    return replace(decision, options=ask.among) if decision and ask.among else decision


def _tag(game: Game, ask: LessonQuestion) -> str:
    """Return the tag of a moment. It depends on the options, so an old click can't mean another option."""
    decision = _offered(game, ask)
    options = decision.options if decision else ()
    return digest_of((ask, options))


def lesson_model(lesson: Lesson, moment: LessonMoment, by: Person, wrong: str = "") -> LessonModel:
    """Return a moment as the learner sees it."""
    game, decision = moment.game, moment.decision
    panel = replace(
        panel_of_position(LESSON, _players(by, len(game.seats)), game, LEARNER, decision, moment.tag),
        events=moment.news,
        lines=lines(game) if decision and not moment.ask.among else (),
        leads=moment.ask.pick if moment.ask.told else "",
    )
    return LessonModel(moment.ask.name, moment.step, lesson.steps, panel, wrong)


def lesson_rules(lesson: Lesson) -> RulesModel:
    """Return the cards and rules of the lesson."""
    game = lesson.first.game
    options = game.state.options
    cards = (options.cast, options.uniques, options.rules)
    return RulesModel(*cards, len(game.seats), source=LESSON, alone=True)


def _players(by: Person, seats: int) -> tuple[Player, ...]:
    """Return the learner and the computers. These have the same names as in every game."""
    computers = (by.language("computer-name", number=number) for number in range(1, seats))
    return (Player(by.user, by.name, ""), *(Player(None, name, "") for name in computers))
