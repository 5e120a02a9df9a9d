"""Texts for the players, from Fluent files: a folder for each language, a file for each topic.

Asking for a text never fails. If a language lacks it, we use English. If English lacks it too, we use the
words of the key, and log this once.
"""

import logging
from collections.abc import Callable, Mapping
from datetime import date
from functools import cache, lru_cache, partial
from importlib import resources
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast

from bot.words import sources
from bot.words.patterns import NAME_FORMS, Inflected, Say, UnusualError, compiled, know, plurals

DEFAULT_LOCALE = "en"

CACHE_SIZE = 8192  # The most entries in each cache of texts, for all languages together.

Value: TypeAlias = str | int | date

YES = {True: "yes", False: "no"}  # The names of true and false in the files.

Asked = ParamSpec("Asked")
Made = TypeVar("Made")

_log = logging.getLogger(__name__)
_reported: set[tuple[str, str]] = set()
_forgetting: list[Callable[[], None]] = []  # The functions that empty the caches of sentences.


def remembered(function: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """Cache a function that makes texts, until somebody calls `forget`."""
    cached = lru_cache(maxsize=CACHE_SIZE)(function)
    _forgetting.append(cached.cache_clear)
    return cast("Callable[Asked, Made]", cached)


def _say(names: tuple[str, ...], key: str, /, **arguments: Value) -> str | None:
    """Return the text of `key` in the first language that has it; `Inflected` if it has grammatical cases."""
    named: dict[str, object] = {
        argument.replace("_", "-"): YES[value] if isinstance(value, bool) else value
        for argument, value in arguments.items()
    }
    for name in names:
        text = _text(name, key, named)
        if text is None:
            continue
        if NAME_FORMS.isdisjoint(_parts((name,), key)):
            return text
        # A closure would keep its own cells and annotations for each sentence in the cache.
        return Inflected(text, (name, key, *sorted(named.items())), partial(_inflected, name, key, named))
    return None


def _inflected(name: str, key: str, named: Mapping[str, object], case: str) -> str | None:
    return _text(name, f"{key}.{case}", named)


# With this cache, a board takes a third of the time. `typed` tells an `Inflected` from an equal `str`.
_said = lru_cache(maxsize=CACHE_SIZE, typed=True)(_say)
_forgetting.append(_said.cache_clear)


def _text(name: str, key: str, named: Mapping[str, object]) -> str | None:
    """Return the text of a key in one language; `None` if there is none, or it has a mistake."""
    say = _compiled(name, key)
    if say is None:
        return None
    try:
        return say(named)
    except (UnusualError, RecursionError):
        # Fluent formats this text, and reports its errors.
        pass
    message_id, _, part = key.partition(".")
    try:
        bundle = sources.bundle(name, DEFAULT_LOCALE, message_id)
        message = bundle.get_message(message_id)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None
        value, errors = bundle.format_pattern(pattern, cast("Any", named))
    except Exception as error:  # noqa: BLE001 - no mistake in a file may become an error for a player
        _report("bad words for", key, repr(error))
        return None
    if errors:
        _report("bad words for", key, errors)
    return str(value)


@lru_cache(maxsize=CACHE_SIZE)
def _compiled(name: str, key: str) -> Say | None:
    """Return the compiled text of a key in one language; `None` if there is none."""
    pattern = sources.pattern(name, key)
    if pattern is None:
        return None
    try:
        return compiled(pattern, plurals(name), partial(_referred, name))
    except UnusualError:
        return _unusual


def _referred(name: str, key: str) -> Say:
    """Return the function for a text inside another text; in English, if the language lacks it."""

    def say(arguments: Mapping[str, object]) -> str:
        # Look the text up only when it is needed, because two texts may refer to each other.
        found = _compiled(name, key) or _compiled(DEFAULT_LOCALE, key)
        if found is None:
            raise UnusualError
        return found(arguments)

    return say


def _unusual(_arguments: Mapping[str, object]) -> str:
    raise UnusualError


@lru_cache(maxsize=CACHE_SIZE)
def _has(names: tuple[str, ...], key: str) -> bool:
    """Return whether one of these languages has a text for a key. Cached, because most keys have none."""
    return any(_compiled(name, key) is not None for name in names)


@lru_cache(maxsize=CACHE_SIZE)
def _parts(names: tuple[str, ...], message_id: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part for name in names for part in sources.parts(name, message_id)))


@cache
def locales() -> tuple[str, ...]:
    """Return all languages, English first."""
    folders = (resources.files("bot.words") / "locales").iterdir()
    found = (folder.name for folder in folders if folder.is_dir())
    return tuple(sorted(found, key=lambda name: (name != DEFAULT_LOCALE, name)))


def _report(kind: str, key: str, problem: object = "") -> None:
    if (kind, key) not in _reported:
        _reported.add((kind, key))
        _log.error("%s: %s %s", kind, key, problem)


def forget() -> None:
    """Empty all caches of texts. Missing texts will be logged again."""
    for memory in _forgetting:
        memory()
    _parts.cache_clear()
    _reported.clear()


def know_commands(ids: Mapping[str, int]) -> None:
    """Store the ids that Discord gave the commands, so that commands in sentences can be tapped."""
    if know(ids):
        forget()


def words(key: str) -> str:
    """Turn a key or an id into readable words: "Tax collector" for `tax_collector`."""
    text = " ".join(key.replace("_", " ").replace("-", " ").replace(".", " ").split())
    return text[:1].upper() + text[1:]


class Language:
    """A language. Call it with a key and arguments to get a text.

    Arguments are texts, whole numbers, dates, `True` and `False`. In the files, the last two are `yes` and
    `no`, and an argument `count_left` is `$count-left`.
    """

    def __init__(self, locale: str = DEFAULT_LOCALE) -> None:
        """Find the language for a Discord locale, such as `en` for `en-GB`; otherwise use the default."""
        known = locales()
        short = locale.partition("-")[0]
        self.locale = next((name for name in (locale, short) if name in known), DEFAULT_LOCALE)
        self._names = (self.locale,) if self.locale == DEFAULT_LOCALE else (self.locale, DEFAULT_LOCALE)

    def __repr__(self) -> str:
        return f"Language({self.locale!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Language) and (type(other), other.locale) == (type(self), self.locale)

    def __hash__(self) -> int:
        return hash(self.locale)

    def find(self, key: str, /, **arguments: Value) -> str | None:
        """Return the text of a key with these arguments; `None` if it has none."""
        return _said(self._names, key, **arguments)

    def __call__(self, key: str, /, **arguments: Value) -> str:
        """Return the text of a key (`key.part`: an attribute); if there is none, the key's own words."""
        text = self.find(key, **arguments)
        if text is None:
            _report("no words for", key)
            text = words(key)
        return text

    def form(self, key: str, part: str) -> str | None:
        """Return an attribute of a message, in the language of the message; `None` if there is none."""
        spoken = next((name for name in self._names if _compiled(name, key) is not None), None)
        return _said((spoken,), f"{key}.{part}") if spoken else None

    def has(self, key: str) -> bool:
        """Return whether the key has a text."""
        return _has(self._names, key)

    def parts(self, key: str) -> tuple[str, ...]:
        """Return the names of the attributes of a message; none if there is no such message."""
        return _parts(self._names, key)

    def first(self, *keys: str, **arguments: Value) -> str | None:
        """Return the text of the first key that has one; if none has, log the first key and return `None`."""
        for key in keys:
            text = self.find(key, **arguments) if self.has(key) else None
            if text is not None:
                return text
        _report("no words for", keys[0])
        return None
