"""The scheduler: every game gets its turn when it is due, and a failure delays no other game.

Repeated work continues after any error.
"""

import asyncio
import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock, PropertyMock

import pytest

from bot.tables.background.recovery import SWEEP_INTERVAL, sweeps
from bot.tables.background.scheduler import Scheduler, WorkKind
from bot.tables.background.storing import Outages
from bot.tables.background.upkeep import SeatSettings
from bot.tables.background_loop import FAILURE_PAUSES, Jobs
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.words.language import Language
from storage.database.storage_errors import (
    DamagedGameError,
    NotReadError,
    NotStoredError,
    Outage,
    StaleVersionError,
)
from tests.loop_time import LoopTime

SAY = Language()

DAMAGED = DamagedGameError("a", "its set-up", 7, (101,))


def _always(_: object) -> bool:
    return True


class World:
    """Games by their ids, the work for each, and the errors of that work."""

    def __init__(self, time: LoopTime, jobs: Jobs) -> None:
        self.time = time
        self.done: list[tuple[float, str]] = []
        self.errors: dict[str, list[Exception]] = {}
        self.damaged: list[DamagedGameError] = []
        self.found: list[str] = []
        self.during: Callable[[str], None] = lambda _: None
        self.sure = True
        registry = SimpleNamespace(load=self._load, owns=self._owns, keeps=_always)
        self.scheduler = Scheduler(cast("Any", registry), jobs, self._damage)

    def kind(self) -> WorkKind:
        return self.scheduler.at_tables("the work", self._act)

    def search(self, every: float) -> WorkKind:
        return self.scheduler.search(every, self.kind(), self._find)

    def at(self, game: str) -> list[float]:
        return [at for at, each in self.done if each == game]

    def _owns(self, _: Table) -> bool:
        return self.sure

    async def _load(self, game: str) -> Table:
        return cast("Any", SimpleNamespace(id=game, log_fields={}))

    async def _act(self, table: Table) -> None:
        self.done.append((self.time.now, table.id))
        await asyncio.sleep(0)
        self.during(table.id)
        if errors := self.errors.get(table.id):
            raise errors.pop(0)

    async def _find(self) -> list[tuple[str, float]]:
        return [(game, 0.0) for game in self.found]

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
    kind = world.kind()
    kind.enter("late", 10)
    kind.enter("soon", 2)
    kind.enter("now", 0)
    await _until(time, 20)
    assert world.done == [(0, "now"), (2, "soon"), (10, "late")]
    assert not kind.busy


async def test_a_new_deadline_replaces_the_old_one(world: World, time: LoopTime) -> None:
    kind = world.kind()
    kind.enter("a", 2)
    kind.enter("a", 5)
    kind.enter("b", 3)
    kind.cancel("b")
    await _until(time, 20)
    assert world.done == [(5, "a")]


async def test_a_deadline_that_stays_the_same_keeps_its_place(world: World, time: LoopTime) -> None:
    kind = world.kind()
    for game in ("a", "b", "a"):
        kind.enter(game, 5)
    await _until(time, 20)
    assert world.done == [(5, "a"), (5, "b")]


@pytest.mark.parametrize("error", [NotStoredError("full"), StaleVersionError(), ZeroDivisionError()])
async def test_a_failure_is_tried_again_ever_more_slowly_at_this_game_alone(
    world: World, time: LoopTime, error: Exception
) -> None:
    world.errors["a"] = [error] * 3
    kind = world.kind()
    for game, seconds in (("a", 0), ("b", 0), ("c", 3)):
        kind.enter(game, seconds)
    await _until(time, 60)
    assert world.at("a") == [
        0,
        FAILURE_PAUSES[0],
        FAILURE_PAUSES[0] + FAILURE_PAUSES[1],
        sum(FAILURE_PAUSES[:3]),
    ]
    assert (world.at("b"), world.at("c")) == ([0], [3])


async def test_after_a_success_the_pauses_begin_anew(world: World, time: LoopTime) -> None:
    world.errors["a"] = [ZeroDivisionError(), ZeroDivisionError()]
    kind = world.kind()
    kind.enter("a", 0)
    await _until(time, 10)
    world.errors["a"] = [ZeroDivisionError()]
    kind.enter("a", 0)
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
    done = await world.kind().attempt("a")
    (record,) = caplog.records
    assert (record.levelno, record.exc_info is not None) == (level, traced)
    assert done == (level == logging.INFO)


async def test_a_damaged_game_is_handed_on_and_not_tried_again(world: World, time: LoopTime) -> None:
    world.errors["a"] = [DAMAGED]
    kind = world.kind()
    kind.enter("a", 0)
    await _until(time, 20)
    assert world.damaged == [DAMAGED]
    assert world.at("a") == [0]


