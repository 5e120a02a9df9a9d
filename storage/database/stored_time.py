"""The time that is stored with a row, that of the process; and the days of the world, by their numbers.

Days begin at midnight UTC, for everybody at once.
"""

import time
from collections.abc import Collection
from datetime import UTC, datetime

_DAY = 24 * 60 * 60
"""The seconds of a day."""

_FIRST = 20_780
"""The day of number 1, in days since 1970: Monday, 23 November 2026."""


def now() -> int:
    """Return the seconds since 1970."""
    return int(time.time())


def day_of(moment: float) -> int:
    """Return the number of the day of a moment, in seconds since 1970."""
    return int(moment // _DAY) - _FIRST + 1


def begin_of(day: int) -> int:
    """Return the moment at which a day begins, in seconds since 1970."""
    return (day + _FIRST - 1) * _DAY


def week_of(day: int) -> range:
    """Return the days of the week in which a day lies, from Monday on."""
    # The first day was a Monday.
    monday = day - (day - 1) % 7
    return range(monday, monday + 7)


def year_of(moment: int) -> tuple[int, int]:
    """Return when the year of a moment begins and ends in UTC, in seconds since 1970."""
    year = datetime.fromtimestamp(moment, UTC).year
    begin, end = (int(datetime(each, 1, 1, tzinfo=UTC).timestamp()) for each in (year, year + 1))
    return begin, end


def streak(days: Collection[int], today: int) -> int:
    """Return how many of these days lie in a row up to today, or up to yesterday: today isn't over yet."""
    last = today if today in days else today - 1
    length = 0
    while last - length in days:
        length += 1
    return length
