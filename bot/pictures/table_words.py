"""The table in words: the text of every picture that shows it."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.pictures.alt import SHORT_NAME, Listing, counted, listed, listing, named, summed
from bot.pictures.models import STAND_IN, Card, CharacterModel, City, Rank
from bot.words.language import Language, words
from bot.words.names import LONGEST

_Naming: TypeAlias = Callable[[CharacterModel, Language], str]


def table_told(ranks: Sequence[Rank], cities: Sequence[City], language: Language) -> Iterator[list[str]]:
    """Yield the sentences about a table: whose move it is, who leads, the ranks, and each city; ever shorter.

    First characters are named by their ranks alone, then districts are counted by their types, then only
    counted; and in the end names of players are shortened.
    """

    def told(cards: Listing, name: _Naming, longest: int = LONGEST) -> list[str]:
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
