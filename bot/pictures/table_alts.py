"""The texts of the pictures that all may see: the board and the end."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.pictures.alt import fullest, joined
from bot.pictures.models import (
    Award,
    BoardPicture,
    Card,
    Character,
    City,
    EndPicture,
    FilmPicture,
    LobbyPicture,
    LobbySeat,
    Rank,
    Result,
)
from bot.words.language import Language, words
from bot.words.names import LONGEST
from engine.cards.districts import KINDS

# How many letters of a name are told, and how many where there is very little room.
_LONG_NAME, _SHORT_NAME = LONGEST, 16
# If more players than that lead, none of them does.
_FEW = 3

_Listing: TypeAlias = Callable[[Sequence[Card], Language], str]
_Naming: TypeAlias = Callable[[Character, Language], str]


def board_alt(picture: BoardPicture, language: Language) -> str:
    """Say in words what a board shows: whose move it is, the ranks, and each city.

    Where there isn't room for everything, characters are named by their ranks alone, then districts are
    counted by their types, then only counted; and in the end names of players are shortened.
    """

    def text(cards: _Listing, name: _Naming, longest: int = _LONG_NAME) -> str:
        """Say it all, with the cards told in this way."""
        cities = [_city(city, language, name, cards, longest) for city in picture.cities]
        drama = [f"{picture.moment.title}."] if picture.moment else []
        changes = _changes(picture, language, longest) if cards is not _nothing else []
        leads = _leads(picture, language, longest)
        situation = _situation(picture.ranks, language, name)
        return " ".join([*drama, *_now(picture, language), *leads, *situation, *changes, *cities])

    def texts() -> Iterator[str]:
        """Yield it ever shorter."""
        yield text(listed, _named)
        yield text(listed, _numbered)
        yield text(counted, _numbered)
        yield text(summed, _numbered)
        yield text(summed, _numbered, _SHORT_NAME)
        yield text(_nothing, _numbered, _SHORT_NAME)

    return fullest(texts())


def end_alt(picture: EndPicture, language: Language) -> str:
    """Say in words what a picture of the end shows: places, points, and each city."""

    def text(
        cards: _Listing, part: str = "", longest: int = _LONG_NAME, awards: Sequence[Award] = picture.awards
    ) -> str:
        """Say it all, with the cards told in this way."""
        results = (_result(result, language, cards, part, longest) for result in picture.results)
        return " ".join([*results, *(f"{each.title}: {each.text}." for each in awards)])

    def texts() -> Iterator[str]:
        """Yield it ever shorter."""
        yield text(listed, "picture-part-{}")
        yield text(listed)
        yield text(counted)
        yield text(summed)
        yield text(summed, awards=())
        yield text(summed, longest=_SHORT_NAME, awards=())

    return fullest(texts())


def lobby_alt(picture: LobbyPicture, language: Language) -> str:
    """Say in words what the poster of a lobby shows."""
    head = language(
        "picture-lobby-alt",
        title=picture.title,
        players=picture.players_word,
        line=picture.line,
        note=picture.note,
    )
    cast = [_named(each, language) for each in picture.cast]
    seats = [_seated(each, picture, language) for each in picture.seats if each.name]
    listings = [("picture-lobby-seats", seats), ("picture-lobby-cast", cast)]
    return joined([head, *(_listed(language, language(key), those) for key, those in listings if those)])


def film_alt(picture: FilmPicture, language: Language) -> str:
    """Tell how a film ends, and then what mattered in each round."""
    last = picture.frames[-1]
    standing = [f"{city.name} {city.points}" for city in last.cities]
    rounds = [
        _listed(language, frame.label, [frame.caption]) for frame in picture.frames[:-1] if frame.caption
    ]
    return joined([_listed(language, last.caption or last.label, standing), *rounds])


def _seated(seat: LobbySeat, picture: LobbyPicture, language: Language) -> str:
    notes = [
        *([picture.host_word] if seat.host else []),
        *([language("picture-lobby-computer")] if seat.computer else []),
    ]
    return language("picture-card-notes", card=seat.name, notes=", ".join(notes)) if notes else seat.name


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


def _nothing(_: Sequence[Card], __: Language) -> str:
    """Say nothing of the cards: how much of the city counts is told before them."""
    return ""


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


# How characters are named


def _named(character: Character, language: Language) -> str:
    return language("character", rank=character.rank, name=character.name)


def _numbered(character: Character, _: Language) -> str:
    return str(character.rank)


# The parts of the texts


def _listed(language: Language, head: str, things: Sequence[str]) -> str:
    return language("picture-listed", head=head, things=", ".join(things))


def _now(picture: BoardPicture, language: Language) -> list[str]:
    city = next((city for city in picture.cities if city.plays), None)
    if city is None:
        return []
    now = next((rank for rank in picture.ranks if rank.state == "now"), None)
    character = _named(now.character, language) if now else "none"
    return [language("picture-now", player=city.name, character=character)]


def _leads(picture: BoardPicture, language: Language, longest: int) -> list[str]:
    """Tell who has the most points, and how many."""
    leading = [f"{city.name[:longest]} {city.points}" for city in picture.cities if city.leads]
    return [_listed(language, language("picture-leads"), leading)] if 0 < len(leading) <= _FEW else []


def _changes(picture: BoardPicture, language: Language, longest: int) -> list[str]:
    """Tell what was built in this round, and what fell."""
    new = [(city, card) for city in picture.cities for card in city.districts if card.new]
    lost = [(city, card) for city in picture.cities for card in city.lost]
    return [
        _listed(language, language(key), [f"{city.name[:longest]} {card.names[0]}" for city, card in those])
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
    return [_listed(language, head, those) for head, those in found.items()]


def _city(city: City, language: Language, name: _Naming, cards: _Listing, longest: int) -> str:
    facts = [
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
    return _listed(language, head, [text]) if text else f"{head}."


def _result(result: Result, language: Language, cards: _Listing, part: str, longest: int) -> str:
    """Tell a player's points; `part` is the key under which a part of them is named, if it is."""
    name = result.city.name[:longest]
    if result.computer:
        name = f"{name} ({language('picture-lobby-computer')})"
    text = language("picture-result", place=result.place, name=name, total=result.total)
    if len(result.parts) > 1:
        parts = [
            language(part.format(which), points=points) if part else f"{points}"
            for which, points in result.parts
        ]
        text = language("picture-sum", result=text, parts=" + ".join(parts))
    city = cards(result.city.districts, language)
    return _listed(language, text, [city]) if city else f"{text}."
