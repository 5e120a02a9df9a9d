"""Quiet hours: in them, we call nobody and the clocks of slow games stop. Times: seconds since 1970."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import cache
from itertools import count, takewhile
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from storage.pace import HOUR, DeadlineHour, Holiday, QuietHours
from storage.people.stored_settings import PersonSettings

log = logging.getLogger(__name__)

WAKING = 3 * HOUR  # For this many seconds after quiet hours or a holiday, nobody's time runs out.

_DAY = timedelta(days=1)


def next_at(hour: DeadlineHour, moment: float) -> float:
    """Return the first time from `moment` on at which it is this hour in its zone."""
    zone = zone_named(hour.zone)
    day = datetime.fromtimestamp(moment, UTC).astimezone(zone).date()
    days = (datetime.combine(day + ahead * _DAY, time(hour.hour), zone).timestamp() for ahead in range(3))
    return next(each for each in days if each >= moment)


def off_until(quiet: QuietHours | None, holiday: Holiday | None, now: float) -> float | None:
    """Return the end of the quiet hours or holiday that include `now`, or `None`."""
    begins, ends = next(_closed(quiet, holiday, now), (now + 1, now))
    return ends if begins <= now else None


def may_be_called(settings: PersonSettings, now: float) -> bool:
    """Return whether a public mention may notify a person now."""
    return settings.calls != "nowhere" and off_until(settings.quiet, None, now) is None


def loud_between(quiet: QuietHours | None, start: float, end: float, holiday: Holiday | None = None) -> float:
    """Return the seconds between two times that lie outside quiet hours and a holiday."""
    seconds = max(0.0, end - start)
    for begins, ends in _closed(quiet, holiday, start):
        if begins >= end:
            break
        seconds -= min(ends, end) - max(begins, start)
    return max(0.0, seconds)


def after_loud(
    quiet: QuietHours | None, start: float, seconds: float, holiday: Holiday | None = None
) -> float:
    """Return when `seconds` have passed since `start`, not counting quiet hours and a holiday."""
    at, left = start, seconds
    for begins, ends in _closed(quiet, holiday, start):
        if begins - at >= left:
            break
        left -= max(0.0, begins - at)
        at = ends
    return at + left


def deadline(quiet: QuietHours | None, start: float, end: float, holiday: Holiday | None = None) -> float:
    """Return `end`, but not before `WAKING` seconds after the last quiet hours or holiday since `start`."""
    off = takewhile(lambda each: each[0] < end, _closed(quiet, holiday, start))
    return max([end, *(ends + WAKING for _, ends in off)])


def _closed(quiet: QuietHours | None, holiday: Holiday | None, since: float) -> Iterator[tuple[float, float]]:
    """Yield quiet hours and the holiday, if they end after `since`, in order; merge those that overlap."""
    away = (float(holiday.start), float(holiday.end)) if holiday and holiday.end > since else None
    for begins, ends in _intervals(quiet, since) if quiet else ():
        if away is None or ends < away[0]:
            yield begins, ends
        elif begins <= away[1]:
            away = min(begins, away[0]), max(ends, away[1])
        else:
            yield away
            away = None
            yield begins, ends
    if away is not None:
        yield away


def _intervals(quiet: QuietHours, since: float) -> Iterator[tuple[float, float]]:
    zone = zone_named(quiet.zone)
    today = datetime.fromtimestamp(since, UTC).astimezone(zone).date()
    for days in count(-1):
        day = today + days * _DAY
        begins = datetime.combine(day, _time(quiet.start), zone)
        ends = datetime.combine(day if quiet.end > quiet.start else day + _DAY, _time(quiet.end), zone)
        if begins.timestamp() < ends.timestamp() and ends.timestamp() > since:
            yield begins.timestamp(), ends.timestamp()


@cache
def zone_named(name: str) -> tzinfo:
    """Return a time zone; UTC if this machine doesn't know it, so that games continue."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        log.warning("The time zone %s isn't known on this machine, so UTC counts in its place", name)
        return UTC


def _time(minutes: int) -> time:
    return time(minutes // 60, minutes % 60)
