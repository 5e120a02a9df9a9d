"""Clicks take turns while there are too many; whatever can wait learns how late the process is."""

import asyncio
import time

import pytest

from bot.controls import load
from bot.controls.load import AT_ONCE, LONGEST_STRETCH, OLDEST, ClickTurn, Load
from tests.house import House
from tests.patience import until


async def _busy(load_: Load) -> list[ClickTurn]:
    turns = [await load_.turn() for _ in range(AT_ONCE)]
    assert not any(turn.waited for turn in turns)
    return turns


async def _queue(load_: Load, names: int, begun: list[int]) -> list[asyncio.Task[None]]:
    """Let clicks wait. Each records that it has begun, and ends at once."""

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


async def _stand(
    load_: Load, begun: list[str], *clicks: tuple[str, int, str]
) -> list[asyncio.Task[ClickTurn]]:
    """Let clicks wait, each with its name, its person and its line; return their turns, which don't end."""

    async def wait(name: str, *lines: int | str) -> ClickTurn:
        turn = await load_.turn(*lines)
        begun.append(name)
        return turn

    tasks = [asyncio.create_task(wait(name, person, line)) for name, person, line in clicks]
    await asyncio.sleep(0)
    return tasks


async def _end(*turns: asyncio.Task[ClickTurn]) -> None:
    """End turns, and let other clicks begin."""
    for turn in turns:
        (await turn).end()
    await asyncio.sleep(0)


async def test_clicks_of_one_person_and_clicks_for_seats_begin_in_the_order_in_which_they_came() -> None:
    load_, begun = Load(), list[str]()
    turns = await _busy(load_)
    join, leave, other, last = await _stand(
        load_, begun, ("join", 1, "table"), ("leave", 1, "table"), ("other", 2, "away"), ("last", 3, "table")
    )
    for turn in turns[:4]:
        turn.end()
    await asyncio.sleep(0)
    assert begun == ["join", "other"], "there is room, but the others wait for the turn before theirs"
    assert load_.lag == 0.0, "no process could let them begin sooner"
    await _end(join)
    assert begun == ["join", "other", "leave"]
    await _end(leave, other, last)
    assert begun == ["join", "other", "leave", "last"]


async def test_the_oldest_click_of_a_person_moves_up_with_their_newest() -> None:
    load_, begun = Load(), list[str]()
    turns = await _busy(load_)
    first, _, again = await _stand(load_, begun, ("first", 1, "a"), ("between", 2, "b"), ("again", 1, "c"))
    turns[0].end()
    await asyncio.sleep(0)
    assert begun == ["first"]
    await _end(first, again)
    assert begun == ["first", "again", "between"]


async def test_a_click_that_was_cut_holds_up_nobody_in_its_line() -> None:
    load_, begun = Load(), list[str]()
    turns = await _busy(load_)
    _, second, _ = await _stand(load_, begun, ("first", 1, "a"), ("second", 1, "a"), ("third", 1, "a"))
    second.cancel()
    for turn in turns:
        turn.end()
    await asyncio.sleep(0)
    assert begun == ["first"], "those after the one that was cut wait for the first all the same"


async def test_a_click_keeps_its_turn_until_it_has_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "SLOW", 0.0)
    load_, begun, written = Load(), list[int](), asyncio.Event()

    async def write() -> None:
        """Handle a click that has to store something."""
        await load_.turn()
        with load.writing(), load.writing():
            await written.wait()

    writing = [asyncio.create_task(write()) for _ in range(AT_ONCE)]
    await asyncio.sleep(0)
    waiting = await _queue(load_, 1, begun)
    await asyncio.sleep(0.01)
    assert begun == []
    written.set()
    await asyncio.gather(*writing, *waiting)
    assert begun == [0]


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
    assert 1.0 < load_.stretch <= LONGEST_STRETCH
    turns[0].end()
    await asyncio.gather(*tasks)
    await until(lambda: load_.lag == 0.0)
    assert load_.stretch == 1.0


async def test_a_loop_that_is_held_lags_until_it_is_calm_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "LAG_PROBE_SECONDS", 0.01)
    load_ = Load()
    assert load_.lag == 0.0
    load_.watch()
    # Hold the event loop.
    time.sleep(0.06)
    await asyncio.sleep(0.001)
    assert load_.lag > load.CALM
    await until(lambda: load_.lag == 0.0)


async def test_whatever_a_click_stores_keeps_its_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "SLOW", 0.0)
    load_, begun, persons = house.bot.in_flight.load, list[int](), house.bot.store.persons

    async def click(user: int) -> None:
        """Store something."""
        await load_.turn()
        await persons.change(user, lambda before: before)

    writing = house.bot.store.database._writing  # pyright: ignore[reportPrivateUsage]
    async with writing:
        clicks = [asyncio.create_task(click(user)) for user in range(AT_ONCE)]
        await asyncio.sleep(0)
        waiting = await _queue(load_, 1, begun)
        await asyncio.sleep(0.05)
        assert begun == []
    await asyncio.gather(*clicks, *waiting)
    assert begun == [0]
