"""Workers that die, hang, talk nonsense or can't be started: there is no answer, in time, and none stays."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from subprocess import PIPE
from typing import Any

import pytest

from ai.level import Prospect, Thought, WeighedAnswer
from bot.thinking import search_pool
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchResult, are_answers, packed
from engine.decision import Decision
from tests.bot.thinking.asking import played, question, runs
from tests.bot.thinking.fakes import until
from tests.patience import PATIENCE

GAME, MOVES = played(40)

WITHIN = 0.5
"""Seconds for an answer."""

DECISION = Decision(3, 1, "turn", ("gather:gold", "end"))

FOREIGN = SearchResult(DECISION, Thought(("build:castle",)), 0.0)

FAULTS = {
    "dies": "os.kill(os.getpid(), signal.SIGKILL)",
    "ends": "sys.exit()",
    "hangs": "",
    "stops": "os.kill(os.getpid(), signal.SIGSTOP)",
    "closes its end": "os.close(1)",
    "writes half an answer": f"os.write(1, {packed(())[:6]!r})",
    "writes what is no answer": "os.write(1, bytes([0, 0, 0, 5]) + b'hello')",
    "writes what has no end": "os.write(1, b'hello')",
    "answers nothing": f"os.write(1, {packed(None)!r})",
    "answers numbers": f"os.write(1, {packed((7,))!r})",
    "answers what was not asked": f"os.write(1, {packed((FOREIGN,))!r})",
}
"""The faults of a process at its second question, by name."""

SCRIPT = f"""
import os, signal, sys, time
def hear():
    left = int.from_bytes(sys.stdin.buffer.read(4), "big")
    sys.stdin.buffer.read(left) or sys.exit()
os.write(1, {packed("ready")!r})
hear()
os.write(1, {packed(())!r})
hear()
FAULT
time.sleep(600)
"""


def break_workers(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """Let processes that are started from now on do this with each question."""
    execute = asyncio.create_subprocess_exec

    async def start(*_: str, **more: Any) -> asyncio.subprocess.Process:
        script = SCRIPT.replace("FAULT", FAULTS[fault])
        return await execute(sys.executable, "-S", "-c", script, **more)

    monkeypatch.setattr(search_pool.asyncio, "create_subprocess_exec", start)


@asynccontextmanager
async def thinkers() -> AsyncGenerator[SearchPool]:
    """Keep real processes, and look at the end whether all are gone."""
    kept, pids = SearchPool(1), set[int]()
    try:
        yield kept
    finally:
        pids.update(kept.pids)
        await kept.close()
        assert not any(map(runs, pids))


@pytest.mark.parametrize("fault", FAULTS)
async def test_after_any_fault_of_a_process_the_next_answer_is_right(
    monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    break_workers(monkeypatch, fault)
    async with thinkers() as kept:
        assert await kept.think(question(GAME, MOVES)) == ()
        (pid,) = kept.pids
        with monkeypatch.context() as soon:
            soon.setattr(search_pool, "HUNG", 0.1)
            # However slow the machine is: no process goes on by itself within ten minutes.
            async with asyncio.timeout(PATIENCE):
                assert await kept.think(question(GAME, MOVES, within=WITHIN)) == ()
            await until(lambda: not runs(pid))
        assert await kept.think(question(GAME, MOVES)) == ()
        assert kept.pids
        assert kept.pids != [pid]


@pytest.mark.parametrize("error", [OSError("no processes"), MemoryError(), RuntimeError("no new thread")])
async def test_a_failed_start_is_logged_and_tried_again_after_a_rest(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    async with thinkers() as kept:
        with monkeypatch.context() as broken:

            async def start(*_: str, **__: Any) -> asyncio.subprocess.Process:
                raise error

            broken.setattr(search_pool.asyncio, "create_subprocess_exec", start)
            for _ in range(3):
                assert await kept.think(question(GAME, MOVES, within=0.05)) == ()
        assert caplog.text.count("No process looks ahead") == 1
        break_workers(monkeypatch, "hangs")
        assert await kept.think(question(GAME, MOVES, within=0.05)) == ()
        assert kept.pids == []
        monkeypatch.setattr(kept, "_rested", 0.0)
        await kept.think(question(GAME, MOVES))
        assert kept.pids


def _alone(question_: str, close: str = "") -> subprocess.Popen[str]:
    """Start a bot of its own that has a question looked into, and says which process does that."""
    script = (
        "import asyncio\n"
        "from bot.thinking.search_pool import SearchPool\n"
        "from tests.bot.thinking.test_worker_faults import GAME, MOVES, question\n"
        "async def main():\n"
        "    kept = SearchPool(1)\n"
        "    assert await kept.think(question(GAME, MOVES))\n"
        f"    asyncio.ensure_future(kept.think(question(GAME, MOVES, {question_})))\n"
        "    await asyncio.sleep(0.5)\n"
        "    print(*kept.pids, flush=True)\n"
        f"    {close}\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)


def _gone(pid: int, seconds: float) -> bool:
    ends = time.monotonic() + seconds
    while runs(pid):
        if time.monotonic() > ends:
            os.kill(pid, signal.SIGKILL)
            return False
        time.sleep(0.02)
    return True


def test_a_bot_that_is_killed_while_a_process_thinks_leaves_none_behind() -> None:
    with _alone("seconds=3, within=3") as bot:
        assert bot.stdout
        pid = int(bot.stdout.readline())
        assert runs(pid)
        bot.kill()
    assert _gone(pid, 8)


def test_a_bot_that_closes_while_a_process_thinks_ends_it() -> None:
    with _alone("seconds=600, within=600", "await kept.close(); print('closed', flush=True)") as bot:
        assert bot.stdout
        pid = int(bot.stdout.readline())
        assert bot.stdout.readline() == "closed\n"
        bot.kill()
    assert _gone(pid, 0)


def test_a_process_that_hangs_ends_itself_when_nobody_else_can() -> None:
    script = (
        "import time\n"
        "from bot.thinking import worker\n"
        "worker.HUNG = 0.1\n"
        "worker.SearchState.answer = lambda this, question: time.sleep(600)\n"
        "worker.main()\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdin=PIPE, stdout=PIPE, stderr=PIPE) as left:
        try:
            _, told = left.communicate(packed(question(GAME, MOVES, within=0.1)), timeout=PATIENCE)
        finally:
            left.kill()
    assert left.returncode == 1
    assert b"in serve" in told, "it says where it hung"


# Checking answers


def _candidate(option: str) -> WeighedAnswer:
    return WeighedAnswer(option, 1, 0.0, Prospect(0.0, 0.5), ())


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ((), True),
        ((SearchResult(DECISION, Thought(("end",)), 0.5),), True),
        ((SearchResult(DECISION, Thought(("end",), (_candidate("end"),)), 0.5),), True),
        ((SearchResult(DECISION, Thought(("end",), (_candidate("build:castle"),)), 0.5),), False),
        ((SearchResult(DECISION, Thought(("build:castle",)), 0.5),), False),
        ((DECISION,), False),
        ([], False),
        (None, False),
    ],
)
def test_only_answers_to_the_question_are_answers(value: object, *, fits: bool) -> None:
    assert are_answers(value) is fits
