"""The bot's own token: so many requests a second, the urgent ones first."""

import asyncio
import time

import pytest

from bot.delivery import budget as module
from bot.delivery.budget import Budget, Urgency
from tests.patience import PATIENCE


@pytest.fixture
def budget(monkeypatch: pytest.MonkeyPatch) -> Budget:
    monkeypatch.setattr(module, "RATE", 50)
    return Budget()


async def _spend(budget: Budget, urgency: Urgency, done: list[Urgency]) -> None:
    await budget.spend(urgency)
    done.append(urgency)


async def test_a_burst_goes_through_and_then_the_rate_counts(budget: Budget) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(module.BURST):
        spending = asyncio.create_task(budget.spend(Urgency.BOARD))
        await asyncio.sleep(0)
        assert spending.done(), "it waits for nothing"
    for _ in range(10):
        await budget.spend(Urgency.BOARD)
    assert loop.time() - began >= 0.19


@pytest.mark.parametrize("parts", [(1.0,), (0.5, 0.5), (0.75, 0.25), (1 / 16,) * 16])
async def test_processes_that_share_a_budget_send_no_more_than_one(parts: tuple[float, ...]) -> None:
    """Each may begin a second with all that it may send at once."""
    most = 0.0
    for part in parts:
        budget = Budget()
        budget.share(part)
        at_once = max(1.0, module.BURST * part)
        most += at_once + budget.rate
    assert most == pytest.approx(module.RATE + module.BURST)


async def test_a_budget_tells_which_part_would_have_been_enough(budget: Budget) -> None:
    loop = asyncio.get_running_loop()
    assert budget.wanted() == 0
    began = loop.time()
    waiting = [asyncio.create_task(budget.spend(Urgency.BOARD)) for _ in range(50)]
    await asyncio.sleep(0.2)
    assert budget.wanted() == pytest.approx(50 / (loop.time() - began) / 50, rel=0.1)
    for each in waiting:
        each.cancel()


async def test_more_of_the_budget_counts_for_those_who_wait_already(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SELDOM", 0.001)
    budget.share(0.0)
    await budget.spend(Urgency.BOARD)
    waiting = asyncio.create_task(budget.spend(Urgency.BOARD))
    await asyncio.sleep(0)
    budget.share(1.0)
    async with asyncio.timeout(PATIENCE):
        await waiting


async def test_a_question_overtakes_the_boards(budget: Budget) -> None:
    done: list[Urgency] = []
    for _ in range(module.BURST):
        await budget.spend(Urgency.TOLD)
    order = (Urgency.BOARD, Urgency.BOARD, Urgency.TOLD, Urgency.ASKED)
    async with asyncio.TaskGroup() as group:
        for urgency in order:
            group.create_task(_spend(budget, urgency, done))
    assert done == sorted(order)


async def test_a_cancelled_request_keeps_no_other_waiting(budget: Budget) -> None:
    for _ in range(module.BURST):
        await budget.spend(Urgency.TOLD)
    gone = asyncio.create_task(budget.spend(Urgency.ASKED))
    await asyncio.sleep(0)
    gone.cancel()
    async with asyncio.timeout(PATIENCE):
        await budget.spend(Urgency.BOARD)


async def test_nobody_who_comes_later_goes_before_those_who_wait(budget: Budget) -> None:
    for _ in range(module.BURST):
        await budget.spend(Urgency.TOLD)
    done: list[str] = []

    async def spend(name: str) -> None:
        await budget.spend(Urgency.BOARD)
        done.append(name)

    first = asyncio.create_task(spend("first"))
    await asyncio.sleep(0)
    # The loop was busy: a request has become free, and nobody was let through yet.
    time.sleep(0.05)  # noqa: ASYNC251 - it is meant to hold the loop
    await spend("second")
    await first
    assert done == ["first", "second"]
