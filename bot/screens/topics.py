"""The rules of a game or an edition as pages: which there are, and the drawings above each."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.screens.opponents import NUMBERS, portrait
from bot.words.language import Language
from bot.words.variants import differing
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS, RANK
from engine.cards.districts import DISTRICTS
from engine.setup import catalogue
from engine.setup.editions import DEFAULT, EDITIONS
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class RulesModel:
    """The set-up of a game: the number of players, characters, unique districts and rules.

    Without a cast it is an edition that is told of, and all its cards. `source` is what it is called in ids,
    the id of the game or of the edition.
    """

    cast: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules)
    seats: int = 4
    edition: str = DEFAULT.id
    source: str = DEFAULT.id

    def has(self, card: str) -> bool:
        """Say whether a card is in the game, or in the edition if there is no game."""
        if not self.cast:
            return catalogue.contains(EDITIONS[self.edition], card)
        if card in ACTION_CARDS:
            return self.rules.action_cards
        basic = card in DISTRICTS and DISTRICTS[card].kind != "unique"
        return basic or card in self.cast or card in self.uniques


OVERVIEW = "overview"
"""The page that opens first."""

SPECIAL = "special"
"""The page that tells what is otherwise than usual, where no card tells it."""

CAST, UNIQUES = "cast", "uniques"
"""The pages with the cards of a game; the second page of a kind ends in `_b`, the third in `_c`."""

_LETTERS = ("", *(f"_{letter}" for letter in "bcdefgh"))
_ON_A_PAGE = {CAST: 6, UNIQUES: 8}


class Topic(NamedTuple):
    """A topic: what is drawn above it, and the cards to look at next.

    A thing to draw is `folder/name`, or `rank/<number>` for the character of that rank; a `:<note>` may
    follow. If the topic is `about_cards`, only games with them show it.
    """

    figures: tuple[str, ...]
    cards: tuple[str, ...] = ()
    about_cards: bool = False


_UNIQUE = tuple(card.id for card in DISTRICTS.values() if card.kind == "unique")

TOPICS: dict[str, Topic] = {
    OVERVIEW: Topic(
        ("rank/1", "rank/4", "rank/6", "symbols/coin", "symbols/hammer", "buildings/castle", "symbols/trophy")
    ),
    SPECIAL: Topic(("symbols/scroll", "symbols/gear", "symbols/check")),
    "choosing": Topic(("symbols/crown", "rank/4", "symbols/arrow", "rank/6", "symbols/arrow", "rank/8")),
    "calling": Topic(("rank/1:1", "symbols/skull", "rank/3:3", "rank/4:4", "symbols/glass")),
    "gathering": Topic(
        ("symbols/coin:+2", "symbols/draw:2 → 1", "buildings/library"),
        ("gold_mine", "library", "observatory"),
    ),
    "building": Topic(
        ("symbols/cards", "symbols/hammer", "symbols/coin:4", "buildings/castle"),
        ("architect", "seer", "scholar", "trader", "navigator", "quarry", "stables", "factory", "framework"),
    ),
    "districts": Topic(
        (
            *("buildings/manor:3", "buildings/church:2", "buildings/tavern:1", "buildings/watchtower:1"),
            "buildings/library:6",
        ),
        _UNIQUE,
    ),
    "powers": Topic(("rank/1", "rank/2", "rank/3", "rank/5", "rank/7", "rank/8"), tuple(CHARACTER_CARDS)),
    "crown": Topic(
        ("symbols/crown", "rank/4", "buildings/palace"),
        ("king", "emperor", "patrician", "queen", "throne_room", "statue"),
    ),
    "ending": Topic(
        ("symbols/tower", "symbols/flag", "symbols/lock", "rank/8"), ("monument", "bell_tower", "circus_tent")
    ),
    "scoring": Topic(
        (
            *("symbols/tower:+1 … 6", "types/noble", "types/religious", "types/trade", "types/military"),
            *("types/unique:+3", "symbols/flag:+4"),
        ),
        (
            *("dragon_gate", "university", "haunted_quarter", "imperial_treasury", "map_room", "museum"),
            *("wishing_well", "capitol", "basilica", "ivory_tower", "secret_vault", "statue"),
        ),
    ),
    "ties": Topic(("rank/2:2", "rank/7:7", "symbols/trophy")),
    "few": Topic(("rank/2", "rank/6", "symbols/swap", "rank/4", "rank/8")),
    "many": Topic(tuple(f"rank/{rank}" for rank in (1, 2, 3, 4, 5, 6, 7, 8))),
    "actions": Topic(("buildings/acrobat", "buildings/rasputin"), tuple(ACTION_CARDS), about_cards=True),
    "editions": Topic(("portraits/king", "portraits/emperor", "portraits/patrician", "symbols/cards")),
    "opponents": Topic(tuple(f"portraits/{portrait(number)}" for number in NUMBERS)),
    "fairness": Topic(("symbols/lock", "symbols/dots", "symbols/eye", "symbols/check")),
}


def pages_of(model: RulesModel) -> dict[str, tuple[str, ...]]:
    """Return the pages with the cards of a game by their names, as even as can be."""
    found: dict[str, tuple[str, ...]] = {}
    for name, cards in ((CAST, sorted(model.cast, key=RANK.__getitem__)), (UNIQUES, model.uniques)):
        each = tuple(dict.fromkeys(cards))
        count = -(-len(each) // _ON_A_PAGE[name])
        size = -(-len(each) // count) if count else 0
        for part in range(count):
            found[f"{name}{_LETTERS[part]}"] = each[part * size : (part + 1) * size]
    return found


def special_rules(model: RulesModel, language: Language) -> list[str]:
    """Tell what is otherwise than usual in a game, where no card tells it."""
    found = (language.find(f"rule-{each}", seats=model.seats) for each in differing(model.rules))
    return [text for text in found if text]


def topics(model: RulesModel) -> list[str]:
    """Return the pages that matter to a game or an edition; the overview is the first."""
    first, second, *others = TOPICS
    special = [second] if special_rules(model, Language()) else []
    matter = [
        name
        for name in others
        if not TOPICS[name].about_cards or any(model.has(each) for each in TOPICS[name].cards)
    ]
    return [first, *special, *pages_of(model), *matter]


def titles(model: RulesModel, language: Language, shown: str = "") -> dict[str, str]:
    """Return the titles of the pages, and of the one that is shown, though it may not matter to the game.

    One of several pages with cards says which it is.
    """
    pages, names = pages_of(model), topics(model)
    if shown in TOPICS and shown not in names:
        names.append(shown)
    found: dict[str, str] = {}
    for name in names:
        kind, _, letter = name.partition("_")
        title, parts = language(f"topic-{kind}"), sum(each.partition("_")[0] == kind for each in pages)
        if parts > 1:
            part = _LETTERS.index(f"_{letter}" if letter else "") + 1
            title = language("topic-part", title=title, part=part, parts=parts)
        found[name] = title
    return found


def figures_of(topic: Topic, cast: Sequence[str]) -> tuple[str, ...]:
    """Return what is drawn above a topic, with the characters of this cast where ranks are meant."""
    return tuple(_character(each, cast) for each in topic.figures)


def _character(figure: str, cast: Sequence[str]) -> str:
    if not figure.startswith("rank/"):
        return figure
    number, _, note = figure.removeprefix("rank/").partition(":")
    holder = next(each for each in (*cast, *CHARACTER_CARDS) if RANK[each] == int(number))
    return f"portraits/{holder}:{note}"
