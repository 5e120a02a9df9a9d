"""People with languages in their Discord, and a language that only tests have."""

import re
import shutil
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from simcord import interactions

from bot.cli.translation.style import CODE, ENGLISH, LONG_WORD, PROPER, WORD
from bot.cli.translation.texts import Locale
from bot.words import language, sources
from bot.words.language import DEFAULT_LOCALE

MARK = "¤"  # The sign before each text of the language that only tests have.

HEADING = "#*- "
"""Characters of headings, bold text and small print."""


def speak(patch: pytest.MonkeyPatch, people: Mapping[int, str], server: str = "en-US") -> None:
    """Set the Discord languages of people, by their ids, and of the server."""
    base = interactions.base_payload

    def payload(*arguments: Any, **named: Any) -> Any:
        """Make an interaction of the local Discord. By default its people use English."""
        record, made = base(*arguments, **named)
        made["locale"] = people.get(named["user_id"], "en-US")
        if "guild_locale" in made:
            made["guild_locale"] = server
        return record, made

    patch.setattr(interactions, "base_payload", payload)
    patch.setattr("tests.house.base_payload", payload)


def invent(patch: pytest.MonkeyPatch, folder: Path, *locales: str) -> None:
    """Add languages with the English texts, each after a sign."""
    files, real = resources.files, Path(language.__file__).parent / "locales"
    for each in real.iterdir():
        (folder / "locales").mkdir(exist_ok=True)
        shutil.copytree(each, folder / "locales" / each.name)
    for locale in locales:
        made = folder / "locales" / locale
        made.mkdir(exist_ok=True)
        for path in sorted((real / DEFAULT_LOCALE).glob("*.ftl")):
            (made / path.name).write_text(_marked(path), encoding="utf-8")

    def found(package: str) -> Any:
        return folder if package == "bot.words" else files(package)

    patch.setattr(resources, "files", found)
    reload()


def reload() -> None:
    """Empty all caches of words, so that the files are read again when next needed."""
    language.forget()
    for module in (language, sources):
        for cached in vars(module).values():
            if getattr(cached, "__module__", "") == module.__name__ and hasattr(cached, "cache_clear"):
                cached.cache_clear()


@cache
def _marked(path: Path) -> str:
    """Return a language file with a sign before each text that players see."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for message in resource.body:
        if isinstance(message, ast.Message) and message.value and not message.id.name.startswith("slash-"):
            message.value.elements.insert(0, ast.Placeable(ast.StringLiteral(MARK)))
    return FluentSerializer().serialize(resource)


def left_in_english(shown: str, locale: str, names: Iterable[str]) -> list[str]:
    """Return the English lines and words on a screen in this language; `names` may be anything."""
    if locale == DEFAULT_LOCALE:
        return []
    for name in sorted(names, key=len, reverse=True):
        shown = shown.replace(name, " ")
    lines = {line.strip(HEADING) for line in shown.splitlines()}
    words = WORD.findall(CODE.sub(" ", shown))
    return [*sorted(lines & _only_english(locale)), *(each for each in words if _is_english(each, locale))]


def _is_english(word: str, locale: str) -> bool:
    latin = locale == "uk" and word[0].isascii() and word not in PROPER and not word.isupper()
    return latin or ENGLISH.fullmatch(word) is not None


@cache
def _only_english(locale: str) -> frozenset[str]:
    """Return the English texts without arguments that differ in this language."""

    def plain(name: str) -> set[str]:
        return {
            text.parts.text.strip(HEADING)
            for text in Locale(name).texts.values()
            if len(text.pattern.elements) == 1 and text.parts.literals
        }

    return frozenset(
        each for each in plain(DEFAULT_LOCALE) - plain(locale) if re.search(rf"\w{{{LONG_WORD}}}", each)
    )
