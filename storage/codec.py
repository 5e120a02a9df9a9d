"""Values to JSON and back. Reading checks each value: its type strictly, its names exactly."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

from pydantic import TypeAdapter, ValidationError
from pydantic.main import IncEx

from engine.events import EVENTS, Event
from engine.hooks import QUESTIONS, Aside
from engine.setup.plan import Plan
from engine.state import Score, State
from engine.steps import Step
from storage.records import Setup
from storage.settings import PersonSettings, ServerSettings
from storage.tagged import Tagged
from storage.tournament import Tournament

# How states are written now.
FORMAT: Final = 1

_ASIDES = {kind: each for kind, each in QUESTIONS.items() if issubclass(each, Aside)}
# Compiled, a named tuple knows of a tuple of tuples only that it is a tuple: lists would be read there.
Score.__annotations__["lines"] = tuple[tuple[str, int], ...]

_SETUP = TypeAdapter(Setup)
_PLAN = TypeAdapter(Plan)
_SETTINGS = TypeAdapter(ServerSettings)
_PERSON = TypeAdapter(PersonSettings)
_TOURNAMENT = TypeAdapter(Tournament)
_EVENTS = TypeAdapter(tuple[Annotated[Event, Tagged(EVENTS)], ...])
_PICKS = TypeAdapter(tuple[str, ...])


class DamagedTextError(ValueError):
    """A stored text that is not what it should be."""


@dataclass(slots=True)
class StoredState:
    """A state as it is stored: the questions that wait stand beside it, each with its kind.

    `format` is raised by whoever changes how a state is written, and says how to read it.
    """

    format: Literal[1]
    state: State
    stack: list[Annotated[Step, Tagged(QUESTIONS)]]
    aside: Annotated[Aside, Tagged(_ASIDES)] | None


_STATE = TypeAdapter(State)
_STORED_STATE = TypeAdapter(StoredState)
_STEP = TypeAdapter(Annotated[Step, Tagged(QUESTIONS)])
_BESIDE: IncEx = {"stack": True, "turn": {"aside": True}}


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
    """Read a state back. Raises `DamagedTextError` if it is not one, or written in another format."""
    stored: StoredState = _decode(_STORED_STATE, text)
    state, turn = stored.state, stored.state.turn
    if state.stack or (turn.aside if turn else stored.aside):
        raise DamagedTextError("questions that wait stand within the state, or one of a turn beside no turn")
    state.stack = stored.stack
    if turn:
        turn.aside = stored.aside
    return state


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


def encode_settings(settings: ServerSettings) -> str:
    """Write what a server has chosen as JSON, without what is as by default."""
    return _SETTINGS.dump_json(settings, exclude_defaults=True).decode()


def decode_settings(text: str) -> ServerSettings:
    """Read back what a server has chosen. Raises `DamagedTextError` if it is not that."""
    return _decode(_SETTINGS, text)


def encode_person(settings: PersonSettings) -> str:
    """Write what a person has chosen as JSON, without what is as by default."""
    return _PERSON.dump_json(settings, exclude_defaults=True).decode()


def decode_person(text: str) -> PersonSettings:
    """Read back what a person has chosen. Raises `DamagedTextError` if it is not that."""
    return _decode(_PERSON, text)


def encode_tournament(tournament: Tournament) -> str:
    """Write a tournament as JSON."""
    return _encode(_TOURNAMENT, tournament)


def decode_tournament(text: str) -> Tournament:
    """Read a tournament back. Raises `DamagedTextError` if it is not one."""
    return _decode(_TOURNAMENT, text)


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


def _encode(adapter: TypeAdapter[Any], value: object) -> str:
    return adapter.dump_json(value).decode()


def _decode(adapter: TypeAdapter[Any], text: str) -> Any:  # noqa: ANN401 - the adapter says what
    try:
        return adapter.validate_json(text, strict=True, extra="forbid")
    except ValidationError as error:
        raise DamagedTextError(_reason(error)) from error


def _reason(error: ValidationError) -> str:
    """Return the faults of a text and their places, but none of its values: they may be anybody's secrets.

    If this version doesn't read the text's format, that is the only fault returned.
    """
    for each in error.errors(include_url=False):
        if each["loc"] == ("format",) and each["type"] == "literal_error":
            return f"format {each['input']!r} is unknown; format {FORMAT} can be read"
    faults = error.errors(include_url=False, include_input=False)
    return "; ".join(f"{'.'.join(map(str, each['loc'])) or 'all of it'}: {each['msg']}" for each in faults)
