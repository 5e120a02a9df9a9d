"""Whether Discord takes what the bot sends: its gateway may live while its interface doesn't answer."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.monitoring.requests import NO_ANSWER

LONG = 60.0
"""Seconds in which all requests have to fail before that is a problem: each is tried again at once."""

KNOWN = 600.0
"""For how many seconds the last failure says something of now. A failed name is tried every five minutes."""

UNAUTHORIZED, TOO_MANY, SERVER_ERROR = 401, 429, 500


@dataclass(slots=True)
class _Failing:
    """Nothing was taken from `since` to `last`, in seconds of the clock; `status` is the last answer."""

    since: float
    last: float
    status: str


class DiscordReach:
    """Hears of each request to Discord, and knows for how long none was taken.

    Responses to interactions are told apart from all else: they need no token of the bot's, and go on where
    Discord takes no messages.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failing: dict[str, _Failing] = {}

    def requested(self, route: str, status: str, seconds: float) -> None:
        """Hear what became of a request."""
        now, what = self._clock(), _what(route)
        if not _failed(what, status):
            self._failing.pop(what, None)
            return
        before = self._failing.get(what)
        since = before.since if before and now - before.last <= KNOWN else now - seconds
        self._failing[what] = _Failing(since, now, status)

    def problem(self) -> str:
        """Say in a line each what Discord doesn't take; nothing, if it takes all."""
        now = self._clock()
        return "\n".join(
            f"Discord has taken no {what} for {now - failing.since:.0f} seconds: {_told(failing.status)}"
            for what, failing in self._failing.items()
            if failing.last - failing.since >= LONG and now - failing.last <= KNOWN
        )


def _what(route: str) -> str:
    _, _, path = route.partition(" ")
    return "responses" if path.startswith(("interactions", "webhooks")) else "messages"


def _failed(what: str, status: str) -> bool:
    """Whether a request wasn't taken for a reason that isn't its own, as its age or what is in it."""
    if status == NO_ANSWER:
        return True
    number = int(status)
    refused = number == UNAUTHORIZED and what == "messages"
    return refused or number == TOO_MANY or number >= SERVER_ERROR


def _told(status: str) -> str:
    return "no answer" if status == NO_ANSWER else f"status {status}"
