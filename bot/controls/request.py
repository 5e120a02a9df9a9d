"""A control is its request: one declaration says its id, its fields, and what a click on it asks for.

    class ShowLog(GameRequest, id="log-page"):
        way: LogWay
        round: int
        part: int

is every button whose custom_id is `cit:log-page:<game>:<way>:<round>:<part>`. Each custom_id says all that is
needed, so that any process can handle a click on any message, however old. Ids stay as they are: messages
that were sent long ago have them.
"""

import re
from base64 import b32encode
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    Self,
    TypeAlias,
    dataclass_transform,
    get_args,
    get_origin,
)

ON = {True: "on", False: "off"}
"""How ids write a switch, and how words name it."""


@dataclass(frozen=True, slots=True)
class Part:
    """How an id writes a field: the pattern of the text, and the way there and back."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


def number(digits: int) -> Part:
    """Write a number of at most so many digits."""
    return Part(f"[0-9]{{1,{digits}}}", int)


def one_of(values: Iterable[Any], write: Callable[[Any], str] = str) -> Part:
    """Write one of these values."""
    texts = {write(value): value for value in values}
    return Part("|".join(map(re.escape, texts)), texts.__getitem__, write)


def single(pattern: str) -> Part:
    """Write the one value that a button has, where a menu may have several."""
    return Part(pattern, lambda text: (text,), "".join)


def pack(indexes: Iterable[int]) -> str:
    """Write a set of indexes as a hexadecimal number whose bit n stands for index n."""
    return f"{sum(1 << index for index in set(indexes)):x}"


def unpack(text: str) -> tuple[int, ...]:
    """Read a set of indexes back, the smallest first."""
    bits = int(text, 16)
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


def game_id(five_bytes: bytes) -> str:
    """Write five bytes as the id of a game."""
    return b32encode(five_bytes).decode().lower()


Game: TypeAlias = Annotated[str, Part("[a-z2-7]{8}")]
Tag: TypeAlias = Annotated[str, Part("[0-9a-f]{16}")]
Picks: TypeAlias = Annotated[tuple[int, ...], Part("[0-9a-f]{1,40}", unpack, pack)]
Digit: TypeAlias = Annotated[int, number(1)]


def _part(field: Field[Any]) -> Part:
    """Return how an id writes a field. Raises `TypeError` if its type doesn't say it."""
    kind: Any = field.type
    for each in get_args(kind):
        if isinstance(each, Part):
            return each
    if get_origin(kind) is Literal:
        return one_of(get_args(kind))
    if kind is bool:
        return one_of(ON, ON.__getitem__)
    if kind is int:
        return number(6)
    raise TypeError(f"{field.name}: {kind} has no form in an id")


_KINDS: dict[str, type["Request"]] = {}


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Request:
    """A request that a click makes of the bot: a frozen value that knows nothing of Discord.

    A subclass is made a dataclass. With an `id`, one or two words, it is also the control of that id; its
    fields without a default stand in the custom_id, in their order. Anybody can make up an id, so the values
    are well-formed and no more than that.
    """

    id: ClassVar[str] = ""
    _parts: ClassVar[Mapping[str, Part]] = {}

    def __init_subclass__(cls, *, id: str = "") -> None:  # noqa: A002 - as in custom_id
        """Declare a request. Raises `ValueError` if another one has this id."""
        super().__init_subclass__()
        dataclass(frozen=True)(cls)
        cls.id = id
        if not id:
            return
        if _KINDS.setdefault(id, cls) is not cls:
            raise ValueError(f"two requests have the id {id}")
        cls._parts = {each.name: _part(each) for each in fields(cls) if each.default is MISSING}

    @property
    def custom_id(self) -> str:
        """The id of the control that asks for this."""
        assert self.id, f"{self} has no control of its own"
        return ":".join(
            ["cit", self.id, *(part.write(getattr(self, name)) for name, part in self._parts.items())]
        )

    @classmethod
    def read(cls, texts: list[str]) -> Self | None:
        """Read the fields of an id; `None` if these are none."""
        if len(texts) != len(cls._parts):
            return None
        written = list(zip(cls._parts.values(), texts, strict=True))
        if not all(re.fullmatch(part.pattern, text) for part, text in written):
            return None
        return cls(*(part.read(text) for part, text in written))

    def meant(self, values: tuple[str, ...], /) -> "Request":  # noqa: ARG002 - a button has none
        """Return what a click asks for; `values` are what was picked, if the control is a menu."""
        return self


class GameRequest(Request):
    """A request about one game."""

    game: Game


class Form(GameRequest):
    """A form: it becomes a request with what was typed and picked in it."""

    def filled(self, sent: Mapping[str, tuple[str, ...]]) -> Request:
        """Return what the form asks for; `sent` has the values of each field by its id."""
        raise NotImplementedError


def decode(custom_id: str) -> Request | None:
    """Return the control of this id; `None` if there is none."""
    start, *texts = custom_id.split(":")
    if start != "cit":
        return None
    for words in (1, 2):
        kind = _KINDS.get(":".join(texts[:words]))
        if kind is not None:
            return kind.read(texts[words:])
    return None


def picked_number(values: tuple[str, ...], default: int, digits: int = 6) -> int:
    """Return the number that was picked in a menu; `default` if it can't be one."""
    text = values[0] if len(values) == 1 else ""
    return int(text) if re.fullmatch(number(digits).pattern, text) else default
