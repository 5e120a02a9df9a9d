"""Gold and cards that come from the bank and the deck, go there, or change hands."""

from dataclasses import dataclass

from engine.events.base import Public, Secret


@dataclass(slots=True)
class GainedGold(Public):
    """A seat got gold from the bank."""

    kind = "gained-gold"

    seat: int
    gold: int
    reason: str


@dataclass(slots=True)
class Paid(Public):
    """A seat paid the bank for the effect of a card."""

    kind = "paid"

    seat: int
    gold: int
    reason: str


@dataclass(slots=True)
class TookGold(Public):
    """A seat took gold from `target`."""

    kind = "took-gold"

    seat: int
    target: int
    gold: int
    reason: str


@dataclass(slots=True)
class Dealt(Secret):
    """The first hand of a seat."""

    kind = "dealt"

    cards: tuple[str, ...]


@dataclass(slots=True)
class Drew(Secret):
    """The cards that a seat drew."""

    kind = "drew"

    cards: tuple[str, ...]


@dataclass(slots=True)
class Kept(Secret):
    """The cards that a seat kept of those it drew."""

    kind = "kept"

    cards: tuple[str, ...]


@dataclass(slots=True)
class GainedCards(Public):
    """A seat got cards from the deck."""

    kind = "gained-cards"

    seat: int
    count: int
    reason: str


@dataclass(slots=True)
class Discarded(Public):
    """A seat put cards of its hand away for the effect of a card."""

    kind = "discarded"

    seat: int
    count: int
    reason: str


@dataclass(slots=True)
class Redrew(Public):
    """A seat put cards of its hand away and drew as many."""

    kind = "redrew"

    seat: int
    count: int


@dataclass(slots=True)
class Studied(Public):
    """A seat drew cards, one of which it will keep."""

    kind = "studied"

    seat: int
    count: int


@dataclass(slots=True)
class DeckRenewed(Public):
    """The pile of discards was shuffled into the deck."""

    kind = "deck-renewed"

    number: int


@dataclass(slots=True)
class LooksThroughDeck(Public):
    """A seat begins to look through the deck."""

    kind = "looks-through-deck"

    seat: int


@dataclass(slots=True)
class SawDeck(Secret):
    """The cards of the deck, sorted, for the player who looks through it."""

    kind = "saw-deck"

    cards: tuple[str, ...]


@dataclass(slots=True)
class SearchedDeck(Public):
    """A seat took `count` cards out of the deck, which was shuffled."""

    kind = "searched-deck"

    seat: int
    count: int


@dataclass(slots=True)
class TookCards(Public):
    """A seat took cards out of the hand of `target`."""

    kind = "took-cards"

    seat: int
    target: int
    count: int
    reason: str


@dataclass(slots=True)
class GaveCards(Public):
    """A seat gave cards of its hand to `target`."""

    kind = "gave-cards"

    seat: int
    target: int
    count: int
    reason: str


@dataclass(slots=True)
class ReceivedCards(Secret):
    """The cards that came from another hand."""

    kind = "received-cards"

    source: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class LostCards(Secret):
    """The cards that went to another hand."""

    kind = "lost-cards"

    target: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class LookedAtHand(Public):
    """A seat looked at the hand of `target`."""

    kind = "looked-at-hand"

    seat: int
    target: int


@dataclass(slots=True)
class SawHand(Secret):
    """The hand of `target`, sorted, for the player who looked at it."""

    kind = "saw-hand"

    target: int
    cards: tuple[str, ...]


@dataclass(slots=True)
class SwappedHands(Public):
    """Two seats swapped their hands."""

    kind = "swapped-hands"

    seat: int
    target: int


@dataclass(slots=True)
class ReceivedHand(Secret):
    """The whole hand that came by a swap."""

    kind = "received-hand"

    cards: tuple[str, ...]
