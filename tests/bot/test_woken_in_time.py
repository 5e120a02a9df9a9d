"""Clocks and reminders miss no game that comes while they find none, and try again in time."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables.background.deadlines import Clocks
from bot.tables.background.reminders import Reminders
from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import PAUSES, Jobs
from bot.tables.table_errors import RefusedError
from bot.tables.timing import BEAT
from bot.words.language import Language
from storage.database.storage_errors import NotReadError
from tests.loop_time import LoopTime

SAY = Language()

TABLE = cast("Any", SimpleNamespace(id="fresh", stored=SimpleNamespace(due=1.0, look=0)))


class _Registry:
    """Tables of which none is there, and a store in which a game appears right after it was read."""

    def __init__(self, meanwhile: Callable[[], None]) -> None:
        self.asked: list[str] = []
        self.store = SimpleNamespace(games=self)
        self.time = SimpleNamespace(
            now=2.0, note=self._noted, look_at_wall=lambda: False, moment=SimpleNamespace(wall=2.0)
        )
        self._meanwhile = meanwhile
        self._reads = 0
        self.noted = 0

    async def _noted(self) -> None:
        self.noted += 1

    async def first_due(self, after: object) -> tuple[float, str] | None:
        """Return the first game, which comes while it is read that there is none."""
        self._reads += 1
        if self._reads == 1:
            asyncio.get_running_loop().call_soon(self._meanwhile)
            await asyncio.sleep(0)
        # It is read twice in a round: for what is due, and for when to look again.
        return (1.0, "fresh") if self._reads == 3 else None

    async def to_look(self, _now: float, _most: int) -> list[str]:
        """Return the games to look at."""
        self._reads += 1
        return ["fresh"] if self._reads == 2 else []

    async def looked(self, _looks: object) -> None:
        """Note when to look again."""

    async def first_look(self) -> int | None:
        """Say that nothing is to be looked at, though something comes in the next moment."""
        if self._reads == 1:
            asyncio.get_running_loop().call_soon(self._meanwhile)
        return None

    async def get(self, game: str) -> None:
        """Note that a game is asked for."""
        self.asked.append(game)
        raise RefusedError("error-unknown-game")

    visit = get


async def test_a_clock_that_begins_while_it_is_read_that_none_runs() -> None:
    jobs, nobody = Jobs(), cast("Any", None)
    registry = _Registry(lambda: clocks.wake(TABLE))
    scheduler = Scheduler(cast("Any", registry), jobs, nobody)
    clocks = Clocks(scheduler, nobody, nobody, nobody)
    clocks.begin()
    for _ in range(20):
        await asyncio.sleep(0)
    await jobs.close()
    assert registry.asked == ["fresh"]


async def test_while_a_clock_runs_the_time_is_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, jobs, nobody = LoopTime(monkeypatch), Jobs(), cast("Any", None)
    far = cast("Any", SimpleNamespace(id="far", stored=SimpleNamespace(due=100_000.0)))
    registry = _Registry(lambda: clocks.wake(far))
    scheduler = Scheduler(cast("Any", registry), jobs, nobody)
    clocks = Clocks(scheduler, nobody, nobody, nobody)
    clocks.begin()
    await time.pass_by()
    assert registry.noted == 1
    await time.pass_by(BEAT)
    await jobs.close()
    assert registry.noted == 2


async def test_a_game_to_be_looked_at_as_it_is_read_that_there_is_none() -> None:
    jobs = Jobs()
    registry = _Registry(lambda: reminders.wake(TABLE))
    scheduler = Scheduler(cast("Any", registry), jobs, cast("Any", None))
    reminders = Reminders(scheduler)
    reminders.begin()
    for _ in range(20):
        await asyncio.sleep(0)
    await jobs.close()
    assert registry.asked == ["fresh"]


class _Clock(_Registry):
    """A store in which one clock is due, and tables at which nothing comes of that."""

    def __init__(self, failures: int) -> None:
        super().__init__(lambda: None)
        self._failures = failures

    async def first_due(self, after: object) -> tuple[float, str] | None:
        """Return the clock, unless those after it are asked for."""
        return None if after else (1.0, "fresh")

    async def visit(self, game: str) -> None:
        """Fail so often, and then find that there is nothing to do."""
        self.asked.append(game)
        if len(self.asked) <= self._failures:
            raise NotReadError(SAY("lacking"))
        raise RefusedError("error-unknown-game")


async def test_a_clock_that_stays_due_is_looked_at_again_after_a_beat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, jobs, nobody = LoopTime(monkeypatch), Jobs(), cast("Any", None)
    registry = _Clock(0)
    clocks = Clocks(Scheduler(cast("Any", registry), jobs, nobody), nobody, nobody, nobody)
    clocks.begin()
    await time.pass_by()
    await time.pass_by(BEAT - 1)
    assert len(registry.asked) == 1
    await time.pass_by(1)
    await jobs.close()
    assert len(registry.asked) == 2


async def test_a_table_that_changes_waits_no_longer_after_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    time, jobs, nobody = LoopTime(monkeypatch), Jobs(), cast("Any", None)
    registry = _Clock(3)
    clocks = Clocks(Scheduler(cast("Any", registry), jobs, nobody), nobody, nobody, nobody)
    clocks.begin()
    for seconds in (0, PAUSES[0], PAUSES[1]):
        await time.pass_by(seconds)
    assert len(registry.asked) == 3
    clocks.wake(TABLE)
    await time.pass_by(0.1)
    await jobs.close()
    assert len(registry.asked) == 4
