"""Each message is updated by itself, and repeated until that succeeds."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.sync import Sync
from bot.tables.background_loop import Jobs
from bot.tables.message import UNKNOWN_SHOWN, Message
from bot.tables.registry import Registry
from bot.tables.table import Table
from tests.bot.tables.timed import table_of
from tests.discord_failures import http_error
from tests.patience import until
from tests.storage.samples import lobby

BOARD = 0


class Notes:
    """A kind of message that should show the version of its table. It records its updates."""

    def __init__(self, count: int) -> None:
        self.shown = {key: Message("0") for key in range(count)}
        self.brought: list[tuple[int, int]] = []
        self.errors: list[Exception] = []
        self.waits = 0.0
        self.looks = 0
        self.gate = asyncio.Event()
        self.gate.set()

    def messages(self, table: Table) -> Iterator[tuple[int, Message]]:
        assert table.stored
        yield from self.shown.items()

    def stale(self, table: Table, key: int, /) -> bool:
        """Return whether a message shows another version."""
        self.looks += 1
        return self.shown[key].seen != str(table.stored.version)

    def pause(self, _table: Table, _key: int, /) -> float:
        """Return how long to wait."""
        return self.waits

    async def bring(self, table: Table, key: int, /) -> None:
        """Update a message, or fail."""
        message, version = self.shown[key], table.stored.version
        async with message.lock:
            self.brought.append((key, version))
            await self.gate.wait()
            if self.errors:
                raise self.errors.pop(0)
            message.seen = str(version)


class World:
    """A table with two panels and a board, and a registry that records."""

    shows: Any = Registry.shows
    mark_shown: Any = Registry.mark_shown

    def __init__(self) -> None:
        self.table = table_of(lobby())
        self.panels, self.boards = Notes(2), Notes(1)
        self.stored: list[int] = []
        self.dropped, self.mine = False, True
        parts: Any = self
        self.store: Any = SimpleNamespace(places=self)
        self.sync = Sync[Table](parts, Jobs(), (self.panels, self.boards))

    @property
    def owners(self) -> tuple[Table, ...]:
        return (self.table,)

    def owns(self, _table: Table) -> bool:
        """Return whether this process still owns the tables."""
        return self.mine

    def in_memory(self, _game: str) -> Table | None:
        """Return the table unless it was dropped."""
        return None if self.dropped else self.table

    def forget(self, _table: Table) -> None:
        self.dropped = True

    def note_shown(self, _game: str, version: int) -> None:
        """Record that everything is shown."""
        self.stored.append(version)

    def change(self, **more: Any) -> None:
        """Store another version."""
        stored = self.table.stored
        self.table.take_over(replace(stored, version=stored.version + 1, **more))
        self.sync.wake(self.table)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the condition is true."""
        await until(condition)


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.background_loop.FAILURE_PAUSES", (0.001, 0.002))


async def test_changes_under_way_are_shown_together(world: World) -> None:
    world.boards.gate.clear()
    world.sync.wake(world.table)
    await world.until(lambda: bool(world.boards.brought))
    for _ in range(10):
        world.change()
    assert world.boards.brought == [(BOARD, 1)]
    world.boards.gate.set()
    await world.until(lambda: world.table.shown == 11)
    assert world.boards.brought == [(BOARD, 1), (BOARD, 11)]
    await world.until(lambda: world.boards.shown[BOARD].loop is None)


async def test_messages_that_are_up_to_date_cost_nothing(world: World) -> None:
    for kind in (world.panels, world.boards):
        for message in kind.shown.values():
            message.seen = "1"
    world.sync.wake(world.table)
    assert all(message.loop is None for message in world.panels.shown.values())
    assert world.stored == [1], "all of it is known to be shown"
    assert not world.sync.needs(world.table)


async def test_panels_do_not_wait_for_the_board_nor_the_board_for_them(world: World) -> None:
    world.boards.gate.clear()
    world.sync.wake(world.table)
    await world.until(lambda: world.panels.brought == [(0, 1), (1, 1)])
    assert world.table.shown == 0
    world.panels.gate.clear()
    world.change()
    await world.until(lambda: len(world.panels.brought) == 4)
    world.boards.gate.set()
    await world.until(lambda: (BOARD, 2) in world.boards.brought)
    assert world.table.shown == 0
    assert world.sync.needs(world.table)
    world.panels.gate.set()
    await world.until(lambda: world.table.shown == 2)
    assert world.stored == [2], "what is only shown in part isn't noted"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("failures", [1, 7])
async def test_a_failure_is_tried_again_until_it_is_shown(world: World, failures: int) -> None:
    world.boards.errors = [http_error(502), OSError("no route"), *(http_error(500) for _ in range(failures))]
    world.sync.wake(world.table)
    await world.until(lambda: world.table.shown == 1)
    assert world.boards.brought == [(BOARD, 1)] * (3 + failures)


