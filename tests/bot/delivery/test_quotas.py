"""Processes on one PostgreSQL server lend each other what they don't send."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.delivery.budget import RATE, Budget
from bot.delivery.quotas import RETURN, Quotas
from storage.database.postgres.slots import Slots
from storage.database.storage_errors import StatementError
from tests.patience import PATIENCE
from tests.storage.network import network
from tests.storage.postgres import Server
from tests.storage.prepared import new_in


def _ignored(_: str) -> None:
    """Hear nothing."""


@dataclass
class Busy(Budget):
    """A budget of which a test says how much is wanted."""

    part: float = 0.0

    def __post_init__(self) -> None:
        super().__init__()

    def wanted(self) -> float:
        """Return what the test says."""
        return self.part


@dataclass
class Process:
    """As much of a process as its quotas need."""

    slots: Slots
    shards: frozenset[int]
    budget: Busy = field(default_factory=Busy)

    def __post_init__(self) -> None:
        self.quotas = Quotas(self.budget, 2)

    async def beat(self, times: int = 1) -> None:
        """Settle so often."""
        for _ in range(times):
            await self.quotas.settle(self.slots, self.shards, 2)


@pytest.fixture
async def processes(postgres: Server) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes with a shard each."""
    address = new_in(postgres)
    found = [Process(Slots(address, 2, _ignored), frozenset({shard})) for shard in range(2)]
    for each in found:
        await each.slots.open()
        await each.beat()
    first, second = found
    yield first, second
    for each in found:
        await each.slots.close()


async def test_each_process_begins_with_its_own(processes: tuple[Process, Process]) -> None:
    first, second = processes
    assert first.budget.rate == second.budget.rate == RATE / 2


async def test_a_busy_process_borrows_what_another_one_does_not_use(
    processes: tuple[Process, Process],
) -> None:
    first, second = processes
    first.budget.part = 2.0
    await second.beat()
    await first.beat()
    assert (first.budget.rate, second.budget.rate) == (RATE * 0.75, RATE * 0.25)


async def test_a_process_that_needs_its_own_again_soon_has_it(processes: tuple[Process, Process]) -> None:
    first, second = processes
    first.budget.part = 2.0
    await second.beat()
    await first.beat()
    second.budget.part = 2.0
    for _ in range(RETURN):
        await first.beat()
        await second.beat()
        assert first.budget.rate + second.budget.rate <= RATE
    assert first.budget.rate == second.budget.rate == RATE / 2


async def test_a_process_lends_nothing_that_it_may_need(processes: tuple[Process, Process]) -> None:
    first, second = processes
    first.budget.part, second.budget.part = 2.0, 0.25
    await second.beat()
    await first.beat()
    assert second.budget.rate == RATE / 2


async def test_the_quotas_of_a_dead_process_are_free(processes: tuple[Process, Process]) -> None:
    first, second = processes
    first.budget.part = 2.0
    await second.beat()
    await first.beat()
    await first.slots.close()
    second.shards, second.budget.part = frozenset({0, 1}), 1.0
    async with asyncio.timeout(PATIENCE):
        # The server ends a connection a moment after it was closed.
        while second.budget.rate < RATE:
            await second.beat()


async def test_a_process_that_loses_its_connection_borrows_nothing_any_more(postgres: Server) -> None:
    async with network(postgres.socket) as between:
        address = between.address(new_in(postgres))
        alone = Process(Slots(address, 2, _ignored), frozenset({0}))
        alone.budget.part = 2.0
        await alone.slots.open()
        await alone.beat(2)
        assert alone.budget.rate == pytest.approx(RATE)
        between.cut()
        with pytest.raises(StatementError):
            await alone.beat(RETURN)
        alone.quotas.lost()
        assert alone.budget.rate < 1
        await alone.slots.close()
