"""Fails tests that are skipped although the machine should have everything they need.

On a developer's machine a test may be skipped for any reason; the end of the run lists them. `TESTS_REQUIRE`
names what a run requires: `tools`, which `.ci/run` installs, and `rights`, which only the operator of the
machine can give.
"""

import os
from collections.abc import Generator

import pytest

REQUIRE = "TESTS_REQUIRE"

ANYWHERE = ("`make test` runs it", "`make test-fast` runs it", "this SQLite leaves nothing behind")
"""The beginnings of reasons that always count: another command runs the test, or nothing to test."""

RIGHTS = (
    "nothing can be mounted here",
    "only root can run something as another user",
    "strace can't trace here",
    "this machine lets nobody mount a disk",
)
"""The beginnings of reasons that are accepted unless `rights` are required."""


def may_skip(reason: str, required: str) -> bool:
    """Return whether a test may be skipped for a reason; `required` is the value of `TESTS_REQUIRE`."""
    words = required.split()
    if "tools" not in words:
        return True
    return reason.startswith(ANYWHERE if "rights" in words else ANYWHERE + RIGHTS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a test that may not be skipped."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple):
        reason = report.longrepr[2].removeprefix("Skipped: ")
        if not may_skip(reason, os.environ.get(REQUIRE, "")):
            report.outcome = "failed"
            report.longrepr = f"It was skipped, and has to run here ({REQUIRE}): {reason}"
    return report