@pytest.mark.usefixtures("quick")
async def test_an_error_of_ours_is_logged_and_tried_again_too(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.panels.errors = [ZeroDivisionError()]
    world.sync.wake(world.table)
    await world.until(lambda: world.table.shown == 1)
    assert "ZeroDivisionError" in caplog.text


async def test_something_new_ends_the_wait_after_ahttp_error(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.background_loop.FAILURE_PAUSES", (3600.0,))
    world.boards.errors = [http_error(500)]
    world.sync.wake(world.table)
    await world.until(lambda: not world.boards.errors and not world.boards.shown[BOARD].lock.locked())
    world.change()
    await world.until(lambda: world.table.shown == 2)


async def test_a_message_waits_for_its_time_and_not_before_an_end(world: World) -> None:
    world.boards.waits = 3600.0
    world.sync.wake(world.table)
    await world.until(lambda: len(world.panels.brought) == 2)
    await asyncio.sleep(0.01)
    assert world.boards.brought == []
    assert world.sync.needs(world.table)
    world.table.board = cast("Any", world.boards.shown[BOARD])
    await world.sync.finish()
    assert world.boards.brought == [(BOARD, 1)]


async def test_a_message_whose_time_is_later_by_then_waits_on(world: World) -> None:
    world.boards.waits = 0.01
    world.sync.wake(world.table)
    world.boards.waits = 3600.0
    await asyncio.sleep(0.05)
    assert world.boards.brought == []


async def test_a_message_that_waits_is_not_looked_at_before_its_time(world: World) -> None:
    world.boards.waits = 3600.0
    world.table.board = cast("Any", world.boards.shown[BOARD])
    world.sync.wake(world.table)
    await world.until(lambda: len(world.panels.brought) == 2)
    looks = world.boards.looks
    for _ in range(3):
        world.change()
    await world.until(lambda: (1, 4) in world.panels.brought)
    assert world.boards.looks == looks
    world.boards.waits = 0.0
    world.change()
    await world.until(lambda: world.table.shown == 5)
    assert world.boards.brought == [(BOARD, 5)]


async def test_while_a_click_has_a_message_nobody_else_changes_it(world: World) -> None:
    message = world.panels.shown[0]
    world.table.panels = cast("Any", world.panels.shown)
    async with message.lock:
        world.sync.wake(world.table)
        await world.until(lambda: world.panels.brought == [(1, 1)])
        await world.until(lambda: world.boards.brought == [(BOARD, 1)])
        message.seen = "1"
        world.sync.wake(world.table)
        assert world.table.shown == 0, "nobody knows yet what came of the click"
        assert message.loop is None, "no task waits for the click"
    world.sync.wake(world.table)
    assert world.table.shown == 1
    assert world.panels.brought == [(1, 1)]


async def test_while_computers_rush_and_once_it_was_dropped_nothing_of_a_table_is_shown(world: World) -> None:
    world.table.computers_playing_on = True
    world.sync.wake(world.table)
    await asyncio.sleep(0.01)
    world.table.computers_playing_on, world.dropped = False, True
    world.sync.wake(world.table)
    await asyncio.sleep(0.01)
    assert (world.panels.brought, world.boards.brought, world.stored) == ([], [], [])


async def test_a_table_that_is_over_is_dropped_once_it_is_shown(world: World) -> None:
    world.boards.gate.clear()
    world.change(status="closed")
    await world.until(lambda: bool(world.boards.brought))
    assert not world.dropped
    world.boards.gate.set()
    await world.until(lambda: world.dropped)
    assert world.stored == [2]


async def test_once_an_older_edit_can_not_come_any_more_the_message_is_shown_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.message.EDIT_LATE", 0.05)
    for kind in (world.panels, world.boards):
        for message in kind.shown.values():
            message.seen = "1"
    message = world.boards.shown[BOARD]
    message.give_up()
    world.sync.wake(world.table)
    assert world.boards.brought == []
    await world.until(lambda: world.boards.brought == [(BOARD, 1)])
    assert message.seen != UNKNOWN_SHOWN
    await asyncio.sleep(0.1)
    assert world.boards.brought == [(BOARD, 1)]


async def test_a_table_is_noted_as_shown_while_an_older_edit_may_still_come(world: World) -> None:
    table: Any = world.table
    message = table.board = world.boards.shown[BOARD]
    message.seen = "1"
    message.give_up()
    world.sync.wake(table)
    await world.until(lambda: len(world.panels.brought) == 2)
    await world.until(lambda: all(each.loop is None for each in world.panels.shown.values()))
    assert world.boards.brought == []
    assert world.stored == [1]
    assert message.loop is not None
    message.loop.cut()


@pytest.mark.parametrize(("fact", "value"), [("mine", False), ("dropped", True)])
async def test_a_table_that_another_process_shows_or_that_was_replaced_is_not_noted_as_shown(
    world: World, fact: str, *, value: bool
) -> None:
    world.boards.gate.clear()
    world.sync.wake(world.table)
    await world.until(lambda: bool(world.boards.brought))
    setattr(world, fact, value)
    world.boards.gate.set()
    await world.until(lambda: world.boards.shown[BOARD].loop is None)
    assert world.boards.shown[BOARD].seen == "1"
    assert world.stored == []
