"""Requests, and the buttons, menus and forms that make them. One class declares a control and its request.

    class ShowLog(GameRequest, id="log-page"):
        way: LogWay
        round: int
        part: int

declares each button whose custom_id is `cit:log-page:<game>:<way>:<round>:<part>`. A custom_id holds
everything that a click means. So any process can handle a click on any message, however old. Never change
an id, because old messages have it.

    class PickLogRound(ShowLog, id="log-round", picks="round"):
        way: LogWay = "first"
        round: int = 1
        part: int = 0

declares the menu of rounds. Its custom_id names only the game, and a pick makes a `ShowLog`.
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

ON = {True: "on", False: "off"}  # The words for a switch in ids and in keys of texts.


@dataclass(frozen=True, slots=True)
class FieldText:
    """How an id contains a field: a pattern, and the functions to read and write the text."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


_ID = FieldText("[1-8]?[0-9]{1,18}", int)  # The database can store all these numbers.


def number(digits: int) -> FieldText:
    """Return how an id contains a number of at most `digits` digits."""
    return FieldText(f"[0-9]{{1,{digits}}}", int)


def read_number(text: str, digits: int) -> int | None:
    """Read a number of at most `digits` digits, or return `None`. `int` fails for thousands of digits."""
    return _read_as(number(digits), text)


def read_id(text: str) -> int | None:
    """Read a picked id of a person, channel or role; `None` if the database can't store it."""
    return _read_as(_ID, text)


def _read_as(part: FieldText, text: str) -> Any:  # noqa: ANN401 - the type depends on the part
    return part.read(text) if re.fullmatch(part.pattern, text) else None


def one_of(values: Iterable[object], write: Callable[[Any], str] = str) -> FieldText:
    """Return how an id contains one of these values."""
    texts = {write(value): value for value in values}
    return FieldText("|".join(map(re.escape, texts)), texts.__getitem__, write)


def single(pattern: str) -> FieldText:
    """Return how an id contains a field of several values: a button's id has one, a menu can pick more."""
    return FieldText(pattern, lambda text: (text,), "".join)


def pack(indexes: Iterable[int]) -> str:
    """Write a set of indexes as a hexadecimal number. If the set has index n, bit n is 1."""
    return f"{sum(1 << index for index in set(indexes)):x}"


def unpack(text: str) -> tuple[int, ...]:
    """Read a set of indexes back, in order."""
    bits = int(text, 16)
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


def game_id(five_bytes: bytes) -> str:
    """Write five bytes as the id of a game."""
    return b32encode(five_bytes).decode().lower()


GameId: TypeAlias = Annotated[str, FieldText("[a-z2-7]{8}")]  # The id of a game, a tournament or an evening.
Tag: TypeAlias = Annotated[str, FieldText("[0-9a-f]{16}")]
Picks: TypeAlias = Annotated[tuple[int, ...], FieldText("[0-9a-f]{1,40}", unpack, pack)]
Digit: TypeAlias = Annotated[int, number(1)]
Click: TypeAlias = Annotated[int, number(20)]
"""The click that opened a form. It makes the form's id unique, because phones keep input by id."""
User: TypeAlias = Annotated[int, _ID]


def _part(field: Field[Any]) -> FieldText:
    """Return how an id contains a field. Raises `TypeError` if it can't contain this type."""
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
    """Return the picked or typed value of a field; if it is malformed, return `before`."""
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
    """What a click asks the bot to do: a frozen value without Discord's objects.

    Each subclass becomes a dataclass. A subclass with an `id` of one or two words is also a control. Its
    custom_id has all fields without a default, in order. A menu `picks` the value of a field. A menu with the
    same fields as its parent makes its parent's request.

    Anybody can forge a click. So handlers may rely only on the types and patterns of the values.
    """

    id: ClassVar[str] = ""
    for_everybody: ClassVar[bool] = False  # Whether even people whom the operator has shut out may make it.
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
        """The line (see `Load`) in which clicks wait for older ones; empty for none."""
        return ""

    @classmethod
    def read(cls, texts: list[str]) -> Self | None:
        """Read the fields of an id; return `None` if they don't match."""
        if len(texts) != len(cls._parts):
            return None
        written = list(zip(cls._parts.values(), texts, strict=True))
        if not all(re.fullmatch(part.pattern, text) for part, text in written):
            return None
        return cls(*(part.read(text) for part, text in written))

    def meant(self, values: tuple[str, ...], /) -> "Request":
        """Return the request that a click makes. From a menu, `values` are the picked values."""
        return self._with({self._picks: values}) if self._picks else self

    def _with(self, sent: Mapping[str, tuple[str, ...]]) -> "Request":
        """Return the request with these values of fields. A malformed value leaves its field unchanged."""
        before = {name: getattr(self, name) for name in self._fields}
        now = {name: _read(self._fields[name], values, before[name]) for name, values in sent.items()}
        return self._asks(**before | now)


class GameRequest(Request):
    """A request about a game."""

    game: GameId


class SeatRequest(GameRequest):
    """A request for a seat or for the start of a game. The first person who clicks gets it."""

    @property
    def line(self) -> str:
        return self.game


class Form(GameRequest):
    """A form. The person fills in those fields that have a default."""

    def filled(self, sent: Mapping[str, tuple[str, ...]]) -> Request:
        """Return the request of a sent form; `sent` has the values by field name."""
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
