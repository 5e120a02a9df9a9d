"""The progress of something that takes long, on stderr."""

import sys
import time

OFTEN, SELDOM = 0.5, 5.0
"""Seconds between two reports: `OFTEN` on a terminal, which overwrites the last; `SELDOM` in a file."""


class Progress:
    """Reports how many of `count` things are done; `what` names them."""

    def __init__(self, count: int, what: str = "games") -> None:
        self._of = f"of {count} {what}"
        self._live = sys.stderr.isatty()
        self._next = time.monotonic() + self._pause()
        self._shown = False

    def __call__(self, done: int, more: str = "") -> None:
        """Report the progress, with the text `more`; do nothing soon after another report."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + self._pause()
        self._shown = True
        start, end = ("\r", "  ") if self._live else ("", "\n")
        sys.stderr.write(f"{start}{done} {self._of}{more}{end}")
        sys.stderr.flush()

    def end(self) -> None:
        """End the line that shows the progress."""
        if self._shown and self._live:
            sys.stderr.write("\n")

    def _pause(self) -> float:
        return OFTEN if self._live else SELDOM
