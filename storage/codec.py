"""Write values as JSON, read them back with strict checks, and compute digests of stored values."""

import json
import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Final, TypeVar

from pydantic import GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic.main import IncEx
from pydantic_core import CoreSchema, core_schema

from engine.events import EVENTS, Event
from engine.hooks import QUESTIONS, Aside
from engine.setup.plan import Plan
from engine.state import Score, State
from engine.steps import Step
from storage.parts import Chosen, InServer, Proof, Times
from storage.values import Setup

Stored = TypeVar("Stored")


@dataclass(frozen=True, eq=False)
class Tagged:
    """Annotates a base class with its subclasses by kind. A value is stored as `["crown", {"seat": 1}]`."""

    classes: Mapping[str, type]

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Return a schema that converts between plain values and the stored pairs of kind and value."""
        pairs: dict[Hashable, CoreSchema] = {
            kind: core_schema.tuple_schema(
                [core_schema.literal_schema([kind]), handler.generate_schema(each)]
            )
            for kind, each in self.classes.items()
        }
        union = core_schema.tagged_union_schema(pairs, _kind)
        return core_schema.no_info_after_validator_function(
            _value, union, serialization=core_schema.plain_serializer_function_ser_schema(_pair)
        )


def _kind(pair: object) -> str | None:
    return pair[0] if isinstance(pair, list | tuple) and pair and isinstance(pair[0], str) else None


def _value(pair: tuple[str, object]) -> object:
    return pair[1]


def _pair(value: Event | Step) -> tuple[str, object]:
    return value.kind, value


FORMAT: Final = 4
"""The format of stored set-ups, states and tournaments.

Raise it with every change that earlier releases can't read, such as a new field or card.
`tests/storage/formats` records each format. A text that names no format has format 1. (In format 1 only
states name their format.)
"""

FLAT: Final = 3  # The last format whose set-ups are flat, without the parts of `storage/parts.py`.

_PARTS = {"chosen": Chosen, "proof": Proof, "times": Times}
_ASIDES = {kind: each for kind, each in QUESTIONS.items() if issubclass(each, Aside)}
# A compiled NamedTuple loses the inner types of `lines`, so pydantic would leave lists there.
Score.__annotations__["lines"] = tuple[tuple[str, int], ...]

_SETUP = TypeAdapter(Setup)
_PLAN = TypeAdapter(Plan)
_EVENTS = TypeAdapter(tuple[Annotated[Event, Tagged(EVENTS)], ...])
_PICKS = TypeAdapter(tuple[str, ...])

_FORMAT = re.compile(r'\{\s*"format"\s*:\s*([0-9]{1,9})\s*(?:,|(?=\}))')
"""The start of a text that names its format."""


class DamagedTextError(ValueError):
    """A stored text that can't be read."""


class NewerTextError(DamagedTextError):
    """A stored text that only a newer release can read. It isn't damaged."""


@dataclass(slots=True)
class StoredState:
    """A state in its stored form. The pending questions are a separate field, each with its kind."""

    state: State
    stack: list[Annotated[Step, Tagged(QUESTIONS)]]
    aside: Annotated[Aside, Tagged(_ASIDES)] | None


_STATE = TypeAdapter(State)
_STORED_STATE = TypeAdapter(StoredState)
_STEP = TypeAdapter(Annotated[Step, Tagged(QUESTIONS)])
_BESIDE: IncEx = {"stack": True, "turn": {"aside": True}}


def has_id(text: object, user: int) -> bool:
    """Return whether a column's text contains a person's id. For rows that we can't decode."""
    text = text.decode(errors="replace") if isinstance(text, bytes) else str(text)
    # Don't match digits inside a longer number or word.
    return re.search(rf"(?<![0-9A-Za-z]){user}(?![0-9A-Za-z])", text) is not None


def encode_state(state: State) -> str:
    """Write a state as JSON, in the form of a `StoredState`. Every click waits for this."""
    inner = _STATE.dump_json(state, exclude=_BESIDE).decode()
    stack = ",".join(map(_encode_step, state.stack))
    aside = _encode_step(state.turn.aside) if state.turn and state.turn.aside else "null"
    return f'{{"format":{FORMAT},"state":{inner},"stack":[{stack}],"aside":{aside}}}'


@lru_cache(maxsize=1024)
def _encode_step(step: Step) -> str:
    return _STEP.dump_json(step).decode()


def decode_state(text: str) -> State:
    """Read a state. Raises `DamagedTextError` if the text isn't a state, `NewerTextError` if it is newer."""
    stored: StoredState = _decode(_STORED_STATE, _plain(text)[0])
    state, turn = stored.state, stored.state.turn
    if state.stack or (turn.aside if turn else stored.aside):
        raise DamagedTextError("waiting questions are inside the state, or a turn's question has no turn")
    state.stack = stored.stack
    if turn:
        turn.aside = stored.aside
    return state


