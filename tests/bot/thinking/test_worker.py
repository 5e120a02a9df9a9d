"""A process that searches: its results, and the consequences of its faults."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from subprocess import PIPE
from typing import Any

import pytest

from ai.level import Prospect, Thought, WeighedAnswer
from ai.master import search
from ai.ways import in_way
from bot.thinking import search_pool, worker
from bot.thinking.search_pool import SearchPool, spare_processors
from bot.thinking.search_questions import SearchResult, are_answers, packed
from bot.thinking.worker import READY, Searcher
from engine.decision import Decision
from engine.errors import ChoiceError
from engine.events import visible
from engine.game import Game
from engine.replay import Move
from tests.bot.thinking.asking import played, question, runs
from tests.bot.thinking.fakes import until
from tests.engine.scramble import another_world
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search a fixed small number of playouts, so that the same question has the same answer."""
    monkeypatch.setattr(worker.MASTER, "playouts", 6)


def ask(
    asked: Searcher, game: Game, moves: Sequence[Move], masters: Sequence[int] | None = None
) -> list[SearchResult]:
    return timeless(asked.answer(question(game, moves, masters=masters, seconds=60, within=6000)))


def timeless(found: Iterable[SearchResult]) -> list[SearchResult]:
    """Return the results without their times."""
    return [each._replace(seconds=0) for each in found]


def test_answers_until_everybody_sees_an_event() -> None:
    """The game accepts each answer, and only the last one is visible."""
    lengths: set[int] = set()
    for choices in range(0, 130, 9):
        game, moves = played(choices)
        found = ask(Searcher(), game, moves)
        lengths.add(len(found))
        for each in found:
            assert game.decision == each.decision
            events = game.choose(each.decision.seat, each.thought.picks)
            assert any(visible(event, None) for event in events) == (each is found[-1])
    # Sometimes more than one hidden answer is in between.
    assert 1 in lengths
    assert max(lengths) > 1


def test_a_hint_is_for_the_open_question_alone_and_moves_nothing() -> None:
    """Questions of one seat don't change the answers for another seat of the same game."""
    old = Searcher()
    for choices in range(10, 90, 16):
        game, moves = played(choices)
        assert game.decision
        asked = question(game, moves, masters=[game.decision.seat], seconds=60, within=6000)
        (hint,) = old.answer(asked._replace(among=game.decision.options))
        assert hint.decision == game.decision
        assert timeless([hint]) == ask(Searcher(), game, moves)[:1]
        followed = old._kept["aaaaaaaa"]  # pyright: ignore[reportPrivateUsage]
        assert followed.moves == moves
        assert ask(old, game, moves) == ask(Searcher(), game, moves)


def test_answers_for_nobody_but_masters() -> None:
    game, moves = played(40)
    assert game.decision
    others = [seat for seat in range(4) if seat != game.decision.seat]
    assert not ask(Searcher(), game, moves, others)


def test_a_process_that_was_started_anew_answers_the_same() -> None:
    """The memories of seats follow from the choices, whatever was asked before."""
    old = Searcher()
    for choices in range(5, 120, 6):
        game, moves = played(choices)
        assert ask(old, game, moves) == ask(Searcher(), game, moves)


def test_a_game_that_went_on_otherwise_is_followed_all_the_same() -> None:
    """The answer from the search may have been too late, so another was given."""
    asked = Searcher()
    game, moves = played(30)
    ask(asked, game, moves)
    # The game continued with another choice, and another game is in between.
    other, others = played(36, text="another")
    game, moves = played(37)
    assert ask(asked, other, others) == ask(Searcher(), other, others)
    assert ask(asked, game, moves) == ask(Searcher(), game, moves)


def test_only_some_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "GAMES_CACHED", 2)
    asked = Searcher()
    game, moves = played(3)
    for name in "abc":
        asked.answer(question(game, moves, name=name))
    assert list(asked._kept) == ["b", "c"]  # pyright: ignore[reportPrivateUsage]


def test_choices_that_make_no_game_are_an_error_and_nothing_is_kept_of_them() -> None:
    asked = Searcher()
    game, moves = played(10)
    with pytest.raises(ChoiceError):
        ask(asked, game, [*moves[:5], *moves[6:]])
    assert ask(asked, game, moves) == ask(Searcher(), game, moves)


def test_it_stops_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def note(*arguments: object) -> object:
        given.append(float(str(arguments[4])))
        return thought(*arguments)  # pyright: ignore[reportArgumentType]

    thought = worker.MASTER.think
    monkeypatch.setattr(worker.MASTER, "think", note)
    game, moves = played(20)
    assert not Searcher().answer(question(game, moves, within=0))
    assert not given
    Searcher().answer(question(game, moves, seconds=0.5, within=100))
    Searcher().answer(question(game, moves, seconds=50, within=1))
    assert given[0] == 0.5
    assert given[-1] <= worker.ANSWER_SHARE


