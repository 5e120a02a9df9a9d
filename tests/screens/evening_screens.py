"""The screens of standing evenings."""

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.evening import (
    ended_screen,
    evening_content,
    evening_screen,
    missed_screen,
    plan_screen,
    resting_screen,
    summary_content,
)
from bot.words.language import Language
from tests.bot.screens.build import GAME
from tests.bot.screens.evenings import AGAIN, ASKING, EVENING, MOVED, PAGE, SUMMARY
from tests.screens.screen import LANGUAGE, Screen

SAY = Language(LANGUAGE)


def evenings() -> Iterator[Screen]:
    """Show how an evening is founded, asks, reports, is changed, rests and ends."""
    yield Screen("evening-plan", lambda: plan_screen(GAME, AGAIN, SAY))
    yield Screen("evening-asks", lambda: evening_screen(ASKING, SAY), private=False)
    yield Screen("evening-moved", lambda: evening_screen(MOVED, SAY), private=False)
    opened = replace(ASKING, silent=(), lobby="https://discord.com/channels/10/20/30")
    yield Screen("evening-open", lambda: evening_screen(opened, SAY), private=False)
    yield Screen.of("evening-morning", summary_content(SUMMARY, SAY), private=False)
    yield Screen.of("evening-table", evening_content(PAGE, SAY), private=True)
    yield Screen("evening-rests", lambda: resting_screen(EVENING, SAY), private=False)
    yield Screen("evening-missed", lambda: missed_screen(EVENING, AGAIN.week, SAY), private=False)
    yield Screen("evening-ended", lambda: ended_screen(EVENING, 101, (102, 103), SAY), private=False)
