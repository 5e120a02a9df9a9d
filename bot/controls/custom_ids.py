"""What the controls have in common: how their ids are written and read, and how a click reaches the desk."""

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Self, TypeAlias, TypeVar, cast

from discord.ui import Button, DynamicItem, Item, Select

from bot.controls.desk import Click, Desk, desk_of

GAME = r"(?P<game>[a-z2-7]{8})"
NUMBER = r"(?P<number>[0-9]{1,7})"
INDEX = r"(?P<index>[0-9]{1,4}|b)"
PART = r"(?P<part>[0-9])"
PAGE = r"(?P<page>[0-9]{1,3})"
PICKED = r"(?P<picked>[0-9a-f]{1,40})"

AnyButton: TypeAlias = Button[Any]
AnySelect: TypeAlias = Select[Any]
Wrapped = TypeVar("Wrapped", bound=AnyButton | AnySelect)


def pack(indexes: Iterable[int]) -> str:
    """Write a set of indexes as one hexadecimal number."""
    return f"{sum(1 << index for index in set(indexes)):x}"


def unpack(text: str) -> tuple[int, ...]:
    """Read a set of indexes back, the smallest first."""
    bits = int(text, 16)
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


# How the parts of an id are read, by their names; all others are texts.
_READ: dict[str, Callable[[str], Any]] = {
    "number": int,
    "index": lambda text: None if text == "b" else int(text),
    "part": int,
    "page": int,
    "picked": unpack,
}


class Control(DynamicItem[Wrapped], template="cit:"):
    """A button or a menu whose custom_id says all that is needed.

    The template of a subclass names the parts of its id, and what it is made of are these parts, in their
    order, and then what it wraps.
    """

    def __init__(self, item: Wrapped, custom_id: str) -> None:
        """Wrap this under this id."""
        item.custom_id = custom_id
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, _interaction: Click, item: Item[Any], match: re.Match[str], /) -> Self:
        """Rebuild the control from a click."""
        parts = [_READ.get(name, str)(text) for name, text in match.groupdict().items()]
        return cast(Callable[..., Self], cls)(*parts, item)

    async def callback(self, interaction: Click) -> None:
        """Hand the click to the desk."""
        await ask(interaction, lambda desk: self.request(desk, interaction))

    def request(self, desk: Desk, click: Click) -> Awaitable[None]:
        """What the desk is asked for."""
        raise NotImplementedError


async def ask(interaction: Click, request: Callable[[Desk], Awaitable[None]]) -> None:
    """Hand the click to the desk; what it doesn't catch is told there too, never swallowed."""
    desk = desk_of(interaction)
    try:
        await request(desk)
    except Exception as error:  # noqa: BLE001 - whatever went wrong, the person is told
        await desk.failed(interaction, error)
