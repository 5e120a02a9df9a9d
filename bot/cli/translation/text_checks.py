"""Checks of single texts: their arguments, plural forms and lengths, and the forms of names in them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from fluent.syntax import ast

from bot.cli.translation.texts import Locale, Parts, TextFault, VariantChoice, attribute
from bot.command_tree import COMMAND_NAME
from bot.screens.limits import (
    BUTTON_LABEL,
    FORM_LABEL,
    FORM_TITLE,
    OPTION_LABEL,
    PLACEHOLDER,
    THREAD_NAME,
    length,
)
from bot.words.patterns import CASES, GENDER, PLURALS, plurals
from engine.events import EVENTS, fact_names

OF_EVENTS = {"you": {"seat", "target", "source", "none"}, "own": {"yes", "no"}, "mark": set[str]()}
"""Arguments of sentences about events that come from no fact of the event, with their possible values."""


def wrong_arguments(english: Locale, other: Locale) -> Iterator[TextFault]:
    """Compare the arguments of each text with the English ones."""
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
    """Find variants that no value can choose."""
    for choice in other.texts[key].parts.selections:
        known = set[str]() if choice.function else values.get(choice.argument, set[str]())
        for unknown in sorted(_unknown(choice.variants.keys() - {choice.default}, known)):
            told = f"${choice.argument} is never [{unknown}]; it may be: {', '.join(sorted(known))}"
            yield other.finding("arguments", key, told)


def _elsewhere(key: str, english: Locale, other: Locale) -> Iterator[TextFault]:
    """Compare the commands with the English text's, and find references to messages that don't exist."""
    mine, theirs = english.texts[key].parts, other.texts[key].parts
    for path in sorted(mine.commands ^ theirs.commands):
        how = "is left out" if path in mine.commands else "isn't in the English text"
        yield other.finding("arguments", key, f'COMMAND("{path}") {how}')
    for message in sorted(theirs.references - other.texts.keys() - english.texts.keys()):
        yield other.finding("arguments", key, f"there is no message {message}")


def _values(english: Locale) -> dict[str, set[str]]:
    """Return the words by which the English texts choose variants, by argument."""
    found = {name: set(values) for name, values in OF_EVENTS.items() if values}
    for text in english.texts.values():
        for choice in text.parts.selections:
            if keys := {key for key in choice.variants if key not in PLURALS and not key.isdecimal()}:
                found.setdefault(choice.argument, set()).update(keys)
    return found


def _unknown(keys: Iterable[str], values: set[str]) -> set[str]:
    return {key for key in keys if values and key not in values | PLURALS and not key.isdecimal()}


@cache
def _facts(key: str) -> frozenset[str]:
    """Return the arguments that a sentence about an event may have; none for other texts."""
    kind = key.partition(".")[0].removeprefix("event-").removeprefix("did-")
    if not key.startswith(("event-", "did-")) or kind not in EVENTS:
        return frozenset()
    return frozenset({*OF_EVENTS, *(name.replace("_", "-") for name in fact_names(EVENTS[kind]))})


PLURAL_NUMBERS = (*range(1, 130), 0)  # Numbers that together need every plural form of a language.


def wrong_numbers(english: Locale, locale: Locale) -> Iterator[TextFault]:
    """Find choices by number that lack a plural form, or whose text says "1" for 21."""
    plural = plurals(locale.name)
    example: dict[str, int] = {}
    for number in PLURAL_NUMBERS:
        example.setdefault(plural(number), number)
    for key, text in locale.texts.items():
        ordinals = _ordinals(english, key)
        for each in text.parts.selections:
            if not each.function and each.argument not in ordinals and _counts(each):
                missing = sorted(_missing(each, set(example)))
                if missing:
                    told = ", ".join(f"[{form}] as for {example[form]}" for form in missing)
                    yield locale.finding("number", key, f"${each.argument} needs {told}")
                if plural(21) == plural(1) and _says_one(each):
                    yield locale.finding(
                        "number", key, f"[one] is 21 too: write {{ ${each.argument} }} there"
                    )


def _ordinals(english: Locale, key: str) -> set[str]:
    """Return the arguments that the English text only compares with numbers, as in "the first"."""
    choices = english.texts[key].parts.selections if key in english.texts else []
    return {each.argument for each in choices if each.variants.keys().isdisjoint(PLURALS - {"other"})}


def _counts(choice: VariantChoice) -> bool:
    """Return whether a text chooses by plural form, or between 1 and other numbers."""
    keys = choice.variants.keys()
    plain = all(key in PLURALS or key.isdecimal() for key in keys)
    return plain and bool(keys & (PLURALS - {"other"}) or "1" in keys)


def _missing(choice: VariantChoice, forms: set[str]) -> set[str]:
    """Return the plural forms without a variant. The default may serve one unlisted form."""
    listed = set(choice.variants)
    if choice.variants.keys().isdisjoint(PLURALS - {"other"}):
        # If `[1]` is the only variant, it serves all numbers of the form "one".
        listed |= {"one"}
    missing = forms - listed
    return missing if len(missing) > (0 if choice.default in forms else 1) else set()


def _says_one(choice: VariantChoice) -> bool:
    """Return whether the default shows the number, but the variant "one" doesn't."""
    one, other = choice.variants.get("one"), choice.variants[choice.default]
    if one is None or choice.default == "one":
        return False
    return choice.argument in Parts(other).placed and choice.argument not in Parts(one).placed


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
"""The most letters of a text, without arguments, by the prefix of its key; half for labels with names."""

