"""The events that the bot reports to its metrics."""

from typing import Literal, TypeAlias

import aiohttp

End: TypeAlias = Literal["done", "refused", "unavailable", "failed", "cut"]
"""How the handling of an interaction ended.

`refused`: the person got an explanation. `unavailable`: the database was. `failed`: a fault of ours.
`cut`: the bot was stopped meanwhile.
"""


class Observer:
    """Receives events, and ignores them: a subclass measures if the operator wants that.

    `http_trace` receives aiohttp's events about requests to Discord; `None`: nothing does.
    """

    http_trace: aiohttp.TraceConfig | None = None

    def answered(self, *, person: bool) -> None:
        """The answer to a question was stored: a person's, or a computer player's."""

    def thought(self, seconds: float) -> None:
        """A computer player searched `seconds`, in any process, without its pause. Not for wishes."""

    def responded(self, kind: str, seconds: float) -> None:
        """An interaction of this kind got its response, `seconds` after it arrived."""

    def unanswered(self, kind: str) -> None:
        """The response to an interaction failed."""

    def handled(self, kind: str, name: str, end: End) -> None:
        """The handling of an interaction ended; `name` is the command or the request that it made."""

    def stored(self, kind: str, seconds: float, *, failed: bool) -> None:
        """A transaction of this kind took `seconds`; `failed`: the database refused it."""
