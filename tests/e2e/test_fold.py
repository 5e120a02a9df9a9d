"""The highest panels, measured on the local Discord's page: they fit on a phone, as estimated."""

from functools import partial
from pathlib import Path

from bot.screens.content import Content
from bot.screens.panel import panel_pictures, panel_screen
from bot.screens.phone import PANEL_HEIGHT
from bot.view_models.panel import PanelModel
from bot.words.language import Language
from tests.screens.camera import measure
from tests.screens.fold import estimate
from tests.screens.recorded import questions
from tests.screens.screen import Screen

SAY = Language()
HIGHEST = 12
EVERY = 6  # We check every sixth question to find the highest panel of each kind.


def screen_of(model: PanelModel) -> Screen:
    assert model.decision
    content = Content(lambda drawn: panel_screen(model, SAY, drawn), partial(panel_pictures, model, SAY))
    return Screen.of(model.decision.kind, content)


def test_the_highest_questions_fit_on_a_phone(tmp_path: Path) -> None:
    highest: dict[str, tuple[float, Screen]] = {}
    for _, model in questions()[::EVERY]:
        screen = screen_of(model)
        height = estimate(screen.view().to_components(), screen.pictures)
        if screen.name not in highest or height > highest[screen.name][0]:
            highest[screen.name] = height, screen
    worst = sorted(highest.values(), key=lambda each: -each[0])[:HIGHEST]
    assert len(worst) == HIGHEST
    measured = measure([screen for _, screen in worst], tmp_path)
    for estimated, screen in worst:
        assert measured[screen.name] <= PANEL_HEIGHT
        # Never much too low, because then other tests would accept parts that are out of view; at most one
        # row too high.
        assert -12 <= estimated - measured[screen.name] <= 48, screen.name
