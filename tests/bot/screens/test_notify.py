"""The screen of where and when one is notified: each menu shows what is chosen."""

from dataclasses import replace

import pytest

from bot.controls.requests import OFF
from bot.screens.notify import NotifyModel, home_screen, notify_screen
from bot.words.language import Language, locales
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings
from tests.bot.screens.build import labels, marked

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


@pytest.mark.parametrize(
    ("minutes", "time"), [(0, "12:00 AM"), (725, "12:05 PM"), (1200, "8:00 PM"), (690, "11:30 AM")]
)
def test_a_button_has_the_hour_as_an_american_discord_writes_it(minutes: int, time: str) -> None:
    for locale in locales():
        screen = home_screen([("America/Los_Angeles", minutes)], 1, Language(locale))
        assert sorted(labels(screen)[0].split(" · ")) == [time, "Los Angeles"]
