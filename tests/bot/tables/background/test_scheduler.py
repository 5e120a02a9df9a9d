"""The scheduler: every game's turn comes when it is due, and one that fails keeps no other waiting.

Repeated work goes on whatever went wrong the last time.
"""

import asyncio
import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock, PropertyMock

import pytest

from bot.tables.background.recovery import EVERY, Eviction
from bot.tables.background.scheduler import Schedule, Scheduler
from bot.tables.background.storing import Outages
from bot.tables.background.upkeep import SeatSettings
from bot.tables.background_loop import PAUSES, Jobs
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.storage_errors import (
    DamagedGameError,
    NotReadError,
    NotStoredError,
    Outage,
    StaleVersionError,
)
from tests.loop_time import LoopTime

DAMAGED = DamagedGameError("a", "its set-up", 7, (101,))


def _always(_: object) -> bool:
    return True


class World:
    """Games by their ids, the work that is done at them, and the errors of that work."""

    def __init__(self, time: LoopTime, jobs: Jobs) -> None:
        self.time = time
        self.done: list[tuple[float, str]] = []
        self.errors: dict[str, list[Exception]] = {}
        self.damaged: list[DamagedGameError] = []
        self.found: list[str] = []
        self.later: float | None = None
        self.during: Callable[[str], None] = lambda _: None
        self.sure = True
        registry = SimpleNamespace(visit=self._visit, owns=self._owns, keeps=_always)
        self.scheduler = Scheduler(cast("Any", registry), jobs, self._damage)

    def schedule(self, *, searching: bool = False) -> Schedule:
        if searching:
            return self.scheduler.schedule("the work", self._act, self._due, self._later)
        return self.scheduler.schedule("the work", self._act)

    def at(self, game: str) -> list[float]:
        return [at for at, each in self.done if each == game]

    def _owns(self, _: Table) -> bool:
        return self.sure

    async def _visit(self, game: str) -> Table:
        return cast("Any", SimpleNamespace(id=game, log_fields={}))

    async def _act(self, table: Table) -> None:
        self.done.append((self.time.now, table.id))
        await asyncio.sleep(0)
        self.during(table.id)
        if errors := self.errors.get(table.id):
            raise errors.pop(0)

    async def _due(self) -> list[str]:
        return self.found

    async def _later(self) -> float | None:
        return self.later

    async def _damage(self, error: DamagedGameError) -> None:
        self.damaged.append(error)


@pytest.fixture
async def world(time: LoopTime, jobs: Jobs) -> World:
    return World(time, jobs)


async def _until(time: LoopTime, end: float) -> None:
    await time.pass_by()
    while time.now < end:
        await time.pass_by(0.5)


async def test_each_game_has_its_turn_at_its_own_deadline(world: World, time: LoopTime) -> None:
    schedule = world.schedule()
    schedule.enter("late", 10)
    schedule.enter("soon", 2)
    schedule.enter("now", 0)
    await _until(time, 20)
    assert world.done == [(0, "now"), (2, "soon"), (10, "late")]
    assert not schedule.busy


async def test_a_new_deadline_replaces_the_old_one(world: World, time: LoopTime) -> None:
    schedule = world.schedule()
    schedule.enter("a", 2)
    schedule.enter("a", 5)
    schedule.enter("b", 3)
    schedule.cancel("b")
    await _until(time, 20)
    assert world.done == [(5, "a")]


@pytest.mark.parametrize("error", [NotStoredError("full"), StaleVersionError(), ZeroDivisionError()])
async def test_a_failure_is_tried_again_ever_more_slowly_at_this_game_alone(
    world: World, time: LoopTime, error: Exception
) -> None:
    world.errors["a"] = [error] * 3
    schedule = world.schedule()
    for game, seconds in (("a", 0), ("b", 0), ("c", 3)):
        schedule.enter(game, seconds)
    await _until(time, 60)
    assert world.at("a") == [0, PAUSES[0], PAUSES[0] + PAUSES[1], sum(PAUSES[:3])]
    assert (world.at("b"), world.at("c")) == ([0], [3])


async def test_after_a_success_the_pauses_begin_anew(world: World, time: LoopTime) -> None:
    world.errors["a"] = [ZeroDivisionError(), ZeroDivisionError()]
    schedule = world.schedule()
    schedule.enter("a", 0)
    await _until(time, 10)
    world.errors["a"] = [ZeroDivisionError()]
    schedule.enter("a", 0)
    await _until(time, 20)
    assert world.at("a") == [0, 1, 6, 10, 11]


