"""Clocks and quiet hours in their stored form."""

from dataclasses import replace

import pytest

from storage.pace import DAY_MINUTES, Clock, QuietHours


@pytest.mark.parametrize(
    ("start", "end", "minutes"),
    [(60, 120, 60), (22 * 60, 7 * 60, 9 * 60), (0, DAY_MINUTES - 1, DAY_MINUTES - 1), (60, 60, DAY_MINUTES)],
)
def test_quiet_hours_that_end_no_later_than_they_start_end_on_the_next_day(
    start: int, end: int, minutes: int
) -> None:
    assert QuietHours(start, end, "UTC").minutes == minutes


def test_a_second_call_is_due_before_the_end_and_once() -> None:
    clock = Clock((90.0,), (0,), 0, since=10.0, call=70.0, until=100.0)
    assert (clock.due, clock.overdue) == (70.0, False)
    called = replace(clock, call=None)
    assert (called.due, called.overdue) == (100.0, True)
    nobody = Clock((90.0,), (0,))
    assert (nobody.due, nobody.overdue) == (None, False)
