"""The requests to Discord, as aiohttp tells of them."""

import re
from collections.abc import Callable
from time import perf_counter
from types import SimpleNamespace
from typing import TypeAlias

import aiohttp

Requested: TypeAlias = Callable[[str, str, float], None]
"""Called after each request with its route, its status and the seconds that it took."""

NO_ANSWER = "none"
"""The status of a request that was cut off."""

_API = re.compile(r"/api/v[0-9]+/")
_TOKENS = re.compile(r"^(interactions|webhooks)/[0-9]+/[^/]+")
# The words of a route; the other parts are ids.
_WORD = re.compile(r"@?[a-z][a-z-]*")


def route(method: str, path: str) -> str:
    """Return what kind of request it is, as `PATCH webhooks/messages/@original`, without ids and tokens.

    A request elsewhere, as to the gateway, has the empty text.
    """
    found = _API.match(path)
    if found is None:
        return ""
    words = _TOKENS.sub(r"\1", path[found.end() :]).split("/")
    return f"{method} {'/'.join(filter(_WORD.fullmatch, words))}"


class _Began(SimpleNamespace):
    """A request that has begun, and its time."""

    def __init__(self, **more: object) -> None:
        super().__init__(**more)
        self.began = perf_counter()


def trace(requested: Requested) -> aiohttp.TraceConfig:
    """Return what a client needs to tell of its requests."""

    def end(context: SimpleNamespace, method: str, path: str, status: str) -> None:
        """Tell of a request that is over."""
        if name := route(method, path):
            requested(name, status, perf_counter() - context.began)

    async def answered(
        _session: object, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        """Tell of a request that was answered."""
        end(context, params.method, params.url.path, str(params.response.status))

    async def cut_off(
        _session: object, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        """Tell of a request that nobody has answered."""
        end(context, params.method, params.url.path, NO_ANSWER)

    config = aiohttp.TraceConfig(_Began)
    config.on_request_end.append(answered)
    config.on_request_exception.append(cut_off)
    return config