async def test_an_attempt_from_elsewhere_is_tried_again_too(world: World, time: LoopTime) -> None:
    world.errors["a"] = [ZeroDivisionError()]
    kind = world.kind()
    assert not await kind.attempt("a")
    assert kind.waits("a")
    await _until(time, 5)
    assert world.at("a") == [0, 1]
    assert not kind.waits("a")


async def test_a_process_that_is_not_sure_of_a_game_does_the_work_once_it_is(
    world: World, time: LoopTime
) -> None:
    world.sure, kind = False, world.kind()
    kind.enter("a", 0)
    await _until(time, 3)
    assert world.at("a") == []
    world.sure = True
    await _until(time, 10)
    assert len(world.at("a")) == 1


async def test_a_deadline_that_is_set_during_the_work_holds(world: World, time: LoopTime) -> None:
    kind = world.kind()
    world.errors["a"] = [ZeroDivisionError()]
    attempt = asyncio.create_task(kind.attempt("a"))
    await asyncio.sleep(0)
    kind.enter("a", 7)
    assert not await attempt
    await _until(time, 20)
    assert world.at("a") == [0, 7]


# Search for games


async def test_games_are_found_as_often_as_it_asks(world: World, time: LoopTime) -> None:
    world.found = ["a", "b"]
    world.search(10).enter()
    await _until(time, 15)
    world.found = []
    await _until(time, 30)
    assert world.done == [(0, "a"), (0, "b"), (10, "a"), (10, "b")]


async def test_a_found_game_that_failed_waits_for_its_own_try(world: World, time: LoopTime) -> None:
    world.found = ["a", "b"]
    world.errors["a"] = [ZeroDivisionError(), ZeroDivisionError()]
    world.search(0.5).enter()
    await _until(time, 5.5)
    assert world.at("a") == [0, 1]
    assert len(world.at("b")) == 12


async def test_a_found_game_may_be_due_before_its_row_and_never_after_it(
    world: World, time: LoopTime
) -> None:
    kind = world.kind()
    for game in ("a", "b"):
        kind.enter(game, 5)
    kind.find("a", 2)
    kind.find("b", 9)
    await _until(time, 20)
    assert world.done == [(2, "a"), (5, "b")]


async def test_work_that_is_still_due_afterwards_is_repeated_ever_more_slowly(
    world: World, time: LoopTime
) -> None:
    done: list[float] = []

    async def act(_: object) -> None:
        done.append(time.now)

    kind = world.scheduler.at_tables("in vain", act, lambda _: 0.0)
    kind.enter("a")
    await _until(time, 8)
    assert done == [0, FAILURE_PAUSES[0], FAILURE_PAUSES[0] + FAILURE_PAUSES[1]]


async def test_a_changed_table_moves_its_rows_and_ends_pauses(world: World, time: LoopTime) -> None:
    due: list[float | None] = [3.0]

    def left(_: Table) -> float | None:
        return due[0]

    async def act(table: Table) -> None:
        world.done.append((time.now, table.id))
        due[0] = None

    kind, table = world.scheduler.at_tables("watched", act, left), cast("Any", SimpleNamespace(id="a"))
    world.scheduler.wake(table)
    due[0] = None
    world.scheduler.wake(table)
    assert not kind.busy
    due[0] = 4.0
    world.scheduler.wake(table)
    await _until(time, 20)
    assert world.done == [(4, "a")]


async def test_no_kind_waits_for_another(world: World, time: LoopTime) -> None:
    async def forever(_: str) -> None:
        await asyncio.Event().wait()

    world.scheduler.kind("stuck", forever).enter("a")
    world.kind().enter("b")
    await time.pass_by()
    assert world.done == [(0, "b")]


async def test_work_done_together_waits_for_none_that_is_slow_and_is_done_once_at_a_time_at_each(
    time: LoopTime, world: World
) -> None:
    done, slow = list[str](), asyncio.Event()

    async def do(subject: str) -> None:
        done.append(subject)
        if subject == "slow":
            await slow.wait()

    kind = world.scheduler.kind("together", do, together=2)
    for subject in ("slow", "a", "b", "c"):
        kind.enter(subject)
    await time.pass_by()
    kind.enter("slow")
    kind.enter("d")
    await time.pass_by()
    assert done == ["slow", "a", "b", "c", "d"]
    slow.set()
    await time.pass_by()
    assert done[5:] == ["slow"]
    assert not kind.busy


