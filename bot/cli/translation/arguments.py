"""Arguments, commands and other messages in a text: they have to be those of the English one."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from bot.cli.translation.texts import Locale, TextFault
from bot.words.patterns import FORMS
from engine.events import EVENTS, fact_names

OF_EVENTS = {"you": {"seat", "target", "source", "none"}, "own": {"yes", "no"}, "mark": set[str]()}
"""Arguments that each sentence about an event has besides its facts, and their values."""


def wrong_arguments(english: Locale, other: Locale) -> Iterator[TextFault]:
    """Compare each text with the English one."""
    values = _values(english)
    only_chosen = values.keys() - {name for text in english.texts.values() for name in text.parts.placed}
    for key in other.texts.keys() & english.texts.keys():
        mine, theirs = english.texts[key].parts, other.texts[key].parts
        known = {*mine.placed, *mine.chosen, *_facts(key)}
        for name in sorted((theirs.placed | theirs.chosen) - known - {""}):
            there = ", ".join(f"${each}" for each in sorted(known)) or "none"
            yield other.finding("arguments", key, f"${name} is unknown here; there are: {there}")
        for name in sorted(mine.placed - theirs.placed - theirs.chosen):
            yield other.finding("arguments", key, f"${name} is left out")
        for name in sorted(theirs.placed & only_chosen & known):
            shown = " or ".join(sorted(values[name]))
            yield other.finding("arguments", key, f"${name} would be shown as it is: {shown}")
        yield from _choices(key, other, values)
        yield from _elsewhere(key, english, other)


def _choices(key: str, other: Locale, values: Mapping[str, set[str]]) -> Iterator[TextFault]:
    """Find variants that are never chosen."""
    for choice in other.texts[key].parts.selections:
        known = set[str]() if choice.function else values.get(choice.argument, set[str]())
        for unknown in sorted(_unknown(choice.variants.keys() - {choice.default}, known)):
            told = f"${choice.argument} is never [{unknown}]; it may be: {', '.join(sorted(known))}"
            yield other.finding("arguments", key, told)


def _elsewhere(key: str, english: Locale, other: Locale) -> Iterator[TextFault]:
    """Compare the commands, and find other messages that there aren't."""
    mine, theirs = english.texts[key].parts, other.texts[key].parts
    for path in sorted(mine.commands ^ theirs.commands):
        how = "is left out" if path in mine.commands else "isn't in the English text"
        yield other.finding("arguments", key, f'COMMAND("{path}") {how}')
    for message in sorted(theirs.references - other.texts.keys() - english.texts.keys()):
        yield other.finding("arguments", key, f"there is no message {message}")


def _values(english: Locale) -> dict[str, set[str]]:
    """Return the words by which the English texts choose, by the argument that they are values of."""
    found = {name: set(values) for name, values in OF_EVENTS.items() if values}
    for text in english.texts.values():
        for choice in text.parts.selections:
            if keys := {key for key in choice.variants if key not in FORMS and not key.isdecimal()}:
                found.setdefault(choice.argument, set()).update(keys)
    return found


def _unknown(keys: Iterable[str], values: set[str]) -> set[str]:
    """Return the keys that no value has, as far as the values are known."""
    return {key for key in keys if values and key not in values | FORMS and not key.isdecimal()}


@cache
def _facts(key: str) -> frozenset[str]:
    """Return the arguments of a sentence about an event; nothing for other texts."""
    kind = key.partition(".")[0].removeprefix("event-")
    if not key.startswith("event-") or kind not in EVENTS:
        return frozenset()
    return frozenset({*OF_EVENTS, *(name.replace("_", "-") for name in fact_names(EVENTS[kind]))})
