"""Alt texts of pictures: the same facts for people who can’t see them, within Discord's limit."""

from collections.abc import Iterable
from itertools import groupby
from typing import Literal, TypeAlias

from bot.pictures.models import KINDS_AND_NONE, Card, CharacterModel, City
from bot.words.language import Language

Detail: TypeAlias = Literal["names", "costs", "facts"]
"""How an alt text lists a city's districts: by name, basic ones only by cost, or not at all (`facts`)."""

DETAILS: tuple[Detail, ...] = ("names", "costs", "facts")

ALT_LETTERS = 1024  # The longest alt text of a file, in UTF-16 units, the strictest measure.


def joined(sentences: Iterable[str]) -> str:
    """Join sentences. If they don't all fit, leave out whole sentences at the end."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if _length(longer) > ALT_LETTERS:
            return text if _length(text) + 2 > ALT_LETTERS else f"{text} …"
        text = longer
    return text


def fullest(texts: Iterable[str], limit: int = ALT_LETTERS) -> str:
    """Return the first text that fits, otherwise cut the last one. `texts` go from long to short."""
    shortest = ""
    for shortest in texts:
        if _length(shortest) <= limit:
            return shortest
    while _length(shortest) >= limit:
        shortest = shortest[:-1]
    return shortest + "…"


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def listing(say: Language, head: str, things: Iterable[str]) -> str:
    """Return a sentence with a `head` and a list of things."""
    return say("picture-listed", head=head, things=", ".join(things))


def named(character: CharacterModel, say: Language) -> str:
    """Name a character with its rank."""
    return say("character", rank=character.rank, name=character.name)


def noted(text: str, notes: Iterable[str], say: Language) -> str:
    """Add notes to a text, if there are any."""
    told = ", ".join(notes)
    return say("picture-card-notes", card=text, notes=told) if told else text


def by_type(city: Iterable[Card], say: Language, detail: Detail = "names") -> str:
    """List the cards of a city by type, in this detail. Cards without a type come last."""
    told: list[str] = []
    found = sorted(city, key=lambda card: KINDS_AND_NONE.index(card.kind))
    for kind, group in groupby(found if detail != "facts" else (), key=lambda card: card.kind):
        named = detail == "names" or kind in ("unique", "none")
        cards = [
            named_card(each, say) if named else noted(f"{each.cost}", card_notes(each, say), say)
            for each in group
        ]
        those = ", ".join(cards)
        told.append(those if kind == "none" else f"{say(f'kind-{kind}')}: {those}")
    return "; ".join(told)


def told_city(city: City, say: Language, detail: Detail = "names", *notes: str) -> str:
    """Describe all public facts about a player in one or two sentences."""
    facts = say(
        "spoken-seat",
        name=city.name,
        gold=city.gold,
        count=city.cards,
        size=city.size,
        target=city.target,
        points=city.points,
    )
    notes = (
        *notes,
        *([say("picture-complete")] if city.completed else []),
        *([say("picture-crown")] if city.crown else []),
    )
    cards = by_type(city.districts, say, detail)
    told = (", ".join([facts, *notes]), cards[:1].upper() + cards[1:])
    return " ".join(f"{each}." for each in told if each)


def named_card(card: Card, say: Language, *notes: str) -> str:
    """Name a card with its cost, its state and `notes`."""
    name = card.names[0]
    text = name if card.cost is None else say("picture-card", name=name, cost=card.cost)
    return noted(text, (*notes, *card_notes(card, say)), say)


def card_notes(card: Card, say: Language) -> list[str]:
    """Return notes about the things on a card and beneath it."""
    return [
        *([say("picture-beautified")] if card.coin else []),
        *([say("picture-beneath", count=card.cards)] if card.cards else []),
        *([say("picture-on-it", count=card.gold)] if card.gold else []),
        *([say("picture-declared")] if card.declared else []),
    ]
