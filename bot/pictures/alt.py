"""The texts of pictures: the same facts for those who can't see them, as far as Discord leaves room."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from bot.pictures.models import Card, CharacterModel
from bot.words.language import Language
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
