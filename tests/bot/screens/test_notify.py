"""The screen of where and when one is notified: each menu shows what is chosen."""

from dataclasses import replace

import pytest

from bot.controls.requests import OFF
from bot.screens.notify import NotifyModel, notify_screen
from bot.words.language import Language
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings
from tests.bot.screens.build import marked

CHOSEN = PersonSettings(
    calls="direct", pings="slow", reminders=8, quiet=QuietHours(22 * 60 + 30, 7 * 60, "Europe/Warsaw")
)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (CHOSEN, [["direct"], ["slow"], ["8"], ["22:30"], ["7:00"], ["Europe/Warsaw"], [], ["off"]]),
        (replace(CHOSEN, calls="nowhere", quiet=None), [["nowhere"], ["slow"], ["8"], [OFF], [], ["off"]]),
        (PersonSettings(words="brief"), [["game"], ["always"], ["0"], [OFF], [], ["brief"]]),
    ],
)
def test_each_menu_marks_what_is_chosen(settings: PersonSettings, expected: list[list[str]]) -> None:
    model = NotifyModel(settings, 600, ("Europe/London", "Europe/Warsaw"), 1)
    assert marked(notify_screen(model, Language())) == expected
