"""Signs of life, and the end of a process that hangs."""

import asyncio
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.cli import pulse
from tests.hosting.files import ROOT, compose
from tests.patience import PATIENCE


class Database:
    """A database that may not answer."""

    well = True

    async def answers(self) -> bool:
        return self.well


@pytest.fixture(params=["path", "abstract"])
def systemd(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[socket.socket]:
    """The socket at which systemd would listen."""
    place = f"@{tmp_path}" if request.param == "abstract" else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as its:
        its.bind(f"\0{place[1:]}" if place.startswith("@") else place)
        its.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", place)
        monkeypatch.setenv("WATCHDOG_USEC", "2000")
        yield its


async def heard(its: socket.socket) -> bytes:
    async with asyncio.timeout(PATIENCE):
        return await asyncio.get_running_loop().sock_recv(its, 100)


def drained(its: socket.socket) -> int:
    signs = 0
    while True:
        try:
            its.recv(100)
        except BlockingIOError:
            return signs
        signs += 1


async def test_systemd_hears_signs_while_the_store_answers(systemd: socket.socket):
    database = Database()
    task = asyncio.create_task(pulse.keep_pulse(cast("Any", database), None))
    assert [await heard(systemd) for _ in range(3)] == [b"WATCHDOG=1"] * 3
    database.well = False
    await asyncio.sleep(0.01)
    drained(systemd)
    await asyncio.sleep(0.05)
    assert drained(systemd) == 0
    database.well = True
    assert await heard(systemd) == b"WATCHDOG=1"
    task.cancel()


async def test_without_anybody_who_listens_the_store_is_not_asked(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    task = asyncio.create_task(pulse.keep_pulse(cast("Any", None), None))
    await asyncio.sleep(0)
    assert not task.done()
    task.cancel()


HUNG = """
import asyncio, re, time
from bot.cli import pulse
pulse.BEAT = 0.5  # Long enough for asyncio to start on a busy machine.
class Database:
    async def answers(self): return {answers}
async def work():
    pulsing = asyncio.create_task(pulse.keep_pulse(Database(), 3))
    await asyncio.sleep(0)
    {work}
with pulse.ending_if_hung(3):
    asyncio.run(work())
"""


@pytest.mark.parametrize(
    ("answers", "work"),
    [
        pytest.param(True, "time.sleep(60)", id="the event loop waits"),
        # One call that never releases Python's lock.
        pytest.param(True, "re.match('(a+)+b', 'a' * 50)", id="the interpreter is held"),
        pytest.param(False, "await asyncio.sleep(60)", id="the store doesn't answer"),
    ],
)
def test_a_process_that_hangs_ends_itself(answers: bool, work: str):
    done = subprocess.run(
        [sys.executable, "-c", HUNG.format(answers=answers, work=work)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "Timeout" in done.stderr
    assert "most recent call first" in done.stderr


async def test_each_answer_postpones_the_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pulse, "BEAT", 0.01)
    armed, asked = list[float](), asyncio.Event()

    def arm(seconds: float, **_: object) -> None:
        armed.append(seconds)

    monkeypatch.setattr("faulthandler.dump_traceback_later", arm)

    class Twice(Database):
        async def answers(self) -> bool:
            if len(armed) == 3:
                asked.set()
                return False
            return True

    with pulse.ending_if_hung(3):
        task = asyncio.create_task(pulse.keep_pulse(cast("Any", Twice()), 3))
        await asyncio.wait_for(asked.wait(), PATIENCE)
        task.cancel()
    assert armed == [pytest.approx(0.03)] * 3


def test_systemd_and_compose_wait_for_several_signs():
    unit = re.search(r"^WatchdogSec=(\d+)$", (ROOT / "docs/citadels.service").read_text(), re.MULTILINE)
    assert unit
    assert int(unit[1]) >= 3 * pulse.BEAT
    for file in ("compose.yaml", "compose.postgres.yaml"):
        assert int(compose(file)["services"]["citadels"]["environment"]["CITADELS_MISSED_BEATS"]) >= 3
