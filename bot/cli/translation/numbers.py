"""Numbers: the plural forms that a language has, and the ones that a text lists."""

from collections.abc import Iterator

from bot.cli.translation.texts import Locale, Parts, TextFault, VariantChoice
from bot.words.patterns import FORMS, plurals

NUMBERS = (*range(1, 130), 0)
"""Numbers that show all forms of a language."""


def wrong_numbers(english: Locale, locale: Locale) -> Iterator[TextFault]:
    """Find choices by a number that lack a form, or say "1" of a 21."""
    plural = plurals(locale.name)
    example: dict[str, int] = {}
    for number in NUMBERS:
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
    """Return the arguments that the English text compares with numbers alone: "the first"."""
    choices = english.texts[key].parts.selections if key in english.texts else []
    return {each.argument for each in choices if each.variants.keys().isdisjoint(FORMS - {"other"})}


def _counts(choice: VariantChoice) -> bool:
    """Whether it chooses by plural forms, or begins to: by 1, and all else."""
    keys = choice.variants.keys()
    plain = all(key in FORMS or key.isdecimal() for key in keys)
    return plain and bool(keys & (FORMS - {"other"}) or "1" in keys)


def _missing(choice: VariantChoice, forms: set[str]) -> set[str]:
    """Return the forms that would be said by another's variant: the default stands for one unlisted form."""
    listed = set(choice.variants)
    if choice.variants.keys().isdisjoint(FORMS - {"other"}):
        # `[1]` stands for all numbers of its form only where there is no other.
        listed |= {"one"}
    missing = forms - listed
    return missing if len(missing) > (0 if choice.default in forms else 1) else set()


def _says_one(choice: VariantChoice) -> bool:
    """Whether the variant for one doesn't say the number, though the others do."""
    one, other = choice.variants.get("one"), choice.variants[choice.default]
    if one is None or choice.default == "one":
        return False
    return choice.argument in Parts(other).placed and choice.argument not in Parts(one).placed
