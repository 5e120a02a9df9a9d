"""Quiet hours, including nights in which clocks change."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.quiet import after_loud, loud_between, may_be_called, next_at, off_until
from storage.pace import LIVE, SLOW_PACE, DeadlineHour, Holiday, QuietHours
from storage.people.stored_settings import PersonSettings
from tests.bot.tables.timed import begin

ZONE = "Europe/Warsaw"
NIGHT = QuietHours(22 * 60, 7 * 60, ZONE)
NOON = QuietHours(12 * 60, 13 * 60 + 30, ZONE)
HOUR = 3600.0


def _at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ZONE)).timestamp()


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        (NIGHT, "2026-11-20T21:59", None),
        (NIGHT, "2026-11-20T22:00", "2026-11-21T07:00"),
        (NIGHT, "2026-11-21T03:00", "2026-11-21T07:00"),
        (NIGHT, "2026-11-21T07:00", None),
        (NOON, "2026-11-21T13:00", "2026-11-21T13:30"),
        (NOON, "2026-11-21T14:00", None),
    ],
)
def test_when_it_is_quiet(quiet: QuietHours, now: str, until: str | None) -> None:
    assert off_until(quiet, None, _at(now)) == (until and _at(until))


def test_without_quiet_hours_it_never_is() -> None:
    assert off_until(None, None, 5.0) is None
    assert loud_between(None, 5.0, 7.0) == 2.0
    assert after_loud(None, 5.0, 2.0) == 7.0


@pytest.mark.parametrize(
    ("start", "end", "loud"),
    [
        ("2026-11-20T21:00", "2026-11-21T08:00", 2),
        ("2026-11-20T23:00", "2026-11-21T06:00", 0),
        ("2026-11-20T08:00", "2026-11-20T20:00", 12),
        ("2026-11-20T07:00", "2026-11-23T07:00", 45),
        # In the night in which clocks go back, the quiet hours are one hour longer.
        ("2026-10-24T21:00", "2026-10-25T08:00", 2),
        # In the night in which clocks go forward, they are one hour shorter.
        ("2026-03-28T21:00", "2026-03-29T08:00", 2),
    ],
)
def test_only_what_is_loud_counts(start: str, end: str, loud: float) -> None:
    began, ended = _at(start), _at(end)
    assert loud_between(NIGHT, began, ended) == loud * HOUR
    assert loud_between(NIGHT, began, after_loud(NIGHT, began, loud * HOUR)) == loud * HOUR


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-11-20T20:00", 1, "2026-11-20T21:00"),
        ("2026-11-20T20:00", 3, "2026-11-21T08:00"),
        ("2026-11-20T23:00", 1, "2026-11-21T08:00"),
        ("2026-11-20T08:00", 24, "2026-11-21T17:00"),
        ("2026-10-24T20:00", 3, "2026-10-25T08:00"),
        ("2026-03-28T20:00", 3, "2026-03-29T08:00"),
    ],
)
def test_a_clock_doesnt_run_in_them(start: str, hours: float, end: str) -> None:
    assert after_loud(NIGHT, _at(start), hours * HOUR) == _at(end)


def test_hours_that_the_change_of_the_clocks_swallows_are_none() -> None:
    """When clocks go forward, the hours between two and three in the night don't exist."""
    swallowed = QuietHours(2 * 60 + 10, 2 * 60 + 50, ZONE)
    began, ended = _at("2026-03-29T00:00"), _at("2026-03-29T12:00")
    assert 10 * HOUR <= loud_between(swallowed, began, ended) <= 11 * HOUR
    assert after_loud(swallowed, began, HOUR) == began + HOUR


@pytest.mark.parametrize(
    ("settings", "may"),
    [
        (PersonSettings(), True),
        (PersonSettings(calls="nowhere"), False),
        (PersonSettings(quiet=NIGHT), False),
        (PersonSettings(quiet=NOON), True),
    ],
)
def test_a_person_is_notified_unless_they_want_no_calls_or_it_is_quiet(
    settings: PersonSettings, may: bool
) -> None:
    assert may_be_called(settings, _at("2026-11-20T23:00")) is may


def test_how_long_they_last() -> None:
    assert NIGHT.minutes == 9 * 60
    assert NOON.minutes == 90
    assert QuietHours(60, 60, ZONE).minutes == 24 * 60


def test_a_holiday_and_the_nights_in_it_are_counted_once() -> None:
    night = QuietHours(22 * 60, 8 * 60, "UTC")
    day = 24 * HOUR
    holiday = Holiday(int(12 * HOUR), int(12 * HOUR + 2 * day))
    assert loud_between(night, 8 * HOUR, 8 * HOUR + 4 * day, holiday) == 4 * 14 * HOUR - 2 * 14 * HOUR
    assert after_loud(night, 8 * HOUR, 4 * HOUR, holiday) == 12 * HOUR
    assert after_loud(night, 8 * HOUR, 5 * HOUR, holiday) == 13 * HOUR + 2 * day
    assert loud_between(None, 0, 3 * day, holiday) == day
    assert off_until(night, holiday, 23 * HOUR) == 12 * HOUR + 2 * day
    assert off_until(night, None, 23 * HOUR) == 32 * HOUR
    assert off_until(None, holiday, 11 * HOUR) is None
    late = Holiday(23 * 3600, 30 * 3600)
    assert off_until(night, late, 22 * HOUR) == 32 * HOUR, "it lies in a night"


def test_the_next_full_hour_of_a_zone_is_found_over_midnight() -> None:
    evening = DeadlineHour(20, ZONE)
    assert next_at(evening, _at("2026-07-01 19:59")) == _at("2026-07-01 20:00")
    assert next_at(evening, _at("2026-07-01 20:00")) == _at("2026-07-01 20:00")
    assert next_at(evening, _at("2026-07-01 20:01")) == _at("2026-07-02 20:00")
    assert next_at(DeadlineHour(0, ZONE), _at("2026-10-24 23:00")) == _at("2026-10-25 00:00")
    assert next_at(evening, _at("2026-10-25 01:00")) == _at("2026-10-25 20:00"), "the clocks are changed"


def test_a_night_that_is_assumed_counts_in_slow_games_alone() -> None:
    for assumed, pace, counts in ((True, SLOW_PACE, True), (True, LIVE, False), (False, LIVE, True)):
        hours = QuietHours(0, 60, "UTC", assumed=assumed)
        setup, _ = begin(pace, 2, hours)
        assert setup.quiet_of(0) == (hours if counts else None)
