"""The texts of cards, and their variants for different rules.

A message in the language files is for the default rules. If a field of `Rules` (a switch) changes the text,
the message has an attribute `<switch>-<value>` in small letters. Another attribute, such as `description`,
has variants such as `description-<switch>-<value>`. If two switches together change a text, `--` joins them,
in the order of `Rules`.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache

from bot.words.language import Language, remembered
from bot.words.patterns import join
from engine.cards.characters import RANK
from engine.cards.districts import COLOURED, DISTRICTS
from engine.characters.powers import paid_for
from engine.hooks import CHARACTERS
from engine.setup.rules import Rules

AND = "--"

_DEFAULT = Rules()


@lru_cache
def differing(rules: Rules) -> tuple[str, ...]:
    """Return the switches that differ from the default, with their values, such as `laboratory_gold-1`.

    Leave out switches whose values are neither words nor numbers.
    """
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return tuple(
        f"{name}-{str(value).lower()}"
        for name, value in values.items()
        if value != getattr(_DEFAULT, name) and isinstance(value, str | int)
    )


def ruled(say: Language, key: str, switches: tuple[str, ...]) -> str:
    """Return the key of the variant that needs the most switches, all among these; `key` if there is none."""
    if not switches:
        return key
    message, _, part = key.partition(".")
    before = f"{part}-" if part else ""
    found, most = key, 0
    for each in say.parts(message):
        if each.startswith(before):
            needed = each.removeprefix(before).split(AND)
            if len(needed) > most and all(switch in switches for switch in needed):
                found, most = f"{message}.{each}", len(needed)
    return found


@remembered
def effect(say: Language, name: str, switches: tuple[str, ...], cast: tuple[str, ...] = ()) -> str:
    """Describe a card's effect; empty if it has none.

    The text may name characters of the `cast` (empty: of all casts): those that the card pays, or rank 8.
    """
    key = ruled(say, f"effect-{name}", switches)
    kind = DISTRICTS[name].kind if name in DISTRICTS else None
    if kind not in COLOURED:
        return say.find(key, eighth=eighth(say, cast)) or ""
    earners = [
        say(f"character-{character}") for character in cast or CHARACTERS if paid_for(character) == kind
    ]
    return say.find(key, earners=either(say, earners) or "none") or ""


def eighth(say: Language, cast: Sequence[str]) -> str:
    """Name the character of rank 8 in a cast; `none` if it has none."""
    return next((say(f"character-{each}") for each in cast if RANK[each] == 8), "none")


def either(say: Language, names: Sequence[str]) -> str:
    """Write a list of alternatives: "King, Emperor or Patrician"."""
    return _listed(say, "numbers-or", names)


def together(say: Language, names: Sequence[str]) -> str:
    """Write a list of all items, for use in a sentence: "Ann, Bob and Cid"."""
    return _listed(say, "numbers-and", names)


def _listed(say: Language, key: str, names: Sequence[str]) -> str:
    """Write a list with a word before the last item. The list has the grammatical cases of its items."""

    def joiner(forms: Sequence[str]) -> str:
        if len(forms) < 2:
            return "".join(forms)
        return say(key, first=", ".join(forms[:-1]), last=forms[-1])

    return join(names, joiner)
