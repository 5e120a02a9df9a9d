"""The texts of pictures: the same facts for those who can’t see them, as far as Discord leaves room."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.pictures.models import STAND_IN, Card, CharacterModel, City, Rank
from bot.words import names
from bot.words.language import Language, words
from engine.cards.districts import KINDS

Listing: TypeAlias = Callable[[Sequence[Card], Language], str]
"""Says in some way which cards there are: `listed`, `counted` or `summed`."""

LONGEST = 1024
"""How long the description of a file may be, in UTF-16 units: the strictest way to measure it."""

SHORT_NAME = 16
"""How many letters of a player's name are told where there is very little room."""


def joined(sentences: Iterable[str]) -> str:
    """Put sentences one after the other; those at the end for which there is no room are left out whole."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if _length(longer) > LONGEST:
            return text if _length(text) + 2 > LONGEST else f"{text} …"
        text = longer
    return text


def fullest(texts: Iterable[str]) -> str:
    """Return the first of several texts, each shorter than the one before, for which there is room."""
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
    """Write a sentence that lists things behind its head."""
    return language("picture-listed", head=head, things=", ".join(things))


def named(character: CharacterModel, language: Language) -> str:
    """Name a character with its rank."""
    return language("character", rank=character.rank, name=character.name)


def noted(text: str, notes: Iterable[str], language: Language) -> str:
    """Put notes behind a text, if there are any."""
    told = ", ".join(notes)
    return language("picture-card-notes", card=text, notes=told) if told else text


# How much of the cards of a city is told


def listed(cards: Sequence[Card], language: Language) -> str:
    """Name all cards with what they cost."""
    return ", ".join(named_card(card, language) for card in cards)


def counted(cards: Sequence[Card], language: Language) -> str:
    """Count the cards of each type, and say what they cost together."""
    counts = Counter(card.kind for card in cards)
    found = [
        language(f"picture-count-{kind}", count=counts[kind]) for kind in (*KINDS, "none") if counts[kind]
    ]
    return ", ".join([*found, _worth(cards, language)]) if found else ""


def summed(cards: Sequence[Card], language: Language) -> str:
    """Say how many cards there are, and what they cost together."""
    if not cards:
        return ""
    return ", ".join([language("picture-districts", count=len(cards)), _worth(cards, language)])


def named_card(card: Card, language: Language, *notes: str) -> str:
    """Name a card with its cost, and with what is to be said about it."""
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
    """Yield the sentences about a table: whose move it is, who leads, the ranks, and each city; ever shorter.

    First characters are named by their ranks alone, then districts are counted by their types, then only
    counted; and in the end names of players are shortened.
    """

    def told(cards: Listing, name: _Naming, longest: int = names.LONGEST) -> list[str]:
        """Say it all, with the cards told in this way."""
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
    """Say nothing of the cards: how much of the city counts is told before them."""
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
    """Tell who has the most points, and how many."""
    leading = [f"{city.name[:longest]} {city.points}" for city in cities if city.leads]
    return [listing(language, language("picture-leads"), leading)] if leading else []


def _changes(cities: Sequence[City], language: Language, longest: int) -> list[str]:
    """Tell what was built in this round, and what fell."""
    new = [(city, card) for city in cities for card in city.districts if card.new]
    lost = [(city, card) for city in cities for card in city.lost]
    return [
        listing(language, language(key), [f"{city.name[:longest]} {card.names[0]}" for city, card in those])
        for key, those in (("picture-new", new), ("picture-lost", lost))
        if those
    ]


def _situation(ranks: Sequence[Rank], language: Language, name: _Naming) -> list[str]:
    """Tell the marks, and of those ranks that nobody showed, why."""
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
