"""The controls of a question in a game, the lesson, a puzzle, or a finished game.

A tag in each id names the question. It doesn't reveal how many questions came before. `LESSON`, `PUZZLE` and
`PAST` (a finished game) take the place of a game's id, so such a click can't reach a running game.
"""

import re
from base64 import b32decode
from collections.abc import Iterable
from typing import Annotated, NamedTuple, TypeAlias

from bot.controls.request import Digit, FieldText, GameRequest, Picks, Request, Tag, game_id

# The ids of games are random. One in a trillion equals one of these words.
LESSON = "learning"
PAST = "lookback"
PUZZLE = "puzzling"

_STEPS = "[0-9]{1,4}(-[0-9]{1,4}){1,9}"

_GAME_DIGITS = 10
"""The tag of a finished game's question begins with the game's id in this many hexadecimal digits."""


def line_value(steps: Iterable[int]) -> str:
    """Write a line (several answers, by their indexes) as a menu's value or as a part of an id."""
    return "-".join(map(str, steps))


def steps_of(text: str) -> tuple[int, ...]:
    """Read the indexes of a line back."""
    return tuple(map(int, text.split("-")))


def indexes_of(values: tuple[str, ...]) -> tuple[int, ...]:
    """Read the values of a menu as indexes; return no index if one of them is malformed."""
    return tuple(map(int, values)) if all(re.fullmatch("[0-9]{1,4}", each) for each in values) else ()


# Requests


class Answer(GameRequest):
    """Answer the question with this tag."""

    tag: str
    indexes: tuple[int, ...] | None  # The indexes of the picked options; `None`: take back the last step.
    then: tuple[int, ...] = ()  # The answers to the following questions, if the click gives them, too.


class AnswerLesson(Request):
    """Answer the lesson's question with this tag, like `Answer` in a game."""

    tag: str
    indexes: tuple[int, ...] | None
    then: tuple[int, ...] = ()


class AnswerPuzzle(Request):
    """Answer the puzzle with this tag by the option with this index."""

    tag: str
    option: int | None


class TryOther(GameRequest, id="turning-at"):
    """Compare the choice in a step of a finished game with another option."""

    step: int
    option: int | None = None  # The index of that option; `None`: the best option that a search found.


class ShareTried(GameRequest, id="turning-post"):
    """Post in the channel how the choice in a step compares with another option."""

    step: int
    tried: int  # The index of the other option.


class PastQuestion(NamedTuple):
    """A question of a finished game."""

    game: str
    step: int


def past_tag(game: str, step: int) -> str:
    """Write a tag for a question of a finished game."""
    return f"{b32decode(game.upper()).hex()}{step:06x}"


def read_past_tag(tag: str) -> PastQuestion:
    """Read a tag back. This works for every tag, but the game may not exist."""
    game = game_id(bytes.fromhex(tag[:_GAME_DIGITS]))
    return PastQuestion(game, int(tag[_GAME_DIGITS:], 16))


# Controls


class QuestionRequest(GameRequest):
    """A control of a question."""

    tag: Tag

    def answer(self, indexes: tuple[int, ...] | None, then: tuple[int, ...] = ()) -> Request:
        if self.game == PAST:
            # Finished games offer no lines, so there is one step.
            return TryOther(*read_past_tag(self.tag), indexes[0] if indexes else None)
        if self.game == LESSON:
            return AnswerLesson(self.tag, indexes, then)
        if self.game == PUZZLE:
            return AnswerPuzzle(self.tag, indexes[0] if indexes else None)
        return Answer(self.game, self.tag, indexes, then)

    def answer_line(self, steps: tuple[int, ...]) -> Request:
        """Return the request that answers the question and the following ones."""
        return self.answer(steps[:1], steps[1:])


_Index: TypeAlias = Annotated[
    int | None,
    FieldText(
        "[0-9]{1,4}|b",
        lambda text: None if text == "b" else int(text),
        lambda index: "b" if index is None else str(index),
    ),
]


class AnswerOption(QuestionRequest, id="answer"):
    """The button of an option. Without an index, it takes back the last step."""

    index: _Index

    def meant(self, _values: tuple[str, ...], /) -> Request:
        return self.answer(None if self.index is None else (self.index,))


class AnswerLine(QuestionRequest, id="line"):
    """The button of a line: it answers this question and the following ones, with one option each."""

    steps: Annotated[tuple[int, ...], FieldText(_STEPS, steps_of, line_value)]

    def meant(self, _values: tuple[str, ...], /) -> Request:
        return self.answer_line(self.steps)


class PickAnswer(QuestionRequest, id="menu"):
    """A menu of options and lines; `part` makes its id unique."""

    part: Digit

    def meant(self, values: tuple[str, ...], /) -> Request:
        if len(values) == 1 and re.fullmatch(_STEPS, values[0]):
            return self.answer_line(steps_of(values[0]))
        return self.answer(indexes_of(values))


class AnswerPicked(QuestionRequest, id="done"):
    """The button that answers with all options picked on the pages."""

    picked: Picks

    def meant(self, _values: tuple[str, ...], /) -> Request:
        return self.answer(self.picked)


class TurnPage(QuestionRequest, id="page"):
    """Show another page of the options of a long question, without answering."""

    page: int
    picked: Picks  # The picks on all pages, so that no process has to remember them.


class PickOnPage(QuestionRequest, id="some"):
    """The menu of one page of a long question."""

    page: int
    picked: Picks  # The picks on the other pages.

    def meant(self, values: tuple[str, ...], /) -> Request:
        picked = tuple(sorted({*self.picked, *indexes_of(values)}))
        return TurnPage(self.game, self.tag, self.page, picked)


class AskAdvice(QuestionRequest, id="advice"):
    """Give the person a hint for the question. This doesn't answer the question."""


class ExplainAdvice(QuestionRequest, id="why"):
    """Show the numbers behind the hint for the question."""


class Mute(QuestionRequest, id="mute"):
    """Stop reminding the person of the question."""
