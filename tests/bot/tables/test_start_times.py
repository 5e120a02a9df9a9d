"""The time at which a lobby begins: picked in a menu, or typed for a time zone."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.controls.requests import DAYS_AHEAD, MINUTES_AHEAD
from bot.tables.start_times import REMINDED, in_minutes, meeting, same_time, typed
from bot.tables.table_errors import RefusedError
from engine.errors import ImpossibleChangeError
from storage.values import Appointment
from tests.storage.samples import setup

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
    ],
)
def test_a_typed_time_is_that_of_its_zone_and_day(day: str, time: str, zone: str, minutes: int) -> None:
    assert typed(day, time, zone, NOW) == NOW + minutes * 60


@pytest.mark.parametrize(
    ("day", "time", "zone", "key"),
    [
        ("0", "soon", "UTC", "error-time"),
        ("0", "24:00", "UTC", "error-time"),
        (str(DAYS_AHEAD + 1), "23:45", "UTC", "error-time"),
        ("0", "22:30", "UTC", "error-time-over"),
        ("0", "23:45", "Atlantis", "error-notify-zone"),
    ],
)
def test_a_time_that_makes_no_sense_is_refused(day: str, time: str, zone: str, key: str) -> None:
    with pytest.raises(RefusedError) as caught:
        typed(day, time, zone, NOW)
    assert caught.value.key == key


@pytest.mark.parametrize(("ahead", "reminded"), [(REMINDED, True), (REMINDED + 1, False)])
def test_nobody_is_reminded_of_a_time_that_is_near(ahead: int, reminded: bool) -> None:
    at = int(NOW) + ahead
    begun = meeting(setup(), at, "600", NOW)
    assert begun.appointment == Appointment(at, "600", reminded=reminded)
    assert meeting(begun, None, "601", NOW) == replace(begun, appointment=None)


@pytest.mark.parametrize(
    ("began", "now", "at"),
    [
        # A game of two hours, one that ended on the next day, and one that took a week.
        (72_000, 79_200, 72_000 + DAY),
        (72_010, 72_000 + 7 * 3600, 72_000 + DAY),
        (72_000, 72_000 + 7 * DAY + 3600, 72_000 + 8 * DAY),
        # Less than an hour is too short.
        (72_000, 72_000 + DAY - 1800, 72_000 + 2 * DAY),
    ],
)
def test_the_same_time_tomorrow_leaves_an_hour(began: int, now: float, at: int) -> None:
    assert same_time(began, now) == at
