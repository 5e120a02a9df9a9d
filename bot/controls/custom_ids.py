"""What the controls have in common: how their ids are written and read, and how a click is dispatched."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Self, TypeAlias, TypeVar, cast

import discord
from discord.ui import Button, ChannelSelect, DynamicItem, Item, RoleSelect, Select

from bot.controls.dispatch import dispatcher_of
from bot.controls.requests import Request

GAME = r"(?P<game>[a-z2-7]{8})"
TAG = r"(?P<tag>[0-9a-f]{16})"
INDEX = r"(?P<index>[0-9]{1,4}|b)"
PART = r"(?P<part>[0-9])"
STEPS = r"(?P<steps>[0-9]{1,4}(-[0-9]{1,4}){1,9})"
PAGE = r"(?P<page>[0-9]{1,3})"
PICKED = r"(?P<picked>[0-9a-f]{1,40})"

AnyButton: TypeAlias = Button[Any]
AnySelect: TypeAlias = Select[Any]
AnyMenu: TypeAlias = AnySelect | ChannelSelect[Any] | RoleSelect[Any]
Wrapped = TypeVar("Wrapped", bound=AnyButton | AnyMenu)


def pack(indexes: Iterable[int]) -> str:
    """Write a set of indexes as one hexadecimal number."""
    return f"{sum(1 << index for index in set(indexes)):x}"


def unpack(text: str) -> tuple[int, ...]:
    """Read a set of indexes back, the smallest first."""
    bits = int(text, 16)
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


def steps_of(text: str) -> tuple[int, ...]:
    """Read the steps of a line back."""
    return tuple(map(int, text.split("-")))


def values_of(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return what was picked in a menu: read from the click, for the menu may be gone by now."""
    data = cast("dict[str, Any]", interaction.data or {})
    return tuple(str(value) for value in data.get("values", ()))


# How the parts of an id are read, by their names; all others are texts.
_READ: dict[str, Callable[[str], Any]] = {
    "index": lambda text: None if text == "b" else int(text),
    "part": int,
    "round": int,
    "page": int,
    "number": int,
    "step": int,
    "seat": int,
    "picked": unpack,
    "steps": steps_of,
    "user": int,
    "nth": int,
    "order": lambda text: tuple(map(int, text)),
}


class Control(DynamicItem[Wrapped], template="cit:"):
    """A button or a menu whose custom_id says all that is needed.

    The template of a subclass names the parts of its id, and what it is made of are these parts, in their
    order, and then what it wraps. `values` are what was picked, if it is a menu that was clicked.
    """

    values: tuple[str, ...] = ()

    def __init__(self, item: Wrapped, custom_id: str) -> None:
        """Wrap this under this id."""
        item.custom_id = custom_id
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the control from a click."""
        parts = [_READ.get(name, str)(text) for name, text in match.groupdict().items()]
        control = cast(Callable[..., Self], cls)(*parts, item)
        control.values = values_of(interaction)
        return control

    async def callback(self, interaction: discord.Interaction) -> None:
        """Dispatch what the click asks for."""
        await dispatcher_of(interaction).dispatch(interaction, self.request())

    def request(self) -> Request:
        """What the click asks for."""
        raise NotImplementedError