def encode_setup(setup: Setup) -> str:
    """Write a set-up as JSON, its format first."""
    return encode_object(_SETUP, setup)


def decode_setup(text: str) -> Setup:
    """Read a set-up. Raises `DamagedTextError` for any other text, `NewerTextError` for a newer format."""
    plain, number = _plain(text)
    return _decode(_SETUP, _parted(plain) if number <= FLAT else plain)


def _parted(text: str) -> str:
    """Return the text of a flat set-up with its fields in parts."""
    try:
        flat: dict[str, object] = json.loads(text)
        parts = {"kind": _kind_of(flat), **{part: _taken(flat, of) for part, of in _PARTS.items()}}
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise DamagedTextError("all of it: no flat set-up") from error
    if reserved := flat.keys() & parts.keys():
        raise DamagedTextError(f"{min(reserved)}: no field of a flat set-up")
    return json.dumps(flat | parts)


def _taken(flat: dict[str, object], part: type[InServer | Chosen | Proof | Times]) -> dict[str, object]:
    return {each.name: flat.pop(each.name) for each in fields(part) if each.name in flat}


def _kind_of(flat: dict[str, object]) -> dict[str, object]:
    """Take the fields of the kind of game out of a flat set-up, and return them.

    A flat set-up doesn't name its kind. We recognise it by `daily` (0 or not), `guild` (0 or not) and
    `invitation` (`None` or not).
    """
    day, host, invitation = flat.pop("daily", 0), flat.pop("host"), flat.pop("invitation", None)
    server = _taken(flat, InServer)
    if day != 0:
        return {"name": "daily", "host": host, "day": day}
    if server["guild"] == 0:
        return {"name": "solo", "host": host}
    if invitation is None:
        return {"name": "server", "host": host, **server}
    return {"name": "tournament", "invitation": invitation, **server}


def encode_plan(plan: Plan) -> str:
    """Write a plan as JSON."""
    return _encode(_PLAN, plan)


def decode_plan(text: str) -> Plan:
    """Read a plan. Raises `DamagedTextError` for any other text."""
    return _decode(_PLAN, text)


def encode_events(events: tuple[Event, ...]) -> str:
    """Write events as JSON."""
    return _encode(_EVENTS, events)


def decode_events(text: str) -> tuple[Event, ...]:
    """Read events. Raises `DamagedTextError` for any other text."""
    return _decode(_EVENTS, text)


@lru_cache(maxsize=1024)
def encode_picks(picks: tuple[str, ...]) -> str:
    """Write the picks of a choice as JSON."""
    return _encode(_PICKS, picks)


def decode_picks(text: str) -> tuple[str, ...]:
    """Read picks. Raises `DamagedTextError` for any other text."""
    return _decode(_PICKS, text)


def encode_object(adapter: TypeAdapter[Stored], value: Stored) -> str:
    """Write an object as JSON, its format first."""
    return f'{{"format":{FORMAT},{_encode(adapter, value)[1:]}'


def decode_object(adapter: TypeAdapter[Stored], text: str) -> Stored:
    """Read an object. Raises `DamagedTextError` for any other text, `NewerTextError` for a newer format."""
    return _decode(adapter, _plain(text)[0])


def _plain(text: str) -> tuple[str, int]:
    """Return an object's text without its format, and the format. Raises `NewerTextError` if it is newer."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] - a damaged column
        raise DamagedTextError("all of it: Input should be a text")
    found = _FORMAT.match(text)
    if found is None:
        return text, 1
    number = int(found[1])
    if number > FORMAT:
        raise NewerTextError(f"a newer release has written it: format {number}, of {FORMAT} known here")
    return f"{{{text[found.end() :]}", number


def _encode(adapter: TypeAdapter[Stored], value: Stored) -> str:
    return adapter.dump_json(value).decode()


def _decode(adapter: TypeAdapter[Stored], text: str) -> Stored:
    try:
        return adapter.validate_json(text, strict=True, extra="forbid")
    except ValidationError as error:
        raise DamagedTextError(reason(error)) from error


def reason(error: ValidationError) -> str:
    """Return the faults of a text and their places, without the values, which may be secret."""
    faults = error.errors(include_url=False, include_input=False)
    return "; ".join(f"{'.'.join(map(str, each['loc'])) or 'all of it'}: {each['msg']}" for each in faults)


_ENCODER = json.JSONEncoder(default=repr)  # A damaged value may have any type, even bytes.


def digest(values: Iterable[object]) -> str:
    """Return the SHA-256 of values and their types, as 64 hexadecimal digits."""
    return sha256(_ENCODER.encode(tuple(values)).encode()).hexdigest()
