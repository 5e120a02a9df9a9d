"""Checks for texts that are still English, or worded like English."""

import re
import unicodedata
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from itertools import product
from textwrap import shorten

from bot.cli.translation.phrases import CASE, PHRASE_KINDS, PLURAL_CARDS, SINGULAR
from bot.cli.translation.text_checks import names_of
from bot.cli.translation.texts import Locale, Text, TextFault, attribute, bare, flat
from bot.words.patterns import GENDER, NAME_FORMS

NAME_KEYS = ("character-", "district-", "computer-name", "slash-", "mark-")
"""Prefixes of keys whose texts may be equal in two languages."""

CARD_KEYS = ("character-", "district-")  # Prefixes of names that have grammatical cases in some languages.

QUOTED_LETTERS = 60

LONG_WORD = 4  # A text with a word of at least this many letters must differ from the English text.

ENGLISH = re.compile(
    r"the|and|your?|with|from|of|is|this|that|ha[sd]|have|players?|cards?|gold|which|their|they|there|when"
    r"|what|where|who|will|other|another|each|every|more|than|into",
    re.IGNORECASE,
)
"""English words that don't exist in the other languages."""

WORD = re.compile(r"[^\W\d_]+(?:['’\u02bc-][^\W\d_]+)*")
CODE = re.compile(r"`[^`]*`|https?://\S+|</?[^>]*>|/citadels[\w -]*|\{[^}]*\}")
DISTRICT_ARGUMENTS = ("card", "given", "old")  # Arguments that are a single district in most texts.

PLACED = re.compile(r"\{ \$([\w-]+) \}")
OPENING_QUOTE = re.compile(r"“(?=\w)|\"|(?<=\w)\"")
ENDINGS = re.compile(r"\w\([^\W\d_]{1,4}\)|[^\W\d_]{2}/[^\W\d_]{1,2}(?!\w)")
"""Match a word with a second ending, in brackets or after a slash."""

SAME = "alphabet.same"  # The key of a language's list of words that it shares with English.

PROPER = frozenset(
    {"Discord", "Citadels", "GitHub", "Europe", "Warsaw", "Kyiv", "Python", "everyone", "here"}
)
HEADS = ("-# ", "## ", "### ", "# ", "- ", "· ", "> ")


def wrong_style(english: Locale, other: Locale) -> Iterator[TextFault]:
    """Find wrong punctuation and letters, English words, and names without a case."""
    known = {word for text in english.texts.values() for word in WORD.findall(text.parts.text)}
    scripts = Counter(script for text in other.texts.values() for script in _scripts(text.parts.text))
    foreign = scripts["CYRILLIC"] > scripts["LATIN"]
    same = other.texts[SAME].parts.text.split() if SAME in other.texts else []
    for key, text in other.texts.items():
        written, mine = text.parts.text, english.texts[key].parts.text if key in english.texts else ""
        plain = CODE.sub(" ", written)
        found = [*_marks(plain), *_markup(mine, written), *_scripts_of(WORD.findall(plain))]
        if not key.startswith(NAME_KEYS) and attribute(key) not in NAME_FORMS:
            found += _left(mine, written, WORD.findall(plain), same)
            found += _nominatives(other.name, key, text)
        if foreign and not key.startswith("computer-name") and attribute(key) != GENDER:
            latin = [
                word for word in WORD.findall(plain) if "LATIN" in _scripts(word) and not _proper(word, known)
            ]
            found += [("letters", f"Latin words: {', '.join(latin)}")] if latin else []
        yield from (other.finding(kind, key, detail) for kind, detail in found)


def wrong_wording(locale: Locale) -> Iterator[TextFault]:
    """Find phrases that no native speaker would write, and singular verbs with plural names of cards."""
    you = locale.texts["player-you"].parts.text if "player-you" in locale.texts else ""
    for key, text in locale.texts.items():
        if key.startswith(NAME_KEYS) or attribute(key) in NAME_FORMS:
            continue
        read = flat(text.pattern, you)
        found = [*_unidiomatic(locale.name, text, read), *_one_of_many(locale, key, read)]
        yield from (locale.finding(kind, key, detail) for kind, detail in found)


