"""The times that people choose: quiet hours, time zones, holidays, and the start of a lobby."""

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import get_args
from zoneinfo import ZoneInfo, available_timezones

from bot.controls.requests import DAYS_AHEAD, EVENING_AHEAD, MINUTES_AHEAD, OFF, NotifySetting
from bot.tables.person import Person
from bot.tables.quiet import zone_named
from bot.tables.table_errors import RefusedError
from bot.view_models.lobby import TypedTime
from bot.words.names import folded, typed_again
from engine.errors import ImpossibleChangeError
from storage.database.stored_time import DAY
from storage.pace import DAY_MINUTES, HOLIDAY, HOUR, LONGEST_QUIET, QuietHours
from storage.parts import Appointment
from storage.people.persons import Persons
from storage.people.stored_settings import CallPlace, LivePings, PersonSettings, Reminders, WordsFirst
from storage.values import Setup

UTC_ZONE = "UTC"

USUAL_NIGHT = QuietHours(22 * 60, 8 * 60, UTC_ZONE)
"""The quiet hours of a person who wants some but doesn't say which."""

ASSUMED_QUIET = replace(USUAL_NIGHT, assumed=True)
"""The quiet hours that we assume for a person who hasn't chosen any. Their probable zone replaces UTC."""

AT_HOME = {"pl": "Europe/Warsaw", "cs": "Europe/Prague", "uk": "Europe/Kyiv", "ro": "Europe/Bucharest"}
"""The zone in which most speakers of a language live."""

_PROBABLE = AT_HOME | {
    "bg": "Europe/Sofia",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pt-BR": "America/Sao_Paulo",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
    "es-419": "America/Mexico_City",
}
"""A person's probable zone by their language in Discord. Not for American English, the default."""

HOMES = (
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Manila",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""The zones that we offer to a person whose zone is unknown, from west to east."""

_TIME = re.compile(
    r"\s*([01]?[0-9]|2[0-3])(?:[:.]?([0-5][0-9]))?\s*(?:h|([ap])\.?\s?m\.?)?\s*", re.IGNORECASE
)
_NOON = 12


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones: cities by continent, and UTC."""
    return (*sorted(each for each in available_timezones() if _is_city(each)), UTC_ZONE)


def _is_city(zone: str) -> bool:
    return "/" in zone and not zone.startswith(("Etc/", "SystemV/", "US/", "posix/", "right/"))


def time_in(zone: str, now: float) -> int:
    """Return the time of day in a zone, in minutes after midnight; `now` is in seconds since 1970."""
    there = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))
    return there.hour * 60 + there.minute


def date_in(zone: str, now: float) -> date:
    """Return the date in a zone; if there is no such zone, in UTC. `now` is in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).astimezone(zone_named(zone)).date()


def named_zone(text: str) -> str:
    """Return the zone that a person typed, with or without the continent. Raises `RefusedError`."""
    wanted = folded(text)
    # If two zones name the city, one of them is only an older name.
    found = [each for each in zones() if wanted in (folded(each), folded(each.rpartition("/")[2]))]
    if not found:
        raise RefusedError("error-notify-zone", text=typed_again(text))
    return found[0]


