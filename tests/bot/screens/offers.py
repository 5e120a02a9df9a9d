"""What a panel offers: the answers that its controls would give, read from the controls themselves."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

from discord.ui import DynamicItem, LayoutView

from bot.controls.custom_ids import steps_of
from bot.controls.question_items import (
    AnswerButton,
    AnswerMenu,
    DoneButton,
    LineButton,
    PageButton,
    SomeMenu,
)
from bot.screens.panel import panel_screen
from bot.screens.view_models.panel import PanelModel
from bot.words.language import Language


def controls(screen: LayoutView) -> list[DynamicItem[Any]]:
    """All controls of a view that can be clicked; each must be a dynamic one."""
    found: list[DynamicItem[Any]] = []
    for item in screen.walk_children():
        if item.is_dispatchable():
            assert isinstance(item, DynamicItem), item
            if getattr(cast("DynamicItem[Any]", item).item, "disabled", False):
                continue
            found.append(cast("DynamicItem[Any]", item))
    return found


def answers(model: PanelModel, language: Language) -> Iterator[tuple[int, ...]]:
    """The indexes that each control offers, going through all pages; neither the step back nor lines."""
    page = 0
    while True:
        screen = panel_screen(replace(model, page=page), language)
        following: list[int] = []
        for control in controls(screen):
            assert model.decision is not None
            if isinstance(control, AnswerButton | AnswerMenu | PageButton | SomeMenu | DoneButton):
                assert (control.game, control.tag) == (model.game, model.tag)
            if isinstance(control, AnswerButton) and control.index is not None:
                yield (control.index,)
            elif isinstance(control, AnswerMenu | SomeMenu):
                yield tuple(int(each.value) for each in control.item.options if "-" not in each.value)
            elif isinstance(control, PageButton) and control.page > page:
                following.append(control.page)
        if not following:
            return
        (page,) = following


def offered_lines(model: PanelModel, language: Language) -> list[tuple[int, ...]]:
    """The lines that a panel offers, as the indexes of their answers."""
    found: list[tuple[int, ...]] = []
    for control in controls(panel_screen(model, language)):
        if isinstance(control, LineButton):
            found.append(control.steps)
        elif isinstance(control, AnswerMenu):
            found += [steps_of(each.value) for each in control.item.options if "-" in each.value]
    return found


def pick_on_pages(model: PanelModel, language: Language, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Pick these options page by page, as the clicks would carry them, and return what Done would answer."""
    picked: tuple[int, ...] = ()
    page = 0
    while True:
        screen = panel_screen(replace(model, page=page, picked=picked), language)
        (menu,) = (each for each in controls(screen) if isinstance(each, SomeMenu))
        here = [int(option.value) for option in menu.item.options if int(option.value) in wanted]
        picked = tuple(sorted({*menu.picked, *here}))
        screen = panel_screen(replace(model, page=page, picked=picked), language)
        onward = [each for each in controls(screen) if isinstance(each, PageButton) and each.page > page]
        if not onward:
            (done,) = (each for each in controls(screen) if isinstance(each, DoneButton))
            return done.picked
        assert onward[0].picked == picked
        page = onward[0].page
