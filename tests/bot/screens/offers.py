"""The offers of a panel: the answers that its controls would give, read from their ids."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from discord.ui import Button, ChannelSelect, LayoutView, RoleSelect, Select

from bot.controls.request import Request, decode
from bot.controls.requests import (
    AnswerLine,
    AnswerOption,
    AnswerPicked,
    PickAnswer,
    PickOnPage,
    QuestionRequest,
    TurnPage,
    steps_of,
)
from bot.view_models.panel import PanelModel
from bot.words.language import Language
from tests.bot.screens.build import drawn_panel

Control: TypeAlias = Button[Any] | Select[Any] | ChannelSelect[Any] | RoleSelect[Any]


def controls(screen: LayoutView) -> list[Control]:
    """Return the controls of a view that can be clicked."""
    found: list[Control] = []
    for each in screen.walk_children():
        if each.is_dispatchable():
            assert isinstance(each, Button | Select | ChannelSelect | RoleSelect), each
            found.append(each)
    return [each for each in found if not each.disabled]


def request_of(control: Control) -> Request:
    found = decode(control.custom_id or "")
    assert found is not None, control.custom_id
    return found


def asked(screen: LayoutView) -> list[tuple[Request, Control]]:
    """Return the controls of a view that can be clicked, each with its request."""
    return [(request_of(each), each) for each in controls(screen)]


def values(control: Control) -> list[str]:
    assert isinstance(control, Select)
    return [each.value for each in control.options]


def answers(model: PanelModel, say: Language) -> Iterator[tuple[int, ...]]:
    """Yield the indexes that each control offers, on all pages; neither the step back nor lines."""
    page = 0
    while True:
        screen = drawn_panel(replace(model, page=page), say)
        following: list[int] = []
        for request, control in asked(screen):
            assert model.decision is not None
            if isinstance(request, QuestionRequest):
                assert (request.game, request.tag) == (model.game, model.tag)
            if isinstance(request, AnswerOption) and request.index is not None:
                yield (request.index,)
            elif isinstance(request, PickAnswer | PickOnPage):
                yield tuple(int(each) for each in values(control) if "-" not in each)
            elif isinstance(request, TurnPage) and request.page > page:
                following.append(request.page)
        if not following:
            return
        (page,) = following


def offered_lines(model: PanelModel, say: Language) -> list[tuple[int, ...]]:
    """Return the lines that a panel offers, as the indexes of their answers."""
    found: list[tuple[int, ...]] = []
    for request, control in asked(drawn_panel(model, say)):
        if isinstance(request, AnswerLine):
            found.append(request.steps)
        elif isinstance(request, PickAnswer):
            found += [steps_of(each) for each in values(control) if "-" in each]
    return found


def pick_on_pages(model: PanelModel, say: Language, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Pick these options page by page, as the clicks would carry them; return the answer of *Done*."""
    picked: tuple[int, ...] = ()
    page = 0
    while True:
        screen = drawn_panel(replace(model, page=page, picked=picked), say)
        ((menu, control),) = (each for each in asked(screen) if isinstance(each[0], PickOnPage))
        assert isinstance(menu, PickOnPage)
        here = [int(each) for each in values(control) if int(each) in wanted]
        picked = tuple(sorted({*menu.picked, *here}))
        found = [each for each, _ in asked(drawn_panel(replace(model, page=page, picked=picked), say))]
        onward = [each for each in found if isinstance(each, TurnPage) and each.page > page]
        if not onward:
            (done,) = (each for each in found if isinstance(each, AnswerPicked))
            return done.picked
        assert onward[0].picked == picked
        page = onward[0].page