@pytest.mark.parametrize(
    ("error", "level", "traced"),
    [
        (RefusedError("error-unknown-game"), logging.INFO, False),
        (NotStoredError("full"), logging.WARNING, False),
        (ZeroDivisionError("oh"), logging.ERROR, True),
    ],
)
async def test_every_error_is_logged(
    world: World, caplog: pytest.LogCaptureFixture, error: Exception, level: int, *, traced: bool
) -> None:
    caplog.set_level(logging.INFO)
    world.errors["a"] = [error]
    done = await world.schedule().attempt("a")
    (record,) = caplog.records
    assert (record.levelno, record.exc_info is not None) == (level, traced)
    assert done == (level == logging.INFO)


async def test_a_damaged_game_is_handed_on_and_not_tried_again(world: World, time: LoopTime) -> None:
    world.errors["a"] = [DAMAGED]
    schedule = world.schedule()
    schedule.enter("a", 0)
    await _until(time, 20)
    assert world.damaged == [DAMAGED]
    assert world.at("a") == [0]


async def test_an_attempt_from_elsewhere_is_tried_again_too(world: World, time: LoopTime) -> None:
    world.errors["a"] = [ZeroDivisionError()]
    schedule = world.schedule()
    assert not await schedule.attempt("a")
    assert schedule.waits("a")
    await _until(time, 5)
    assert world.at("a") == [0, 1]
    assert not schedule.waits("a")


async def test_a_process_that_is_not_sure_of_a_game_does_the_work_once_it_is(
    world: World, time: LoopTime
) -> None:
    world.sure, schedule = False, world.schedule()
    schedule.enter("a", 0)
    await _until(time, 3)
    assert world.at("a") == []
    world.sure = True
    await _until(time, 10)
    assert len(world.at("a")) == 1


async def test_a_deadline_that_is_set_during_the_work_holds(world: World, time: LoopTime) -> None:
    schedule = world.schedule()
    world.errors["a"] = [ZeroDivisionError()]
    attempt = asyncio.create_task(schedule.attempt("a"))
    await asyncio.sleep(0)
    schedule.enter("a", 7)
    assert not await attempt
    await _until(time, 20)
    assert world.at("a") == [0, 7]


# Games that are searched for


async def test_games_are_found_as_often_as_it_asks(world: World, time: LoopTime) -> None:
    world.found, world.later = ["a", "b"], 10
    schedule = world.schedule(searching=True)
    schedule.wake()
    await time.pass_by()
    world.later = None
    await _until(time, 30)
    assert world.done == [(0, "a"), (0, "b"), (10, "a"), (10, "b")]


async def test_a_found_game_that_failed_waits_for_its_own_try(world: World, time: LoopTime) -> None:
    world.found, world.later = ["a", "b"], 0.5
    world.errors["a"] = [ZeroDivisionError(), ZeroDivisionError()]
    world.schedule(searching=True).wake()
    await _until(time, 5.5)
    assert world.at("a") == [0, 1]
    assert len(world.at("b")) == 12


async def test_a_retry_that_is_asked_for_meanwhile_makes_no_pause_shorter(
    world: World, time: LoopTime
) -> None:
    world.errors["a"] = [NotStoredError("full")] * 3
    schedule = world.schedule()
    world.during = schedule.retry
    schedule.retry("a")
    await _until(time, 20)
    # Somebody else fails there, too.
    schedule.retry("a")
    await _until(time, 60)
    assert world.at("a")[:4] == [
        PAUSES[0],
        2 * PAUSES[0],
        2 * PAUSES[0] + PAUSES[1],
        PAUSES[0] + sum(PAUSES[:3]),
    ]


MOST = 300.0
"""Seconds after which everything is tried again that has failed."""

USER = 101


def _scheduler(registry: object, jobs: Jobs) -> Scheduler:
    return Scheduler(cast("Any", registry), jobs, cast("Any", None))


async def test_eviction(time: LoopTime, jobs: Jobs, caplog: pytest.LogCaptureFixture) -> None:
    registry, looked = Mock(), PropertyMock(side_effect=[ZeroDivisionError, (), (), ()])
    type(registry).tables = looked
    Eviction(_scheduler(registry, jobs), cast("Any", None)).begin()
    await time.pass_by()
    assert looked.call_count == 0
    await time.pass_by(EVERY)
    assert looked.call_count == 1
    assert "ZeroDivisionError" in caplog.text
    for asked in (2, 3, 4):
        await time.pass_by(EVERY)
        assert looked.call_count == asked


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

    schedule = _scheduler(SimpleNamespace(visit=fail), jobs).schedule("failing", cast("Any", None))
    schedule.enter("a", 0)
    for pause in (0, *PAUSES[:2]):
        await time.pass_by(pause)
    assert len(begun) == 3
    schedule.enter("a", 0)
    for pause in (0, PAUSES[0]):
        await time.pass_by(pause)
    assert begun[3:] == [begun[2], begun[2] + PAUSES[0]]
