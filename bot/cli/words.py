"""`words`: check a translation for texts that are missing, left in English, too long or not inflected."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.screens.limits import BUTTON_LABEL, OPTION_LABEL, PLACEHOLDER
from bot.words.inflected import FORMS
from bot.words.language import DEFAULT

OPTIONAL = FORMS | {"short"}
"""Attributes that each language lists as it needs them."""

LIMITS = {"button-": BUTTON_LABEL, "effect-": OPTION_LABEL, "describe-": OPTION_LABEL, "menu-": PLACEHOLDER}
"""How many letters a text may have, by the beginning of its key."""

DESCRIPTION = "description"
"""The attribute that stands below an option of a menu."""

INFLECTED: Mapping[str, tuple[str, ...]] = {
    "card": ("district-", "card", "card-free"),
    "cards": ("district-",),
    "given": ("district-",),
    "character": ("character-", "character"),
    "characters": ("character-",),
    "seat": ("player-you",),
    "target": ("player-you",),
    "source": ("player-you",),
}
"""The keys of the names that an argument may be; one that ends with a hyphen is the beginning of several."""

NAMES = ("character-", "district-", "computer-name")
"""Names may be the same in two languages."""

ALWAYS = {"event-": {"you", "own"}}
"""Arguments that all keys with this beginning know, whether the English text needs them or not."""

LETTERS = 4
"""A text with a word of so many letters is expected to differ from the English one."""

Texts: TypeAlias = dict[str, ast.Pattern]


@dataclass(frozen=True, order=True, slots=True)
class Finding:
    """Something wrong with a text: its kind, the key of the text, and details."""

    kind: str
    key: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.key}" + (f" ({self.detail})" if self.detail else "")


class _Parts(Visitor):
    """Collects the literal text, the arguments and the inflected arguments of a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.text = ""
        self.placed: set[str] = set()
        self.chosen: set[str] = set()
        self.inflected: set[tuple[str, str]] = set()
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Add a literal text."""
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument that stands in the text."""
        self.placed.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the argument that chooses a variant, and read all variants."""
        if isinstance(node.selector, ast.VariableReference):
            self.chosen.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note the arguments of a function, with the cases that it asks for."""
        names = [
            each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)
        ]
        self.placed.update(names)
        for named in node.arguments.named:
            self.inflected.update((name, str(named.value.parse()["value"])) for name in names)


class Locale:
    """All texts of a language, by their keys: `message` or `message.attribute`."""

    def __init__(self, locale: str) -> None:
        """Read the files. Raises `FileNotFoundError` if there is no such language."""
        self.texts: Texts = {}
        self.broken: list[Finding] = []
        folder = resources.files("bot.words") / "locales" / locale
        if not folder.is_dir():
            raise FileNotFoundError(f"no language {locale}")
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                self._read(file)

    def _read(self, file: Traversable) -> None:
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                self.broken.append(
                    Finding("syntax", file.name, (entry.content or "").strip().partition("\n")[0])
                )
            elif isinstance(entry, ast.Message):
                if entry.value is not None:
                    self.texts[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    self.texts[f"{entry.id.name}.{attribute.id.name}"] = attribute.value

    @cached_property
    def parts(self) -> dict[str, _Parts]:
        """The content of each text."""
        return {key: _Parts(pattern) for key, pattern in self.texts.items()}


def findings(locale: str) -> list[Finding]:
    """Return what is wrong with a language, beside English; nothing if it is complete.

    Raises `FileNotFoundError` if there is no such language.
    """
    english, other = Locale(DEFAULT), Locale(locale)
    found = [*other.broken, *_long(other), *_uninflected(other)]
    if locale != DEFAULT:
        found += [*_missing(english, other), *_unlike(english, other)]
    return sorted(set(found))


def _attribute(key: str) -> str:
    return key.partition(".")[2]


def _missing(english: Locale, other: Locale) -> Iterator[Finding]:
    for key in english.texts.keys() - other.texts.keys():
        if _attribute(key) not in OPTIONAL:
            yield Finding("missing", key)
    for key in other.texts.keys() - english.texts.keys():
        if _attribute(key) not in OPTIONAL:
            yield Finding("unknown", key)


def _unlike(english: Locale, other: Locale) -> Iterator[Finding]:
    """Compare each text with the English one: its arguments, and whether it is another text at all."""
    for key in english.texts.keys() & other.texts.keys():
        mine, theirs = english.parts[key], other.parts[key]
        known = mine.placed | mine.chosen | _always(key)
        for name in (theirs.placed | theirs.chosen) - known:
            yield Finding("arguments", key, f"${name} is none of them")
        for name in mine.placed - theirs.placed - theirs.chosen:
            yield Finding("arguments", key, f"${name} is left out")
        words = any(len(word) >= LETTERS for word in mine.text.split() if word.isalpha())
        if words and mine.text == theirs.text and not key.startswith(NAMES):
            yield Finding("English", key, mine.text.strip())


def _always(key: str) -> set[str]:
    """Return the arguments that a key knows anyway."""
    return set[str]().union(*(names for beginning, names in ALWAYS.items() if key.startswith(beginning)))


def _long(other: Locale) -> Iterator[Finding]:
    for key, pattern in other.texts.items():
        beginnings = [most for beginning, most in LIMITS.items() if key.startswith(beginning)]
        if _attribute(key).startswith(DESCRIPTION):
            beginnings.append(OPTION_LABEL)
        if beginnings and (length := _longest(pattern)) > min(beginnings):
            yield Finding("too long", key, f"{length} letters of {min(beginnings)}")


def _longest(pattern: ast.Pattern) -> int:
    """Return how many letters a text has at most, without its arguments."""
    return sum(
        len(each.value) if isinstance(each, ast.TextElement) else _longest_choice(each)
        for each in pattern.elements
    )


def _longest_choice(placeable: ast.Placeable) -> int:
    chosen = placeable.expression
    if isinstance(chosen, ast.SelectExpression):
        return max(_longest(variant.value) for variant in chosen.variants)
    return 0


def _uninflected(other: Locale) -> Iterator[Finding]:
    """Find names that lack a form which some sentence of the language asks for."""
    asked = {each for parts in other.parts.values() for each in parts.inflected}
    for argument, case in asked:
        for beginning in INFLECTED.get(argument, ()):
            for key in _named(other, beginning):
                if f"{key}.{case}" not in other.texts:
                    yield Finding("form", f"{key}.{case}")


def _named(other: Locale, beginning: str) -> Iterator[str]:
    for key in other.texts:
        if "." not in key and (key.startswith(beginning) if beginning.endswith("-") else key == beginning):
            yield key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument("what", choices=["check"], help="check: list what is wrong with a translation")
    parser.add_argument("locale", help="the folder of the language in bot/words/locales, such as pl")


def execute(arguments: argparse.Namespace) -> int:
    """List what is wrong; return 1 if anything is, and 2 if there is no such language."""
    try:
        found = findings(arguments.locale)
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    for each in found:
        print(each)
    print(f"{arguments.locale}: {len(found)} to mend" if found else f"{arguments.locale}: complete")
    return 1 if found else 0
