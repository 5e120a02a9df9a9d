"""The language files. To save memory, we keep them as text, and parse a message when it is needed."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib import resources
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Pattern, TextElement
from fluent.syntax.visitor import Visitor

from bot.words.patterns import FUNCTIONS, command

_log = logging.getLogger(__name__)

PARSED_KEPT = 256
"""The most messages that we keep parsed. Frequent messages are compiled, and need no parsed form."""


@cache
def _texts(locale: str) -> Mapping[str, str]:
    """Return the source of each message of a language, by its name."""
    found: dict[str, str] = {}
    folder = resources.files("bot.words") / "locales" / locale
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            found.update(_entries(file.read_text(encoding="utf-8")))
    return found


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Split a file into its messages. A message begins with its name at the start of a line."""
    name, lines = "", list[str]()
    for line in source.splitlines(keepends=True):
        if line[0].isalpha() or line[0] == "#":
            if name:
                yield name, "".join(lines)
            name, lines = line.partition("=")[0].strip() if line[0] != "#" else "", []
        lines.append(line)
    if name:
        yield name, "".join(lines)


@lru_cache(maxsize=PARSED_KEPT)
def _message(locale: str, message_id: str) -> Message | None:
    text = _texts(locale).get(message_id)
    if text is None:
        return None
    # The positions of words would take twice the memory of all the rest.
    entry = FluentParser(with_spans=False).parse_entry(text)
    if isinstance(entry, Message):
        return entry
    _log.error("not understood: %s in %s", message_id, locale)
    return None


def pattern(locale: str, key: str) -> Pattern | None:
    """Return the pattern of a key (`key.part`: an attribute) in one language; `None` if there is none."""
    message_id, _, part = key.partition(".")
    message = _message(locale, message_id)
    if message is None:
        return None
    if not part:
        return message.value
    return next((each.value for each in message.attributes if each.id.name == part), None)


def parts(locale: str, message_id: str) -> tuple[str, ...]:
    """Return the names of the attributes of a message; none if there is no such message."""
    message = _message(locale, message_id)
    return tuple(each.id.name for each in message.attributes) if message else ()


@lru_cache(maxsize=PARSED_KEPT)
def bundle(locale: str, default: str, message_id: str) -> FluentBundle:
    """Return a bundle with a message and all messages in it; missing ones are in the default language.

    It adds no isolating marks, because some phones show them as boxes.
    """
    functions = {**FUNCTIONS, "COMMAND": partial(command, name_of=partial(_literal, locale, default))}
    made = FluentBundle([locale], use_isolating=False, functions=cast("Any", functions))
    sought, found = [message_id], set[str]()
    while sought:
        name = sought.pop()
        message = _message(locale, name) or _message(default, name)
        if message is None or name in found:
            continue
        found.add(name)
        source = _texts(locale if _message(locale, name) else default)[name]
        made.add_resource(FluentResource(source))
        references = _References()
        references.visit(message)
        sought += references.names
    return made


def _literal(locale: str, default: str, key: str) -> str:
    found = pattern(locale, key) or pattern(default, key)
    return "".join(each.value for each in found.elements if isinstance(each, TextElement)) if found else key


class _References(Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        """Add a reference."""
        self.names.append(node.id.name)