def _unidiomatic(locale: str, text: Text, read: Sequence[str]) -> Iterator[tuple[str, str]]:
    for kind, patterns in PHRASE_KINDS.items():
        found = (patterns[locale].search(each) for each in read if locale in patterns)
        wrong = (each for each in found if each and each.groupdict().get("number") not in text.parts.chosen)
        yield from ((kind, each.group()) for each in wrong)


def _one_of_many(locale: Locale, key: str, read: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Find singular verbs after the name of a card that is plural in this language."""
    cards = (f"district-{card}" for card in PLURAL_CARDS.get(locale.name, ()))
    names = [locale.texts[card].parts.text for card in cards if card in locale.texts]
    for sentence, name in product(read, names):
        if found := re.search(
            rf"{re.escape(name)}\**\s+{SINGULAR[locale.name]}(?![\w’])", _with(name, key, sentence)
        ):
            yield "plural", found.group()
            return


def _with(name: str, key: str, sentence: str) -> str:
    """In a sentence, replace each argument that is a district by the name of a card."""

    def written(placed: re.Match[str]) -> str:
        district = placed[1] in DISTRICT_ARGUMENTS and "district-" in names_of(key, placed[1])
        return name if district else placed.group()

    return PLACED.sub(written, sentence)


def _nominatives(locale: str, key: str, text: Text) -> Iterator[tuple[str, str]]:
    """Find names of cards after a preposition for which the text gives no case."""
    if locale not in CASE:
        return
    for before, argument in bare(text.pattern):
        found = CASE[locale].search(before)
        if found and any(each in CARD_KEYS for each in names_of(key, argument)):
            yield "case", f"{found.group().strip(' *')} {{ ${argument} }}: ask for its case with NAME"


def _left(mine: str, theirs: str, words: Sequence[str], same: Container[str]) -> Iterator[tuple[str, str]]:
    """Find texts or words that are still English, except the words in `same`."""
    foreign = (word for word in mine.split() if word.isalpha() and word.lower() not in same)
    if mine == theirs and any(len(word) >= LONG_WORD for word in foreign):
        yield "English", shorten(mine, QUOTED_LETTERS, placeholder="…")
        return
    there = {word.lower() for word in WORD.findall(mine)}
    left = sorted({word for word in words if ENGLISH.fullmatch(word) and word.lower() in there})
    if left:
        yield "English", f"these words: {', '.join(left)}"


def _marks(text: str) -> Iterator[tuple[str, str]]:
    if OPENING_QUOTE.search(text):
        yield "quotation marks", 'use those of the language, not “…” or "…"'
    if found := ENDINGS.search(text):
        yield "gender", f"two endings: {found.group()}. Word it so that the gender doesn't matter"


def _markup(mine: str, theirs: str) -> Iterator[tuple[str, str]]:
    if theirs.count("**") % 2 > mine.count("**") % 2:
        yield "markup", "a ** without its other one"
    if mine and _head(mine) != _head(theirs):
        yield (
            "markup",
            f"the English text begins with {_head(mine)!r}"
            if _head(mine)
            else f"{_head(theirs)!r} isn't in English",
        )


def _scripts_of(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    if mixed := [word for word in words if len(_scripts(word)) > 1]:
        yield "letters", f"Latin and Cyrillic letters in one word: {', '.join(mixed)}"


def _head(text: str) -> str:
    return next((head for head in HEADS if text.startswith(head)), "")


def _scripts(word: str) -> set[str]:
    names = (unicodedata.name(letter, "") for letter in word)
    return {name.partition(" ")[0] for name in names} & {"LATIN", "CYRILLIC"}


def _proper(word: str, known: set[str]) -> bool:
    return word in PROPER or (word in known and word.isupper())
