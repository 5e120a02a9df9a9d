"""Values to JSON and back. What comes back is checked: types strictly, names exactly."""

from typing import Annotated, Any

from pydantic import TypeAdapter, ValidationError

from engine.events import EVENTS, Event
from engine.setup.plan import Plan
from engine.state import State
from storage.records import Setup
from storage.tagged import Tagged

_STATE = TypeAdapter(State)
_SETUP = TypeAdapter(Setup)
_PLAN = TypeAdapter(Plan)
_EVENTS = TypeAdapter(tuple[Annotated[Event, Tagged(EVENTS)], ...])
_PICKS = TypeAdapter(tuple[str, ...])


class DamagedTextError(ValueError):
    """A stored text that is not what it should be."""


def encode_state(state: State) -> str:
    """Write a state as JSON."""
    return _encode(_STATE, state)


def decode_state(text: str) -> State:
    """Read a state back. Raises `DamagedTextError` if it is not one."""
    return _decode(_STATE, text)


def encode_setup(setup: Setup) -> str:
    """Write a set-up as JSON."""
    return _encode(_SETUP, setup)


def decode_setup(text: str) -> Setup:
    """Read a set-up back. Raises `DamagedTextError` if it is not one."""
    return _decode(_SETUP, text)


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


def encode_picks(picks: tuple[str, ...]) -> str:
    """Write the picks of a choice as JSON."""
    return _encode(_PICKS, picks)


def decode_picks(text: str) -> tuple[str, ...]:
    """Read picks back. Raises `DamagedTextError` if they are not picks."""
    return _decode(_PICKS, text)


def _encode(adapter: TypeAdapter[Any], value: object) -> str:
    return adapter.dump_json(value).decode()


def _decode(adapter: TypeAdapter[Any], text: str) -> Any:  # noqa: ANN401 - the adapter says what
    try:
        return adapter.validate_json(text, strict=True, extra="forbid")
    except ValidationError as error:
        raise DamagedTextError(str(error)) from error
