"""Whether Discord accepts our requests. All can fail even while the gateway is connected."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from types import SimpleNamespace
from typing import TypeAlias

import aiohttp

from bot.delivery.discord_errors import SERVER_ERROR

Requested: TypeAlias = Callable[[str, str, float], None]
"""Called after each request, with its route, its status and its duration in seconds."""

NO_ANSWER = "none"  # The status of a request without a response.

_API = re.compile(r"/api/v[0-9]+/")
_TOKENS = re.compile(r"^(interactions|webhooks)/[0-9]+/[^/]+")
_WORD = re.compile(r"@?[a-z][a-z-]*")  # Matches the words of a route. All other parts are ids.


def route(method: str, path: str) -> str:
    """Return the route of a request, such as `PATCH webhooks/messages/@original`; empty outside the API."""
    found = _API.match(path)
    if found is None:
        return ""
    words = _TOKENS.sub(r"\1", path[found.end() :]).split("/")
    return f"{method} {'/'.join(filter(_WORD.fullmatch, words))}"


class _Began(SimpleNamespace):
    """A request, with its start in seconds of `perf_counter`."""

    def __init__(self, **more: object) -> None:
        super().__init__(**more)
        self.began = perf_counter()


def trace(requested: Requested) -> aiohttp.TraceConfig:
    """Return a trace configuration that reports a client's requests to `requested`."""

    def end(context: SimpleNamespace, method: str, path: str, status: str) -> None:
        if name := route(method, path):
            requested(name, status, perf_counter() - context.began)

    async def answered(
        _session: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        end(context, params.method, params.url.path, str(params.response.status))

    async def cut_off(
        _session: object, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        end(context, params.method, params.url.path, NO_ANSWER)

    config = aiohttp.TraceConfig(_Began)
    config.on_request_end.append(answered)
    config.on_request_exception.append(cut_off)
    return config


UNREACHABLE_AFTER = 60.0  # All requests must fail for this many seconds before we report a problem.

FAILURE_LASTS = 600.0  # For this many seconds after a failure, we assume that requests still fail.

MESSAGES, RESPONSES = "messages", "responses"

UNAUTHORIZED, TOO_MANY = 401, 429


@dataclass(slots=True)
class _Failing:
    """A period in which every request of a kind failed: its first and last failure, by the clock.

    `status` is the status of the last request.
    """

    since: float
    last: float
    status: str


class DiscordReach:
    """Measures for how long all messages, or all responses (they don't need the bot's token), have failed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failing: dict[str, _Failing] = {}

    def requested(self, route: str, status: str, seconds: float) -> None:
        """Record the result of a request."""
        now, what = self._clock(), _what(route)
        if not _failed(what, status):
            self._failing.pop(what, None)
            return
        before = self._failing.get(what)
        since = before.since if before and now - before.last <= FAILURE_LASTS else now - seconds
        self._failing[what] = _Failing(since, now, status)

    def problem(self) -> str:
        """A line for each kind of request that fails; empty if none does."""
        return "\n".join(
            f"Discord has taken no {what} for {seconds:.0f} seconds: {_explained(self._failing[what].status)}"
            for what, seconds in self.refusing().items()
            if seconds
        )

    def refusing(self) -> dict[str, float]:
        """Return for how many seconds all requests of each kind have failed; 0 if that is no problem yet."""
        now = self._clock()
        problems = {
            what: now - failing.since
            for what, failing in self._failing.items()
            if failing.last - failing.since >= UNREACHABLE_AFTER and now - failing.last <= FAILURE_LASTS
        }
        return dict.fromkeys((MESSAGES, RESPONSES), 0.0) | problems


def _what(route: str) -> str:
    _, _, path = route.partition(" ")
    return RESPONSES if path.startswith(("interactions", "webhooks")) else MESSAGES


def _failed(what: str, status: str) -> bool:
    """Return whether a request failed for a reason that affects other requests, too."""
    if status == NO_ANSWER:
        return True
    number = int(status)
    refused = number == UNAUTHORIZED and what == MESSAGES
    return refused or number == TOO_MANY or number >= SERVER_ERROR


def _explained(status: str) -> str:
    return "no answer" if status == NO_ANSWER else f"status {status}"
