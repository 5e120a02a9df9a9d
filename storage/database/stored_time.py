"""The time that we store with rows, by the process's clock; and days, weeks and years in UTC."""

import time
from collections.abc import Collection
from datetime import UTC, datetime

DAY = 24 * 60 * 60  # Seconds in a day.

WEEK = 7 * DAY

_FIRST = 20_780  # Day number 1, in days since 1970: Monday, 23 November 2026.


def now() -> int:
    """Return the seconds since 1970."""
    return int(time.time())


def day_of(moment: float) -> int:
    """Return the number of the day of a time in seconds since 1970."""
    return int(moment // DAY) - _FIRST + 1


def begin_of(day: int) -> int:
    """Return when a day starts, in seconds since 1970."""
    return (day + _FIRST - 1) * DAY


def week_of(day: int) -> range:
    """Return the days of a day's week, from Monday on."""
    # The first day was a Monday.
    monday = day - (day - 1) % 7
    return range(monday, monday + 7)


def year_of(moment: int) -> tuple[int, int]:
    """Return the start and end of the year of a time, all in seconds since 1970."""
    year = datetime.fromtimestamp(moment, UTC).year
    begin, end = (int(datetime(each, 1, 1, tzinfo=UTC).timestamp()) for each in (year, year + 1))
    return begin, end


def streak(days: Collection[int], today: int) -> int:
    """Return the length of the run of consecutive days that ends today, or yesterday if today is missing."""
    last = today if today in days else today - 1
    length = 0
    while last - length in days:
        length += 1
    return length
