"""Every text of every language with generated arguments: complete, and not too long."""

import logging
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

import pytest

from bot.cli.translation.text_checks import names_of
from bot.cli.translation.texts import Locale, Text, attribute
from bot.screens.limits import BUTTON_LABEL, OPTION_LABEL, PLACEHOLDER, length
from bot.words import language
from bot.words.language import Language, Value, locales
from bot.words.patterns import NAME_FORMS, join
from bot.words.patterns import NAME_FORMS as PLURALS

NUMBERS = (0, 1, 2, 5, 12, 22)

LISTS = {"answers", "cards", "characters", "districts", "earners", "names", "things"}
"""Arguments that are lists of names."""

LONGEST = 4000  # The most letters that Discord accepts in all texts of a message.

LIMITS = {"button-": BUTTON_LABEL, "option-": BUTTON_LABEL, "switch-": BUTTON_LABEL, "menu-": PLACEHOLDER}
"""The most letters of a text with its arguments, by the prefix of its key."""

ANSWERS = ("yes", "no", "card", "district", "take-gold", "take-cards", "none")
"""Attributes of questions that are answers on a button or in a menu."""

NAME = "Żółw"  # A name that a player chose. It has only one form.

LEFT = re.compile(r"[{}]|\$\w|\S  +\S")
"""Matches traces of a wrong argument or variant in a text, including double spaces."""


@cache
def _texts(locale: str) -> Locale:
    return Locale(locale)


@cache
def _words_chosen_by() -> dict[str, tuple[str, ...]]:
    """Return the values of each argument by which an English text chooses, except numbers."""
    found: dict[str, dict[str, None]] = {}
    for text in _texts("en").texts.values():
        for choice in text.parts.selections:
            values = [each for each in choice.variants if each not in PLURALS and not each.isdecimal()]
            found.setdefault(choice.argument, {}).update(dict.fromkeys(values))
    return {name: tuple(values) for name, values in found.items()}


@cache
def _numbers(key: str = "") -> frozenset[str]:
    """Return the arguments by whose number an English text chooses: the one with this key, or all."""
    texts = _texts("en").texts
    chosen = [texts[key]] if key in texts else [] if key else texts.values()
    return frozenset(
        choice.argument
        for text in chosen
        for choice in text.parts.selections
        if any(each.isdecimal() or each in PLURALS - {"other"} for each in choice.variants)
    )


@cache
def _called(locale: str, beginnings: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names with these prefixes in one language."""
    say = Language(locale)
    keys = [
        key
        for key in _texts("en").texts
        if not attribute(key) and any(_begins(key, beginning) for beginning in beginnings)
    ]
    return tuple(say(key, mark="🟢", name=NAME, cost=3, rank=4, earners=NAME) for key in keys)


def _begins(key: str, beginning: str) -> bool:
    return key.startswith(beginning) if beginning.endswith("-") else key == beginning


def _joined(names: Sequence[str]) -> str:
    return ", ".join(names)


def _values(locale: str, key: str, argument: str) -> Sequence[Value]:
    """Return the values that an argument of a text may have, the usual one first."""
    chosen = _words_chosen_by().get(argument, ())
    names = _called(locale, names_of(key, argument))
    if argument in _numbers(key) or (not names and argument in _numbers()):
        return (2, *(each for each in NUMBERS if each != 2), *chosen)
    if argument in LISTS and names:
        return (join(names[:3], _joined), names[0])
    return (NAME, *names, *chosen)


def _most(key: str) -> int:
    """Return the most letters that a text may have."""
    part = attribute(key)
    if part.startswith("description") or key.startswith(("effect-", "describe-")):
        return OPTION_LABEL
    if key.startswith("ask-") and part in ANSWERS:
        return BUTTON_LABEL
    return next((most for beginning, most in LIMITS.items() if key.startswith(beginning)), LONGEST)


def _arguments(locale: str, text: Text) -> set[str]:
    """Return the arguments of a text, and of the messages inside it."""
    there = _texts(locale).texts
    found = (text.parts.placed | text.parts.chosen) - {""}
    return found.union(*(_arguments(locale, there[each]) for each in text.parts.references if each in there))


def _said(locale: str, key: str, text: Text) -> Iterator[str]:
    """Yield a text with each value of each of its arguments, the others having usual values."""
    arguments = sorted(_arguments(locale, text))
    values = {name: _values(locale, key, name) for name in arguments}
    usual = {name.replace("-", "_"): found[0] for name, found in values.items()}
    say: Callable[..., str | None] = partial(Language(locale).find, key)
    tries = [usual, *({**usual, name.replace("-", "_"): each} for name in arguments for each in values[name])]
    for each in tries:
        told = say(**each)
        assert told is not None, (key, each)
        yield told


@pytest.mark.parametrize("locale", locales())
def test_every_text_comes_out_whole_with_any_argument(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    language.forget()
    count = 0
    for key, text in _texts(locale).texts.items():
        if attribute(key) in NAME_FORMS:
            continue
        for told in _said(locale, key, text):
            count += 1
            assert not LEFT.search(told), (key, told)
            assert length(told) <= _most(key), (key, told)
    assert count > len(_texts(locale).texts)
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
