"""Every kind of question in every language fits on a phone and within limits, and no text is missing."""

import logging
from math import inf

import pytest

from bot.screens.phone import PANEL_HEIGHT
from bot.words import language
from bot.words.language import DEFAULT_LOCALE, Language, locales
from engine.hooks import QUESTIONS
from tests.limits import check
from tests.screens import evening_screens, game_screens, other_screens, tournament_screens
from tests.screens.catalogue import GROUPS
from tests.screens.fold import asks, estimate, highest
from tests.screens.recorded import questions
from tests.screens.test_fold import shown

# Hundreds of screens: measuring what they cover would take longer than making them.
pytestmark = pytest.mark.no_cover


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", [each for each in locales() if each != DEFAULT_LOCALE])
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
        if height > PANEL_HEIGHT:
            tall.append((kind, height))
    assert kinds == set(QUESTIONS)
    assert tall == []
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


MISJUDGED = 42
"""By how many pixels the estimate of a message without a question may be too high: two lines of text."""


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", locales())
def test_every_screen_fits_on_a_phone_in_every_language(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for each in (evening_screens, game_screens, other_screens, tournament_screens):
        monkeypatch.setattr(each, "SAY", Language(locale))
    measured, tall = 0, dict[str, float]()
    for make in GROUPS.values():
        for screen in make():
            components = screen.view().to_components()
            most = highest(screen.name, components, board=False)
            if most == inf:
                continue
            measured += 1
            high = estimate(components, screen.pictures, private=screen.private)
            if high > most + (0 if asks(components) else MISJUDGED):
                tall[screen.name] = high
    assert tall == {}
    assert measured > 180
