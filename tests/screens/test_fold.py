"""A phone shows a question with all its answers at its bottom, without scrolling, in recorded games."""

from dataclasses import replace

import pytest
from discord.ui import LayoutView

from bot.screens.limits import length
from bot.screens.panel import BEGINNER_ANSWERS, panel_pictures, panel_screen
from bot.screens.phone import PANEL_HEIGHT
from bot.screens.spoken import TEXT_LETTERS
from bot.view_models.panel import PanelModel
from bot.words.language import Language, locales
from tests.bot.screens.build import labels
from tests.house import TEXT
from tests.screens.fold import LINE, answers, ends_with_answers, estimate
from tests.screens.recorded import questions

# Thousands of screens: measuring what they cover would take longer than making them.
pytestmark = pytest.mark.no_cover

say = Language()


MISJUDGED = 130
"""Pixels by which names of 31 of the widest letters may make buttons higher than estimated."""


def named(model: PanelModel, name: str) -> PanelModel:
    """Give everybody a long name; numbers keep the names apart."""
    return replace(
        model,
        players=tuple(replace(player, name=f"{name}{seat}") for seat, player in enumerate(model.players)),
    )


def shown(model: PanelModel, language: Language = say) -> tuple[LayoutView, float]:
    """Return a panel with its picture, and its height."""
    pictures = panel_pictures(model, language)
    screen = panel_screen(model, language, pictures)
    return screen, estimate(screen.to_components(), {each.file_name: each for each in pictures})


@pytest.mark.in_turns
@pytest.mark.parametrize(
    ("name", "every"),
    [("", 3), ("W" * 31, 5), ("🏰" * 31, 5), ("Щ" * 31, 5)],
    ids=("plain", "wide", "emoji", "cyrillic"),
)
def test_every_question_fits_on_a_phone_and_stands_at_the_bottom(name: str, every: int) -> None:
    asked = [model for _, model in questions()][::every]
    for model in asked:
        screen, height = shown(named(model, name) if name else model)
        assert height <= PANEL_HEIGHT + (MISJUDGED if name else 0), model.decision
        assert ends_with_answers(screen.to_components())
        # No label lacks an argument.
        assert [each for each in labels(screen) if each != each.strip() or "  " in each] == []
    assert len(asked) > 900


def test_so_it_does_without_a_picture() -> None:
    for _, model in questions()[::7]:
        screen = panel_screen(model, say)
        assert ends_with_answers(screen.to_components())
        # People read the text from its beginning; the question's options are at its end.
        text = next(each["content"] for each in screen.to_components() if each["type"] == TEXT)
        assert length(text) <= TEXT_LETTERS, model.decision


def test_a_beginner_has_at_most_four_buttons_in_the_first_turns_and_no_riddles() -> None:
    turns = [model for _, model in questions() if model.decision and model.decision.kind == "turn"]
    for number, model in enumerate(turns[::5]):
        first = replace(model, view=replace(model.view, round=1), beginner=True, explained=number % 2 == 0)
        screen, height = shown(first)
        assert height <= PANEL_HEIGHT
        found = [each["custom_id"] for each in answers(screen.to_components())]
        assert (
            len([each for each in found if each.startswith(("cit:answer:", "cit:line:"))]) <= BEGINNER_ANSWERS
        )
        assert not (first.explained and any(each.startswith("cit:line:") for each in found))


FOLDED, WITH_BANDS = 136, 265
"""The height of a folded panel: a line and two buttons, or also a band and another band as a line.

The command that shows it here takes 22 of that.
"""


@pytest.mark.parametrize("language", locales())
def test_a_folded_panel_leaves_the_screen_to_the_board(language: str) -> None:
    highest = 0.0
    for _, model in questions()[::25]:
        idle = replace(model, decision=None, tag="", events=(), wishing=True)
        quiet = replace(idle, view=replace(idle.view, marks=()))
        screen, height = shown(quiet, Language(language))
        assert len(labels(screen)) <= 2
        highest = max(highest, height)
        told = replace(model, decision=None, tag="")
        assert shown(told, Language(language))[1] <= WITH_BANDS
    # With two characters with long names, there may be two lines.
    assert highest <= FOLDED + LINE
