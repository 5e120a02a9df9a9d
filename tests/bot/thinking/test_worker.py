"""A worker where the system doesn't let a process lower its own priority."""

import subprocess
import sys

import pytest

from bot.thinking import search_pool
from bot.thinking.search_pool import spare_processors
from bot.thinking.search_questions import packed
from bot.thinking.worker import READY

# As a sandbox answers, and as Windows does, which has no such function.
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