DESCRIPTION = "description"  # The attribute with the text below a menu's option.
PICTURE_LETTERS = 14  # The most letters of a district's name in a picture.


def wrong_lengths(locale: Locale) -> Iterator[TextFault]:
    """Find texts that are too long, and wrong names of commands."""
    for key, text in locale.texts.items():
        limits = [most for beginning, most in LIMITS.items() if key.startswith(beginning)]
        part = attribute(key)
        if part.startswith(DESCRIPTION):
            limits = [OPTION_LABEL]
        if limits and (long := longest(text.pattern)) > min(limits):
            yield locale.finding("too long", key, f"{long} letters of {min(limits)}")
        named = key.startswith("district-") and not part and f"{key}.short" not in locale.texts
        if named and (long := longest(text.pattern)) > PICTURE_LETTERS:
            why = f"pictures have room for {PICTURE_LETTERS} letters, and it has {long}: add .short below it"
            yield locale.finding("too long", key, why)
    yield from _wrong_commands(locale)


def longest(pattern: ast.Pattern) -> int:
    """Return the most letters that a text can have, without its arguments."""
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
    """Find names of commands that would make Discord refuse all commands."""
    typed = {key: text.parts.text for key, text in locale.texts.items() if key.startswith("slash-")}
    for key, name in typed.items():
        if not COMMAND_NAME.fullmatch(name) or name != name.lower():
            yield locale.finding("command", key, "small letters and digits, no spaces, at most 32")
    groups = Counter((_group(key), name) for key, name in typed.items())
    for key, name in typed.items():
        if groups[_group(key), name] > 1:
            yield locale.finding("command", key, f"another one is called {name}, too")


def _group(key: str) -> str:
    """Return the group in which a key's name must be unique: a command's options, or all commands."""
    return key.partition(".")[0] if attribute(key) else ""


