"""The choice of one's own language."""

import pytest

from bot.screens.language import language_screen
from bot.words.language import Language
from tests.bot.screens.build import marked


@pytest.mark.parametrize(("chosen", "expected"), [("", "discord"), ("pl", "pl"), ("uk", "uk")])
def test_the_menu_marks_the_chosen_language_alone(chosen: str, expected: str) -> None:
    assert marked(language_screen(chosen, 1, Language())) == [[expected]]
