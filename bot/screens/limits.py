"""What Discord accepts in one message. discord.py checks hardly any of it, so the screens do."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias, cast
from unicodedata import east_asian_width

import discord

COMPONENTS = 40
TEXT = 4000
ROW = 5
OPTIONS = 25
BUTTON_LABEL = 80
OPTION_LABEL = 100
PLACEHOLDER = 150
OFFERED = 25
"""How many choices may be offered for an option of a command, while somebody types."""
FORM_TITLE = 45
FORM_LABEL = 45
FORM_FIELDS = 5
CHOICES = 10
"""How many a radio or a checkbox group in a form may have."""
CUSTOM_ID = 100
THREAD_NAME = 100
PICTURES = 10
DESCRIPTION = 1024
BYTES = 8000
"""How many bytes of UTF-8 all strings of a message may have; Cyrillic letters have two.

Discord documents no such limit, but answers about 10,000 with an error 500."""

Payload: TypeAlias = dict[str, Any]

_CONTAINER, _SECTION, _TEXT, _ROW, _BUTTON, _SELECT = 17, 9, 10, 1, 2, 3
# Menus in which Discord itself offers users, roles or channels.
_ENTITY_SELECTS = {5, 6, 7, 8}
_TOP_LEVEL = {_ROW, _SECTION, _TEXT, 12, 13, 14, _CONTAINER}


def length(text: str) -> int:
    """Measure a text in UTF-16 units: the strictest way in which a limit can be meant."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


@lru_cache(maxsize=4096)
def letters(text: str) -> int:
    """Measure how wide a text is, roughly, in letters: one that is wide, such as an emoji, counts twice."""
    return sum(2 if east_asian_width(each) in "WF" else 1 for each in text)


def clip(text: str, limit: int) -> str:
    """Shorten a text to at most this length, with an ellipsis where something was cut."""
    if length(text) <= limit:
        return text
    kept = text[: limit - 1]
    while length(kept) > limit - 1:
        kept = kept[:-1]
    return kept.rstrip().rstrip("\\") + "…"


def weight(value: object) -> int:
    """Measure all strings in a part of a payload in bytes of UTF-8; the names of fields don't count."""
    if isinstance(value, str):
        return len(value) if value.isascii() else len(value.encode())
    if isinstance(value, dict):
        return sum(map(weight, cast("dict[str, object]", value).values()))
    if isinstance(value, list):
        return sum(map(weight, cast("list[object]", value)))
    return 0


def check(view: discord.ui.LayoutView) -> list[str]:
    """Measure a view against every limit and say in words which it breaks; an empty list is good."""
    return check_payload(view.to_components())


def check_payload(top: list[Payload]) -> list[str]:
    """Measure the components of a message as they are sent, in the same way."""
    components = list(_walk(top))
    problems = [f"{component['type']} at the top" for component in top if component["type"] not in _TOP_LEVEL]
    if len(components) > COMPONENTS:
        problems.append(f"{len(components)} components")
    total = sum(length(component["content"]) for component in components if component["type"] == _TEXT)
    if total > TEXT:
        problems.append(f"{total} characters of text")
    if (size := weight(top)) > BYTES:
        problems.append(f"{size} bytes")
    ids = [component["custom_id"] for component in components if "custom_id" in component]
    problems += [f"custom_id {each!r} twice" for each in sorted(set(ids)) if ids.count(each) > 1]
    problems += [f"custom_id of {len(each)}" for each in ids if not 1 <= len(each) <= CUSTOM_ID]
    for component in components:
        problems += _check_one(component)
    return problems


def _walk(components: list[Payload]) -> Iterator[Payload]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if accessory := component.get("accessory"):
            yield accessory


def _check_one(component: Payload) -> list[str]:
    match component["type"]:
        case 17:
            return [] if component["components"] else ["an empty container"]
        case 9:
            return [] if 1 <= len(component["components"]) <= 3 else ["a section of too many or no texts"]
        case 10:
            return [] if component["content"].strip() else ["an empty text"]
        case 12:
            return _check_gallery(component["items"])
        case 1:
            return _check_row(component["components"])
        case 2:
            return _check_text("button label", component.get("label") or "", BUTTON_LABEL)
        case 3:
            return _check_select(component)
        case kind:
            return _check_entity_select(component) if kind in _ENTITY_SELECTS else []


def _check_gallery(items: list[Payload]) -> list[str]:
    problems = [] if 1 <= len(items) <= PICTURES else [f"{len(items)} pictures"]
    for item in items:
        problems += _check_text("description", item.get("description") or "-", DESCRIPTION)
    return problems


def _check_row(children: list[Payload]) -> list[str]:
    kinds = {child["type"] for child in children}
    if kinds == {_BUTTON} and len(children) <= ROW:
        return []
    menu = len(children) == 1 and kinds <= {_SELECT, *_ENTITY_SELECTS}
    return [] if menu else [f"a row of {len(children)} of {kinds}"]


def _check_text(what: str, text: str, limit: int) -> list[str]:
    return [] if 1 <= length(text) <= limit else [f"{what} of {length(text)}: {text!r}"]


def _check_select(select: Payload) -> list[str]:
    options: list[Payload] = select.get("options") or []
    problems: list[str] = []
    if not 1 <= len(options) <= OPTIONS:
        problems.append(f"{len(options)} options")
    fewest, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= fewest <= most <= len(options) or most < 1:
        problems.append(f"{fewest} to {most} of {len(options)} options")
    if sum(bool(option.get("default")) for option in options) > most:
        problems.append("more chosen than may be")
    if len({option["value"] for option in options}) < len(options):
        problems.append("an option twice")
    for option in options:
        problems += _check_text("option label", option["label"], OPTION_LABEL)
        problems += _check_text("option value", option["value"], OPTION_LABEL)
        problems += _check_text("option description", option.get("description") or "-", OPTION_LABEL)
    return problems + _check_text("placeholder", select.get("placeholder") or "-", PLACEHOLDER)


def _check_entity_select(select: Payload) -> list[str]:
    problems = _check_text("placeholder", select.get("placeholder") or "-", PLACEHOLDER)
    fewest, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= fewest <= most <= OPTIONS or most < 1:
        problems.append(f"{fewest} to {most} entities")
    if (chosen := len(select.get("default_values") or [])) > most:
        problems.append(f"{chosen} chosen of {most}")
    return problems
