"""The events that the bot reports to its metrics."""

import aiohttp


class Observer:
    """Hears what happens, and does nothing with it: nobody measures, unless somebody was asked to.

    `http_trace` is what aiohttp tells of the requests to Discord; `None`: nothing.
    """

    http_trace: aiohttp.TraceConfig | None = None

    def answered(self, *, person: bool) -> None:
        """Hear that the answer to a question was stored: a person's, or that of a computer player."""

    def thought(self, seconds: float) -> None:
        """Hear how long a computer player looked for an answer, in whatever process; its pause isn't counted.

        Wishes aren't reported.
        """

    def responded(self, kind: str, seconds: float) -> None:
        """Hear that an interaction of this kind has its response, and how long it took since it arrived."""

    def unanswered(self, kind: str) -> None:
        """Hear that the response to an interaction failed."""

    def stored(self, kind: str, seconds: float, *, failed: bool) -> None:
        """Hear how long a transaction of this kind took, and whether the database refused it."""
