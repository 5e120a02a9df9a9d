"""The texts of cards, and how they differ with the rules of a game.

A message speaks of the default rules. Where a switch of `Rules` makes it say something else, it has an
attribute `<switch>-<value>`, the value in small letters. Beside an attribute, such as `description`,
there stands `description-<switch>-<value>`. A text that depends on two switches at once joins them by
`--`, in the order of `Rules`.
"""

from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache

from bot.words.language import Language, remembered
from bot.words.patterns import join
from engine.cards.districts import COLOURED, DISTRICTS
from engine.characters.powers import paid_for
from engine.hooks import CHARACTERS
from engine.setup.rules import Rules

AND = "--"

_DEFAULT = Rules()


@lru_cache
def differing(rules: Rules) -> tuple[str, ...]:
    """Return the switches that differ from the default, spelled in their order: `laboratory_gold-1`.

    Values that are neither words nor numbers, such as the costs, are left out.
    """
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return tuple(
        f"{name}-{str(value).lower()}"
        for name, value in values.items()
        if value != getattr(_DEFAULT, name) and isinstance(value, str | int)
    )


def ruled(say: Language, key: str, switches: tuple[str, ...]) -> str:
    """Return the key of the variant of a message for these switches; its own key if they don't matter to it.

    Of several variants it is the one that takes the most switches into account.
    """
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
    """Tell the effect of a card with these switches; empty if it has none.

    Where it is about some of the characters, only those of the cast are named; all, if none is given.
    """
    key = ruled(say, f"effect-{name}", switches)
    kind = DISTRICTS[name].kind if name in DISTRICTS else None
    if kind not in COLOURED:
        return say.find(key) or ""
    earners = [
        say(f"character-{character}") for character in cast or CHARACTERS if paid_for(character) == kind
    ]
    return say.find(key, earners=either(say, earners) or "none") or ""


def either(say: Language, names: Sequence[str]) -> str:
    """Write a list that means one of its items: "King, Emperor or Patrician"."""
    return _listed(say, "numbers-or", names)


def together(say: Language, names: Sequence[str]) -> str:
    """Write a list inside a sentence that means all its items: "Ann, Bob and Cid"."""
    return _listed(say, "numbers-and", names)


def _listed(say: Language, key: str, names: Sequence[str]) -> str:
    """Write a list whose last item is joined by a word; a sentence may ask for a case of all items."""

    def joiner(forms: Sequence[str]) -> str:
        """Join forms of the items."""
        if len(forms) < 2:
            return "".join(forms)
        return say(key, first=", ".join(forms[:-1]), last=forms[-1])

    return join(names, joiner)
