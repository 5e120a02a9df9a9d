"""The books of a game, computed only from its public events: everybody's gold and number of cards.

The books must agree with the real gold and hands, so a spectator can follow where everything goes. Each kind
of event that moves gold or cards has its entry here, without help from the engine.
"""

from collections.abc import Callable, Iterable

from engine import Event, State
from engine.events import Fact


class Ledger:
    """Gold and number of cards of every seat, from the beginning of a game."""

    def __init__(self, state: State) -> None:
        self.gold = [seat.gold for seat in state.seats]
        self.cards = [len(seat.hand) for seat in state.seats]
        # A district that was paid for but isn't built yet; a card that was built from another hand.
        self.paid_for = ""
        self.from_elsewhere = ""

    def book(self, events: Iterable[Event]) -> None:
        for event in events:
            entry = ENTRIES.get(event.kind)
            if event.to is None and entry is not None:
                entry(self, Facts(event.facts))
            else:
                moves = {"gold", "count", "extra"} & event.facts.keys()
                assert event.to is not None or not moves or event.kind in SILENT, f"no entry for {event}"

    def check(self, state: State) -> None:
        """Fail if the real gold and hands differ from the books."""
        assert self.gold == [seat.gold for seat in state.seats], f"gold by the books: {self.gold}"
        assert self.cards == [len(seat.hand) for seat in state.seats], f"cards by the books: {self.cards}"

    # The parts of the entries

    def pay(self, seat: int, gold: int) -> None:
        """Move gold to the bank, or from it."""
        self.gold[seat] -= gold

    def give(self, source: int, target: int, gold: int) -> None:
        """Move gold from one seat to another."""
        self.gold[source] -= gold
        self.gold[target] += gold

    def pass_cards(self, source: int, target: int, count: int) -> None:
        """Move cards from hand to hand."""
        self.cards[source] -= count
        self.cards[target] += count

    def play(self, seat: int, card: str) -> None:
        """Build a card from the seat's own hand, unless an event said that it comes from elsewhere."""
        if self.from_elsewhere == card:
            self.from_elsewhere = ""
        else:
            self.cards[seat] -= 1


class Facts:
    """The facts of an event, by their usual names."""

    def __init__(self, facts: dict[str, Fact]) -> None:
        self.facts = facts

    def number(self, name: str) -> int:
        fact = self.facts[name]
        assert isinstance(fact, int)
        return fact

    @property
    def seat(self) -> int:
        """Return the acting seat."""
        return self.number("seat")

    @property
    def target(self) -> int:
        return self.number("target")

    @property
    def gold(self) -> int:
        return self.number("gold")

    @property
    def count(self) -> int:
        """Return the number of cards."""
        return self.number("count")

    @property
    def card(self) -> str:
        return str(self.facts["card"])


def _gained_gold(books: Ledger, facts: Facts) -> None:
    books.pay(facts.seat, -facts.gold)


def _spent_gold(books: Ledger, facts: Facts) -> None:
    books.pay(facts.seat, facts.gold)


def _took_gold(books: Ledger, facts: Facts) -> None:
    books.give(facts.target, facts.seat, facts.gold)


def _bribed(books: Ledger, facts: Facts) -> None:
    books.give(facts.seat, facts.target, facts.gold)


def _gained_cards(books: Ledger, facts: Facts) -> None:
    books.cards[facts.seat] += facts.count


def _kept_cards(books: Ledger, facts: Facts) -> None:
    books.cards[facts.seat] += facts.number("kept")


def _lost_cards(books: Ledger, facts: Facts) -> None:
    books.cards[facts.seat] -= facts.count


def _lost_card(books: Ledger, facts: Facts) -> None:
    books.cards[facts.seat] -= 1


def _took_cards(books: Ledger, facts: Facts) -> None:
    books.pass_cards(facts.target, facts.seat, facts.count)


def _gave_cards(books: Ledger, facts: Facts) -> None:
    books.pass_cards(facts.seat, facts.target, facts.count)


def _swapped_hands(books: Ledger, facts: Facts) -> None:
    cards = books.cards
    cards[facts.seat], cards[facts.target] = cards[facts.target], cards[facts.seat]


def _built_from_hand(books: Ledger, facts: Facts) -> None:
    books.cards[facts.target] -= 1
    books.from_elsewhere = facts.card


def _paid_for(books: Ledger, facts: Facts) -> None:
    books.pay(facts.seat, facts.gold)
    books.play(facts.seat, facts.card)
    books.paid_for = facts.card


def _built(books: Ledger, facts: Facts) -> None:
    if books.paid_for == facts.card:
        books.paid_for = ""
        return
    books.pay(facts.seat, facts.gold)
    books.play(facts.seat, facts.card)


def _confiscated(books: Ledger, facts: Facts) -> None:
    books.pay(facts.target, -facts.gold)


def _moved(books: Ledger, facts: Facts) -> None:
    """Rank 8 pays the owner, and pays the bank for a Great Wall."""
    books.give(facts.seat, facts.target, facts.gold)
    books.pay(facts.seat, facts.number("extra"))


def _borrowed(books: Ledger, facts: Facts) -> None:
    """Move one card for each gold."""
    books.give(facts.target, facts.seat, facts.gold)
    books.pass_cards(facts.seat, facts.target, facts.gold)


def _took_destroyed(books: Ledger, facts: Facts) -> None:
    books.pay(facts.seat, facts.gold)
    books.cards[facts.seat] += 1


def _used_wagon(books: Ledger, facts: Facts) -> None:
    """Put one gold on the card. The event has the total gold on it."""
    books.pay(facts.seat, 1)


def _replaced(books: Ledger, facts: Facts) -> None:
    books.pay(facts.seat, facts.gold)
    books.cards[facts.seat] -= 1


ENTRIES: dict[str, Callable[[Ledger, Facts], None]] = {
    "gathered-gold": _gained_gold,
    "gained-gold": _gained_gold,
    "collected-tax": _gained_gold,
    "paid": _spent_gold,
    "taxed": _spent_gold,
    "destroyed": _spent_gold,
    "beautified": _spent_gold,
    "stole": _took_gold,
    "took-gold": _took_gold,
    "spied": _took_gold,
    "showed-threat": _took_gold,
    "bribed": _bribed,
    "gained-cards": _gained_cards,
    "searched-deck": _gained_cards,
    "gathered-cards": _kept_cards,
    "bought-cards": _kept_cards,
    "discarded": _lost_cards,
    "put-beneath": _lost_card,
    "played": _lost_card,
    "took-cards": _took_cards,
    "gave-cards": _gave_cards,
    "swapped-hands": _swapped_hands,
    "built-from-hand": _built_from_hand,
    "paid-for": _paid_for,
    "built": _built,
    "confiscated": _confiscated,
    "seized": _moved,
    "exchanged": _moved,
    "borrowed": _borrowed,
    "took-destroyed": _took_destroyed,
    "used-wagon": _used_wagon,
    "replaced": _replaced,
}

# They have a number but move nothing: either as many cards are drawn as discarded, or none is kept yet.
SILENT = {"redrew", "studied"}
