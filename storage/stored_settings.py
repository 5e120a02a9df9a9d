"""Settings as JSON, field by field: what this release can't read of them is kept, and spoils nothing else.

A newer release may have run beside this one, or before it: it stores fields or values that are unknown here.
"""

import json
from dataclasses import fields
from typing import Any, Generic, NamedTuple, TypeVar, cast, get_type_hints

from pydantic import TypeAdapter, ValidationError

from storage.codec import reason
from storage.settings import PersonSettings, ServerSettings

Settings = TypeVar("Settings", PersonSettings, ServerSettings)


class SettingsRead(NamedTuple, Generic[Settings]):
    """The settings that a text holds; the default is in the place of what can't be read.

    `faults` are the values that this release can't read. Unknown fields are none.
    """

    settings: Settings
    faults: tuple[str, ...] = ()


class StoredSettings(Generic[Settings]):
    """How the settings of a class are stored: as an object without what is as by default."""

    def __init__(self, kind: type[Settings]) -> None:
        self._default = kind()
        hints = get_type_hints(kind, include_extras=True)
        self._fields = {each.name: TypeAdapter[Any](hints[each.name]) for each in fields(kind)}
        self._kind = kind

    def read(self, text: str) -> SettingsRead[Settings]:
        """Read a text, whatever it is."""
        try:
            stored = _stored(text)
        except ValueError as error:
            return SettingsRead(self._default, (str(error),))
        known: dict[str, Any] = {}
        faults: list[str] = []
        for name, value in stored.items():
            if name not in self._fields:
                continue
            try:
                known[name] = self._fields[name].validate_json(json.dumps(value), strict=True, extra="forbid")
            except ValidationError as error:
                faults.append(f"{name}: {reason(error)}")
        return SettingsRead(self._kind(**known), tuple(faults))

    def write(self, text: str, settings: Settings) -> str:
        """Return a text with these settings, in which all else is as in the text before."""
        before = self.read(text).settings
        try:
            stored = _stored(text)
        except ValueError:
            stored = {}
        for name, adapter in self._fields.items():
            value = getattr(settings, name)
            if value == getattr(before, name):
                continue
            if value == getattr(self._default, name):
                del stored[name]
            else:
                stored[name] = adapter.dump_python(value, mode="json")
        return json.dumps(stored, separators=(",", ":"), ensure_ascii=False)


def _stored(text: str) -> dict[str, Any]:
    """Return the fields of a text. Raises `ValueError` if it has none; the error quotes no value."""
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("all of it: Invalid JSON") from None
    if not isinstance(found, dict):
        raise ValueError("all of it: Input should be an object")  # noqa: TRY004 - of the text, not of a type
    return cast("dict[str, Any]", found)


PERSON = StoredSettings(PersonSettings)
SERVER = StoredSettings(ServerSettings)
NOTHING = "{}"
"""The text of somebody who has chosen nothing."""
