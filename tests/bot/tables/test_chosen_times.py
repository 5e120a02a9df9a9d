"""Times that people choose, read from texts."""

import zoneinfo
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.controls.requests import DAYS_AHEAD, EVENING_AHEAD, MINUTES_AHEAD, OFF, NotifySetting
from bot.tables import quiet
from bot.tables.chosen_times import (
    ASSUMED_QUIET,
    AT_HOME,
    HOMES,
    REFUSED_KEPT,
    REMINDED,
    TypedTimes,
    days_around,
    in_minutes,
    probable_zone,
    quiet_at_first,
    same_time,
    typed,
    upcoming,
    with_home,
    with_start,
    with_typed,
    with_zone,
    zones,
)
from bot.tables.quiet import off_until
from bot.tables.table_errors import RefusedError
from bot.view_models.lobby import TypedTime
from engine.errors import ImpossibleChangeError
from storage.pace import QuietHours
from storage.parts import Appointment
from storage.people.stored_settings import PersonSettings
from tests.house import House
from tests.storage.samples import setup

ZONE = "Europe/Warsaw"


NIGHT = QuietHours(22 * 60, 7 * 60, ZONE)


def _at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ZONE)).timestamp()


@pytest.fixture
def without_zones() -> Iterator[None]:
    """A machine without time zones of its own."""

    def begin_anew(path: Sequence[str] | None) -> None:
        zoneinfo.reset_tzpath(path)
        ZoneInfo.clear_cache()
        for cached in (zones, quiet.zone_named):
            cached.cache_clear()

    begin_anew([])
    yield
    begin_anew(None)


@pytest.mark.usefixtures("without_zones")
def test_a_machine_without_time_zones_knows_them_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    assert zoneinfo.TZPATH == ()
    assert {*AT_HOME.values(), "Asia/Kathmandu", "UTC"} <= {*zones()}
    assert off_until(NIGHT, None, _at("2026-07-01T22:00")) == _at("2026-07-02T07:00")
    # The zone has summer time and winter time.
    assert ZoneInfo(ZONE).utcoffset(datetime(2026, 7, 1)) != ZoneInfo(ZONE).utcoffset(datetime(2026, 1, 1))  # noqa: DTZ001
    assert caplog.records == []


def test_cities_are_among_the_zones() -> None:
    assert {"Europe/Warsaw", "Europe/Kyiv", "America/Argentina/Buenos_Aires", "UTC"} <= {*zones()}
    assert "Etc/GMT+5" not in zones()


NONE = PersonSettings()
SHORT = replace(NONE, quiet=QuietHours(22 * 60, 7 * 60, ZONE))


def test_quiet_hours_that_begin_later_last_as_long_if_they_became_too_long() -> None:
    assert with_typed(SHORT, "from", "23:00", "en").quiet == QuietHours(23 * 60, 7 * 60, ZONE)
    assert with_typed(SHORT, "from", "12:00", "en").quiet == QuietHours(12 * 60, 21 * 60, ZONE)
    assert with_typed(SHORT, "from", OFF, "en").quiet is None


def test_another_zone_keeps_the_hours() -> None:
    assert with_typed(SHORT, "zone", "new york", "en").quiet == QuietHours(
        22 * 60, 7 * 60, "America/New_York"
    )


def test_the_first_quiet_hours_are_those_of_the_language() -> None:
    assert with_typed(NONE, "to", "6", "pl").quiet == QuietHours(22 * 60, 6 * 60, "Europe/Warsaw")
    # A zone alone sets no quiet hours, which live games would also keep.
    assert with_typed(NONE, "zone", "new york", "pl").quiet == replace(ASSUMED_QUIET, zone="America/New_York")


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
        with_typed(SHORT, setting, value, "en")
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("locale", "zone"), [("pl", "Europe/Warsaw"), ("de", "Europe/Berlin"), ("en-US", ""), ("", "")]
)
def test_a_person_who_chose_nothing_sleeps_where_their_discord_speaks(locale: str, zone: str) -> None:
    quiet = quiet_at_first(PersonSettings(), locale)
    assert (quiet.zone if quiet else "") == zone
    assert quiet is None or quiet.assumed
    # Even if they want no quiet hours.
    assert probable_zone(PersonSettings(no_quiet=True), locale) == zone
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
    off = with_typed(PersonSettings(), setting, OFF, "pl")
    assert off == PersonSettings(no_quiet=True)
    again = with_typed(off, setting, "22:00" if setting == "from" else "7:00", "pl")
    assert again.quiet is not None
    assert not again.no_quiet
    assert not again.quiet.assumed


