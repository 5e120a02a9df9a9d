"""The queue for the processes that search, and their number."""

import asyncio

import pytest

from bot.thinking import search_pool
from tests.bot.thinking.asking import played, question
from tests.bot.thinking.fakes import Fake, faked, until
from tests.patience import PATIENCE

GAME, MOVES = played(40)


async def test_questions_are_answered_in_order_and_many_get_less_time_each() -> None:
    kept, started = faked()
    waiting = [
        asyncio.create_task(kept.think(question(GAME, MOVES, name=name, within=100))) for name in "abc"
    ]
    await until(lambda: started and started[0].asked)
    (worker,) = started
    worker.answered.set()
    await asyncio.gather(*waiting)
    assert [each.game for each in worker.asked] == ["a", "b", "c"]
    times = [each.within for each in worker.asked]
    assert 29 < times[0] <= 30
    assert 44 < times[1] <= 45
    assert 89 < times[2] <= 90
    await kept.close()


async def test_hints_come_before_all_others_and_patient_questions_after_them() -> None:
    kept, started = faked()

    def live(name: str) -> asyncio.Task[object]:
        return asyncio.create_task(kept.think(question(GAME, MOVES, name=name, within=100)))

    first = live("a")
    await until(lambda: started and started[0].asked)
    patient = [
        asyncio.create_task(kept.think_when_free(question(GAME, MOVES, name=name, seconds=0.2), 100))
        for name in "yz"
    ]
    await asyncio.sleep(0)
    later = [live("b"), live("c")]
    await asyncio.sleep(0)
    hint = question(GAME, MOVES, name="hint", within=100)._replace(among=("end", "gather:gold"))
    later.append(asyncio.create_task(kept.think(hint)))
    await asyncio.sleep(0)
    (worker,) = started
    worker.answered.set()
    await asyncio.gather(first, *patient, *later)
    assert [each.game for each in worker.asked] == ["a", "hint", "b", "c", "y", "z"]
    await kept.close()


async def test_patience_has_an_end() -> None:
    kept, started = faked()
    first = asyncio.create_task(kept.think(question(GAME, MOVES, within=100)))
    await until(lambda: started and started[0].asked)
    assert await kept.think_when_free(question(GAME, MOVES), 0.05) == ()
    assert len(started[0].asked) == 1
    # A question that gave up delays nobody.
    patient = asyncio.create_task(kept.think_when_free(question(GAME, MOVES, within=0.05), 100))
    await asyncio.sleep(0)
    started[0].answered.set()
    await first
    assert await patient == ()
    assert len(started[0].asked) == 2
    await kept.close()
    assert await kept.think_when_free(question(GAME, MOVES), 100) == ()


async def test_as_many_are_started_as_are_wanted() -> None:
    kept, started = faked(2)
    waiting = [asyncio.create_task(kept.think(question(GAME, MOVES, within=100))) for _ in range(5)]
    await until(lambda: len(started) == 2 and all(each.asked for each in started))
    for each in started:
        each.answered.set()
    await asyncio.gather(*waiting)
    assert len(started) == 2
    assert sum(len(each.asked) for each in started) == 5
    await kept.close()


async def test_an_unused_worker_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_pool, "IDLE_SECONDS", 0.02)
    kept, started = faked()
    thinking = asyncio.create_task(kept.think(question(GAME, MOVES)))
    await until(lambda: started)
    started[0].answered.set()
    await thinking
    await until(lambda: started[0].ended)
    assert kept.pids == []
    await kept.close()


async def test_a_question_that_stops_waiting_takes_nothing_from_others() -> None:
    kept, started = faked()
    first, second, third = (
        asyncio.create_task(kept.think(question(GAME, MOVES, name=name, within=100))) for name in "abc"
    )
    await until(lambda: started and started[0].asked)
    second.cancel()
    await asyncio.sleep(0)
    started[0].answered.set()
    await asyncio.gather(first, third)
    assert [each.game for each in started[0].asked] == ["a", "c"]
    await kept.close()


async def test_a_worker_given_to_a_question_that_stops_waiting_goes_to_the_next() -> None:
    kept, started = faked()
    first, second, third = (
        asyncio.create_task(kept.think(question(GAME, MOVES, name=name, within=100))) for name in "abc"
    )
    await until(lambda: started and started[0].asked)
    other = Fake()
    other.answered.set()
    kept._hand_out(other)  # pyright: ignore[reportPrivateUsage, reportArgumentType]
    second.cancel()
    assert await asyncio.wait_for(third, PATIENCE) == ()
    assert [each.game for each in other.asked] == ["c"]
    started[0].answered.set()
    await first
    await kept.close()
