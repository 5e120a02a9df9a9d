"""Days of the world: their numbers, their weeks, and days in a row."""

from datetime import UTC, datetime

from storage.days import begin_of, day_of, streak, week_of


def test_a_day_begins_at_midnight_utc() -> None:
    first = datetime(2026, 11, 23, tzinfo=UTC).timestamp()
    assert (day_of(first - 1), day_of(first), day_of(first + 86399), day_of(first + 86400)) == (0, 1, 1, 2)
    assert begin_of(1) == first
    assert day_of(begin_of(142)) == 142


def test_a_week_begins_on_monday() -> None:
    for day in range(1, 30):
        week = week_of(day)
        assert day in week
        assert len(week) == 7
        assert datetime.fromtimestamp(begin_of(week[0]), UTC).weekday() == 0


def test_days_in_a_row_end_today_or_yesterday() -> None:
    assert streak({3, 4, 5}, 5) == 3
    assert streak({3, 4, 5}, 6) == 3
    assert streak({3, 4, 5}, 7) == 0
    assert streak({1, 3, 4}, 4) == 2
    assert streak(set(), 4) == 0
