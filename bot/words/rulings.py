"""The rulings about a card that apply to a game or an edition.

The text of a ruling is `ruling-<number in docs/rulings.md>`. If one part is about other cards, that part has
a word after the number. Rulings that follow from a card's effect or from another ruling are only in the
document.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.words.card_texts import either, ruled
from bot.words.language import Language
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import RANK


class Ruling(NamedTuple):
    """The cards that a ruling is about."""

    groups: tuple[tuple[str, ...], ...]  # The ruling applies if the game has a card of each group.
    also: tuple[str, ...] = ()  # Other cards whose pages show it.
    actions: bool = False  # Whether it applies only to games with action cards.

    def matters(self, has: Callable[[str], bool]) -> bool:
        """Return whether the ruling applies to the cards in the game."""
        actions = not self.actions or any(map(has, _ACTIONS))
        return actions and all(any(map(has, group)) for group in self.groups)

    @property
    def pages(self) -> frozenset[str]:
        """The cards whose pages show the ruling."""
        return frozenset(card for group in (*self.groups, self.also) for card in group)

    @property
    def choice(self) -> tuple[str, ...]:
        """The first group with several cards. The text can name those in the game."""
        return next((group for group in self.groups if len(group) > 1), ())


def _of(*needs: str | tuple[str, ...], also: tuple[str, ...] = (), actions: bool = False) -> Ruling:
    return Ruling(tuple((each,) if isinstance(each, str) else each for each in needs), also, actions)


_ACTIONS = tuple(ACTION_CARDS)
_GATHERING = ("gold_mine", "library", "observatory")
_END = ("park", "poor_house")
_BUILT = ("lighthouse", "bell_tower")
_MOVERS = ("diplomat", "marshal")
_CANNONBALL, _DEN, _TAX = "living_cannonball", "thieves_den", "tax_collector"

RULINGS: dict[str, Ruling] = {
    "1": _of("thief"),
    "3": _of("wizard"),
    "5": _of(("laboratory", "smithy", "museum", *_END)),
    "6": _of("assassin"),
    "6-bishop": _of("assassin", "bishop"),
    "6-end": _of("assassin", _END),
    "13": _of("witch"),
    "13-gathering": _of("witch", _GATHERING),
    "15": _of("witch", _GATHERING),
    "15-end": _of("witch", _END),
    "16": _of("witch"),
    "17": _of("witch", also=("bishop", "queen", "navigator", _TAX)),
    "17-crown": _of("witch", ("king", "patrician")),
    "17-emperor": _of("witch", "emperor"),
    "19": _of(("thief", "blackmailer")),
    "20": _of("magistrate"),
    "21": _of("magistrate"),
    "23": _of("magistrate", "framework"),
    "24": _of("magistrate", "necropolis"),
    "25": _of("magistrate", _DEN),
    "26": _of("magistrate", "stables"),
    "28": _of("magistrate", "cardinal"),
    "29": _of("magistrate", "alchemist"),
    "30": _of("magistrate", "wizard"),
    "32": _of("magistrate", _TAX),
    "34": _of("magistrate"),
    "34-built": _of("magistrate", _BUILT),
    "36": _of("magistrate", _CANNONBALL),
    "43": _of("spy", ("secret_vault", "school_of_magic")),
    "43-actions": _of("spy", actions=True),
    "49": _of("magician", "secret_vault"),
    "49-museum": _of("magician", "museum"),
    "50": _of("assassin", ("king", "patrician")),
    "50-emperor": _of("assassin", "emperor"),
    "54": _of("witch", "queen"),
    "55": _of("assassin", "queen"),
    "60": _of("bishop", "warlord"),
    "60-diplomat": _of("bishop", "diplomat"),
    "62": _of("abbot"),
    "65-smithy": _of("alchemist", "smithy"),
    "65-cannonball": _of("alchemist", _CANNONBALL),
    "65-den": _of("alchemist", _DEN),
    "65-tax": _of("alchemist", _TAX),
    "65-poor_house": _of("alchemist", "poor_house"),
    "67": _of("navigator", "stables"),
    "67-framework": _of("navigator", "framework"),
    "67-actions": _of("navigator", "circus_tent", _CANNONBALL),
    "71": _of(("warlord", "diplomat", "marshal")),
    "71-warlord": _of("warlord"),
    "71-framework": _of("framework"),
    "71-necropolis": _of("necropolis"),
    "71-armory": _of("armory"),
    "72": _of("keep", ("armory", "necropolis")),
    "72-diplomat": _of("keep", "diplomat"),
    "73": _of("great_wall", "diplomat"),
    "74": _of("great_wall", "marshal"),
    "75": _of("great_wall", "warlord"),
    "76": _of("artist", also=("basilica",)),
    "77": _of(("magistrate", *_MOVERS)),
    "77-quarry": _of("quarry", ("magistrate", *_MOVERS)),
    "78": _of("diplomat"),
    "78-monument": _of("monument", _MOVERS),
    "79": _of("museum"),
    "80": _of(_MOVERS),
    "80-tax": _of(_MOVERS, _TAX),
    "80-built": _of(_BUILT, _MOVERS),
    "81": _of("armory", "bishop"),
    "81-walls": _of("armory", ("keep", "great_wall")),
    "82": _of("graveyard", "warlord"),
    "82-witch": _of("graveyard", "warlord", "witch"),
    "82-armory": _of("graveyard", "armory"),
    "83": _of("monument"),
    "83-tent": _of("monument", "circus_tent"),
    "86": _of("bell_tower"),
    "88": _of("bell_tower"),
    "93": _of("haunted_quarter"),
    "94": _of("haunted_quarter", "ivory_tower"),
    "95": _of("school_of_magic", also=("capitol",)),
    "95-capitol": _of("capitol", "haunted_quarter"),
    "98": _of("secret_vault", also=("map_room",)),
    "98-museum": _of("secret_vault", "museum"),
    "99": _of("imperial_treasury"),
    "102": _of(("framework", "necropolis", _DEN)),
    "104": _of(_TAX),
    "104-free": _of(_TAX, also=("framework", "necropolis", "stables", "wizard", "magistrate")),
    "104-actions": _of(_TAX, actions=True),
    "107": _of(_TAX),
    "109": _of("classic_tax_collector", "assassin"),
    "109-witch": _of("classic_tax_collector", "witch"),
    "113": _of("hospital"),
    "113-end": _of("hospital", _END),
    "114": _of("lighthouse", actions=True),
    "115": _of(_ACTIONS),
    "116": _of("acrobat"),
    "116-emperor": _of("acrobat", "emperor", "witch"),
    "116-hospital": _of("acrobat", "hospital"),
    "119": _of("ticket_wagon"),
    "120": _of(_CANNONBALL),
    "121": _of("circus_tent"),
    "121-armory": _of("circus_tent", "armory"),
    "122": _of(
        _ACTIONS,
        also=("map_room", "park", _DEN, "laboratory", "museum", "wizard", "seer", "magician"),
    ),
    "123": _of("rasputin", "acrobat", also=("ticket_wagon", "witch")),
}


def rulings(say: Language, card: str, switches: tuple[str, ...], has: Callable[[str], bool]) -> Iterator[str]:
    """Yield the rulings about a card with these switches; `has` returns whether a card is in the game."""
    for number, ruling in RULINGS.items():
        if card in ruling.pages and ruling.matters(has):
            cards = either(say, [_named(say, each) for each in ruling.choice if has(each)])
            if text := say.find(ruled(say, f"ruling-{number}", switches), cards=cards):
                yield text


def _named(say: Language, card: str) -> str:
    return say(f"character-{card}" if card in RANK else f"district-{card}")
