"""Values to JSON and back, strictly checked where they are read; and digests of what is stored."""

import json
import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Final

from pydantic import GetCoreSchemaHandler, TypeAdapter, ValidationError
from pydantic.main import IncEx
from pydantic_core import CoreSchema, core_schema

from engine.events import EVENTS, Event
from engine.hooks import QUESTIONS, Aside
from engine.setup.plan import Plan
from engine.state import Score, State
from engine.steps import Step
from storage.values import Setup


@dataclass(frozen=True, eq=False)
class Tagged:
    """Annotates a common base with a class for each kind; a value is stored as `["crown", {"seat": 1}]`."""

    classes: Mapping[str, type]

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read and write pairs where the values themselves stand in Python."""
        pairs: dict[Hashable, CoreSchema] = {
            kind: core_schema.tuple_schema(
                [core_schema.literal_schema([kind]), handler.generate_schema(each)]
            )
            for kind, each in self.classes.items()
        }
        union = core_schema.tagged_union_schema(pairs, _kind)
        return core_schema.no_info_after_validator_function(
            _value,
            union,
            serialization=core_schema.plain_serializer_function_ser_schema(_pair),
        )


def _kind(pair: Any) -> str | None:  # noqa: ANN401 - whatever stands in a stored text
    """The kind of a pair; none if it is no pair at all."""
    return pair[0] if isinstance(pair, list | tuple) and pair and isinstance(pair[0], str) else None


def _value(pair: tuple[str, Any]) -> Any:  # noqa: ANN401 - a value of the class of its kind
    return pair[1]


def _pair(value: Any) -> tuple[str, Any]:  # noqa: ANN401 - a value of one of the classes
    return value.kind, value


FORMAT: Final = 3
"""The format in which set-ups, states and tournaments are written.

Raise it with every change that earlier releases can't read, such as a new field or card. What each format has
is recorded in `tests/storage/formats`. A text without a format is of format 1, which only states name.
"""

_ASIDES = {kind: each for kind, each in QUESTIONS.items() if issubclass(each, Aside)}
# Compiled, a named tuple knows of a tuple of tuples only that it is a tuple: lists would be read there.
Score.__annotations__["lines"] = tuple[tuple[str, int], ...]

_SETUP = TypeAdapter(Setup)
_PLAN = TypeAdapter(Plan)
_EVENTS = TypeAdapter(tuple[Annotated[Event, Tagged(EVENTS)], ...])
_PICKS = TypeAdapter(tuple[str, ...])


_FORMAT = re.compile(r'\{\s*"format"\s*:\s*([0-9]{1,9})\s*(?:,|(?=\}))')
"""The beginning of a text that names its format."""


class DamagedTextError(ValueError):
    """A stored text that is not what it should be."""


class NewerTextError(DamagedTextError):
    """A stored text that only a newer release can read: nothing is wrong with it."""


@dataclass(slots=True)
class StoredState:
    """A state as it is stored: the questions that wait stand beside it, each with its kind."""

    state: State
    stack: list[Annotated[Step, Tagged(QUESTIONS)]]
    aside: Annotated[Aside, Tagged(_ASIDES)] | None


_STATE = TypeAdapter(State)
_STORED_STATE = TypeAdapter(StoredState)
_STEP = TypeAdapter(Annotated[Step, Tagged(QUESTIONS)])
_BESIDE: IncEx = {"stack": True, "turn": {"aside": True}}


def has_id(text: object, user: int) -> bool:
    """Whether the id of a person stands in what a column holds, for what can't be read back."""
    text = text.decode(errors="replace") if isinstance(text, bytes) else str(text)
    # The digits of an id may be a part of something else.
    return re.search(rf"(?<![0-9A-Za-z]){user}(?![0-9A-Za-z])", text) is not None


def encode_state(state: State) -> str:
    """Write a state as JSON, in the form of a `StoredState`. Every click waits for it."""
    inner = _STATE.dump_json(state, exclude=_BESIDE).decode()
    stack = ",".join(map(_encode_step, state.stack))
    aside = _encode_step(state.turn.aside) if state.turn and state.turn.aside else "null"
    return f'{{"format":{FORMAT},"state":{inner},"stack":[{stack}],"aside":{aside}}}'