NAMED_ARGUMENTS: Mapping[str, tuple[str, ...]] = {
    "answer": ("character-", "district-"),
    "answers": ("character-", "district-"),
    "asked": ("player-you",),
    "card": ("district-", "card", "card-free"),
    "cards": ("district-",),
    "character": ("character-", "character"),
    "characters": ("character-",),
    "districts": ("district-",),
    "earners": ("character-",),
    "losses": ("district-",),
    "first": ("player-you",),
    "given": ("district-", "character-"),
    "holder": ("player-you",),
    "instead": ("character-",),
    "kind": ("kind-noble", "kind-religious", "kind-trade", "kind-military", "kind-unique", "kind-action"),
    "name": ("character-", "district-"),
    "names": ("character-", "district-"),
    "old": ("district-",),
    "other": ("character-",),
    "reason": ("character-", "district-", "reason-"),
    "seat": ("player-you",),
    "second": ("player-you",),
    "source": ("player-you",),
    "target": ("player-you",),
    "things": ("character-", "district-"),
    "type": ("kind-noble", "kind-religious", "kind-trade", "kind-military", "kind-unique"),
    "what": ("character-",),
}
"""For each argument: the keys of the names that it can be. A key that ends with a hyphen is a prefix."""

ELSEWHERE: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("ask-confiscate-unsigned", "card"): ("character-",),
    ("ask-hospital", "card"): ("character-",),
    ("ask-hospital-not-yours", "card"): ("character-",),
    ("help-bluff-warrants", "card"): ("character-",),
    ("help-hospital", "card"): ("character-",),
    ("help-plain-threat", "card"): ("character-",),
    ("event-exchanged", "given"): ("district-",),
    ("event-received-character", "given"): ("character-",),
    ("card", "name"): ("district-",),
    ("card-free", "name"): ("district-",),
    ("character", "name"): ("character-",),
    ("board-pile", "name"): ("character-",),
    ("option-character", "name"): ("character-",),
    ("option-type", "name"): ("kind-",),
    ("events-called", "names"): ("character-",),
    ("events-face-up", "names"): ("character-",),
    ("events-picked", "names"): ("player-you",),
    ("picture-lobby-line", "districts"): (),
}
"""Exceptions to `NAMED_ARGUMENTS`: arguments that mean something else in one message."""


def wrong_names(locale: Locale) -> Iterator[TextFault]:
    """Find names that lack a form which a sentence needs, and sentences that need an unknown form."""
    asking: dict[tuple[str, str], str] = {}
    for key, text in locale.texts.items():
        for argument, case in sorted(text.parts.inflected):
            if case not in (*CASES, GENDER):
                yield locale.finding("form", key, f"{case} is no case; these are: {', '.join(CASES)}")
                continue
            names = names_of(key, argument)
            if not names:
                yield locale.finding("form", key, f"${argument} has no cases: leave out NAME and GENDER")
            for beginning in names:
                asking.setdefault((beginning, case), key)
    for (beginning, case), key in asking.items():
        for name in _called(locale, beginning):
            if f"{name}.{case}" not in locale.texts:
                place = locale.texts[name].place
                yield TextFault(
                    "form", f"{name}.{case}", f"{key} asks for it: add .{case} below {name}", place
                )
    yield from _wrong_genders(locale)


def names_of(key: str, argument: str) -> tuple[str, ...]:
    """Return the keys of the names that an argument of a text can be; none if it isn't a name."""
    return ELSEWHERE.get((key.partition(".")[0], argument), NAMED_ARGUMENTS.get(argument, ()))


def _called(locale: Locale, beginning: str) -> Iterator[str]:
    for key in locale.texts:
        if "." not in key and (key.startswith(beginning) if beginning.endswith("-") else key == beginning):
            yield key


def _wrong_genders(locale: Locale) -> Iterator[TextFault]:
    """Find choices by a gender that no name of a card or player has."""
    given = {text.parts.text.strip() for key, text in locale.texts.items() if key.endswith(f".{GENDER}")} | {
        "none"
    }
    for key, text in locale.texts.items():
        for choice in text.parts.selections:
            for gender in choice.variants.keys() - {choice.default} if choice.function == "GENDER" else ():
                if gender not in given:
                    yield locale.finding("form", key, f"no name has the gender [{gender}]")
