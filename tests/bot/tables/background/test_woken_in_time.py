"""Clocks and reminders are searched for repeatedly, and a clock is repeated in time."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.background.deadlines import clocks, running_time
from bot.tables.background.reminders import reminders
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import FAILURE_PAUSES, Jobs
from bot.tables.table_errors import RefusedError
from bot.tables.timing import RUNNING_TIME_BEAT
from storage.database.storage_errors import NotReadError
from tests.loop_time import LoopTime

NOBODY = cast("Any", None)
TABLE = cast("Any", SimpleNamespace(id="fresh", stored=SimpleNamespace(due=1.0), log_fields={}))


class _Registry:
    """Tables that can't be read, and a store with one game, once it is `there`."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.there = True
        self.failures = 0
        self.store = SimpleNamespace(games=self)
        self.time = SimpleNamespace(
            now=2.0, note=self._note, look_at_wall=lambda: False, moment=SimpleNamespace(wall=2.0)
        )
        self.noted = 0

    async def _note(self) -> None:
        self.noted += 1

    async def any_clock(self) -> bool:
        return self.there

    async def due_by(self, _until: float) -> list[tuple[str, float]]:
        """Return the clock of the game."""
        return [("fresh", 1.0)] if self.there else []

    async def to_look(self, _now: float, _most: int) -> list[str]:
        return ["fresh"] if self.there else []

    async def schedule_checks(self, _checks: object) -> None:
        """Ignore the time of the next check."""

    async def load(self, game: str) -> None:
        """Fail some times, and then find nothing to do."""
        self.asked.append(game)
        if len(self.asked) <= self.failures:
            raise NotReadError("not now")
        raise RefusedError("error-unknown-game")


async def _load(_game: str) -> object:
    return TABLE


@pytest.fixture
def registry() -> _Registry:
    return _Registry()


@pytest.fixture
async def scheduler(registry: _Registry, time: LoopTime, jobs: Jobs) -> Scheduler:
    """Return a scheduler of clocks and reminders."""
    assert time.now == 0
    return Scheduler(cast("Any", registry), jobs, NOBODY)


@pytest.mark.parametrize("kind", ["clocks", "reminders"])
async def test_a_game_that_comes_while_none_is_found_is_found_a_beat_later(
    registry: _Registry, scheduler: Scheduler, time: LoopTime, kind: str
) -> None:
    if kind == "clocks":
        clocks(scheduler, NOBODY, NOBODY)
    else:
        reminders(scheduler)
    registry.there = False
    scheduler.resume()
    await time.pass_by()
    registry.there = True
    await time.pass_by(RUNNING_TIME_BEAT - 1)
    assert registry.asked == []
    await time.pass_by(1)
    assert registry.asked == ["fresh"]


async def test_the_running_time_is_noted_every_beat_while_a_clock_runs(
    registry: _Registry, scheduler: Scheduler, time: LoopTime
) -> None:
    running_time(scheduler, NOBODY)
    scheduler.resume()
    for beats in (1, 2, 3):
        await time.pass_by()
        assert registry.noted == beats
        await time.pass_by(RUNNING_TIME_BEAT)
    registry.there = False
    for _ in range(3):
        await time.pass_by(RUNNING_TIME_BEAT)
    assert registry.noted == 4


@pytest.mark.parametrize("counts", [True, False])
async def test_the_first_clock_after_a_pause_notes_the_running_time_at_once(
    registry: _Registry, scheduler: Scheduler, time: LoopTime, *, counts: bool
) -> None:
    registry.there = counts
    scheduler.registry = cast(
        "Any",
        SimpleNamespace(load=_load, owns=lambda _: True, **vars(registry)),  # pyright: ignore[reportUnknownLambdaType]
    )
    running_time(scheduler, NOBODY)
    scheduler.resume()
    await time.pass_by()
    assert registry.noted == counts
    scheduler.wake(cast("Any", SimpleNamespace(id="other", stored=SimpleNamespace(due=None))))
    await time.pass_by()
    assert registry.noted == counts
    for _ in range(2):
        scheduler.wake(TABLE)
        await time.pass_by()
    assert registry.noted == 1


async def test_a_table_that_changes_waits_no_longer_after_failures(
    registry: _Registry, scheduler: Scheduler, time: LoopTime
) -> None:
    registry.failures = 3
    clocks(scheduler, NOBODY, NOBODY)
    scheduler.resume()
    for seconds in (0, FAILURE_PAUSES[0], FAILURE_PAUSES[1]):
        await time.pass_by(seconds)
    assert len(registry.asked) == 3
    scheduler.wake(TABLE)
    await time.pass_by()
    assert len(registry.asked) == 4