@lru_cache(maxsize=1024)
def _encode_step(step: Step) -> str:
    """Write a question; most are the same again and again."""
    return _STEP.dump_json(step).decode()


def decode_state(text: str) -> State:
    """Read a state back. Raises `DamagedTextError` if it is not one, `NewerTextError` if it is newer."""
    stored: StoredState = _decode(_STORED_STATE, _plain(text))
    state, turn = stored.state, stored.state.turn
    if state.stack or (turn.aside if turn else stored.aside):
        raise DamagedTextError("questions that wait stand within the state, or one of a turn beside no turn")
    state.stack = stored.stack
    if turn:
        turn.aside = stored.aside
    return state


def encode_setup(setup: Setup) -> str:
    """Write a set-up as JSON, its format first."""
    return encode_object(_SETUP, setup)


def decode_setup(text: str) -> Setup:
    """Read a set-up back. Raises `DamagedTextError` if it is not one, `NewerTextError` if it is newer."""
    return decode_object(_SETUP, text)


def encode_plan(plan: Plan) -> str:
    """Write a plan as JSON."""
    return _encode(_PLAN, plan)


def decode_plan(text: str) -> Plan:
    """Read a plan back. Raises `DamagedTextError` if it is not one."""
    return _decode(_PLAN, text)


def encode_events(events: tuple[Event, ...]) -> str:
    """Write events as JSON."""
    return _encode(_EVENTS, events)


def decode_events(text: str) -> tuple[Event, ...]:
    """Read events back. Raises `DamagedTextError` if they are not events."""
    return _decode(_EVENTS, text)


@lru_cache(maxsize=1024)
def encode_picks(picks: tuple[str, ...]) -> str:
    """Write the picks of a choice as JSON; most are the same again and again."""
    return _encode(_PICKS, picks)


def decode_picks(text: str) -> tuple[str, ...]:
    """Read picks back. Raises `DamagedTextError` if they are not picks."""
    return _decode(_PICKS, text)


def encode_object(adapter: TypeAdapter[Any], value: object) -> str:
    """Write an object as JSON, its format first."""
    return f'{{"format":{FORMAT},{_encode(adapter, value)[1:]}'


def decode_object(adapter: TypeAdapter[Any], text: str) -> Any:  # noqa: ANN401 - the adapter says what
    """Read an object back. Raises `DamagedTextError` if it is not one, `NewerTextError` if it is newer."""
    return _decode(adapter, _plain(text))


def _plain(text: str) -> str:
    """Return the text of an object without its format. Raises `NewerTextError` if that is unknown yet."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] - a damaged column
        raise DamagedTextError("all of it: Input should be a text")
    found = _FORMAT.match(text)
    if found is None:
        return text
    if int(found[1]) > FORMAT:
        raise NewerTextError(f"a newer release has written it: format {found[1]}, of {FORMAT} known here")
    return f"{{{text[found.end() :]}"


def _encode(adapter: TypeAdapter[Any], value: object) -> str:
    return adapter.dump_json(value).decode()


def _decode(adapter: TypeAdapter[Any], text: str) -> Any:  # noqa: ANN401 - the adapter says what
    try:
        return adapter.validate_json(text, strict=True, extra="forbid")
    except ValidationError as error:
        raise DamagedTextError(reason(error)) from error


def reason(error: ValidationError) -> str:
    """Return the faults of a text and their places, but none of its values: they may be anybody's secrets."""
    faults = error.errors(include_url=False, include_input=False)
    return "; ".join(f"{'.'.join(map(str, each['loc'])) or 'all of it'}: {each['msg']}" for each in faults)


# A damaged value may be anything, bytes too.
_ENCODER = json.JSONEncoder(default=repr)


def digest(values: Iterable[object]) -> str:
    """Return the SHA-256 of values, their types included, as 64 hexadecimal digits."""
    return sha256(_ENCODER.encode(tuple(values)).encode()).hexdigest()
