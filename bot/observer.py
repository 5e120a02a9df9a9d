"""The events that the bot reports to its metrics."""

from typing import Literal, TypeAlias

import aiohttp

End: TypeAlias = Literal[
    "done",  # As usual.
    "refused",  # With an explanation of why it was refused.
    "unavailable",  # Without the database.
    "failed",  # By a fault of ours.
    "cut",  # The bot was stopped.
]
"""How the handling of an interaction ended."""


class Observer:
    """Receives events, and ignores them. `Metrics` overrides its methods.

    `http_trace` receives aiohttp's events about requests to Discord.
    """

    http_trace: aiohttp.TraceConfig | None = None

    def answered(self, by: Literal["person", "computer"]) -> None:
        """An answer to a question was stored: a person's or a computer player's."""

    def thought(self, seconds: float) -> None:
        """A computer player took `seconds` to find an answer, without its pause."""

    def responded(self, kind: str, seconds: float) -> None:
        """An interaction of a kind got its response, `seconds` after it arrived."""

    def unanswered(self, kind: str) -> None:
        """The response to an interaction failed."""

    def handled(self, kind: str, name: str, end: End) -> None:
        """The handling of an interaction ended. `name` is that of its command or request."""

    def stored(self, kind: str, seconds: float, *, failed: bool) -> None:
        """A transaction of a kind took `seconds`; `failed`: the database refused it."""