def test_hours_that_somebody_chose_stay_when_they_say_where_they_live() -> None:
    there = with_home(PersonSettings(), "Asia/Tokyo")
    assert there.quiet == replace(ASSUMED_QUIET, zone="Asia/Tokyo")
    assert with_home(there, "Asia/Dubai").quiet == replace(ASSUMED_QUIET, zone="Asia/Dubai")
    assert with_home(PersonSettings(quiet=NIGHT), "Asia/Tokyo") == PersonSettings(quiet=NIGHT)
    hours: tuple[tuple[NotifySetting, str], ...] = (
        ("zone", "Europe/Kyiv"),
        ("from", "21:00"),
        ("to", "7:00"),
    )
    for setting, value in hours:
        assert (quiet := with_typed(there, setting, value, "en").quiet)
        assert not quiet.assumed
    assert set(HOMES) <= set(zones())


def test_naming_a_city_sets_no_quiet_hours_but_tells_where_the_night_of_a_slow_game_is() -> None:
    named = with_zone(PersonSettings(), "Asia/Tokyo")
    assert named == PersonSettings(zone="Asia/Tokyo")
    assert quiet_at_first(named, "pl") == replace(ASSUMED_QUIET, zone="Asia/Tokyo")
    assert with_zone(named, "Asia/Dubai") == PersonSettings(zone="Asia/Dubai")
    assumed = PersonSettings(quiet=ASSUMED_QUIET)
    assert with_zone(assumed, "Asia/Tokyo").quiet == replace(ASSUMED_QUIET, zone="Asia/Tokyo")
    assert with_home(named, "Asia/Dubai").quiet == replace(ASSUMED_QUIET, zone="Asia/Dubai")


def test_a_person_without_quiet_hours_still_lives_somewhere() -> None:
    off = with_typed(PersonSettings(quiet=NIGHT), "from", OFF, "en")
    assert off == PersonSettings(no_quiet=True, zone=NIGHT.zone)
    assert probable_zone(off, "en-US") == NIGHT.zone
    assert with_home(off, "Asia/Tokyo") == off, "the zone of one evening isn't where the person lives"
    assert with_home(PersonSettings(no_quiet=True), "Asia/Tokyo").home == "Asia/Tokyo"
    moved = with_typed(off, "zone", "Asia/Dubai", "en")
    assert moved == PersonSettings(no_quiet=True, zone="Asia/Dubai")
    again = with_typed(moved, "from", "23:00", "pl")
    assert again == PersonSettings(quiet=QuietHours(23 * 60, 8 * 60, "Asia/Dubai"))


def test_a_seat_follows_what_was_chosen_and_nothing_that_was_assumed() -> None:
    assumed = quiet_at_first(PersonSettings(), "pl")
    assert PersonSettings().allows(assumed)
    assert PersonSettings().allows(None)
    assert not PersonSettings(no_quiet=True).allows(assumed)
    assert not PersonSettings(quiet=NIGHT).allows(assumed)
    assert not PersonSettings().allows(NIGHT)


# In Warsaw it is 23:30 on the 31st of December, in Kathmandu 04:15 on the 1st of January.
DAY = 24 * 60 * 60
NOW = datetime(2026, 12, 31, 22, 30, tzinfo=UTC).timestamp()


def test_the_menu_offers_its_minutes_and_none() -> None:
    assert in_minutes(("0",), NOW) is None
    assert [in_minutes((str(each),), NOW + 0.9) for each in MINUTES_AHEAD] == [
        NOW + each * 60 for each in MINUTES_AHEAD
    ]
    for values in ((), ("7",), ("-30",), tuple(map(str, MINUTES_AHEAD))):
        with pytest.raises(ImpossibleChangeError):
            in_minutes(values, NOW)


@pytest.mark.parametrize(
    ("day", "time", "zone", "minutes"),
    [
        ("0", "23:45", "Warsaw", 15),
        ("1", "0:15", "Europe/Warsaw", 45),
        ("0", "4.30", "Kathmandu", 15),
        ("0", "22:31", "UTC", 1),
        ("", "23", "utc", 30),
        (f"{datetime.fromtimestamp(NOW, UTC) + timedelta(1):%Y-%m-%d}", "0:30", "UTC", 120),
        *(("0", time, "UTC", 30) for time in ("11pm", "11 PM", "11 p.m.", "11:00pm", "23h", "23.00", "2300")),
        ("1", "12 am", "UTC", 90),
    ],
)
def test_a_typed_time_is_that_of_its_zone_and_day(day: str, time: str, zone: str, minutes: int) -> None:
    assert typed(TypedTime(day, time, zone), NOW) == NOW + minutes * 60


