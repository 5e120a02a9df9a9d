"""The texts of cards: how they differ with the rules of a game, and the rulings about each card.

A message speaks of the default rules. Where a switch of `Rules` makes it say something else, it has an
attribute `<switch>-<value>`, the value in small letters. Beside an attribute, such as `description`,
there stands `description-<switch>-<value>`. A text that depends on two switches at once joins them by
`--`, in the order of `Rules`.

The texts of rulings are `ruling-<number>`. Those that follow from the effect of a card, or from another
ruling, are told in the document alone.
"""

from collections.abc import Iterator, Sequence
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


_HELPING_TO_GATHER = ("gold_mine", "library", "observatory")
_AT_THE_END_OF_A_TURN = ("park", "poor_house")
_CANNONBALL, _DEN, _TAX = "living_cannonball", "thieves_den", "tax_collector"

CONCERNED: dict[int, tuple[str, ...]] = {
    1: ("thief",),
    3: ("wizard",),
    5: ("laboratory", "smithy", "museum", *_AT_THE_END_OF_A_TURN),
    6: ("assassin", "bishop", *_AT_THE_END_OF_A_TURN),
    13: ("witch", *_HELPING_TO_GATHER),
    15: ("witch", *_HELPING_TO_GATHER, *_AT_THE_END_OF_A_TURN),
    16: ("witch",),
    17: ("witch", "bishop", "queen", "navigator", _TAX, "king", "patrician", "emperor"),
    19: ("thief", "blackmailer"),
    20: ("magistrate",),
    21: ("magistrate",),
    23: ("magistrate", "framework"),
    24: ("magistrate", "necropolis"),
    25: ("magistrate", _DEN),
    26: ("magistrate", "stables"),
    28: ("magistrate", "cardinal"),
    29: ("magistrate", "alchemist"),
    30: ("magistrate", "wizard"),
    32: ("magistrate", _TAX),
    34: ("magistrate", "lighthouse", "bell_tower"),
    36: ("magistrate", _CANNONBALL),
    43: ("spy", "secret_vault", "school_of_magic"),
    49: ("magician", "secret_vault", "museum"),
    50: ("king", "patrician", "emperor"),
    54: ("queen",),
    55: ("queen",),
    60: ("bishop", "warlord", "diplomat"),
    65: ("alchemist", "smithy", _CANNONBALL, _DEN, "framework", *_AT_THE_END_OF_A_TURN),
    67: ("navigator", "stables", "framework", "circus_tent", _CANNONBALL),
    71: ("warlord", "diplomat", "marshal", "framework", "necropolis", "armory"),
    72: ("keep", "diplomat", "armory", "necropolis"),
    76: ("artist", "basilica"),
    77: ("magistrate", "diplomat", "marshal", "quarry"),
    78: ("diplomat", "monument"),
    79: ("museum",),
    80: ("diplomat", "marshal", "lighthouse", "bell_tower", "monument", _TAX),
    81: ("armory", "bishop", "keep", "great_wall"),
    82: ("graveyard", "warlord", "armory", "witch"),
    83: ("monument",),
    86: ("bell_tower",),
    88: ("bell_tower",),
    93: ("haunted_quarter",),
    94: ("haunted_quarter", "ivory_tower"),
    95: ("capitol", "haunted_quarter", "school_of_magic"),
    98: ("secret_vault", "map_room", "museum"),
    99: ("imperial_treasury",),
    102: ("framework", "necropolis", _DEN),
    104: (_TAX, "stables", "wizard", "magistrate"),
    107: (_TAX,),
    109: ("classic_tax_collector",),
    113: ("hospital", *_AT_THE_END_OF_A_TURN),
    114: ("lighthouse",),
    115: ("rasputin", "acrobat", "director", "ticket_wagon", _CANNONBALL, "fortune_teller", "circus_tent"),
    116: ("acrobat", "emperor", "witch", "hospital"),
    119: ("ticket_wagon",),
    120: (_CANNONBALL,),
    121: ("circus_tent", "armory"),
    122: (
        *("acrobat", "director", "ticket_wagon", _CANNONBALL, "rasputin", "fortune_teller", "circus_tent"),
        *("map_room", "park", _DEN, "laboratory", "museum", "wizard", "seer", "magician"),
    ),
    123: ("rasputin", "acrobat", "ticket_wagon", "witch"),
}


ABOUT_ACTIONS = range(115, 126)
"""The rulings that matter only where there are action cards."""


def rulings(say: Language, card: str, switches: tuple[str, ...], *, actions: bool) -> Iterator[str]:
    """Tell the rulings that concern a card, as they are with these switches, in the order of their numbers.

    `actions` says whether there are action cards at all.
    """
    for number, cards in CONCERNED.items():
        if card in cards and (actions or number not in ABOUT_ACTIONS):
            text = say.find(ruled(say, f"ruling-{number}", switches))
            if text:
                yield text
