"""The events that the bot reports to its metrics."""

from typing import Literal, TypeAlias

import aiohttp

End: TypeAlias = Literal[
    "done",  # It was handled normally.
    "refused",  # We refused it and said why.
    "unavailable",  # The database wasn't available.
    "failed",  # It failed by a fault of ours.
    "cut",  # The bot stopped before its end.
]
"""How an interaction ended."""


class Observer:
    """Receives the bot's reports and ignores them. `Metrics` overrides its methods.

    `http_trace` receives aiohttp's events about requests to Discord.
    """

    http_trace: aiohttp.TraceConfig | None = None

    def answered(self, by: Literal["person", "computer"]) -> None:
        """We stored an answer to a question: a person's or a computer player's."""

    def thought(self, seconds: float) -> None:
        """A computer player took `seconds` to find an answer, not counting its pause."""

    def responded(self, kind: str, seconds: float) -> None:
        """An interaction of a kind got its response, `seconds` after it arrived."""

    def unanswered(self, kind: str) -> None:
        """The response to an interaction failed."""

    def handled(self, kind: str, name: str, end: End) -> None:
        """We finished handling an interaction. `name` is the name of its command or request."""

    def stored(self, kind: str, seconds: float, error: Exception | None) -> None:
        """A transaction of a kind took `seconds`; with an `error`, the database refused it."""