def days_away(value: str) -> int:
    """Parse the number of days for which somebody is away; 0: they are back. Raises `RefusedError`."""
    return int(_one_of(value, tuple(str(days) for days in range(HOLIDAY // DAY + 1))))


def with_typed(settings: PersonSettings, setting: NotifySetting, value: str, language: str) -> PersonSettings:
    """Return settings with one of them changed to a typed text. Raises `RefusedError`.

    A holiday isn't changed here, because storage limits holidays.
    """
    quiet = settings.quiet
    before = quiet or replace(USUAL_NIGHT, zone=settings.home or home_zone(language))
    match setting:
        case "calls":
            return replace(settings, calls=_one_of(value, get_args(CallPlace)))
        case "pings":
            return replace(settings, pings=_one_of(value, get_args(LivePings)))
        case "reminders":
            hours = {str(each): each for each in get_args(Reminders)}
            return replace(settings, reminders=hours[_one_of(value, tuple(hours))])
        case "holiday":
            return settings
        case "words":
            return replace(settings, words=_one_of(value, get_args(WordsFirst)))
        case "zone":
            zone, settings = named_zone(value), replace(settings, zone="")
            return _with_quiet(settings, replace(quiet, zone=zone)) if quiet else with_home(settings, zone)
        case "from":
            start = _minutes(value)
            return _with_quiet(settings, None if start is None else _from(before, start))
        case "to":
            end = _minutes(value)
            return _with_quiet(settings, None if end is None else _checked(replace(before, end=end)))


def _with_quiet(settings: PersonSettings, quiet: QuietHours | None) -> PersonSettings:
    """Return settings with chosen quiet hours (`None`: none at all), in place of assumed ones."""
    zone, chosen = "" if quiet else settings.home, quiet and replace(quiet, assumed=False)
    return replace(settings, quiet=chosen, no_quiet=quiet is None, zone=zone)


def with_zone(settings: PersonSettings, zone: str) -> PersonSettings:
    """Return settings for a person who lives in a zone. Change no quiet hours except assumed ones."""
    if settings.quiet is None:
        return replace(settings, zone=settings.zone if settings.no_quiet and settings.zone else zone)
    return with_home(settings, zone)


def with_home(settings: PersonSettings, zone: str) -> PersonSettings:
    """Return settings for a person who lives in a zone. Unless they chose hours, the night there is quiet.

    A chosen zone stays.
    """
    if settings.no_quiet:
        return with_zone(settings, zone)
    if settings.quiet is not None and not settings.quiet.assumed:
        return settings
    return replace(settings, quiet=replace(ASSUMED_QUIET, zone=zone), zone="")


def _one_of(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise RefusedError("error-notify-unknown")
    return value


def time_of_day(text: str) -> int | None:
    """Parse a typed time of day, in minutes after midnight; `None` if it isn't one."""
    if (match := _TIME.fullmatch(text)) is None:
        return None
    hour, minute, half = int(match[1]), int(match[2] or 0), match[3]
    if half is not None:
        if not 1 <= hour <= _NOON:
            return None
        hour = hour % _NOON + (_NOON if half.lower() == "p" else 0)
    return hour * 60 + minute


def _minutes(text: str) -> int | None:
    if folded(text) == OFF:
        return None
    if (minutes := time_of_day(text)) is None:
        raise RefusedError("error-notify-time", text=typed_again(text))
    return minutes


def _from(before: QuietHours, start: int) -> QuietHours:
    after = replace(before, start=start)
    # Keep the end of the hours. If they become too long, keep their length instead.
    if after.minutes <= LONGEST_QUIET:
        return after
    return replace(after, end=(start + before.minutes) % DAY_MINUTES)


def _checked(quiet: QuietHours) -> QuietHours:
    if quiet.minutes > LONGEST_QUIET:
        raise RefusedError("error-notify-long", hours=LONGEST_QUIET // 60)
    return quiet


def quiet_at_first(settings: PersonSettings, locale: str, *languages: str) -> QuietHours | None:
    """Return the quiet hours of a person who joins: their chosen ones, or their probable night.

    `locale` is their language in Discord. If we know no zone for it, try `languages` in order.
    """
    if settings.quiet is not None or settings.no_quiet:
        return settings.quiet
    zone = next(filter(None, (settings.zone, _PROBABLE.get(locale), *map(AT_HOME.get, languages))), None)
    return replace(ASSUMED_QUIET, zone=zone) if zone else None


async def quiet_in_server(
    persons: Persons, guild: int, settings: PersonSettings, by: Person, language: str
) -> QuietHours | None:
    """Return `quiet_at_first`; if we know no zone for the person, assume the server's most frequent one.

    `language` is the one of the game or server.
    """
    quiet = quiet_at_first(settings, by.locale, by.language.locale, language)
    if quiet is not None or settings.no_quiet or not guild:
        return quiet
    zone = await persons.usual_zone(guild)
    return replace(ASSUMED_QUIET, zone=zone) if zone else None


def probable_zone(settings: PersonSettings, locale: str, *languages: str) -> str:
    """Return the zone in which a person probably lives; empty if unknown."""
    quiet = quiet_at_first(replace(settings, no_quiet=False), locale, *languages)
    return settings.home or (quiet.zone if quiet else "")


def home_zone(language: str) -> str:
    """Return the zone in which most speakers of a language live."""
    return AT_HOME.get(language, UTC_ZONE)


EVENING = range(17, 22)  # The hours of the day at which we may notify a server about its season.


def in_the_evening(language: str, locale: str, now: float) -> bool:
    """Return whether it is evening in a server, judging by its chosen language or its language in Discord."""
    zone = AT_HOME.get(language) or _PROBABLE.get(locale, UTC_ZONE)
    return time_in(zone, now) // 60 in EVENING


PROPOSAL_STEP = 15 * 60  # We round a proposed time down to a multiple of this many seconds.

_NOTICE = HOUR

REFUSED_KEPT = 500  # We keep refused times for at most this number of people.

REMINDED = 10 * 60  # Seconds before a lobby's start at which we remind its players.

REMINDERS_APART = 60 * 60
"""The fewest seconds between two reminders, because the host may change the time again and again."""


def in_minutes(values: tuple[str, ...], now: float) -> int | None:
    """Return the time picked in the menu, in seconds since 1970, as `now` is; `None`: no time.

    Raises `ImpossibleChangeError` if the menu doesn't offer these values.
    """
    if values == ("0",):
        return None
    if len(values) != 1 or values[0] not in map(str, MINUTES_AHEAD):
        raise ImpossibleChangeError(str(values))
    return int(now) + int(values[0]) * 60


def same_time(began: int, now: float) -> int:
    """Return the time of day of `began` on a later day, at least an hour after `now`.

    `began` is rounded down to a quarter of an hour. All times are in seconds since 1970.
    """
    began -= began % PROPOSAL_STEP
    return began + max(1, -int(-(now + _NOTICE - began) // DAY)) * DAY


class TypedTimes:
    """Parses typed times. Keeps a refused text until the person types another."""

    def __init__(self) -> None:
        self._refused: dict[int, TypedTime] = {}

    def refused(self, user: int) -> TypedTime | None:
        """Return the time that a person typed last, if it was refused."""
        return self._refused.get(user)

    def forget_person(self, user: int) -> None:
        """Drop what a person typed."""
        self._refused.pop(user, None)

    def read(self, user: int, entry: TypedTime, now: float, ahead: int = DAYS_AHEAD) -> int:
        """Return a typed time in seconds since 1970. Raises the `RefusedError` of `typed`."""
        self.forget_person(user)
        try:
            return typed(entry, now, ahead)
        except RefusedError:
            self._refused[user] = entry
            if len(self._refused) > REFUSED_KEPT:
                del self._refused[next(iter(self._refused))]
            raise


def upcoming(planned: int, zone: str, now: float) -> TypedTime:
    """Return a planned time as form texts. If it is past, take its weekday and time of day."""
    there = zone_named(zone)
    at, today = (datetime.fromtimestamp(each, UTC).astimezone(there) for each in (planned, now))
    days = (at.date() - today.date()).days
    return TypedTime(f"{days if planned > now else (days - 1) % 7 + 1}", f"{at:%H:%M}", zone)


def days_around(day: int) -> tuple[int, ...]:
    """Return the at most 25 days that an evening's form offers: weeks around `day`, then its weekdays."""
    first = max(0, day - 10)
    near = range(first, first + 22)
    later = [each for each in range(day, EVENING_AHEAD + 1, 7) if each not in near and each > day]
    return (*near, *later[:3])


def typed(entry: TypedTime, now: float, ahead: int = DAYS_AHEAD) -> int:
    """Return a typed Unix time, `ahead` days ahead at most. Raises `RefusedError` if it is wrong or past."""
    minutes, zone = time_of_day(entry.time), named_zone(entry.zone)
    today = date_in(zone, now)
    day = _chosen_day(entry.day, today)
    # The form may have offered the days of a zone in which it is tomorrow already.
    if minutes is None or day is None or (day - today).days > ahead + 1:
        raise RefusedError("error-time", text=typed_again(entry.time))
    hour, minute = divmod(minutes, 60)
    moment = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()
    if moment <= now:
        raise RefusedError("error-time-over", time=typed_again(entry.time))
    return int(moment)


def _chosen_day(text: str, today: date) -> date | None:
    """Parse a form's day: a date, or a number of days ahead; `None` if it is neither."""
    if re.fullmatch("[0-9]?", text):
        return today + timedelta(int(text or 0))
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def with_start(setup: Setup, at: int | None, click: str, now: float) -> Setup:
    """Return the set-up of a lobby that starts at a time (`None`: when its host starts it)."""
    if at is None:
        return setup.with_times(appointment=None)
    return setup.with_times(appointment=Appointment(at, click, reminded=at - now <= REMINDED))
