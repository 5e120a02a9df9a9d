"""What is stored is shown: each message on its own way, tried until it is there."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.boards import Boards
from bot.delivery.owed_panels import OwedPanels
from bot.delivery.panels import Panels
from bot.delivery.publisher import Publisher
from bot.tables.jobs import Jobs
from bot.tables.registry import Registry
from bot.tables.table import Table
from tests.storage.samples import lobby


class World:
    """A registry, boards and panels that only take notes; what is to fail is put into the lists of errors."""

    def __init__(self) -> None:
        self.jobs = Jobs()
        self.table = Table(lobby())
        self.published: list[int] = []
        self.brought: list[tuple[int, int]] = []
        self.stored: list[int] = []
        self.asked: tuple[int, ...] = ()
        self.above: list[int] = []
        self.current = False
        self.gate = asyncio.Event()
        self.gate.set()
        self.board_errors: list[Exception] = []
        self.panel_errors: list[Exception] = []
        self.store_errors: list[Exception] = []
        parts: Any = self
        self.publisher = Publisher(
            cast(Registry, parts),
            self.jobs,
            cast(Boards, parts),
            cast(Panels, parts),
            cast(OwedPanels, parts),
        )

    async def publish(self, table: Table, posted: Callable[[], None]) -> None:
        self.published.append(table.stored.version)
        await self.gate.wait()
        if self.board_errors:
            raise self.board_errors.pop(0)
        if self.above:
            posted()

    def owed(self, _table: Table) -> bool:
        return False

    def pause(self, _table: Table) -> float:
        return 0.0

    def settling(self, _table: Table) -> float:
        return 0.0

    def coming(self, _table: Table) -> float:
        return 0.0

    def is_here(self, _table: Table, _seat: int) -> bool:
        return False

    def outdated(self, _table: Table, _seat: int) -> bool:
        return not self.current

    def only_behind(self, _table: Table, seat: int) -> bool:
        return seat in self.above

    def seats(self, _table: Table) -> tuple[int, ...]:
        return (*self.asked, *self.above)

    def overdue(self, _table: Table) -> tuple[int, ...]:
        return tuple(self.above)

    def is_overdue(self, _table: Table, seat: int) -> bool:
        return seat in self.above

    async def bring(self, table: Table, seat: int) -> None:
        self.brought.append((seat, table.stored.version))
        if seat in self.above:
            self.above.remove(seat)
        if self.panel_errors:
            raise self.panel_errors.pop(0)

    def shown(self, table: Table, version: int) -> None:
        if self.store_errors:
            raise self.store_errors.pop(0)
        if version > table.shown:
            self.stored.append(version)
            table.shown = version

    def forget(self, table: Table) -> None:
        raise AssertionError("a lobby is not to be forgotten")

    def change(self) -> None:
        self.table.keep(replace(self.table.stored, version=self.table.stored.version + 1))
        self.publisher.wake(self.table)

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(5):
            while not condition():  # noqa: ASYNC110 - what is waited for is anything
                await asyncio.sleep(0.001)


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.jobs.PAUSES", (0.001, 0.002))


def _failure(status: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="broken"))
    return discord.HTTPException(response, {"code": 0, "message": "broken"})


async def test_changes_under_way_are_shown_together(world: World) -> None:
    world.gate.clear()
    world.publisher.wake(world.table)
    await world.until(lambda: bool(world.published))
    for _ in range(10):
        world.change()
    assert world.published == [1]
    world.gate.set()
    await world.until(lambda: world.table.shown == 11)
    assert world.published == [1, 11]


async def test_what_is_shown_already_costs_nothing(world: World) -> None:
    world.table.shown = 1
    world.publisher.wake(world.table)
    await asyncio.sleep(0.01)
    assert world.published == []


async def test_panels_follow_a_board_that_shows_nothing_new(world: World) -> None:
    world.table.shown = 1
    world.above = [1]
    world.publisher.wake(world.table)
    await world.until(lambda: world.brought == [(1, 1)])


async def test_panels_follow_a_board_once_it_is_posted(world: World) -> None:
    world.gate.clear()
    world.publisher.wake(world.table)
    await world.until(lambda: bool(world.published))
    world.above = [0, 2]
    world.gate.set()
    await world.until(lambda: sorted(world.brought) == [(0, 1), (2, 1)])


async def test_who_is_asked_does_not_wait_for_the_board(world: World) -> None:
    world.gate.clear()
    world.asked = (1,)
    world.publisher.wake(world.table)
    await world.until(lambda: bool(world.brought))
    assert world.published == [1]
    world.asked = (0,)
    world.change()
    await world.until(lambda: (0, 2) in world.brought)
    assert (world.published, world.table.shown) == ([1], 0)
    world.gate.set()
    await world.until(lambda: world.table.shown == 2)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("failures", [1, 7])
async def test_a_failure_is_tried_again_until_it_is_shown(world: World, failures: int) -> None:
    world.board_errors = [_failure(502), OSError("no route"), *(_failure(500) for _ in range(failures))]
    world.publisher.wake(world.table)
    await world.until(lambda: world.table.shown == 1)
    assert world.published == [1] * (3 + failures)


@pytest.mark.usefixtures("quick")
async def test_an_error_of_ours_is_logged_and_tried_again_too(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.asked = (0,)
    world.panel_errors = [ZeroDivisionError()]
    world.publisher.wake(world.table)
    await world.until(lambda: world.table.shown == 1)
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.usefixtures("quick")
async def test_a_failed_write_of_what_was_shown_is_tried_again(world: World) -> None:
    world.store_errors = [OSError("disk full"), OSError("disk full")]
    world.publisher.wake(world.table)
    await world.until(lambda: world.stored == [1])


async def test_a_new_version_wakes_who_waits_after_a_failure(world: World) -> None:
    world.board_errors = [_failure(500), _failure(500)]
    world.publisher.wake(world.table)
    await world.until(lambda: world.published == [1] and not world.board_errors[1:])
    # The first pause is a second long; the change ends it.
    began = asyncio.get_running_loop().time()
    world.board_errors.clear()
    world.change()
    await world.until(lambda: world.table.shown == 2)
    assert asyncio.get_running_loop().time() - began < 0.5


async def test_a_panel_that_fails_keeps_no_board_waiting(world: World) -> None:
    world.asked = (0,)
    world.panel_errors = [_failure(503)]
    world.publisher.wake(world.table)
    await world.until(lambda: world.published == [1])
    assert world.table.shown == 0


@pytest.mark.usefixtures("quick")
async def test_what_a_click_was_responded_to_with_counts_as_shown(world: World) -> None:
    world.asked = (0,)
    world.panel_errors = [_failure(503)] * 9
    world.publisher.wake(world.table)
    await world.until(lambda: world.published == [1] and len(world.brought) > 1)
    assert world.table.shown == 0
    # Its player pressed *Play* meanwhile.
    world.current = True
    await world.until(lambda: world.table.shown == 1)


async def test_a_panel_that_is_clicked_while_the_board_is_shown_is_looked_at_again(world: World) -> None:
    world.gate.clear()
    world.asked = (0,)
    world.current = True
    world.publisher.wake(world.table)
    await world.until(lambda: world.published == [1])
    # It was up to date. Then a click on it is responded to until after the board is shown.
    world.current = False
    world.gate.set()
    await world.until(lambda: world.table.shown == 1)
    assert world.brought == [(0, 1)]
