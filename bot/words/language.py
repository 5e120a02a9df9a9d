"""Words for the players, from Fluent files: one folder a language, one file a topic.

A language never fails in front of a player. A missing text is taken from English. If English lacks it, too,
the words of the key stand in, and the log says so once.
"""

import logging
from collections.abc import Callable, Mapping
from datetime import date
from functools import cache, lru_cache, partial
from importlib import resources
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.words import commands
from bot.words.inflected import FORMS, Inflected
from bot.words.patterns import FUNCTIONS, Say, UnusualError, compiled, plurals

DEFAULT = "en"

Value: TypeAlias = str | int | date
Asked = ParamSpec("Asked")
Made = TypeVar("Made")

_log = logging.getLogger(__name__)
_reported: set[tuple[str, str]] = set()
# The functions that empty the caches of sentences.
_forgetting: list[Callable[[], None]] = []


@cache
def _bundle(locale: str) -> FluentBundle:
    """Read all files of a language. Some phones show isolating marks as boxes, so they are off."""
    bundle = FluentBundle([locale], use_isolating=False, functions=cast("Any", dict(FUNCTIONS)))
    # The positions of words in their files would take twice the memory of all the rest.
    parser = FluentParser(with_spans=False)
    folder = resources.files("bot.words") / "locales" / locale
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            resource = parser.parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    _report("not understood", f"{locale}/{file.name}", entry.content)
            bundle.add_resource(resource)
    return bundle


class _Say(Protocol):
    """Says a key with these arguments; `None` if the key has no text."""

    def __call__(self, key: str, /, **arguments: Value) -> str | None:
        """Say the key."""
        ...


