"""The time at which a lobby begins by itself, as its host chooses it."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.controls.requests import DAYS_AHEAD, MINUTES_AHEAD
from bot.tables.call_settings import named_zone, time_of_day
from bot.tables.table_errors import RefusedError
from bot.words.names import typed_again
from engine.errors import ImpossibleChangeError
from storage.values import Appointment, Setup

_DAY, _STEP, _NOTICE = 24 * 60 * 60, 5 * 60, 60 * 60

REMINDED = 10 * 60
"""How many seconds before that time the players are reminded."""


def in_minutes(values: tuple[str, ...], now: float) -> int | None:
    """Return the moment that was picked in the menu, `None` for none; `now` is in seconds since 1970.

    Raises `ImpossibleChangeError` if the menu never offers it.
    """
    if values == ("0",):
        return None
    if len(values) != 1 or values[0] not in map(str, MINUTES_AHEAD):
        raise ImpossibleChangeError(str(values))
    return int(now) + int(values[0]) * 60


def same_time(began: int, now: float) -> int:
    """Return the same time of day as a moment on the next day that leaves an hour to come, in full minutes.

    All are in seconds since 1970.
    """
    days = max(1, -int(-(now + _NOTICE - began) // _DAY))
    at = began + days * _DAY
    return at - at % _STEP


def typed(day: str, time: str, zone: str, now: float) -> int:
    """Return the moment of a typed time of day in a typed time zone, so many days ahead.

    Raises `RefusedError` if one of them makes no sense, or the moment is over.
    """
    days = int(day) if re.fullmatch("[0-9]", day) else 0
    minutes = time_of_day(time)
    if minutes is None or days > DAYS_AHEAD:
        raise RefusedError("error-time", text=typed_again(time))
    there = ZoneInfo(named_zone(zone))
    date = datetime.fromtimestamp(now, UTC).astimezone(there).date() + timedelta(days=days)
    hour, minute = divmod(minutes, 60)
    moment = datetime(date.year, date.month, date.day, hour, minute, tzinfo=there).timestamp()
    if moment <= now:
        raise RefusedError("error-time-over", time=typed_again(time))
    return int(moment)


def meeting(setup: Setup, at: int | None, click: str, now: float) -> Setup:
    """Return the set-up of a lobby that begins at a moment (`None`: when its host starts it).

    Players need no reminder of a time that is chosen so late.
    """
    if at is None:
        return replace(setup, appointment=None)
    return replace(setup, appointment=Appointment(at, click, reminded=at - now <= REMINDED))
