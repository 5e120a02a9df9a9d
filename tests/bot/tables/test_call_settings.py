"""Settings for calls, read from texts."""

import zoneinfo
from collections.abc import Iterator, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables import quiet
from bot.tables.call_settings import _AT_HOME, zones  # pyright: ignore[reportPrivateUsage]
from bot.tables.quiet import quiet_until
from storage.pace import QuietHours

ZONE = "Europe/Warsaw"


NIGHT = QuietHours(22 * 60, 7 * 60, ZONE)


def _at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ZONE)).timestamp()


@pytest.fixture
def without_zones() -> Iterator[None]:
    """A machine that has no time zones of its own."""

    def begin_anew(path: Sequence[str] | None) -> None:
        zoneinfo.reset_tzpath(path)
        ZoneInfo.clear_cache()
        for cached in (zones, quiet._zone):  # pyright: ignore[reportPrivateUsage]
            cached.cache_clear()

    begin_anew([])
    yield
    begin_anew(None)


@pytest.mark.usefixtures("without_zones")
def test_a_machine_without_time_zones_knows_them_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    assert zoneinfo.TZPATH == ()
    assert {*_AT_HOME.values(), "Asia/Kathmandu", "UTC"} <= {*zones()}
    assert quiet_until(NIGHT, _at("2026-07-01T22:00")) == _at("2026-07-02T07:00")
    # Summer time and winter time: the zone is no mere name.
    assert ZoneInfo(ZONE).utcoffset(datetime(2026, 7, 1)) != ZoneInfo(ZONE).utcoffset(datetime(2026, 1, 1))  # noqa: DTZ001
    assert caplog.records == []


def test_cities_are_among_the_zones() -> None:
    assert {"Europe/Warsaw", "Europe/Kyiv", "America/Argentina/Buenos_Aires", "UTC"} <= {*zones()}
    assert "Etc/GMT+5" not in zones()
