"""From a click to the handler of what it asks for.

The id of a control says all, whatever message it is on, and whichever process sent that. discord.py would
hand a click to a view that it remembers, and would remember forms too. It is told of neither, so all clicks
and forms come by `on_interaction`.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar, cast

import discord
from discord.app_commands import Command

from bot.controls.in_flight import InFlight, line_up
from bot.controls.request import Form, Request, decode

Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
Handler = Callable[[discord.Interaction, Any], Awaitable[None]]
AnyCommand: TypeAlias = Command[Any, ..., Any]
Refuse = Callable[[discord.Interaction, Exception], Awaitable[None]]

_HANDLES = "__handles_request__"


def custom_id_of(interaction: discord.Interaction) -> str | None:
    """Return the id of the control that was clicked, or of the form that was sent; `None` for a command."""
    custom_id = (interaction.data or {}).get("custom_id")
    return custom_id if isinstance(custom_id, str) else None


def request_of(interaction: discord.Interaction, custom_id: str) -> Request | None:
    """Return what a click on the control of this id asks for, or the form of this id; `None` if unknown."""
    control, data = decode(custom_id), cast("Mapping[str, Any]", interaction.data or {})
    sent = interaction.type is discord.InteractionType.modal_submit
    if control is None or isinstance(control, Form) != sent:
        return None
    if isinstance(control, Form):
        return control.filled(dict(_fields(data.get("components", ()))))
    return control.meant(tuple(map(str, data.get("values", ()))))


def _fields(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fields of a form with what was typed, chosen or picked in each."""
    for component in components:
        if name := component.get("custom_id"):
            typed = component.get("value")
            values = component.get("values") or ([] if typed is None else [typed])
            yield str(name), tuple(map(str, values))
        yield from _fields([*component.get("components", ()), *filter(None, [component.get("component")])])


def handles(*kinds: type[Request]) -> Callable[[Method], Method]:
    """Mark a method of a cog as the one that handles requests of these types."""

    def mark(method: Method) -> Method:
        """Note which types of requests the method handles."""
        setattr(method, _HANDLES, kinds)
        return method

    return mark


def also_handles(kind: type[Request]) -> Callable[[AnyCommand], AnyCommand]:
    """Mark a command of a cog as the handler of requests of this type: a button does the same."""

    def mark(command: AnyCommand) -> AnyCommand:
        """Note which type of request the command handles."""
        setattr(command, _HANDLES, (kind,))
        return command

    return mark


class Dispatcher:
    """Finds the handler of a request, and has a failed one answered."""

    def __init__(self, refuse: Refuse, in_flight: InFlight) -> None:
        """`refuse` answers a click whose handler raised an error, in words."""
        self._refuse = refuse
        self._in_flight = in_flight
        self._handlers: dict[type[Request], Handler] = {}

    def add(self, cog: object) -> None:
        """Add the handlers of a cog. Raises `ValueError` if another one handles the same."""
        for name in dir(type(cog)):
            found = getattr(type(cog), name)
            for kind in getattr(found, _HANDLES, ()):
                if kind in self._handlers:
                    raise ValueError(f"two handlers for {kind.__name__}")
                method = getattr(cog, name)
                command = isinstance(method, Command)
                self._handlers[kind] = _as_handler(cog, cast("AnyCommand", method)) if command else method

    async def dispatch(self, interaction: discord.Interaction, request: Request) -> None:
        """Have a request handled; pass any error to `refuse`."""
        with self._in_flight.handling(interaction):
            try:
                self._in_flight.check()
                line_up(interaction, request.line)
                await self._handlers[type(request)](interaction, request)
            except Exception as error:  # noqa: BLE001 - whatever went wrong, the person is told
                await self._refuse(interaction, error)


def _as_handler(cog: object, command: AnyCommand) -> Handler:
    """Return the handler that does what a command does."""

    async def handle(interaction: discord.Interaction, _request: Request) -> None:
        """Do it; the request says nothing more."""
        await command.callback(cast("Any", cog), interaction)

    return handle