def test_each_master_begins_with_the_answer_of_a_builder_of_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    builders: list[object] = []

    def note(*arguments: object) -> object:
        builders.append(arguments[5])
        return thought(*arguments)  # pyright: ignore[reportArgumentType]

    thought = worker.MASTER.think
    monkeypatch.setattr(worker.MASTER, "think", note)
    game, moves = played(0)
    assert game.decision
    asked = question(game, moves, masters=[game.decision.seat], seconds=60, within=6000)
    Searcher().answer(asked)
    Searcher().answer(asked._replace(ways=("raids",)))
    assert builders[0] is in_way("builder", None)
    assert builders[-1] is in_way("builder", "raids")


def test_it_searches() -> None:
    game, moves = played(0)
    (found, *_) = ask(Searcher(), game, moves)
    assert found.decision.kind == "pick-character"
    assert {each.option for each in found.thought.candidates} == set(found.decision.options)
    assert isinstance(worker.MASTER, search.Search)


def test_how_things_really_lie_does_not_matter() -> None:
    """The process replays the real game, but a Master would get the same from any game that fits."""
    compared = 0
    for choices in count(10, 8):
        game, moves = played(choices)
        decision = game.decision
        if not decision:
            break
        asked = question(game, [])
        followed = worker._Followed(asked)  # pyright: ignore[reportPrivateUsage]
        followed.follow(moves)
        (real,) = timeless([worker._found(followed, asked, decision, 60)])  # pyright: ignore[reportPrivateUsage]
        followed.game = Game(another_world(game.state, decision.seat, random.Random(choices)))
        assert followed.game.state != game.state
        (other,) = timeless([worker._found(followed, asked, decision, 60)])  # pyright: ignore[reportPrivateUsage]
        assert other == real
        compared += bool(real.thought.candidates)
    assert compared > 5


def test_a_game_can_begin_in_a_position_and_later_in_another() -> None:
    state, searched = Searcher(), list[tuple[Decision, Thought]]()
    for choices in (40, 41, 40):
        game, _ = played(choices)
        asked = question(game, (), seconds=60, within=6000)._replace(start=game.state)
        (first, *_) = state.answer(asked)
        assert first.decision == game.decision
        searched.append((first.decision, first.thought))
    assert searched[0] == searched[2]


def test_some_options_of_the_open_question_alone_are_compared() -> None:
    kept, tried = Searcher(), 0
    for choices in count(0, 5):
        game, moves = played(choices)
        decision = game.decision
        if not decision:
            break
        if decision.maximum > 1 or len(decision.options) < 3:
            continue
        pair = decision.options[1:3]
        asked = question(game, moves, seconds=60, within=6000)._replace(among=pair)
        (found,) = kept.answer(asked)
        assert {each.option for each in found.thought.candidates} == set(pair)
        # Both use the same worlds, and the game is unchanged: it continues from there.
        assert len({each.worlds for each in found.thought.candidates}) == 1
        assert [each.moves for each in kept._kept.values()] == [moves]  # pyright: ignore[reportPrivateUsage]
        tried += 1
    assert tried > 5


# A sandbox answers so, and so does Windows, which lacks the function.
FORBIDDEN = "def nice(by): raise PermissionError(1, 'Operation not permitted')\nos.nice = nice"
MISSING = "del os.nice"


@pytest.mark.parametrize("without", [FORBIDDEN, MISSING])
def test_it_can_be_asked_all_the_same(without: str) -> None:
    code = f"import os\n{without}\nfrom bot.thinking.worker import main\nmain()"
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, packed(READY), b"")


@pytest.mark.parametrize(("found", "spare"), [(8, 7), (1, 1), (None, 1)])
def test_processors_are_counted_where_the_system_doesn_t_say_which_may_be_used(
    found: int | None, spare: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(search_pool.os, "sched_getaffinity")
    monkeypatch.setattr(search_pool.os, "cpu_count", lambda: found)
    assert spare_processors() == spare


GAME, MOVES = played(40)

WITHIN = 0.5  # Seconds for an answer.

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
    """Let processes that start from now on do this at each question."""
    execute = asyncio.create_subprocess_exec

    async def start(*_: str, **more: Any) -> asyncio.subprocess.Process:
        script = SCRIPT.replace("FAULT", FAULTS[fault])
        return await execute(sys.executable, "-S", "-c", script, **more)

    monkeypatch.setattr(search_pool.asyncio, "create_subprocess_exec", start)


@asynccontextmanager
async def thinkers() -> AsyncGenerator[SearchPool]:
    """Keep real processes; check at the end that all are gone."""
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
            soon.setattr(search_pool, "HUNG_AFTER", 0.1)
            # However slow the machine is: no process ends by itself within ten minutes.
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
        assert caplog.text.count("Computer players cannot search") == 1
        break_workers(monkeypatch, "hangs")
        assert await kept.think(question(GAME, MOVES, within=0.05)) == ()
        assert kept.pids == []
        monkeypatch.setattr(kept, "_rested", 0.0)
        await kept.think(question(GAME, MOVES))
        assert kept.pids


def _alone(question_: str, close: str = "") -> subprocess.Popen[str]:
    """Start a separate bot whose worker searches a question. The bot prints the worker's process id."""
    script = (
        "import asyncio\n"
        "from bot.thinking.search_pool import SearchPool\n"
        "from tests.bot.thinking.test_worker import GAME, MOVES, question\n"
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
        "worker.ABANDONED_AFTER = 0.5\n"
        "worker.Searcher.answer = lambda this, question: time.sleep(600)\n"
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
