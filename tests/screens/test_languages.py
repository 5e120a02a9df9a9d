"""Every kind of question in every language fits on a phone and within limits, and no word is missing."""

import logging

import pytest

from bot.screens.phone import MOST
from bot.words import language
from bot.words.language import DEFAULT, Language, locales
from engine.hooks import QUESTIONS
from tests.limits import check
from tests.screens import game_screens, other_screens
from tests.screens.fold import asks, estimate
from tests.screens.recorded import questions
from tests.screens.test_fold import shown

# Hundreds of screens: measuring what they cover would take longer than making them.
pytestmark = pytest.mark.no_cover


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", [each for each in locales() if each != DEFAULT])
def test_every_kind_of_question_can_be_asked_in_every_language(
    locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    language.forget()
    say, kinds, tall = Language(locale), set[str](), list[tuple[str, float]]()
    for place, (_, model) in enumerate(questions()):
        kind = model.decision.kind if model.decision else ""
        if kind in kinds and place % 12:
            continue
        kinds.add(kind)
        screen, height = shown(model, say)
        assert check(screen) == []
        if height > MOST:
            tall.append((kind, height))
    assert kinds == set(QUESTIONS)
    assert tall == []
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", [each for each in locales() if each != DEFAULT])
def test_lobbies_lessons_and_panels_fit_on_a_phone_in_every_language(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_screens, "SAY", Language(locale))
    monkeypatch.setattr(other_screens, "SAY", Language(locale))
    made = (
        *other_screens.lobbies(),
        *other_screens.lessons(),
        *game_screens.own_turns(),
        *game_screens.waiting(),
    )
    heights = {
        screen.name: estimate(components, screen.pictures, private=screen.private)
        for screen in made
        if asks(components := screen.view().to_components())
    }
    assert len(heights) > 50
    assert {name: height for name, height in heights.items() if height > MOST} == {}
