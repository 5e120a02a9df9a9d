"""The transaction that ends a game is cut off anywhere: the game is over with its result, or not over.

A process is cut off at every write and every sync between the last answer and the closing of the file, with
an error or by its death. strace does that: it attaches to each process just before the answer.
"""

import asyncio
import re
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.forking import FORKS
from tests.storage.ending import CLICKS, Answer, Found, Told, end, find, play_on, prepare

CALLS = ("pwrite64", "write", "fsync", "fdatasync", "ftruncate", "fallocate")
"""The system calls that change a file, or wait for a change."""

TRUE: dict[Told | None, Found] = {"over": "over", "refused": "running"}
"""The state in which each outcome must leave the game; any other outcome may leave either."""


class Prepared(NamedTuple):
    """A database with a game before its last answer."""

    path: Path
    answer: Answer

    def copy(self, folder: Path) -> Path:
        """Return a copy that may be damaged, replacing an earlier one."""
        for old in folder.glob("games.sqlite3*"):
            old.unlink()
        return Path(shutil.copy(self.path, folder / "games.sqlite3"))


class Calls(NamedTuple):
    """How many system calls the process makes until it reports the answer, and until it ends."""

    until_told: Counter[str]
    until_ended: Counter[str]


class Ender:
    """A process that is about to give the last answer."""

    def __init__(self, path: Path, answer: Answer, click: int) -> None:
        self._pipe, its = FORKS.Pipe()
        self._process = FORKS.Process(target=end, args=(path, answer, click, its))
        self._process.start()
        its.close()
        assert self._pipe.recv() == "ready"

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    def go(self) -> None:
        """Let it give the answer."""
        self._pipe.send("go")

    def told(self) -> Told | None:
        """Return its report about the answer; `None` if it was killed before."""
        try:
            return self._pipe.recv()
        except EOFError:
            return None

    def finish(self) -> None:
        """Let it close the file, and wait until it has ended."""
        with suppress(OSError):
            self._pipe.send("go")
        self._process.join(20)

    def kill(self) -> None:
        """Kill it if it is still running."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


@contextmanager
def ending(path: Path, answer: Answer, click: int = CLICKS[0]) -> Generator[Ender]:
    """Start a process that is about to give the last answer; kill it at the end."""
    ender = Ender(path, answer, click)
    try:
        yield ender
    finally:
        ender.kill()


@contextmanager
def traced(ender: Ender, *options: str) -> Generator[None]:
    """Attach strace with these options to a process, and wait until strace ends."""
    command = ["strace", "-f", "-p", str(ender.pid), *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as strace:
        assert strace.stderr is not None
        first = strace.stderr.readline()
        if "attached" not in first:
            pytest.skip(f"strace can't trace here: {first.strip()}")
        yield
        ender.kill()


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """A game before its last answer."""
    path = tmp_path_factory.mktemp("prepared") / "games.sqlite3"
    answer = asyncio.run(prepare(path))
    assert asyncio.run(find(path, answer)) == "running"
    return Prepared(path, answer)


@pytest.fixture(scope="module")
def calls(prepared: Prepared, tmp_path_factory: pytest.TempPathFactory) -> Calls:
    """Count the calls of the process without faults."""
    if shutil.which("strace") is None:
        pytest.skip("there is no strace here")
    folder = tmp_path_factory.mktemp("counted")
    path, log = prepared.copy(folder), folder / "trace"
    trace = ("-o", str(log), "-e", f"trace={','.join(CALLS)}")
    with ending(path, prepared.answer) as ender, traced(ender, *trace):
        ender.go()
        assert ender.told() == "over"
        ender.finish()
    assert asyncio.run(find(path, prepared.answer)) == "over"
    made = [
        (int(each[1]), each[2]) for each in re.finditer(r"^(\d+) +(\w+)\(", log.read_text(), re.MULTILINE)
    ]
    # The process reports by writing into a pipe. Another thread writes the file.
    told = made.index((ender.pid, "write"))
    until_told, until_ended = (
        Counter(call for thread, call in part if thread != ender.pid) for part in (made[:told], made)
    )
    return Calls(until_told, until_ended)


def test_the_cut_calls_are_all_that_write(calls: Calls) -> None:
    # The pages go into the write-ahead log, each with a header, and at the end from there into the file.
    assert calls.until_told.keys() == {"pwrite64", "fdatasync"}
    assert calls.until_told["pwrite64"] >= 12
    assert calls.until_ended["pwrite64"] >= calls.until_told["pwrite64"] * 4 / 3
    assert calls.until_ended["fdatasync"] > calls.until_told["fdatasync"]


@pytest.mark.parametrize("error", ["ENOSPC", "EIO"])
def test_a_write_that_fails_ends_no_game(
    prepared: Prepared, calls: Calls, tmp_path: Path, error: str
) -> None:
    for call in calls.until_told:
        cuts = [
            f"{call}:error={error}:when={number}"
            for _, number in _each(Counter({call: calls.until_told[call]}))
        ]
        told = [_cut(prepared, tmp_path, each)[0] for each in cuts]
        ended = _without_the_story(told)
        # SQLite doesn't fail if only the name of the new write-ahead log could not be synced.
        assert ended.count("over") <= (call == "fdatasync")
        assert {*ended} <= {"refused", "unsure", "over"}


@pytest.mark.parametrize("error", ["ENOSPC", "EIO"])
def test_nor_does_one_after_which_all_others_fail(
    prepared: Prepared, calls: Calls, tmp_path: Path, error: str
) -> None:
    for call in calls.until_told:
        few = Counter({call: calls.until_told[call]})
        told = [
            _cut(prepared, tmp_path, f"{call}:error={error}:when={number}+")[0]
            for _, number in _each(few, step=3)
        ]
        assert {*_without_the_story(told)} <= {"refused", "unsure"}


def _without_the_story(told: Sequence[str | None]) -> list[str | None]:
    """Return the reports except those at the end, where a fault only loses the poster's tale."""
    ended = list(told)
    while len(ended) > 1 and ended[-1] == "over":
        ended.pop()
    return ended


