"""The knowledge of a seat about district cards that it doesn't see."""

from collections import Counter, defaultdict
from collections.abc import Sequence

import engine.events as events
from engine.characters.rank5_cardinal import LoanCards
from engine.decision import Decision, argument, verb
from engine.events import Event
from engine.state import Seat

UNKNOWN_CARD = ""  # The name of a card that the seat doesn't know.


class CardMemory:
    """Cards whose places a seat knows. A card that the seat doesn't know is an `UNKNOWN_CARD`.

    - `hands`: the known cards in the hands of others, by seat.
    - `buried`: the lowest cards of the deck, the lowest first, or the cards on the pile of discards.
    - `beneath`: the cards under each district.
    - `deck`: all cards of the deck, while the seat looks through it.

    The memory forgets a shuffled deck, and a hand that an unknown card has left.
    """

    def __init__(self, seats: int, seat: int, *, pile: bool) -> None:
        self.seat = seat
        self.pile = pile
        self.hands = [Counter[str]() for _ in range(seats)]
        self.buried: list[str] = []
        self.beneath: defaultdict[str, list[str]] = defaultdict(list)
        self.deck: Counter[str] | None = None
        self._hand: list[str] = []
        self._own: Decision | None = None
        self._picks: tuple[str, ...] = ()
        self._paid = UNKNOWN_CARD
        self._lent: tuple[str, ...] = ()

    def begin(self, own: Decision | None, picks: tuple[str, ...]) -> None:
        """Prepare for the events of a choice; `own` and `picks` are this seat's question and answer."""
        self._own, self._picks = own, picks
        if own and own.kind == LoanCards.kind:
            # These cards leave the hand later: the game may first ask which cards pay the rest.
            self._lent = picks

    def end(self, hand: Sequence[str], deck: int) -> None:
        """Finish the events of a choice: note this seat's new hand and the number of cards in the deck."""
        self._hand = [*hand]
        if not self.pile:
            del self.buried[deck:]

    def hear(self, event: Event, seats: Sequence[Seat]) -> None:
        """Learn from an event. Of `seats`, read only the action cards that lie in front of them."""
        self._hear_of_building(event)
        self._hear_of_burying(event, seats)
        self._hear_of_discards(event)
        self._hear_of_looks(event)
        self._hear_of_hands(event)

    def _hear_of_building(self, event: Event) -> None:
        """Record cards that leave a hand in public."""
        match event:
            case events.PaidFor(seat=seat, card=card) if card != self._paid:
                self._leave(seat, card)
                self._paid = card
            case events.BuiltFromHand(target=target, card=card):
                self._leave(target, card)
                self._paid = card
            case events.Built(card=card) if card == self._paid:
                self._paid = UNKNOWN_CARD
            case events.Built(seat=seat, card=card) | events.Replaced(seat=seat, card=card):
                self._leave(seat, card)
            case events.Played(seat=seat, card=card):
                self._leave(seat, card)
            case _:
                pass

    def _hear_of_burying(self, event: Event, seats: Sequence[Seat]) -> None:
        """Record cards that go under the deck, or come out of there."""
        match event:
            case events.Destroyed(card=card) | events.Sacrificed(card=card) | events.Replaced(old=card):
                self._bury(card, *self.beneath.pop(card, ()))
            case events.PutAway(card=card):
                self._bury(card)
            case events.Played(seat=seat, card=card) if all(each.card != card for each in seats[seat].laid):
                self._bury(card)
            case events.TookDestroyed(seat=seat, card=card):
                if card in self.buried:
                    self.buried.remove(card)
                self.hands[seat][card] += 1
            # Also studied: the Scholar's other cards are shuffled into the deck.
            case events.SearchedDeck() | events.DeckRenewed() | events.Studied():
                self.buried.clear()
                self.deck = None
            case _:
                pass

    def _hear_of_discards(self, event: Event) -> None:
        """Record cards that leave a hand unseen, and cards that were drawn and not kept."""
        match event:
            case events.Discarded(seat=seat, count=count) | events.Redrew(seat=seat, count=count):
                self._discard(seat, count)
            case events.PutBeneath(seat=seat, card=district):
                self.beneath[district] += self._picked(seat, 1)
                self.hands[seat].clear()
            case events.GatheredCards(seat=seat, count=count, kept=kept):
                self._bury(*self._rest(seat, count - kept))
            case events.BoughtCards(seat=seat, count=count, kept=kept):
                self._bury(*self._rest(seat, count - kept))
            case _:
                pass

    def _hear_of_looks(self, event: Event) -> None:
        """Record the cards that an event shows to this seat."""
        match event:
            case events.SawDeck(cards=cards):
                self.deck = Counter(cards)
            case events.SawHand(target=target, cards=cards):
                self.hands[target] = Counter(cards)
            case events.ReceivedCards(source=source, cards=cards):
                for card in cards:
                    self._leave(source, card)
            case events.LostCards(target=target, cards=cards):
                self.hands[target].update(cards)
            case _:
                pass

    def _hear_of_hands(self, event: Event) -> None:
        """Record cards that go from hand to hand. If this seat doesn't see them, forget the giver's hand."""
        match event:
            case events.Borrowed(seat=seat, target=target):
                if seat == self.seat:
                    self.hands[target].update(self._lent)
                elif target != self.seat:
                    self.hands[seat].clear()
            case (
                events.TookCards(seat=receiver, target=giver) | events.GaveCards(seat=giver, target=receiver)
            ):
                if self.seat not in (receiver, giver):
                    self.hands[giver].clear()
            case events.SwappedHands(seat=one, target=other):
                self.hands[self.seat] = Counter(self._hand)
                self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
            case _:
                pass

    def _leave(self, seat: int, card: str) -> None:
        """Take a card out of the known cards of a hand, if it is among them."""
        if self.hands[seat][card] > 0:
            self.hands[seat][card] -= 1

    def _bury(self, *cards: str) -> None:
        for card in cards:
            self.buried.insert(0, card)

    def _discard(self, seat: int, count: int) -> None:
        """Record that a seat put cards of its hand away; other seats don't see which."""
        self._bury(*self._picked(seat, count))
        self.hands[seat].clear()

    def _picked(self, seat: int, count: int) -> Sequence[str]:
        return self._picks if seat == self.seat and len(self._picks) == count else [UNKNOWN_CARD] * count

    def _rest(self, seat: int, count: int) -> Sequence[str]:
        """Return the `count` cards that a seat drew and didn't keep, as far as this seat knows the cards."""
        if seat != self.seat or self._own is None:
            return [UNKNOWN_CARD] * count
        rest = [argument(option) for option in self._own.options if verb(option) == "card"]
        if len(rest) == 1:
            # A question with one pick offers equal cards as one option.
            return rest * count
        for card in self._picks:
            if card in rest:
                rest.remove(card)
        return rest if len(rest) == count else [UNKNOWN_CARD] * count