@pytest.mark.parametrize(
    ("day", "time", "zone", "key"),
    [
        ("0", "soon", "UTC", "error-time"),
        ("0", "24:00", "UTC", "error-time"),
        ("someday", "23:45", "UTC", "error-time"),
        ("0", "13pm", "UTC", "error-time"),
        ("0", "0 am", "UTC", "error-time"),
        (str(DAYS_AHEAD + 2), "23:45", "UTC", "error-time"),
        ("0", "22:30", "UTC", "error-time-over"),
        ("0", "23:45", "Atlantis", "error-notify-zone"),
    ],
)
def test_a_time_that_makes_no_sense_is_refused(day: str, time: str, zone: str, key: str) -> None:
    with pytest.raises(RefusedError) as caught:
        typed(TypedTime(day, time, zone), NOW)
    assert caught.value.key == key


def test_a_refused_time_is_kept_until_another_is_typed() -> None:
    times, wanted = TypedTimes(), TypedTime("3", "soon", "Warsaw")
    for user in range(REFUSED_KEPT + 1):
        with pytest.raises(RefusedError):
            times.read(user, wanted, NOW)
    assert times.refused(0) is None
    assert times.refused(1) == wanted
    times.read(1, wanted._replace(time="8pm"), NOW)
    assert times.refused(1) is None


async def test_a_refused_time_is_dropped_with_the_data_of_its_person(house: House) -> None:
    times = house.bot.typed_times
    for user in (1, 2):
        with pytest.raises(RefusedError):
            times.read(user, TypedTime("3", "soon", "Warsaw"), NOW)
    # Nothing of them is stored, or another process has deleted it.
    assert await house.bot.deletion.delete(1, date(2026, 11, 29), "")
    assert times.refused(1) is None
    assert times.refused(2) is not None


@pytest.mark.parametrize(("hours", "day"), [(0, "7"), (-8, "7"), (2, "1")])
def test_a_past_time_is_proposed_on_its_day_of_the_week(hours: int, day: str) -> None:
    zone = "UTC"
    began = int(NOW) + hours * 3600
    before = upcoming(began, zone, NOW)
    assert before == TypedTime(day, f"{datetime.fromtimestamp(began, UTC):%H:%M}", zone)
    assert (typed(before, NOW) - began) % (7 * DAY) in (0, 7 * DAY - began % 60)


def test_a_time_that_is_still_to_come_is_proposed_as_it_is() -> None:
    at = int(NOW) + 20 * DAY
    proposed = upcoming(at, "UTC", NOW)
    assert proposed.day == "20"
    day = f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"
    assert typed(proposed._replace(day=day), NOW, EVENING_AHEAD) == at - at % 60
    with pytest.raises(RefusedError):
        typed(proposed._replace(day=day), NOW)


@pytest.mark.parametrize(
    ("day", "near", "later"),
    [
        (0, range(22), (28, 35, 42)),
        (6, range(22), (27, 34, 41)),
        (33, range(23, 45), (47, 54, 61)),
        (EVENING_AHEAD, range(EVENING_AHEAD - 10, EVENING_AHEAD + 12), ()),
    ],
)
def test_days_around_an_evening_are_offered(day: int, near: range, later: tuple[int, ...]) -> None:
    assert days_around(day) == (*near, *later)
    assert day in near


@pytest.mark.parametrize(("ahead", "reminded"), [(REMINDED, True), (REMINDED + 1, False)])
def test_nobody_is_reminded_of_a_time_that_is_near(ahead: int, reminded: bool) -> None:
    at = int(NOW) + ahead
    begun = with_start(setup(), at, "600", NOW)
    assert begun.times.appointment == Appointment(at, "600", reminded=reminded)
    assert with_start(begun, None, "601", NOW) == begun.with_times(appointment=None)


@pytest.mark.parametrize(
    ("began", "now", "at"),
    [
        # A game of two hours, one that ended on the next day, and one that took a week.
        (72_000, 79_200, 72_000 + DAY),
        (72_010, 72_000 + 7 * 3600, 72_000 + DAY),
        (72_000, 72_000 + 7 * DAY + 3600, 72_000 + 8 * DAY),
        # Less than an hour is too short.
        (72_000, 72_000 + DAY - 1800, 72_000 + 2 * DAY),
        # In full minutes, too.
        (72_100, 72_100 + DAY - 3600, 72_000 + 2 * DAY),
    ],
)
def test_the_same_time_tomorrow_leaves_an_hour(began: int, now: float, at: int) -> None:
    assert same_time(began, now) == at
