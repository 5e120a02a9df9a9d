"""Clicks take turns while there are too many, and whatever can wait hears how far the process is behind."""

import asyncio
import time

import pytest

from bot.controls import load
from bot.controls.load import AT_ONCE, LONGEST, OLDEST, ClickTurn, Load
from tests.patience import until


async def _busy(load_: Load) -> list[ClickTurn]:
    """Take all turns that there are."""
    turns = [await load_.turn() for _ in range(AT_ONCE)]
    assert not any(turn.waited for turn in turns)
    return turns


async def _queue(load_: Load, names: int, begun: list[int]) -> list[asyncio.Task[None]]:
    """Let so many clicks wait; each notes that it has begun, and is done at once."""

    async def work(name: int) -> None:
        turn = await load_.turn()
        assert turn.waited
        begun.append(name)
        turn.end()

    tasks = [asyncio.create_task(work(name)) for name in range(names)]
    await asyncio.sleep(0)
    return tasks


async def test_few_clicks_begin_at_once() -> None:
    load_ = Load()
    for _ in range(3 * AT_ONCE):
        turn = await load_.turn()
        assert not turn.waited
        turn.end()
        turn.end()
    assert load_.lag == 0.0


async def test_of_many_clicks_the_newest_begins_first_and_the_oldest_now_and_then() -> None:
    load_, begun = Load(), list[int]()
    turns = await _busy(load_)
    tasks = await _queue(load_, 2 * OLDEST, begun)
    turns[0].end()
    await asyncio.gather(*tasks)
    newest = [*range(2 * OLDEST - 1, OLDEST, -1)]
    assert begun[: OLDEST - 1] == newest
    assert begun[OLDEST - 1] == 0
    assert sorted(begun) == [*range(2 * OLDEST)]


async def test_a_click_that_takes_long_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "SLOW", 0.0)
    load_, begun = Load(), list[int]()
    await _busy(load_)
    await asyncio.gather(*await _queue(load_, 1, begun))
    assert begun == [0]


@pytest.mark.parametrize("begun_before", [True, False], ids=["begun", "waiting"])
async def test_a_click_that_is_cut_leaves_its_turn_to_others(*, begun_before: bool) -> None:
    load_, begun = Load(), list[int]()
    turns = await _busy(load_)
    (first, second) = await _queue(load_, 2, begun)
    if begun_before:
        turns[0].end()
    second.cancel()
    for turn in turns:
        turn.end()
    await first
    assert begun == [0]
    for turn in await _busy(load_):
        turn.end()


async def test_the_lag_is_how_long_the_oldest_click_has_waited() -> None:
    load_, begun = Load(), list[int]()
    turns = await _busy(load_)
    tasks = await _queue(load_, 1, begun)
    await until(lambda: load_.lag > 0.02)
    assert 1.0 < load_.stretch <= LONGEST
    turns[0].end()
    await asyncio.gather(*tasks)
    await until(lambda: load_.lag == 0.0)
    assert load_.stretch == 1.0


async def test_a_loop_that_is_held_lags_until_it_is_calm_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "PROBED", 0.01)
    load_ = Load()
    assert load_.lag == 0.0
    load_.watch()
    # The loop is held.
    time.sleep(0.06)  # noqa: ASYNC251
    await asyncio.sleep(0.001)
    assert load_.lag > load.CALM
    await until(lambda: load_.lag == 0.0)
