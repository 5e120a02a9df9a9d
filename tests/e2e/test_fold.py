"""The tallest questions, measured in the local Discord's page: they fit on a phone, as the estimate says."""

from pathlib import Path

from bot.screens.panel import panel_screen
from bot.words.language import Language
from tests.screens.camera import measure
from tests.screens.fold import USABLE, estimate
from tests.screens.recorded import questions
from tests.screens.screen import Screen

SAY = Language()
TALLEST = 12


def test_the_tallest_questions_stand_above_the_fold(tmp_path: Path) -> None:
    tallest: dict[str, tuple[float, Screen]] = {}
    for _, model in questions():
        assert model.decision
        screen = Screen(model.decision.kind, lambda model=model: panel_screen(model, SAY))
        height = estimate(screen.view().to_components())
        if screen.name not in tallest or height > tallest[screen.name][0]:
            tallest[screen.name] = height, screen
    worst = sorted(tallest.values(), key=lambda each: -each[0])[:TALLEST]
    measured = measure([screen for _, screen in worst], tmp_path)
    for estimated, screen in worst:
        assert measured[screen.name] <= USABLE
        # Never much too low, for then the other tests would let pass what isn't seen; a row too high at most.
        assert -12 <= estimated - measured[screen.name] <= 48, screen.name
