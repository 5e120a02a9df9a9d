"""Events of gold and cards that come from the bank and the deck, go there, or change hands."""

from dataclasses import dataclass

from engine.events.base import Public, Secret


@dataclass(slots=True)
class GainedGold(Public):
    """A seat got gold from the bank."""

    seat: int
    gold: int
    reason: str


@dataclass(slots=True)
class Paid(Public):
    """A seat paid the bank for the effect of a card."""

    seat: int
    gold: int
    reason: str


@dataclass(slots=True)
class TookGold(Public):
    """A seat took gold from `target`."""

    seat: int
    target: int
    gold: int
    reason: str


@dataclass(slots=True)
class Dealt(Secret):
    """The first hand of a seat."""

    cards: tuple[str, ...]


@dataclass(slots=True)
class Drew(Secret):
    """The cards that a seat drew."""

    cards: tuple[str, ...]


@dataclass(slots=True)
class Kept(Secret):
    """The cards that a seat kept of those it drew."""

    cards: tuple[str, ...]


@dataclass(slots=True)
class GainedCards(Public):
    """A seat got cards from the deck."""

    seat: int
    count: int
    reason: str


@dataclass(slots=True)
class Discarded(Public):
    """A seat put cards of its hand away for the effect of a card."""

    seat: int
    count: int
    reason: str


@dataclass(slots=True)
class Redrew(Public):
    """A seat put cards of its hand away and drew the same number."""

    seat: int
    count: int


@dataclass(slots=True)
class Studied(Public):
    """A seat drew cards, one of which it will keep."""

    seat: int
    count: int


@dataclass(slots=True)
class DeckRenewed(Public):
    """The pile of discards was shuffled into the deck."""

    number: int


@dataclass(slots=True)
class LooksThroughDeck(Public):
    """A seat begins to look through the deck."""

    seat: int


@dataclass(slots=True)
class SawDeck(Secret):
    """The cards of the deck, sorted, for the player who looks through it."""

    cards: tuple[str, ...]


@dataclass(slots=True)
class SearchedDeck(Public):
    """A seat took `count` cards out of the deck, which was shuffled."""

    seat: int
    count: int


@dataclass(slots=True)
class TookCards(Public):
    """A seat took cards out of the hand of `target`."""

    seat: int
    target: int
    count: int
    reason: str


@dataclass(slots=True)
class GaveCards(Public):
    """A seat gave cards of its hand to `target`."""

    seat: int
    target: int
    count: int
    reason: str


@dataclass(slots=True)
class ReceivedCards(Secret):
    """The cards that a seat got from another hand."""

    source: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class LostCards(Secret):
    """The cards that a seat lost to another hand."""

    target: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class LookedAtHand(Public):
    """A seat looked at the hand of `target`."""

    seat: int
    target: int


@dataclass(slots=True)
class SawHand(Secret):
    """The hand of `target`, sorted, for the player who looked at it."""

    target: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class SwappedHands(Public):
    """Two seats swapped their hands."""

    seat: int
    target: int


@dataclass(slots=True)
class ReceivedHand(Secret):
    """The whole hand that a seat got by a swap."""

    cards: tuple[str, ...]
