"""Shifts the clock of a process: Python imports this first if `tests/clock_start.py` says so."""

import os
import time


def _shift() -> None:
    seconds, real = float(os.environ.get("TESTS_CLOCK_SHIFT", "0")), time.monotonic
    if seconds:
        time.monotonic = lambda: real() + seconds


_shift()
