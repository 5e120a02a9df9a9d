"""The controls of a question.

Its tag stands in their ids: which question it is, without telling how many were answered before.

    cit:answer:<game>:<tag>:<index or b>      one option of a question, or a step back
    cit:line:<game>:<tag>:<steps>             one option of a question, and of each that follows on it
    cit:menu:<game>:<tag>:<part>              a menu of options; its values are their indexes, or such steps
    cit:page:<game>:<tag>:<page>:<picked>     another page of a long list
    cit:some:<game>:<tag>:<page>:<picked>     a menu on a page, which changes what is picked
    cit:done:<game>:<tag>:<picked>            answer with what is picked

In the lesson `LESSON` stands in the place of the game; where one looks back, `PAST` does (`turning_items`).

`<picked>` is a set of indexes as a hexadecimal number whose bit n stands for index n. `<steps>` are indexes
of options of one question after the other, with a hyphen between them.
"""

import re
from collections.abc import Iterable

from bot.controls.custom_ids import (
    GAME,
    INDEX,
    PAGE,
    PART,
    PICKED,
    STEPS,
    TAG,
    AnyButton,
    AnySelect,
    Control,
    pack,
    steps_of,
)
from bot.controls.requests import Answer, AnswerLesson, Request, TurnPage
from bot.controls.turning_items import PAST, try_other

LESSON = "learning"
"""What stands for the id of the game in the lesson. An id is random: one in a trillion is the same."""


def read_values(values: Iterable[str]) -> tuple[int, ...]:
    """Read the values of a menu as indexes; nothing at all if one of them can't be an index."""
    texts = tuple(values)
    if all(re.fullmatch("[0-9]{1,4}", text) for text in texts):
        return tuple(int(text) for text in texts)
    return ()


def _answer(game: str, tag: str, indexes: tuple[int, ...] | None) -> Request:
    if game == PAST:
        return try_other(tag, indexes)
    return AnswerLesson(tag, indexes) if game == LESSON else Answer(game, tag, indexes)


def line_value(steps: Iterable[int]) -> str:
    """Write the steps of a line as the value of a menu, or in an id."""
    return "-".join(map(str, steps))


def _line(game: str, tag: str, steps: tuple[int, ...]) -> Request:
    first, then = steps[:1], steps[1:]
    if game == PAST:
        # There are no lines where one looks back: the first step alone counts.
        return _answer(game, tag, first)
    return AnswerLesson(tag, first, then) if game == LESSON else Answer(game, tag, first, then)


class AnswerButton(Control[AnyButton], template=rf"cit:answer:{GAME}:{TAG}:{INDEX}"):
    """A button that answers a question with one option, or takes the last step back."""

    def __init__(self, game: str, tag: str, index: int | None, button: AnyButton) -> None:
        """Wrap a button for one option of this question; no index means the step back."""
        self.game = game
        self.tag = tag
        self.index = index
        super().__init__(button, f"cit:answer:{game}:{tag}:{'b' if index is None else index}")

    def request(self) -> Request:
        """To take the answer."""
        return _answer(self.game, self.tag, None if self.index is None else (self.index,))


class LineButton(Control[AnyButton], template=rf"cit:line:{GAME}:{TAG}:{STEPS}"):
    """A button that answers a question, and those that follow on it."""

    def __init__(self, game: str, tag: str, steps: tuple[int, ...], button: AnyButton) -> None:
        """Wrap a button for these options, each of the question that the one before leads to."""
        self.game = game
        self.tag = tag
        self.steps = steps
        super().__init__(button, f"cit:line:{game}:{tag}:{line_value(steps)}")

    def request(self) -> Request:
        """To take the answers."""
        return _line(self.game, self.tag, self.steps)


class AnswerMenu(Control[AnySelect], template=rf"cit:menu:{GAME}:{TAG}:{PART}"):
    """A menu whose values are the indexes of a question's options, or lines; picking answers at once."""

    def __init__(self, game: str, tag: str, part: int, select: AnySelect) -> None:
        """Wrap one of the menus of this question, `part` telling them apart."""
        self.game = game
        self.tag = tag
        super().__init__(select, f"cit:menu:{game}:{tag}:{part}")

    def request(self) -> Request:
        """To take the answer."""
        if len(self.values) == 1 and re.fullmatch(STEPS, self.values[0]):
            return _line(self.game, self.tag, steps_of(self.values[0]))
        return _answer(self.game, self.tag, read_values(self.values))


class PageButton(Control[AnyButton], template=rf"cit:page:{GAME}:{TAG}:{PAGE}:{PICKED}"):
    """A button that turns to another page of a long question."""

    def __init__(self, game: str, tag: str, page: int, picked: Iterable[int], button: AnyButton) -> None:
        """Wrap a button that leads to this page and keeps what is picked."""
        self.game = game
        self.tag = tag
        self.page = page
        self.picked = tuple(picked)
        super().__init__(button, f"cit:page:{game}:{tag}:{page}:{pack(self.picked)}")

    def request(self) -> Request:
        """The page."""
        return TurnPage(self.game, self.tag, self.page, self.picked)


class SomeMenu(Control[AnySelect], template=rf"cit:some:{GAME}:{TAG}:{PAGE}:{PICKED}"):
    """A menu on one page of a long question with several picks: it changes what is picked there.

    `picked` are the picks on the other pages, to which the values of this one are added.
    """

    def __init__(self, game: str, tag: str, page: int, picked: Iterable[int], select: AnySelect) -> None:
        """Wrap the menu of this page; `picked` are the picks on other pages."""
        self.game = game
        self.tag = tag
        self.page = page
        self.picked = tuple(picked)
        super().__init__(select, f"cit:some:{game}:{tag}:{page}:{pack(self.picked)}")

    def request(self) -> Request:
        """The same page with the new picks."""
        picked = tuple(sorted({*self.picked, *read_values(self.values)}))
        return TurnPage(self.game, self.tag, self.page, picked)


class DoneButton(Control[AnyButton], template=rf"cit:done:{GAME}:{TAG}:{PICKED}"):
    """A button that answers with everything that was picked on the pages."""

    def __init__(self, game: str, tag: str, picked: Iterable[int], button: AnyButton) -> None:
        """Wrap a button that answers this question with these picks."""
        self.game = game
        self.tag = tag
        self.picked = tuple(picked)
        super().__init__(button, f"cit:done:{game}:{tag}:{pack(self.picked)}")

    def request(self) -> Request:
        """To take the answer."""
        return _answer(self.game, self.tag, self.picked)
