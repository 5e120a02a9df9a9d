"""Alt texts of pictures: the same facts for people who can’t see them, within Discord's limit."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.pictures.models import STAND_IN, Card, CharacterModel, City, Rank
from bot.words import names
from bot.words.language import Language, words
from engine.cards.districts import KINDS

Listing: TypeAlias = Callable[[Sequence[Card], Language], str]
"""Describes cards in one of three levels of detail: `listed`, `counted` or `summed`."""

LONGEST = 1024
"""The longest description of a file, in UTF-16 units, which is the strictest way to measure it."""

SHORT_NAME = 16
"""The letters kept of a player's name where there is very little room."""


def joined(sentences: Iterable[str]) -> str:
    """Join sentences; leave out whole sentences at the end that don't fit."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if _length(longer) > LONGEST:
            return text if _length(text) + 2 > LONGEST else f"{text} …"
        text = longer
    return text


def fullest(texts: Iterable[str]) -> str:
    """Return the first text that fits; each is shorter than the one before."""
    shortest = ""
    for shortest in texts:
        if _length(shortest) <= LONGEST:
            return shortest
    while _length(shortest) >= LONGEST:
        shortest = shortest[:-1]
    return shortest + "…"


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def listing(language: Language, head: str, things: Iterable[str]) -> str:
    """Return a sentence that lists things after its head."""
    return language("picture-listed", head=head, things=", ".join(things))


def named(character: CharacterModel, language: Language) -> str:
    """Name a character with its rank."""
    return language("character", rank=character.rank, name=character.name)


def noted(text: str, notes: Iterable[str], language: Language) -> str:
    """Add notes to a text, if there are any."""
    told = ", ".join(notes)
    return language("picture-card-notes", card=text, notes=told) if told else text


# How detailed the cards of a city are


def listed(cards: Sequence[Card], language: Language) -> str:
    """Name all cards with their costs."""
    return ", ".join(named_card(card, language) for card in cards)


def counted(cards: Sequence[Card], language: Language) -> str:
    """Count the cards of each type, and add their total cost."""
    counts = Counter(card.kind for card in cards)
    found = [
        language(f"picture-count-{kind}", count=counts[kind]) for kind in (*KINDS, "none") if counts[kind]
    ]
    return ", ".join([*found, _worth(cards, language)]) if found else ""


def summed(cards: Sequence[Card], language: Language) -> str:
    """Return the number of cards and their total cost."""
    if not cards:
        return ""
    return ", ".join([language("picture-districts", count=len(cards)), _worth(cards, language)])


def named_card(card: Card, language: Language, *notes: str) -> str:
    """Name a card with its cost, its state and `notes`."""
    name, notes = card.names[0], (*notes, *_notes(card, language))
    text = name if card.cost is None else language("picture-card", name=name, cost=card.cost)
    return language("picture-card-notes", card=text, notes=", ".join(notes)) if notes else text


def _notes(card: Card, language: Language) -> list[str]:
    found: list[str] = []
    if card.coin:
        found.append(language("picture-beautified"))
    if card.cards:
        found.append(language("picture-beneath", count=card.cards))
    if card.gold:
        found.append(language("picture-on-it", count=card.gold))
    if card.declared:
        found.append(language("picture-declared"))
    return found


def _worth(cards: Iterable[Card], language: Language) -> str:
    return language("picture-worth", count=sum(card.cost or 0 for card in cards))


_Naming: TypeAlias = Callable[[CharacterModel, Language], str]


def table_told(ranks: Sequence[Rank], cities: Sequence[City], language: Language) -> Iterator[list[str]]:
    """Yield ever shorter descriptions of a table: whose turn it is, who leads, the ranks, and each city.

    First the ranks alone stand in for characters, then districts are counted by type, then only counted;
    last, the names of players are shortened.
    """

    def told(cards: Listing, name: _Naming, longest: int = names.LONGEST) -> list[str]:
        room = cards is not _nothing
        return [
            *_now(ranks, cities, language),
            *(_leads(cities, language, longest) if room else []),
            *_situation(ranks, language, name),
            *(_changes(cities, language, longest) if room else []),
            *(_city(city, language, name, cards, longest) for city in cities),
        ]

    yield told(listed, named)
    yield told(listed, _numbered)
    yield told(counted, _numbered)
    yield told(summed, _numbered)
    yield told(summed, _numbered, SHORT_NAME)
    yield told(_nothing, _numbered, SHORT_NAME)


def _nothing(_: Sequence[Card], __: Language) -> str:
    """Leave the cards out: the facts of a city already give its size."""
    return ""


def _numbered(character: CharacterModel, _: Language) -> str:
    return str(character.rank)


def _now(ranks: Sequence[Rank], cities: Sequence[City], language: Language) -> list[str]:
    city = next((city for city in cities if city.plays), None)
    if city is None:
        return []
    now = next((rank for rank in ranks if rank.state == "now"), None)
    character = named(now.character, language) if now else "none"
    return [language("picture-now", player=city.name, character=character)]


def _leads(cities: Sequence[City], language: Language, longest: int) -> list[str]:
    leading = [f"{city.name[:longest]} {city.points}" for city in cities if city.leads]
    return [listing(language, language("picture-leads"), leading)] if leading else []


def _changes(cities: Sequence[City], language: Language, longest: int) -> list[str]:
    """List the districts built and lost in this round."""
    new = [(city, card) for city in cities for card in city.districts if card.new]
    lost = [(city, card) for city in cities for card in city.lost]
    return [
        listing(language, language(key), [f"{city.name[:longest]} {card.names[0]}" for city, card in those])
        for key, those in (("picture-new", new), ("picture-lost", lost))
        if those
    ]


def _situation(ranks: Sequence[Rank], language: Language, name: _Naming) -> list[str]:
    """List the marks, and why the other ranks were not revealed."""
    found: dict[str, list[str]] = {}
    for rank in ranks:
        for mark in rank.marks:
            text = name(rank.character, language)
            if mark.gold:
                text = f"{text} {mark.gold}"
            if mark.bluff:
                text = language("picture-bluff", name=text)
            head = language.find(f"picture-marked-{mark.kind}") or words(mark.kind)
            found.setdefault(head, []).append(text)
    for state, key in (("nobody", "picture-nobody"), ("out", "picture-out"), ("coming", "picture-coming")):
        those = [name(rank.character, language) for rank in ranks if rank.state == state]
        if those:
            found[language(key)] = those
    return [listing(language, head, those) for head, those in found.items()]


def _city(city: City, language: Language, name: _Naming, cards: Listing, longest: int) -> str:
    facts = [
        *([language("picture-lobby-computer")] if city.face == STAND_IN else []),
        *([language("picture-crown")] if city.crown else []),
        *(name(each, language) for each in city.characters),
        language("picture-gold", count=city.gold),
        language("picture-cards", count=city.cards),
        f"{city.size}/{city.target}",
        *([language("picture-complete")] if city.completed else []),
        *([language("picture-points", points=city.points)] if city.points else []),
    ]
    head = f"{city.name[:longest]}: {', '.join(facts)}"
    text = cards(city.districts, language)
    return listing(language, head, [text]) if text else f"{head}."
