"""From a request to the cog that handles it."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import discord

from bot.controls.in_flight import InFlight
from bot.controls.requests import Request

Asked = TypeVar("Asked", bound=Request)
Handler = Callable[[discord.Interaction, Any], Awaitable[None]]
Refuse = Callable[[discord.Interaction, Exception], Awaitable[None]]

_HANDLES = "__handles_request__"


def handles(
    kind: type[Asked],
) -> Callable[[Callable[[Any, Any, Asked], Awaitable[None]]], Callable[[Any, Any, Asked], Awaitable[None]]]:
    """Mark a method of a cog as the one that handles requests of this type."""

    def mark(method: Callable[[Any, Any, Asked], Awaitable[None]]) -> Any:  # noqa: ANN401 - what came in
        """Note which type of request the method handles."""
        setattr(method, _HANDLES, kind)
        return method

    return mark


class Dispatcher:
    """Knows which handler takes which type of request, and what is done when one fails."""

    def __init__(self, refuse: Refuse, in_flight: InFlight) -> None:
        """`refuse` answers a click whose handler raised an error, in words."""
        self._refuse = refuse
        self._in_flight = in_flight
        self._handlers: dict[type[Request], Handler] = {}

    def add(self, cog: object) -> None:
        """Take over the handlers of a cog. Raises `ValueError` if another one handles the same."""
        for name in dir(type(cog)):
            kind = getattr(getattr(type(cog), name), _HANDLES, None)
            if kind is None:
                continue
            if kind in self._handlers:
                raise ValueError(f"two handlers for {kind.__name__}")
            self._handlers[kind] = getattr(cog, name)

    @property
    def handled(self) -> Iterable[type[Request]]:
        """The types of requests that have a handler."""
        return self._handlers.keys()

    async def dispatch(self, interaction: discord.Interaction, request: Request) -> None:
        """Have a request handled; whatever goes wrong is told to the person, never swallowed."""
        with self._in_flight.handling(interaction):
            try:
                self._in_flight.check()
                await self._handlers[type(request)](interaction, request)
            except Exception as error:  # noqa: BLE001 - whatever went wrong, the person is told
                await self._refuse(interaction, error)
