"""The printed facts of every card, in a given edition or in the first one that has the card."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS, CharacterCard
from engine.cards.districts import DISTRICTS, DistrictCard, Kind
from engine.setup.editions import EDITIONS, Edition
from engine.setup.options import MOST

CardGroup = Literal["character", "district", "action card"]


@dataclass(frozen=True, slots=True)
class CardPrint:
    """The printed facts of a card. `rank` is 0, and `kind` and `cost` are `None`, where a card has none."""

    id: str
    group: CardGroup
    editions: tuple[str, ...]  # the ids of the editions that have the card
    rank: int = 0
    players: tuple[int, int] = (2, 8)  # the smallest and the largest number of players for a character
    kind: Kind | None = None
    cost: int | None = None
    points: int = 0
    copies: int = 1


CARDS: tuple[str, ...] = (
    *sorted(CHARACTER_CARDS, key=lambda each: CHARACTER_CARDS[each].rank),
    *DISTRICTS,
    *ACTION_CARDS,
)
"""Every character by rank, then every district, then every action card."""


def cards(edition: Edition) -> Iterator[str]:
    """Return the cards of an edition, in the order of `CARDS`."""
    return (each for each in CARDS if contains(edition, each))


def contains(edition: Edition, card: str) -> bool:
    """Return whether an edition has a card."""
    if card in CHARACTER_CARDS:
        return card in edition.characters
    return edition.action_cards if card in ACTION_CARDS else _copies(DISTRICTS[card], edition) > 0


def look_up(card: str, edition: Edition | None = None) -> CardPrint:
    """Return the printed facts of a card, in this edition if it has the card."""
    having = [each for each in EDITIONS.values() if contains(each, card)]
    editions = tuple(each.id for each in having)
    if card in CHARACTER_CARDS:
        return _character(CHARACTER_CARDS[card], editions, [edition] if edition in having else having)
    if card in DISTRICTS:
        return _district(DISTRICTS[card], editions, edition if edition in having else None)
    return CardPrint(card, "action card", editions, copies=ACTION_CARDS[card].copies)


def _character(card: CharacterCard, editions: tuple[str, ...], asked: list[Edition]) -> CardPrint:
    # In every edition with a rank 9, it plays with eight players and never with two.
    players = [
        seats
        for seats in range(card.fewest, MOST + 1)
        if any(max(each.cast_sizes(seats), default=0) >= card.rank for each in asked)
    ]
    return CardPrint(card.id, "character", editions, rank=card.rank, players=(min(players), max(players)))


def _district(card: DistrictCard, editions: tuple[str, ...], edition: Edition | None) -> CardPrint:
    cost = dict(edition.rules.costs).get(card.id, card.cost) if edition else card.cost
    return CardPrint(
        id=card.id,
        group="district",
        editions=editions,
        kind=card.kind,
        cost=cost,
        points=(cost or 0) + card.bonus,
        copies=_copies(card, edition) if edition else card.copies,
    )


def _copies(card: DistrictCard, edition: Edition) -> int:
    return edition.copies(card.id) if card.kind == "unique" else card.copies
