"""Find the handler of a click's request.

discord.py would send clicks and forms to views that it keeps. We register no views, because the id of a
control says everything. So all clicks and forms come through `on_interaction`.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar, cast

import discord
from discord.app_commands import Command

from bot.controls.in_flight import InFlight
from bot.controls.request import Form, GameRequest, Request, decode

AnyCommand: TypeAlias = Command[Any, ..., Any]
Markable = TypeVar("Markable", bound=Callable[..., Awaitable[None]] | AnyCommand)
RequestHandler = Callable[[discord.Interaction, Any], Awaitable[None]]
Refuse = Callable[[discord.Interaction, Exception], Awaitable[None]]

_HANDLES = "__handles_request__"


def custom_id_of(interaction: discord.Interaction) -> str | None:
    """Return the id of the clicked control or the sent form; `None` for a command."""
    custom_id = (interaction.data or {}).get("custom_id")
    return custom_id if isinstance(custom_id, str) else None


def request_of(interaction: discord.Interaction, custom_id: str) -> Request | None:
    """Return the request of a click or of a sent form; `None` if the id is unknown."""
    control, data = decode(custom_id), cast("Mapping[str, Any]", interaction.data or {})
    sent = interaction.type is discord.InteractionType.modal_submit
    if control is None or isinstance(control, Form) != sent:
        return None
    if isinstance(control, Form):
        return control.filled(dict(_fields(data.get("components", ()))))
    return control.meant(tuple(map(str, data.get("values", ()))))


def _fields(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fields of a form with the typed or picked values."""
    for component in components:
        if name := component.get("custom_id"):
            typed = component.get("value")
            values = component.get("values") or ([] if typed is None else [typed])
            yield str(name), tuple(map(str, values))
        yield from _fields([*component.get("components", ()), *filter(None, [component.get("component")])])


def handles(*kinds: type[Request]) -> Callable[[Markable], Markable]:
    """Mark a method or a command of a cog as the handler of requests of these types."""

    def mark(handler: Markable) -> Markable:
        setattr(handler, _HANDLES, kinds)
        return handler

    return mark


class Dispatcher:
    """Passes each request to its handler. If a request fails, `refuse` explains the error to the person."""

    def __init__(self, refuse: Refuse, in_flight: InFlight) -> None:
        self._refuse = refuse
        self._in_flight = in_flight
        self._handlers: dict[type[Request], RequestHandler] = {}

    def add(self, cog: object) -> None:
        """Add the handlers of a cog. Raises `ValueError` if a type of request has another handler."""
        for name in dir(type(cog)):
            found = getattr(type(cog), name)
            for kind in getattr(found, _HANDLES, ()):
                if kind in self._handlers:
                    raise ValueError(f"two handlers for {kind.__name__}")
                method = getattr(cog, name)
                command = isinstance(method, Command)
                self._handlers[kind] = _as_handler(cog, cast("AnyCommand", method)) if command else method

    async def dispatch(self, interaction: discord.Interaction, request: Request) -> None:
        """Handle a request. If this fails, explain the error to the person."""
        game = request.game if isinstance(request, GameRequest) else None
        with self._in_flight.handling(interaction, type(request).__name__, game, request.line):
            try:
                self._in_flight.check()
                if not request.for_everybody:
                    self._in_flight.admit(interaction)
                await self._handlers[type(request)](interaction, request)
            except Exception as error:  # noqa: BLE001 - explain any error to the person
                await self._refuse(interaction, error)


def _as_handler(cog: object, command: AnyCommand) -> RequestHandler:
    async def handle(interaction: discord.Interaction, _request: Request) -> None:
        await command.callback(cast("Any", cog), interaction)

    return handle
