"""Days of the world by number, and streaks of days."""

from datetime import UTC, datetime

import pytest

from storage.database.stored_time import begin_of, day_of, streak, week_of


def test_days_begin_at_midnight_utc() -> None:
    first = datetime(2026, 11, 23, tzinfo=UTC).timestamp()
    assert [day_of(first - 1), day_of(first), day_of(first + 86_399), day_of(first + 86_400)] == [0, 1, 1, 2]
    assert day_of(begin_of(142)) == 142


def test_a_week_begins_on_monday() -> None:
    for day in range(1, 30):
        week = week_of(day)
        assert day in week
        assert len(week) == 7
        assert datetime.fromtimestamp(begin_of(week[0]), UTC).weekday() == 0


@pytest.mark.parametrize(("days", "length"), [((), 0), ((5,), 1), ((4,), 1), ((3,), 0), ((2, 4, 5), 2)])
def test_a_streak_goes_up_to_today_or_yesterday(days: tuple[int, ...], length: int) -> None:
    assert streak(days, 5) == length
