"""A phone shows a question with all its answers, without scrolling: in recorded games and at the worst."""

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.panel import panel_screen
from bot.screens.view_models.panel import PanelModel
from bot.words.language import Language
from tests.bot.screens.build import decision, labels
from tests.bot.screens.test_worst import QUESTIONED
from tests.bot.screens.worst import Cyrillic, worst_panel
from tests.screens.fold import HEAD, LINE, MENU, USABLE, answers, estimate
from tests.screens.recorded import questions

# Thousands of screens: measuring what they cover would take longer than making them.
pytestmark = pytest.mark.no_cover

say = Language()


def named(model: PanelModel, name: str) -> PanelModel:
    """Let everybody have a long name; the numbers keep them apart."""
    return replace(
        model,
        players=tuple(replace(player, name=f"{name}{seat}") for seat, player in enumerate(model.players)),
    )


@pytest.mark.parametrize(
    ("name", "every"),
    [("", 3), ("W" * 31, 5), ("🏰" * 31, 5), ("Щ" * 31, 5)],
    ids=("plain", "wide", "emoji", "cyrillic"),
)
def test_every_question_stands_above_the_fold(name: str, every: int) -> None:
    asked = [model for _, model in questions()][::every]
    for model in asked:
        screen = panel_screen(named(model, name) if name else model, say)
        assert 0 < estimate(screen.to_components()) <= USABLE, model.decision
        # Nothing is missing in a label: something that it speaks of and wasn't given.
        assert [each for each in labels(screen) if each != each.strip() or "  " in each] == []
    assert len(asked) > 900


@pytest.mark.parametrize("language", [Language(), Cyrillic()], ids=["english", "cyrillic"])
@pytest.mark.parametrize("kind", QUESTIONED)
def test_the_worst_questions_do_too(kind: str, language: Language) -> None:
    asked = decision(kind, QUESTIONED[kind], target=1, card="imperial_treasury", gold=99, back=True)
    # A note on top is no part of the question; it is short but for this one.
    model = replace(worst_panel(asked), note="")
    assert estimate(panel_screen(model, language).to_components()) <= USABLE


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def row(*controls: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(controls)}


def button(label: str, custom_id: str = "cit:answer:abcdefgh:00:1") -> dict[str, Any]:
    return {"type": 2, "label": label, "custom_id": custom_id}


def height(*parts: dict[str, Any]) -> float:
    return estimate([{"type": 17, "components": list(parts)}])


def test_height_above_counts_and_height_below_does_not() -> None:
    plain = height(text("a"), row(button("Yes")))
    assert height(text("a\nb"), row(button("Yes"))) == plain + LINE
    assert height(text("word " * 20), row(button("Yes"))) > plain + LINE
    below = row(button("Rules", "cit:rules:abcdefgh"))
    assert height(text("a"), row(button("Yes")), text("b"), below) == plain
    assert height(text("a"), below) == 0


def test_buttons_stand_side_by_side_as_far_as_they_fit() -> None:
    one = height(row(button("A", "cit:answer:g:00:0")))
    two = height(row(button("A", "cit:answer:g:00:0"), button("B")))
    wide = height(row(button("A" * 15, "cit:answer:g:00:0"), button("B" * 15)))
    assert one == two == HEAD + 4 + 32
    assert wide == one + 8 + 32
    assert height(row(button("A" * 60))) > one


def test_menus_count_and_the_step_back_does_not() -> None:
    menu = {"type": 3, "custom_id": "cit:menu:abcdefgh:00:0"}
    assert height(row(menu)) == HEAD + 4 + MENU
    assert answers([row(button("Take back", "cit:answer:abcdefgh:00:b"))]) == []
