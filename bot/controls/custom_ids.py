"""What the controls have in common: how their ids are written and read."""

import re
from base64 import b32encode
from collections.abc import Callable, Iterable
from typing import Any, Self, TypeAlias, TypeVar, cast

from discord.ui import Button, ChannelSelect, DynamicItem, RoleSelect, Select

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


ON = {True: "on", False: "off"}
"""How a switch is written in ids, and named in words."""


def game_id(number: bytes) -> str:
    """Write five bytes as the id of a game."""
    return b32encode(number).decode().lower()


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
    def read(cls, match: re.Match[str], values: tuple[str, ...], item: Wrapped) -> Self:
        """Rebuild the control from its id and what was picked; what it wraps is as good as any."""
        parts = [_READ.get(name, str)(text) for name, text in match.groupdict().items()]
        control = cast("Callable[..., Self]", cls)(*parts, item)
        control.values = values
        return control

    def request(self) -> Request:
        """What the click asks for."""
        raise NotImplementedError
