"""Draws for how long the machine has run: the monotonic clock of tests, and of the processes that they start.

Python counts that clock from the start of the machine. So a test that passes on one that has run for weeks
may fail in its first hour, and so may a bot. `TESTS_CLOCK_START` sets the seconds in place of chance.

It is loaded before all other plugins (`-p` in pyproject.toml), as some of them keep the clock that they find.
"""

import os
import random
import time
from importlib import import_module
from pathlib import Path

LEAST, MOST = 1, 6
"""The powers of ten between which the seconds lie: half of all runs are within the first hour."""

START, SHIFT = "TESTS_CLOCK_START", "TESTS_CLOCK_SHIFT"
YOUNG = Path(__file__).parent / "young"


def pytest_report_header() -> str:
    """Say how to repeat the run with the same clock."""
    return f"clock: the machine has run for {START}={os.environ[START]} seconds"


def _begin() -> None:
    """Shift the clock of this process, unless it began so, and of those that it starts."""
    if SHIFT in os.environ:
        return
    start = float(os.environ.setdefault(START, f"{10 ** random.uniform(LEAST, MOST):.0f}"))
    os.environ[SHIFT] = f"{start - time.monotonic():.0f}"
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(YOUNG), os.environ.get("PYTHONPATH", "")]))
    import_module("tests.young.sitecustomize")


_begin()
