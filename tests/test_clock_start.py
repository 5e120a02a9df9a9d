"""The clock of tests counts from the start of a machine that may have run for any time."""

import os
import subprocess
import sys
import time

from tests.clock_start import START, pytest_report_header


def test_processes_that_a_test_starts_have_the_same_clock() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import time; print(time.monotonic())"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert time.monotonic() - 60 < float(told.stdout) < time.monotonic()


def test_the_header_says_how_to_repeat_it() -> None:
    start = int(os.environ[START])
    assert f"{START}={start}" in pytest_report_header()
    # A run takes no day.
    assert start < time.monotonic() < start + 24 * 60 * 60
