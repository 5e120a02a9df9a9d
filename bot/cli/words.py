"""`words`: check a language's texts, and show them in screens and samples."""

import argparse
from collections import Counter
from collections.abc import Iterator

from bot.cli.command_line import FailedError
from bot.cli.translation.samples import preview, samples
from bot.cli.translation.style import SAME, wrong_style, wrong_wording
from bot.cli.translation.text_checks import wrong_arguments, wrong_lengths, wrong_names, wrong_numbers
from bot.cli.translation.texts import Locale, TextFault, attribute
from bot.words.language import DEFAULT_LOCALE, Language, locales
from bot.words.patterns import NAME_FORMS

OPTIONAL = NAME_FORMS | {"short", attribute(SAME)}  # Attributes that a language may leave out.


def findings(locale: str) -> list[TextFault]:
    """Return the faults of a language. Raises `FileNotFoundError` if it doesn't exist."""
    english, other = Locale(DEFAULT_LOCALE), Locale(locale)
    found = [*other.broken, *wrong_lengths(other), *wrong_names(other), *wrong_numbers(english, other)]
    found += wrong_wording(other)
    if locale != DEFAULT_LOCALE:
        found += [*_missing(english, other), *wrong_arguments(english, other), *wrong_style(english, other)]
    return sorted(set(found))


def _missing(english: Locale, other: Locale) -> Iterator[TextFault]:
    for key in english.texts.keys() - other.texts.keys():
        if attribute(key) not in OPTIONAL:
            yield english.finding("missing", key)
    for key in other.texts.keys() - english.texts.keys():
        if attribute(key) not in OPTIONAL:
            yield other.finding("unknown", key)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=["check", "preview", "samples"],
        help="check: list what is wrong with a translation; preview: show the screens in it as text;"
        " samples: write hard sentences in all languages",
    )
    parser.add_argument("locale", nargs="?", default=DEFAULT_LOCALE, help="a folder in bot/words/locales")
    parser.add_argument("files", nargs="*", help="only these files, such as events.ftl (default: all)")


def execute(arguments: argparse.Namespace) -> int:
    """Run the chosen action; return 1 if a language has faults, 2 if it doesn't exist."""
    if arguments.what == "samples":
        print(samples())
        return 0
    if arguments.what == "preview" and arguments.locale in locales():
        for screen in preview(Language(arguments.locale)):
            print(screen)
        return 0
    try:
        found = findings(arguments.locale)
    except FileNotFoundError as error:
        raise FailedError(str(error), 2) from error
    if arguments.files:
        found = [each for each in found if each.place.partition(":")[0] in arguments.files]
    for each in found:
        print(each)
    kinds = ", ".join(f"{count} {kind}" for kind, count in Counter(each.kind for each in found).items())
    print(
        f"{arguments.locale}: {len(found)} to correct ({kinds})" if found else f"{arguments.locale}: complete"
    )
    return 1 if found else 0
