"""Settings for calls, read from texts."""

import zoneinfo
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.controls.requests import OFF, NotifySetting
from bot.tables import quiet
from bot.tables.call_settings import _AT_HOME, changed, quiet_at_first, zones  # pyright: ignore[reportPrivateUsage]
from bot.tables.quiet import quiet_until
from bot.tables.table_errors import RefusedError
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings

ZONE = "Europe/Warsaw"


NIGHT = QuietHours(22 * 60, 7 * 60, ZONE)


def _at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ZONE)).timestamp()


@pytest.fixture
def without_zones() -> Iterator[None]:
    """A machine that has no time zones of its own."""

    def begin_anew(path: Sequence[str] | None) -> None:
        zoneinfo.reset_tzpath(path)
        ZoneInfo.clear_cache()
        for cached in (zones, quiet._zone):  # pyright: ignore[reportPrivateUsage]
            cached.cache_clear()

    begin_anew([])
    yield
    begin_anew(None)


@pytest.mark.usefixtures("without_zones")
def test_a_machine_without_time_zones_knows_them_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    assert zoneinfo.TZPATH == ()
    assert {*_AT_HOME.values(), "Asia/Kathmandu", "UTC"} <= {*zones()}
    assert quiet_until(NIGHT, _at("2026-07-01T22:00")) == _at("2026-07-02T07:00")
    # Summer time and winter time: the zone is no mere name.
    assert ZoneInfo(ZONE).utcoffset(datetime(2026, 7, 1)) != ZoneInfo(ZONE).utcoffset(datetime(2026, 1, 1))  # noqa: DTZ001
    assert caplog.records == []


def test_cities_are_among_the_zones() -> None:
    assert {"Europe/Warsaw", "Europe/Kyiv", "America/Argentina/Buenos_Aires", "UTC"} <= {*zones()}
    assert "Etc/GMT+5" not in zones()


NONE = PersonSettings()
SHORT = replace(NONE, quiet=QuietHours(22 * 60, 7 * 60, ZONE))


def test_quiet_hours_that_begin_later_last_as_long_if_they_became_too_long() -> None:
    assert changed(SHORT, "from", "23:00", "en").quiet == QuietHours(23 * 60, 7 * 60, ZONE)
    assert changed(SHORT, "from", "12:00", "en").quiet == QuietHours(12 * 60, 21 * 60, ZONE)
    assert changed(SHORT, "from", OFF, "en").quiet is None


def test_the_first_quiet_hours_are_those_of_the_language() -> None:
    assert changed(NONE, "to", "6", "pl").quiet == QuietHours(22 * 60, 6 * 60, "Europe/Warsaw")
    assert changed(NONE, "zone", "new york", "pl").quiet == QuietHours(22 * 60, 8 * 60, "America/New_York")


@pytest.mark.parametrize(
    ("setting", "value", "key"),
    [
        ("calls", "everywhere", "error-notify-unknown"),
        ("reminders", "3", "error-notify-unknown"),
        ("zone", "Atlantis", "error-notify-zone"),
        ("from", "25:00", "error-notify-time"),
        ("to", "21:00", "error-notify-long"),
    ],
)
def test_a_text_that_makes_no_sense_is_refused(setting: NotifySetting, value: str, key: str) -> None:
    with pytest.raises(RefusedError) as caught:
        changed(SHORT, setting, value, "en")
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("locale", "zone"), [("pl", "Europe/Warsaw"), ("de", "Europe/Berlin"), ("en-US", ""), ("", "")]
)
def test_a_person_who_chose_nothing_sleeps_where_their_discord_speaks(locale: str, zone: str) -> None:
    quiet = quiet_at_first(PersonSettings(), locale)
    assert (quiet.zone if quiet else "") == zone
    assert quiet is None or quiet.assumed
    assert quiet_at_first(PersonSettings(no_quiet=True), locale) is None
    assert quiet_at_first(PersonSettings(quiet=NIGHT), locale) == NIGHT


def test_american_english_leaves_it_to_the_language_of_the_person_then_to_that_of_the_table() -> None:
    for locale, languages, zone in (
        ("en-US", ("en", "uk"), "Europe/Kyiv"),
        ("en-US", ("cs", "uk"), "Europe/Prague"),
        ("en-GB", ("cs", "uk"), "Europe/London"),
    ):
        quiet = quiet_at_first(PersonSettings(), locale, *languages)
        assert quiet is not None
        assert (quiet.zone, quiet.assumed) == (zone, True)
    assert quiet_at_first(PersonSettings(), "en-US", "en", "en") is None
    assert quiet_at_first(PersonSettings(no_quiet=True), "en-US", "pl") is None


@pytest.mark.parametrize("setting", ["from", "to"])
def test_a_person_who_wants_no_quiet_hours_gets_none_assumed(setting: NotifySetting) -> None:
    off = changed(PersonSettings(), setting, OFF, "pl")
    assert off == PersonSettings(no_quiet=True)
    again = changed(off, setting, "22:00" if setting == "from" else "7:00", "pl")
    assert again.quiet is not None
    assert not again.no_quiet
    assert not again.quiet.assumed


def test_a_seat_follows_what_was_chosen_and_nothing_that_was_assumed() -> None:
    assumed = quiet_at_first(PersonSettings(), "pl")
    assert PersonSettings().allows(assumed)
    assert PersonSettings().allows(None)
    assert not PersonSettings(no_quiet=True).allows(assumed)
    assert not PersonSettings(quiet=NIGHT).allows(assumed)
    assert not PersonSettings().allows(NIGHT)