def test_a_process_that_dies_has_ended_the_game_or_not(
    prepared: Prepared, calls: Calls, tmp_path: Path
) -> None:
    found = set[Found]()
    for call, number in _each(calls.until_told):
        told, last = _cut(prepared, tmp_path, f"{call}:signal=KILL:when={number}")
        assert told is None
        found.add(last)
    assert found == {"over", "running"}


@pytest.mark.parametrize("fault", ["error=EIO", "signal=KILL"])
def test_a_fault_after_the_end_does_no_harm(
    prepared: Prepared, calls: Calls, tmp_path: Path, fault: str
) -> None:
    for call, number in _each(calls.until_ended - calls.until_told):
        when = calls.until_told[call] + number
        assert _cut(prepared, tmp_path, f"{call}:{fault}:when={when}", close=True) == ("over", "over")


def _each(calls: Counter[str], step: int = 1) -> Iterator[tuple[str, int]]:
    """Yield each call with its number among calls of its kind, or every `step`-th."""
    for call, count in calls.items():
        yield from ((call, number) for number in range(1, count + 1, step))


def _cut(prepared: Prepared, folder: Path, fault: str, *, close: bool = False) -> tuple[Told | None, Found]:
    """Let a process give the last answer with this fault; return its report, and the game's state afterwards.

    The report must be true of that state, although the process is killed after it, unless it is to `close`
    the file. The game continues from there.
    """
    path = prepared.copy(folder)
    call, _, _ = fault.partition(":")
    options = ("-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={fault}")
    with ending(path, prepared.answer) as ender, traced(ender, *options):
        ender.go()
        told = ender.told()
        if close:
            ender.finish()
    found = asyncio.run(find(path, prepared.answer))
    assert found == TRUE.get(told, found), fault
    asyncio.run(play_on(path, prepared.answer, found, CLICKS[0]))
    return told, found


def test_a_process_that_is_killed_at_any_moment_has_ended_the_game_or_not(
    prepared: Prepared, tmp_path: Path
) -> None:
    rng = Random(1)
    for _ in range(30):
        path = prepared.copy(tmp_path)
        with ending(path, prepared.answer) as ender:
            ender.go()
            time.sleep(rng.uniform(0, 0.02))
        found = asyncio.run(find(path, prepared.answer))
        asyncio.run(play_on(path, prepared.answer, found, CLICKS[0]))


@pytest.mark.parametrize("clicks", [CLICKS, CLICKS[:1] * 2])
def test_two_processes_end_a_game_once(prepared: Prepared, tmp_path: Path, clicks: tuple[int, int]) -> None:
    for _ in range(8):
        path = prepared.copy(tmp_path)
        with ending(path, prepared.answer, clicks[0]) as one, ending(path, prepared.answer, clicks[1]) as two:
            one.go()
            two.go()
            told = sorted(str(each.told()) for each in (one, two))
        assert told in (["over", "stale"], ["over", "repeated"])
        assert asyncio.run(find(path, prepared.answer)) == "over"


def test_another_process_ends_the_game_in_place_of_one_that_dies(
    prepared: Prepared, calls: Calls, tmp_path: Path
) -> None:
    met = set[Told | None]()
    for call, number in _each(calls.until_told, step=4):
        path = prepared.copy(tmp_path)
        options = ("-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={number}")
        with ending(path, prepared.answer, CLICKS[1]) as other, ending(path, prepared.answer) as ender:
            with traced(ender, *options):
                ender.go()
                other.go()
                told = other.told()
            met.add(told)
            assert told in ("over", "stale")
        assert asyncio.run(find(path, prepared.answer)) == "over"
    assert "over" in met
