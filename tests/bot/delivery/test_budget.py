"""The bot's own token: so many requests a second, the urgent ones first."""

import asyncio
import time

import pytest

from bot.delivery.budget import Budget, Urgency


@pytest.fixture
def budget(monkeypatch: pytest.MonkeyPatch) -> Budget:
    monkeypatch.setattr("bot.delivery.budget.RATE", 50)
    return Budget()


async def _spend(budget: Budget, urgency: Urgency, done: list[Urgency]) -> None:
    await budget.spend(urgency)
    done.append(urgency)


async def test_a_burst_goes_through_and_then_the_rate_counts(budget: Budget) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    for _ in range(50):
        await budget.spend(Urgency.BOARD)
    burst = loop.time() - began
    for _ in range(10):
        await budget.spend(Urgency.BOARD)
    assert burst < 0.15
    assert loop.time() - began >= 0.19


async def test_a_question_overtakes_the_boards(budget: Budget) -> None:
    done: list[Urgency] = []
    for _ in range(50):
        await budget.spend(Urgency.TOLD)
    order = (Urgency.BOARD, Urgency.BOARD, Urgency.TOLD, Urgency.ASKED)
    async with asyncio.TaskGroup() as group:
        for urgency in order:
            group.create_task(_spend(budget, urgency, done))
    assert done == sorted(order)


async def test_a_cancelled_request_keeps_no_other_waiting(budget: Budget) -> None:
    for _ in range(50):
        await budget.spend(Urgency.TOLD)
    gone = asyncio.create_task(budget.spend(Urgency.ASKED))
    await asyncio.sleep(0)
    gone.cancel()
    async with asyncio.timeout(1):
        await budget.spend(Urgency.BOARD)


async def test_nobody_who_comes_later_goes_before_those_who_wait(budget: Budget) -> None:
    for _ in range(50):
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
