"""The screen for where and when a person is notified."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.controls import requests
from bot.controls.request import ON
from bot.screens.notify import NOTIFY_PAGES, NotifyModel, home_screen, notify_screen
from bot.words.language import Language, locales
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings
from tests.bot.screens.build import button, components, labels, menus, text
from tests.limits import check

SAY = Language()
QUIET = QuietHours(22 * 60, 8 * 60, "Europe/Warsaw")


@pytest.mark.parametrize("quiet", [None, QUIET, replace(QUIET, assumed=True)])
def test_each_setting_has_a_menu_on_its_page_below_what_holds(quiet: QuietHours | None) -> None:
    settings = PersonSettings(quiet=quiet, pings="never", reminders=8, words="brief")
    model = NotifyModel(settings, 600, ("Europe/Warsaw",), 1, away_until=5)
    state = "off" if quiet is None else "assumed" if quiet.assumed else "on"
    held = {
        "calls": SAY("notify-calls", place="game"),
        "from": SAY("notify-quiet", state=state, start="22:00", end="8:00", zone="Europe/Warsaw"),
        "zone": SAY("notify-zone", now="10:00" if quiet else "none"),
        "pings": SAY("notify-pings", pings="never"),
        "reminders": SAY("notify-reminders", reminders=8),
        "holiday": SAY("notify-holiday", until="<t:5:D>"),
        "words": SAY("notify-words", words="brief"),
    }
    found: dict[str, str] = {}
    for page in get_args(requests.NotifyPage):
        screen = notify_screen(replace(model, page=page), SAY)
        assert check(screen) == []
        shown = {each["custom_id"].removeprefix("cit:notify:"): page for each in menus(screen)}
        assert [
            held[setting] for setting in shown if setting != "to" and held[setting] not in text(screen)
        ] == []
        found |= shown
    without: set[str] = set() if quiet else {"to"}
    assert found == {setting: page for setting, page in NOTIFY_PAGES.items() if setting not in without}


def test_the_first_page_leads_to_the_others_and_names_only_an_absence() -> None:
    model = NotifyModel(PersonSettings(), 600, ("Europe/Warsaw",), 1, called=False)
    for until, away in ((0, False), (5, True)):
        screen = notify_screen(replace(model, away_until=until), SAY)
        assert (SAY("notify-away", until="<t:5:D>") in text(screen)) is away
        assert labels(screen) == [
            SAY("button-notify-often"),
            SAY("button-notify-other", away=away),
            SAY("button-notify-words"),
        ]


@pytest.mark.parametrize("on", [True, False])
def test_a_button_says_what_it_does_and_the_line_above_it_what_holds(*, on: bool) -> None:
    model = NotifyModel(PersonSettings(invited=on), 600, ("UTC",), 1, called=on, page="often")
    screen = notify_screen(model, SAY)
    for name in ("invited", "called"):
        assert SAY(f"notify-{name}", state=ON[on]) in text(screen)
        shown = button(screen, SAY(f"switch-{name}", state=ON[on]))
        assert shown["custom_id"] == f"cit:{name}:{ON[not on]}"


@pytest.mark.parametrize(
    ("minutes", "time"), [(0, "12:00 AM"), (725, "12:05 PM"), (1200, "8:00 PM"), (690, "11:30 AM")]
)
def test_a_menu_has_the_hour_as_an_american_discord_writes_it(minutes: int, time: str) -> None:
    for locale in locales():
        screen = home_screen([("America/Los_Angeles", minutes)], 1, Language(locale))
        (offered,) = (each["options"] for each in components(screen) if each.get("options"))
        assert sorted(offered[0]["label"].split(" · ")) == [time, "Los Angeles"]
