"""A progress bar on stderr."""

import sys
import time

WIDTH = 30
"""The length of the bar in characters."""

OFTEN, SELDOM = 0.2, 10.0
"""Seconds between two reports: `OFTEN` on a terminal, which overwrites the last one; `SELDOM` in a file."""


class Bar:
    """Shows how many of `count` things are done; `what` names them. Several threads may call it."""

    def __init__(self, what: str, count: int) -> None:
        self._what = what
        self._count = count
        self._done = 0
        self._live = sys.stderr.isatty()
        self._next = 0.0

    def __call__(self) -> None:
        """Count one more thing as done."""
        self._done += 1
        now = time.monotonic()
        if now < self._next and self._done < self._count:
            return
        self._next = now + (OFTEN if self._live else SELDOM)
        full = WIDTH * self._done // self._count
        bar = f"[{'#' * full}{'.' * (WIDTH - full)}] {self._done} of {self._count} {self._what}"
        over = not self._live or self._done == self._count
        sys.stderr.write(("\r" if self._live else "") + bar + ("\n" if over else ""))
        sys.stderr.flush()
