"""Repeated work goes on whatever went wrong the last time."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.background.recovery import EVERY, Eviction
from bot.tables.background.scheduler import Scheduler
from bot.tables.background.storing import Outages
from bot.tables.background.upkeep import SeatSettings
from bot.tables.background_loop import PAUSES, Jobs
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import NotReadError, Outage
from tests.loop_time import LoopTime

MOST = 300.0
"""Seconds after which everything is tried again that has failed."""

USER = 101


def _scheduler(registry: object, jobs: Jobs) -> Scheduler:
    return Scheduler(cast(Any, registry), jobs, cast(Any, None))


def _always(_: object) -> bool:
    return True


class _Tables:
    """A registry that counts how often it is asked for its tables; the first time that fails."""

    def __init__(self) -> None:
        self.asked = 0

    @property
    def tables(self) -> tuple[()]:
        """No tables."""
        self.asked += 1
        if self.asked == 1:
            raise ZeroDivisionError
        return ()


async def test_eviction(time: LoopTime, jobs: Jobs, caplog: pytest.LogCaptureFixture) -> None:
    registry = _Tables()
    Eviction(_scheduler(registry, jobs), cast(Any, None)).begin()
    await time.pass_by()
    assert registry.asked == 0
    await time.pass_by(EVERY)
    assert registry.asked == 1
    assert "ZeroDivisionError" in caplog.text
    for asked in (2, 3, 4):
        await time.pass_by(EVERY)
        assert registry.asked == asked


class _Store:
    """A store of which nobody can find out at first whether it stores again."""

    def __init__(self) -> None:
        self.outage: Outage | None = Outage("full", 0.0)
        self.database = self
        self.tries = 0

    async def try_again(self) -> None:
        """Fail, then find that the outage lasts, then that it is over."""
        self.tries += 1
        if self.tries == 1:
            raise ZeroDivisionError
        if self.tries == 4:
            self.outage = None


async def test_an_outage_is_outlasted(time: LoopTime, jobs: Jobs, caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    store = _Store()
    running = SimpleNamespace(stop=lambda: done.append("stopped"), go_on=lambda: done.append("going on"))
    registry = SimpleNamespace(time=running, store=store, tables=())
    Outages(_scheduler(registry, jobs), lambda: done.append("taken up")).begin()
    for _ in range(4):
        await time.pass_by()
        assert done == ["stopped"]
        await time.pass_by(5)
    assert "ZeroDivisionError" in caplog.text
    assert done == ["stopped", "going on", "taken up"]
    await time.pass_by(MOST)
    assert store.tries == 4


class _Seats:
    """Persons of whom one has a seat that is behind, which can't be found out the first times it is tried."""

    def __init__(self, time: LoopTime, failures: int) -> None:
        self.failures = failures
        self.followed: list[float] = []
        self._time = time

    async def with_seats_behind(self) -> list[int]:
        """Return the person."""
        if self.failures == 3:
            self.failures -= 1
            raise NotReadError("not now")
        return [USER]

    async def seats_of(self, user: int) -> list[str]:
        """Return the games of the person."""
        assert user == USER
        self.followed.append(self._time.now)
        if self.failures:
            self.failures -= 1
            raise NotReadError("not now")
        return []


@pytest.mark.parametrize("asked", [False, True])
async def test_seats_follow_quiet_hours_until_they_do(time: LoopTime, jobs: Jobs, *, asked: bool) -> None:
    stored = _Seats(time, 2 if asked else 3)
    registry = SimpleNamespace(store=SimpleNamespace(persons=stored, games=stored), owns_server=_always)
    seats = SeatSettings(_scheduler(registry, jobs))
    if asked:
        assert not await seats.follow(USER)
    else:
        seats.begin()
        await time.pass_by()
        assert stored.followed == []
        await time.pass_by(PAUSES[0])
    for _ in range(30):
        await time.pass_by(1)
    assert stored.followed == ([0.0, 1.0, 2.0] if asked else [1.0, 6.0, 26.0])


async def test_a_game_with_which_something_is_wrong_keeps_no_other_seat_behind(
    jobs: Jobs, caplog: pytest.LogCaptureFixture
) -> None:
    found: list[str] = []

    async def seats_of(_user: int) -> list[str]:
        return ["wrong", "other"]

    async def get(game: str) -> None:
        found.append(game)
        raise ZeroDivisionError if game == "wrong" else RefusedError("error-unknown-game")

    registry = SimpleNamespace(store=SimpleNamespace(games=SimpleNamespace(seats_of=seats_of)), visit=get)
    assert not await SeatSettings(_scheduler(registry, jobs)).follow(USER)
    assert found == ["wrong", "other"]
    assert "ZeroDivisionError" in caplog.text


async def test_a_new_deadline_ends_the_row_of_failures(time: LoopTime, jobs: Jobs) -> None:
    begun: list[float] = []

    async def fail(_: object) -> object:
        begun.append(time.now)
        raise ZeroDivisionError

    schedule = _scheduler(SimpleNamespace(visit=fail), jobs).schedule("failing", cast(Any, None))
    schedule.enter("a", 0)
    for pause in (0, *PAUSES[:2]):
        await time.pass_by(pause)
    assert len(begun) == 3
    schedule.enter("a", 0)
    for pause in (0, PAUSES[0]):
        await time.pass_by(pause)
    assert begun[3:] == [begun[2], begun[2] + PAUSES[0]]
