"""A control is its request: one declaration gives its id, its fields, and the request of a click.

    class ShowLog(GameRequest, id="log-page"):
        way: LogWay
        round: int
        part: int

is every button whose custom_id is `cit:log-page:<game>:<way>:<round>:<part>`. Each custom_id holds
everything that is needed, so that any process can handle a click on any message, however old. Never change
an id, because old messages have it.

    class PickLogRound(ShowLog, id="log-round", picks="round"):
        way: LogWay = "first"
        round: int = 1
        part: int = 0

is the menu of rounds: its custom_id names only the game, and a click on it is a `ShowLog`.
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
"""The words for a switch in ids and in keys of texts."""


@dataclass(frozen=True, slots=True)
class FieldText:
    """How an id writes a field: the pattern of its text, and the functions to read and write it."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


def number(digits: int) -> FieldText:
    """Write a number of at most `digits` digits."""
    return FieldText(f"[0-9]{{1,{digits}}}", int)


def read_number(text: str, digits: int) -> int | None:
    """Read a picked or typed number of at most `digits` digits; `None` if the text is none.

    Anybody can send a text of thousands of digits, for which `int` itself fails.
    """
    part = number(digits)
    return part.read(text) if re.fullmatch(part.pattern, text) else None


def one_of(values: Iterable[Any], write: Callable[[Any], str] = str) -> FieldText:
    """Write one of these values."""
    texts = {write(value): value for value in values}
    return FieldText("|".join(map(re.escape, texts)), texts.__getitem__, write)


def single(pattern: str) -> FieldText:
    """Write the only value of a button, where a menu may have several."""
    return FieldText(pattern, lambda text: (text,), "".join)


def pack(indexes: Iterable[int]) -> str:
    """Write a set of indexes as a hexadecimal number whose bit n means index n."""
    return f"{sum(1 << index for index in set(indexes)):x}"


def unpack(text: str) -> tuple[int, ...]:
    """Read a set of indexes back, the smallest first."""
    bits = int(text, 16)
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


def game_id(five_bytes: bytes) -> str:
    """Write five bytes as the id of a game."""
    return b32encode(five_bytes).decode().lower()


Game: TypeAlias = Annotated[str, FieldText("[a-z2-7]{8}")]
Tag: TypeAlias = Annotated[str, FieldText("[0-9a-f]{16}")]
Picks: TypeAlias = Annotated[tuple[int, ...], FieldText("[0-9a-f]{1,40}", unpack, pack)]
Digit: TypeAlias = Annotated[int, number(1)]
# No number that is too large for the database.
User: TypeAlias = Annotated[int, FieldText("[1-8]?[0-9]{1,18}", int)]


def _part(field: Field[Any]) -> FieldText:
    """Return how an id writes a field. Raises `TypeError` if an id can't hold its type."""
    kind: Any = field.type
    for each in get_args(kind):
        if isinstance(each, FieldText):
            return each
    if get_origin(kind) is Literal:
        return one_of(get_args(kind))
    if kind is bool:
        return one_of(ON, ON.__getitem__)
    if kind is int:
        return number(6)
    raise TypeError(f"{field.name}: {kind} has no form in an id")


def _read(field: Field[Any], values: tuple[str, ...], before: object) -> object:
    """Return the picked or typed value of a field; `before` if it is malformed."""
    if field.type == tuple[str, ...]:
        return values
    if len(values) != 1:
        return before
    if field.type is str:
        return values[0]
    part = _part(field)
    return part.read(values[0]) if re.fullmatch(part.pattern, values[0]) else before


_KINDS: dict[str, type["Request"]] = {}


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Request:
    """A request that a click makes of the bot: a frozen value that knows nothing of Discord.

    Each subclass becomes a dataclass. With an `id` of one or two words, it is also the control of that id,
    and its fields without a default are written into the custom_id in their order. A menu `picks` the value
    of a field. A menu with the same fields as its parent makes its parent's request. Anybody can forge ids
    and picked values, so the values are well-formed and no more than that.
    """

    id: ClassVar[str] = ""
    for_everybody: ClassVar[bool] = False
    """Whether people whom the operator shuts out may make it, too."""
    _picks: ClassVar[str] = ""
    _parts: ClassVar[Mapping[str, FieldText]] = {}
    _fields: ClassVar[Mapping[str, Field[Any]]] = {}
    _asks: ClassVar[type["Request"]]

    def __init_subclass__(cls, *, id: str = "", picks: str = "") -> None:  # noqa: A002 - as in custom_id
        """Declare a request. Raises `ValueError` if another request has this id."""
        super().__init_subclass__()
        inherited = cls._fields.keys()
        dataclass(frozen=True)(cls)
        cls.id, cls._picks = id, picks
        cls._fields = {each.name: each for each in fields(cls)}
        if not picks or cls._fields.keys() != inherited:
            cls._asks = cls
        if not id:
            return
        if _KINDS.setdefault(id, cls) is not cls:
            raise ValueError(f"two requests have the id {id}")
        cls._parts = {name: _part(each) for name, each in cls._fields.items() if each.default is MISSING}

    @property
    def custom_id(self) -> str:
        """The id of the control that makes this request."""
        assert self.id, f"{self} has no control of its own"
        return ":".join(
            ["cit", self.id, *(part.write(getattr(self, name)) for name, part in self._parts.items())]
        )

    @property
    def line(self) -> str:
        """The line in which its clicks wait: the one that came first is handled first. Empty: none."""
        return ""

    @classmethod
    def read(cls, texts: list[str]) -> Self | None:
        """Read the fields of an id; `None` if they don't match."""
        if len(texts) != len(cls._parts):
            return None
        written = list(zip(cls._parts.values(), texts, strict=True))
        if not all(re.fullmatch(part.pattern, text) for part, text in written):
            return None
        return cls(*(part.read(text) for part, text in written))

    def meant(self, values: tuple[str, ...], /) -> "Request":
        """Return the request of a click; `values` are the picked values of a menu."""
        return self._with({self._picks: values}) if self._picks else self

    def _with(self, sent: Mapping[str, tuple[str, ...]]) -> "Request":
        """Return the request with these values of fields; a field with a malformed value stays as it is."""
        before = {name: getattr(self, name) for name in self._fields}
        now = {name: _read(self._fields[name], values, before[name]) for name, values in sent.items()}
        return self._asks(**before | now)


class GameRequest(Request):
    """A request about a game."""

    game: Game


class SeatRequest(GameRequest):
    """A request for a seat, or for the start of a game: whoever asks first comes first."""

    @property
    def line(self) -> str:
        """The line of the table."""
        return self.game


class Form(GameRequest):
    """A form: its fields with a default are filled in, each under its name."""

    def filled(self, sent: Mapping[str, tuple[str, ...]]) -> Request:
        """Return the request of the form; `sent` has the values of each field by its id."""
        return self._with({name: sent.get(name, ()) for name in self._fields.keys() - self._parts.keys()})


def decode(custom_id: str) -> Request | None:
    """Return the control of this id; `None` if it doesn't exist."""
    start, *texts = custom_id.split(":")
    if start != "cit":
        return None
    for words in (1, 2):
        kind = _KINDS.get(":".join(texts[:words]))
        if kind is not None:
            return kind.read(texts[words:])
    return None
