"""Names and their forms: each sentence that asks for a case or a gender needs it of every name it may get."""

from collections.abc import Iterator, Mapping

from bot.cli.translation.texts import Locale, TextFault
from bot.words.inflected import CASES, GENDER

NAMED: Mapping[str, tuple[str, ...]] = {
    "answer": ("character-", "district-"),
    "answers": ("character-", "district-"),
    "asked": ("player-you",),
    "card": ("district-", "card", "card-free"),
    "cards": ("district-",),
    "character": ("character-", "character"),
    "characters": ("character-",),
    "districts": ("district-",),
    "earners": ("character-",),
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
    "third": ("player-you",),
    "type": ("kind-noble", "kind-religious", "kind-trade", "kind-military", "kind-unique"),
    "what": ("character-",),
}
"""The names that an argument may be. One that ends with a hyphen is the beginning of several."""

ELSEWHERE: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("ask-bluff-warrants", "card"): ("character-",),
    ("ask-confiscate-unsigned", "card"): ("character-",),
    ("ask-hospital", "card"): ("character-",),
    ("ask-hospital-not-yours", "card"): ("character-",),
    ("help-bluff-warrants", "card"): ("character-",),
    ("help-hospital", "card"): ("character-",),
    ("ask-plain-threat", "card"): ("character-",),
    ("ask-show-threat", "card"): ("character-",),
    ("help-plain-threat", "card"): ("character-",),
    ("help-show-threat", "card"): ("character-",),
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
"""The same for an argument in one message, where it is something else there."""


def wrong_names(locale: Locale) -> Iterator[TextFault]:
    """Find names that lack a form which some sentence asks for, and sentences that ask for none."""
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
    """Return the names that an argument of a text may be, as in `NAMED`; nothing if it is no such name."""
    return ELSEWHERE.get((key.partition(".")[0], argument), NAMED.get(argument, ()))


def _called(locale: Locale, beginning: str) -> Iterator[str]:
    for key in locale.texts:
        if "." not in key and (key.startswith(beginning) if beginning.endswith("-") else key == beginning):
            yield key


def _wrong_genders(locale: Locale) -> Iterator[TextFault]:
    """Find choices by a gender that no name has."""
    given = {text.parts.text.strip() for key, text in locale.texts.items() if key.endswith(f".{GENDER}")} | {
        "none"
    }
    for key, text in locale.texts.items():
        for choice in text.parts.selections:
            for gender in choice.variants.keys() - {choice.default} if choice.function == "GENDER" else ():
                if gender not in given:
                    yield locale.finding("form", key, f"no name has the gender [{gender}]")