def remembered(function: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """Cache the results of a function that makes texts, until the words change."""
    cached = lru_cache(maxsize=8192)(function)
    _forgetting.append(cached.cache_clear)
    return cast("Callable[Asked, Made]", cached)


# The same names, cards and lines are said again and again: with a cache a board takes a third of the time.
# Each language has a cache of its own.
@cache
def _sayer(names: tuple[str, ...]) -> _Say:
    """Return the function that says a key in the first of these languages that has it."""
    # A name and a plain text of the same letters are two values.
    say = lru_cache(maxsize=8192, typed=True)(partial(_say, names))
    _forgetting.append(say.cache_clear)
    return say


def _say(names: tuple[str, ...], key: str, /, **arguments: Value) -> str | None:
    """Say a key in the first of these languages that has it; a message that has forms is `Inflected`."""
    named: dict[str, Any] = {argument.replace("_", "-"): value for argument, value in arguments.items()}
    for name in names:
        pattern = _pattern(name, key)
        text = None if pattern is None else _text(name, key, pattern, named)
        if text is None:
            continue
        if FORMS.isdisjoint(_parts((name,), key)):
            return text

        def inflected(case: str, name: str = name) -> str | None:
            """Say the form of this case; `None` if the message lists none."""
            pattern = _pattern(name, f"{key}.{case}")
            return None if pattern is None else _text(name, f"{key}.{case}", pattern, named)

        return Inflected(text, (name, key, *sorted(arguments.items())), inflected)
    return None


def _text(name: str, key: str, pattern: Pattern, named: Mapping[str, Any]) -> str | None:
    """Say the pattern of a key in one language; `None` if that fails."""
    try:
        return _compiled(name, key)(named)
    except UnusualError:
        # Fluent formats it, and reports its errors.
        pass
    try:
        value, errors = _bundle(name).format_pattern(pattern, cast("Any", named))
    except Exception as error:  # noqa: BLE001 - no mistake in a file may reach a player as an error
        _report("bad words for", key, repr(error))
        return None
    if errors:
        _report("bad words for", key, errors)
    return str(value)


@lru_cache(maxsize=8192)
def _compiled(name: str, key: str) -> Say:
    """Return the compiled text of a key in one language that has it."""
    pattern = _pattern(name, key)
    try:
        return compiled(pattern, plurals(name)) if pattern is not None else _unusual
    except UnusualError:
        return _unusual


def _unusual(_arguments: Mapping[str, object]) -> str:
    raise UnusualError


@lru_cache(maxsize=8192)
def _pattern(name: str, key: str) -> Pattern | None:
    """Return the pattern of a key (`key.part` for an attribute) in one language; `None` if it has none."""
    message_id, _, attribute = key.partition(".")
    bundle = _bundle(name)
    if not bundle.has_message(message_id):
        return None
    message = bundle.get_message(message_id)
    return message.attributes.get(attribute) if attribute else message.value


@lru_cache(maxsize=8192)
def _has(names: tuple[str, ...], key: str) -> bool:
    """Return whether one of these languages has a text for a key. Most keys that are looked up have none."""
    return any(_pattern(name, key) is not None for name in names)


@lru_cache(maxsize=1024)
def _parts(names: tuple[str, ...], message_id: str) -> tuple[str, ...]:
    bundles = [_bundle(name) for name in names]
    found = [
        bundle.get_message(message_id).attributes for bundle in bundles if bundle.has_message(message_id)
    ]
    return tuple(dict.fromkeys(part for attributes in found for part in attributes))


@cache
def locales() -> tuple[str, ...]:
    """Return all languages, English first."""
    folders = (resources.files("bot.words") / "locales").iterdir()
    found = (folder.name for folder in folders if folder.is_dir())
    return tuple(sorted(found, key=lambda name: (name != DEFAULT, name)))


def _report(kind: str, key: str, problem: object = "") -> None:
    if (kind, key) not in _reported:
        _reported.add((kind, key))
        _log.error("%s: %s %s", kind, key, problem)


def forget() -> None:
    """Empty all caches of texts. A missing text is logged once more."""
    for memory in _forgetting:
        memory()
    _parts.cache_clear()
    _reported.clear()


def know_commands(ids: Mapping[str, int]) -> None:
    """Take the ids of the commands from Discord. From now on, commands in sentences can be tapped."""
    if commands.know(ids):
        forget()


def reload() -> None:
    """Empty all caches. The files are read again when they are next needed."""
    forget()
    for cached in (_bundle, _pattern, _compiled, _has, locales):
        cached.cache_clear()


def words(key: str) -> str:
    """Return a readable text for a key or an id without words: "Tax collector" for `tax_collector`."""
    text = " ".join(key.replace("_", " ").replace("-", " ").replace(".", " ").split())
    return text[:1].upper() + text[1:]


class Language:
    """One language. Call it with a key and arguments to get a sentence.

    Arguments are texts, whole numbers and dates; a Python name `count_left` is `$count-left` in the files.
    """

    def __init__(self, locale: str = DEFAULT) -> None:
        """Take the language of a Discord locale: `en-GB` is `en`, and an unknown one is English."""
        known = locales()
        short = locale.partition("-")[0]
        self.locale = next((name for name in (locale, short) if name in known), DEFAULT)
        self._names = (self.locale,) if self.locale == DEFAULT else (self.locale, DEFAULT)
        self._said = _sayer(self._names)

    def __repr__(self) -> str:
        return f"Language({self.locale!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Language) and (type(other), other.locale) == (type(self), self.locale)

    def __hash__(self) -> int:
        return hash(self.locale)

    def find(self, key: str, /, **arguments: Value) -> str | None:
        """Say a key with these arguments, or return `None` if it has no text."""
        return self._said(key, **arguments)

    def __call__(self, key: str, /, **arguments: Value) -> str:
        """Say a key (`key.part` for an attribute). A key without a text is said by its own words."""
        text = self.find(key, **arguments)
        if text is None:
            _report("no words for", key)
            text = words(key)
        return text

    def form(self, key: str, part: str) -> str | None:
        """Say an attribute of a message in the language that says the message; `None` if it has none there.

        A short form in another language would be no form of the same word.
        """
        spoken = next((name for name in self._names if _pattern(name, key) is not None), None)
        return _sayer((spoken,))(f"{key}.{part}") if spoken else None

    def has(self, key: str) -> bool:
        """Return whether the key has a text."""
        return _has(self._names, key)

    def parts(self, key: str) -> tuple[str, ...]:
        """Return the names of the attributes of a message; none if there is no such message."""
        return _parts(self._names, key)

    def first(self, *keys: str, **arguments: Value) -> str | None:
        """Say the first of these keys that has words; if none has, log it for the first and return `None`."""
        for key in keys:
            text = self.find(key, **arguments) if self.has(key) else None
            if text is not None:
                return text
        _report("no words for", keys[0])
        return None
