"""The progress of a series of games, reported on stderr now and then."""

import sys
import time

OFTEN, SELDOM = 0.5, 5.0
"""Seconds between two reports: on a terminal, where each takes the place of the last, and in a file."""


class Progress:
    """Reports how many of so many games were played."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._live = sys.stderr.isatty()
        self._next = time.monotonic() + self._pause()
        self._shown = False

    def __call__(self, played: int, more: str = "") -> None:
        """Report after a game, if the last report is some time ago; `more` is appended."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + self._pause()
        self._shown = True
        text = f"{played} of {self._games} games{more}"
        start, end = ("\r", "  ") if self._live else ("", "\n")
        print(f"{start}{text}", end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line on which the progress was shown."""
        if self._shown and self._live:
            print(file=sys.stderr)

    def _pause(self) -> float:
        return OFTEN if self._live else SELDOM
