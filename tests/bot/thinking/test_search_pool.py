"""Processes that search: asked in turn, late, killed, hung, never started. None is left behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.thinking import search_pool
from bot.thinking.search_pool import SearchPool, Worker, WorkerError
from tests.bot.thinking.asking import played, question, runs
from tests.bot.thinking.fakes import faked, thinkers, until
from tests.patience import PATIENCE

GAME, MOVES = played(40)


def environment(pid: int) -> bytes:
    return Path(f"/proc/{pid}/environ").read_bytes()


async def test_an_answer_comes_out_of_another_process_with_all_that_was_found_out() -> None:
    async with thinkers() as kept:
        assert kept.pids == []
        (found, *_) = await kept.think(question(GAME, MOVES))
        assert found.decision == GAME.decision
        assert found.thought.picks[0] in found.decision.options
        assert found.thought.candidates
        (pid,) = kept.pids
        # 19 is the lowest priority.
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 9)
        # The same process is asked again.
        assert await kept.think(question(GAME, MOVES))
        assert kept.pids == [pid]


async def test_a_killed_process_is_replaced_and_costs_one_answer_at_most() -> None:
    async with thinkers() as kept:
        assert await kept.think(question(GAME, MOVES))
        (pid,) = kept.pids
        thinking = asyncio.create_task(kept.think(question(GAME, MOVES, seconds=1000, within=1000)))
        await asyncio.sleep(0.05)
        os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            assert await thinking == ()
        assert await kept.think(question(GAME, MOVES))
        assert kept.pids != [pid]


async def test_a_game_that_can_t_be_played_costs_no_process(caplog: pytest.LogCaptureFixture) -> None:
    async with thinkers() as kept:
        assert await kept.think(question(GAME, MOVES[1:])) == ()
        pids = kept.pids
        assert "No answer for game aaaaaaaa" in caplog.text
        assert await kept.think(question(GAME, MOVES))
        assert kept.pids == pids


async def test_a_process_knows_nothing_secret_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not-to-be-told")
    async with thinkers() as kept:
        assert await kept.think(question(GAME, MOVES))
        (pid,) = kept.pids
        told = environment(pid)
    assert b"PYTHONPATH=" in told
    assert b"not-to-be-told" not in told


def test_a_bot_that_is_killed_leaves_no_process_behind() -> None:
    script = (
        "import asyncio, sys\n"
        "from bot.thinking.search_pool import SearchPool\n"
        "from tests.bot.thinking.test_search_pool import GAME, MOVES, question\n"
        "async def main():\n"
        "    kept = SearchPool(1)\n"
        "    assert await kept.think(question(GAME, MOVES))\n"
        "    print(*kept.pids, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout
        pid = int(bot.stdout.readline())
        assert runs(pid)
        bot.kill()
    for _ in range(1000):
        if not runs(pid):
            return
        time.sleep(0.01)
    os.kill(pid, signal.SIGKILL)
    raise AssertionError("it goes on")


async def test_a_late_answer_is_not_waited_for_and_its_process_serves_the_next() -> None:
    kept, started = faked()
    assert await kept.think(question(GAME, MOVES, within=0.05)) == ()
    (worker,) = started
    # It is still searching.
    assert await kept.think(question(GAME, MOVES, within=0.05)) == ()
    assert len(worker.asked) == 1
    worker.answered.set()
    assert await kept.think(question(GAME, MOVES, within=5)) == ()
    assert len(worker.asked) == 2
    assert len(started) == 1
    await kept.close()
    assert worker.ended


async def test_a_hung_process_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_pool, "HUNG_AFTER", 0.05)
    kept, started = faked()
    assert await kept.think(question(GAME, MOVES, within=0.05)) == ()
    await until(lambda: started[0].ended)
    assert kept.pids == []
    waiting = asyncio.create_task(kept.think(question(GAME, MOVES, within=5)))
    await until(lambda: len(started) == 2)
    started[1].answered.set()
    assert await waiting == ()
    await kept.close()


async def test_a_failed_start_is_not_repeated_at_once(caplog: pytest.LogCaptureFixture) -> None:
    tries = 0

    async def start() -> Worker:
        nonlocal tries
        tries += 1
        raise WorkerError("no memory")

    kept = SearchPool(1, start)
    for _ in range(3):
        assert await kept.think(question(GAME, MOVES, within=0.02)) == ()
    assert tries == 1
    assert "no memory" in caplog.text
    await kept.close()


async def test_without_processes_nothing_is_answered() -> None:
    kept, started = faked(0)
    assert await kept.think(question(GAME, MOVES)) == ()
    assert not started
    await kept.close()


async def test_closing_ends_running_work() -> None:
    kept, started = faked()
    thinking = asyncio.create_task(kept.think(question(GAME, MOVES, within=0.5)))
    await until(lambda: started and started[0].asked)
    await kept.close()
    assert started[0].ended
    assert await thinking == ()
    assert await kept.think(question(GAME, MOVES)) == ()


async def test_it_is_said_that_a_process_takes_too_long_to_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def start() -> Worker:
        await asyncio.sleep(50)
        raise AssertionError("it is ended before")

    monkeypatch.setattr(search_pool, "HUNG_AFTER", 0.01)
    kept = SearchPool(1, start)
    assert await kept.think(question(GAME, MOVES, within=0.1)) == ()
    await kept.close()
    assert "it takes too long" in caplog.text


async def test_what_a_process_prints_is_logged_without_what_it_quotes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "bad.py").write_text("raise KeyError('tavern')")
    monkeypatch.setattr(search_pool, "WORKER", (sys.executable, str(tmp_path / "bad.py")))
    with pytest.raises(WorkerError):
        await Worker.start()
    assert 'bad.py", line 1' in caplog.text
    assert "tavern" not in caplog.text + capfd.readouterr().err
