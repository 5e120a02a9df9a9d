"""Sweeps run in turns: each commit runs a quarter of their cases, `make test-all` runs all.

A test with parameters that is marked `in_turns` is a table: of faults, or of games drawn by seeds. The turn
of a case is a digest of its name, that of a commit a digit of its id. `TESTS_TURN` sets it: `commit` in `make
test`, or a number from 0 to 3. Without it all cases run: pytest alone leaves nothing out.
"""

import os
import subprocess
import zlib

import pytest

TURNS = 4


def current() -> int | None:
    """Return the turn of this run; `None` if all cases run."""
    wanted = os.environ.get("TESTS_TURN", "")
    if wanted != "commit":
        return int(wanted) % TURNS if wanted else None
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    # The last digit of the commit chooses the quarter of all tests that a newer Python runs (.ci/run).
    return int(head[-2], 16) % TURNS if head else None


def pytest_report_header() -> str | None:
    """Return how to run the same cases again."""
    turn = current()
    return None if turn is None else f"sweeps: TESTS_TURN={turn} of {TURNS}; `make test-all` runs all of them"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases of other turns."""
    turn = current()
    if turn is None:
        return
    others = [item for item in items if _is_cell(item) and zlib.crc32(item.nodeid.encode()) % TURNS != turn]
    if others:
        left_out = set(others)
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=others)


def _is_cell(item: pytest.Item) -> bool:
    return item.get_closest_marker("in_turns") is not None and hasattr(item, "callspec")
