"""The contents of each format of stored JSON: fields, kinds of questions and events, and cards.

`python -m tests.storage.formats` records those of the current format.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from engine.cards.districts import DISTRICTS
from engine.events import EVENTS
from engine.hooks import ACTIONS, CHARACTERS, MARKS, QUESTIONS
from engine.setup.plan import Plan
from engine.state import State
from storage.people.stored_settings import PersonSettings, ServerSettings
from storage.play.tournament import Tournament
from storage.values import Setup

FOLDER = Path(__file__).parent

STORED = (
    Setup,
    Plan,
    Tournament,
    State,
    PersonSettings,
    ServerSettings,
    *QUESTIONS.values(),
    *EVENTS.values(),
)
"""The stored classes, with the classes of their fields."""


def recorded(number: int) -> list[str]:
    """Return the fields of a format."""
    return (FOLDER / f"{number}.txt").read_text(encoding="utf-8").splitlines()


def stored_fields() -> list[str]:
    """Return the current fields: `Class.field`, `!` if it has no default, and its type."""
    lines = set[str]().union(*(_fields(kind.__name__, kind) for kind in STORED))
    lines |= {f"question {kind} {each.__name__}" for kind, each in QUESTIONS.items()}
    lines |= {f"event {kind} {each.__name__}" for kind, each in EVENTS.items()}
    return sorted(lines | {f"card {card}" for card in (*CHARACTERS, *DISTRICTS, *ACTIONS, *MARKS)})


def _fields(name: str, kind: type) -> Iterator[str]:
    schema = TypeAdapter[Any](kind).json_schema()
    for each, its in {name: schema, **schema.get("$defs", {})}.items():
        for field, value in its.get("properties", {}).items():
            needed = "!" if field in its.get("required", ()) else ""
            yield f"{each}.{field}{needed} {_text(value)}"


def _text(schema: dict[str, Any]) -> str:
    """Return the possible values of a schema as text."""
    kept = {key: value for key, value in schema.items() if key not in ("title", "description", "default")}
    return json.dumps(kept, sort_keys=True, separators=(",", ":")).replace("#/$defs/", "")
