"""Draws for how long the machine has run: the monotonic clock of tests, and of processes that they start.

Python counts that clock from the start of the machine. So a test, or a bot, that works on a machine that has
run for weeks may fail in its first hour. `TESTS_CLOCK_START` sets the seconds instead.

It is loaded before all other plugins (`-p` in pyproject.toml), because some of them keep the clock.
"""

import os
import random
import time
from importlib import import_module
from pathlib import Path

LEAST, MOST = 1, 6
"""The least and greatest power of ten of the seconds. Half of all runs are within the first hour."""

START, SHIFT = "TESTS_CLOCK_START", "TESTS_CLOCK_SHIFT"
YOUNG = Path(__file__).parent / "young"


def pytest_report_header() -> str:
    """Say how to repeat the run with the same clock."""
    return f"clock: the machine has run for {START}={os.environ[START]} seconds"


def _begin() -> None:
    """Shift the clock of this process, if its parent hasn't done so, and of the processes that it starts."""
    if SHIFT in os.environ:
        return
    start = float(os.environ.setdefault(START, f"{10 ** random.uniform(LEAST, MOST):.0f}"))
    os.environ[SHIFT] = f"{start - time.monotonic():.0f}"
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(YOUNG), os.environ.get("PYTHONPATH", "")]))
    import_module("tests.young.sitecustomize")


_begin()