async def test_regular_work_may_come_somewhat_after_the_start(world: World, time: LoopTime) -> None:
    async def work() -> None:
        world.done.append((time.now, ""))

    world.scheduler.every(10, "late", work, first=3)
    world.scheduler.resume()
    await _until(time, 15)
    assert world.done == [(3, ""), (13, "")]


async def test_a_retry_that_is_asked_for_meanwhile_makes_no_pause_shorter(
    world: World, time: LoopTime
) -> None:
    world.errors["a"] = [NotStoredError("full")] * 3
    kind = world.kind()
    world.during = kind.retry
    kind.retry("a")
    await _until(time, 20)
    # Another task fails there, too.
    kind.retry("a")
    await _until(time, 60)
    assert world.at("a")[:4] == [
        FAILURE_PAUSES[0],
        2 * FAILURE_PAUSES[0],
        2 * FAILURE_PAUSES[0] + FAILURE_PAUSES[1],
        FAILURE_PAUSES[0] + sum(FAILURE_PAUSES[:3]),
    ]


MOST = 300.0  # Seconds after which every failed work is repeated.

USER = 101


def _scheduler(registry: object, jobs: Jobs) -> Scheduler:
    return Scheduler(cast("Any", registry), jobs, cast("Any", None))


async def test_sweeps_go_on_after_a_failure(
    time: LoopTime, jobs: Jobs, caplog: pytest.LogCaptureFixture
) -> None:
    registry, looked = Mock(), PropertyMock(side_effect=[ZeroDivisionError, *[()] * 6])
    type(registry).tables = looked
    scheduler = _scheduler(registry, jobs)
    sweeps(scheduler, cast("Any", None))
    scheduler.resume()
    await time.pass_by()
    assert looked.call_count == 1
    assert "ZeroDivisionError" in caplog.text
    await time.pass_by(FAILURE_PAUSES[0])
    for asked in (3, 5):
        # It looks for lost boards and idle tables.
        assert looked.call_count == asked
        await time.pass_by(SWEEP_INTERVAL)


class _Store:
    """A store whose check for writability fails at first."""

    def __init__(self) -> None:
        self.outage: Outage | None = Outage("full", 0.0)
        self.database = self
        self.tries = 0

    async def try_again(self) -> None:
        """Fail; then report that the outage continues; then that it is over."""
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
    """Persons with seats to update. One read fails at first."""

    def __init__(self, time: LoopTime, failures: int) -> None:
        self.failures = failures
        self.followed: list[float] = []
        self._time = time

    async def with_seats_behind(self) -> list[int]:
        """Return the person with such a seat."""
        if self.failures == 3:
            self.failures -= 1
            raise NotReadError(SAY("lacking"))
        return [USER]

    async def seats_of(self, user: int) -> list[str]:
        """Return the games of the person."""
        assert user == USER
        self.followed.append(self._time.now)
        if self.failures:
            self.failures -= 1
            raise NotReadError(SAY("lacking"))
        return []


@pytest.mark.parametrize("asked", [False, True])
async def test_seats_follow_quiet_hours_until_they_do(time: LoopTime, jobs: Jobs, *, asked: bool) -> None:
    stored = _Seats(time, 2 if asked else 3)
    registry = SimpleNamespace(store=SimpleNamespace(persons=stored, games=stored), owns_server=_always)
    scheduler = _scheduler(registry, jobs)
    seats = SeatSettings(scheduler)
    if asked:
        assert not await seats.follow(USER)
    else:
        scheduler.resume()
        await time.pass_by()
        assert stored.followed == []
        await time.pass_by(FAILURE_PAUSES[0])
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

    registry = SimpleNamespace(store=SimpleNamespace(games=SimpleNamespace(seats_of=seats_of)), load=get)
    assert not await SeatSettings(_scheduler(registry, jobs)).follow(USER)
    assert found == ["wrong", "other"]
    assert "ZeroDivisionError" in caplog.text


async def test_a_new_deadline_ends_the_row_of_failures(time: LoopTime, jobs: Jobs) -> None:
    begun: list[float] = []

    async def fail(_: object) -> object:
        begun.append(time.now)
        raise ZeroDivisionError

    kind = _scheduler(SimpleNamespace(load=fail), jobs).at_tables("failing", cast("Any", None))
    kind.enter("a", 0)
    for pause in (0, *FAILURE_PAUSES[:2]):
        await time.pass_by(pause)
    assert len(begun) == 3
    kind.enter("a", 0)
    for pause in (0, FAILURE_PAUSES[0]):
        await time.pass_by(pause)
    assert begun[3:] == [begun[2], begun[2] + FAILURE_PAUSES[0]]
