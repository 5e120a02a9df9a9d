"""Whether a message keeps within Discord's limits. discord.py checks few of them."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from discord import ComponentType

from bot.screens.limits import (
    BUTTON_LABEL,
    MENU_OPTIONS,
    MESSAGE_BYTES,
    MESSAGE_LETTERS,
    OPTION_LABEL,
    PLACEHOLDER,
    ROW_BUTTONS,
    bytes_of,
    length,
)

COMPONENTS = 40
CUSTOM_ID = 100
PICTURES = 10
DESCRIPTION = 1024

Payload: TypeAlias = dict[str, Any]

# Menus in which Discord itself offers users, roles or channels.
_ENTITY_SELECTS = {
    each.value
    for each in (
        ComponentType.user_select,
        ComponentType.role_select,
        ComponentType.mentionable_select,
        ComponentType.channel_select,
    )
}
_TOP_LEVEL = {
    each.value
    for each in (
        ComponentType.action_row,
        ComponentType.section,
        ComponentType.text_display,
        ComponentType.media_gallery,
        ComponentType.file,
        ComponentType.separator,
        ComponentType.container,
    )
}


def check(view: discord.ui.LayoutView) -> list[str]:
    """Check a view against every limit; return each violation in words."""
    return check_payload(view.to_components())


def check_payload(top: list[Payload]) -> list[str]:
    """Check a message's components in their sent form, in the same way."""
    components = list(_walk(top))
    problems = [f"{component['type']} at the top" for component in top if component["type"] not in _TOP_LEVEL]
    if len(components) > COMPONENTS:
        problems.append(f"{len(components)} components")
    total = sum(
        length(component["content"])
        for component in components
        if component["type"] == ComponentType.text_display.value
    )
    if total > MESSAGE_LETTERS:
        problems.append(f"{total} characters of text")
    if (size := bytes_of(top)) > MESSAGE_BYTES:
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
        case ComponentType.container.value:
            return [] if component["components"] else ["an empty container"]
        case ComponentType.section.value:
            return [] if 1 <= len(component["components"]) <= 3 else ["a section of too many or no texts"]
        case ComponentType.text_display.value:
            return [] if component["content"].strip() else ["an empty text"]
        case ComponentType.media_gallery.value:
            return _check_gallery(component["items"])
        case ComponentType.action_row.value:
            return _check_row(component["components"])
        case ComponentType.button.value:
            return _check_text("button label", component.get("label") or "", BUTTON_LABEL)
        case ComponentType.select.value:
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
    if kinds == {ComponentType.button.value} and len(children) <= ROW_BUTTONS:
        return []
    menu = len(children) == 1 and kinds <= {ComponentType.select.value, *_ENTITY_SELECTS}
    return [] if menu else [f"a row of {len(children)} of {kinds}"]


def _check_text(what: str, text: str, limit: int) -> list[str]:
    return [] if 1 <= length(text) <= limit else [f"{what} of {length(text)}: {text!r}"]


def _check_select(select: Payload) -> list[str]:
    options: list[Payload] = select.get("options") or []
    problems: list[str] = []
    if not 1 <= len(options) <= MENU_OPTIONS:
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
    if not 0 <= fewest <= most <= MENU_OPTIONS or most < 1:
        problems.append(f"{fewest} to {most} entities")
    if (chosen := len(select.get("default_values") or [])) > most:
        problems.append(f"{chosen} chosen of {most}")
    return problems
