"""Texts that are too long for their place."""

from collections import Counter
from collections.abc import Iterator, Mapping

from fluent.syntax import ast

from bot.cli.translation.texts import Locale, TextFault, attribute
from bot.command_words import NAME
from bot.screens.limits import (
    BUTTON_LABEL,
    FORM_LABEL,
    FORM_TITLE,
    OPTION_LABEL,
    PLACEHOLDER,
    THREAD_NAME,
    length,
)

LIMITS: Mapping[str, int] = {
    "button-": BUTTON_LABEL // 2,
    "option-": BUTTON_LABEL // 2,
    "switch-": BUTTON_LABEL // 2,
    "menu-": PLACEHOLDER,
    "effect-": OPTION_LABEL,
    "describe-": OPTION_LABEL,
    "edition-": OPTION_LABEL,
    "set-": OPTION_LABEL,
    "extra-": OPTION_LABEL,
    "form-title": FORM_TITLE,
    "form-": FORM_LABEL,
    "name-title": FORM_TITLE,
    "name-label": FORM_LABEL,
    "thread-name": THREAD_NAME // 2,
    "slash-": 32,
    "context-": 32,
}
"""How many letters a text may have, by the beginning of its key. Names don't count, so labels get half."""

DESCRIPTION = "description"
"""The attribute that stands below an option of a menu."""

ROOM = 14
"""About so many letters of a name fit into a picture."""


def wrong_lengths(locale: Locale) -> Iterator[TextFault]:
    """Find texts that are too long, and names of commands that can't be typed."""
    for key, text in locale.texts.items():
        limits = [most for beginning, most in LIMITS.items() if key.startswith(beginning)]
        part = attribute(key)
        if part.startswith(DESCRIPTION):
            limits = [OPTION_LABEL]
        if limits and (long := longest(text.pattern)) > min(limits):
            yield locale.finding("too long", key, f"{long} letters of {min(limits)}")
        named = key.startswith("district-") and not part and f"{key}.short" not in locale.texts
        if named and (long := longest(text.pattern)) > ROOM:
            why = f"pictures have room for {ROOM} letters, and it has {long}: add .short below it"
            yield locale.finding("too long", key, why)
    yield from _wrong_commands(locale)


def longest(pattern: ast.Pattern) -> int:
    """Return how many letters a text has at most, without its arguments."""
    return sum(
        length(each.value) if isinstance(each, ast.TextElement) else _longest_choice(each)
        for each in pattern.elements
    )


def _longest_choice(placeable: ast.Placeable) -> int:
    chosen = placeable.expression
    if isinstance(chosen, ast.SelectExpression):
        return max(longest(variant.value) for variant in chosen.variants)
    return 0


def _wrong_commands(locale: Locale) -> Iterator[TextFault]:
    """Find names of commands that Discord would refuse, and all other commands with them."""
    typed = {key: text.parts.text for key, text in locale.texts.items() if key.startswith("slash-")}
    for key, name in typed.items():
        if not NAME.fullmatch(name) or name != name.lower():
            yield locale.finding("command", key, "small letters and digits, no spaces, at most 32")
    groups = Counter((_group(key), name) for key, name in typed.items())
    for key, name in typed.items():
        if groups[_group(key), name] > 1:
            yield locale.finding("command", key, f"another one is called {name}, too")


def _group(key: str) -> str:
    """Return the message, for an attribute; the commands themselves are one group."""
    return key.partition(".")[0] if attribute(key) else ""
