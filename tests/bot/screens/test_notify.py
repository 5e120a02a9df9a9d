"""The screen for where and when a person is notified."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.controls import requests
from bot.screens.notify import NOTIFY_PAGES, NotifyModel, home_screen, notify_screen
from bot.words.language import Language, locales
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings
from tests.bot.screens.build import components, labels, menus, text
from tests.limits import check

SAY = Language()
QUIET = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")


@pytest.mark.parametrize("quiet", [None, QUIET])
def test_each_setting_has_a_menu_on_its_page_and_the_first_page_tells_the_state_of_all(
    quiet: QuietHours | None,
) -> None:
    settings = PersonSettings(quiet=quiet, pings="never", reminders=8, words="brief", invited=True)
    model = NotifyModel(settings, 600, ("Europe/Warsaw",), 1, called=False, away_until=5)
    found: dict[str, str] = {}
    for page in get_args(requests.NotifyPage):
        screen = notify_screen(replace(model, page=page), SAY)
        assert check(screen) == []
        assert len(menus(screen)) <= 3
        found |= {each["custom_id"].removeprefix("cit:notify:"): page for each in menus(screen)}
    without: set[str] = set() if quiet else {"to"}
    assert found == {setting: page for setting, page in NOTIFY_PAGES.items() if setting not in without}
    screen = notify_screen(model, SAY)
    states = (
        SAY("notify-state-often", pings="never", reminders=8),
        SAY("notify-state-other", until="<t:5:D>", words="brief", invited="on", called="off"),
    )
    assert [each for each in states if each not in text(screen)] == []
    assert labels(screen) == [SAY("button-notify-often"), SAY("button-notify-other")]


@pytest.mark.parametrize(
    ("minutes", "time"), [(0, "12:00 AM"), (725, "12:05 PM"), (1200, "8:00 PM"), (690, "11:30 AM")]
)
def test_a_menu_has_the_hour_as_an_american_discord_writes_it(minutes: int, time: str) -> None:
    for locale in locales():
        screen = home_screen([("America/Los_Angeles", minutes)], 1, Language(locale))
        (offered,) = (each["options"] for each in components(screen) if each.get("options"))
        assert sorted(offered[0]["label"].split(" · ")) == [time, "Los Angeles"]
