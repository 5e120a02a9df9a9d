"""`Position`: a state of a game, and the operations on it that the rules of the cards use."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Concatenate, ParamSpec

import engine.events as events
from engine.cards.characters import CROWN_RANK
from engine.cards.districts import DISTRICTS
from engine.decision import Decision
from engine.events import Event, Public, Secret
from engine.state import District, Mark, State, Turn
from engine.steps import Step

P = ParamSpec("P")

DISTRICT_HOOKS: dict[str, frozenset[str]] = {}
"""The hooks that each unique district uses; `engine.registry` enters them."""


@dataclass(frozen=True, slots=True)
class CityFacts:
    """The names of the districts in a city, and the hooks that they use."""

    names: frozenset[str]
    hooks: frozenset[str]

    def plus(self, card: str) -> "CityFacts":
        """Return the facts about this city with one more district."""
        hooks = DISTRICT_HOOKS.get(card)
        return CityFacts(self.names | {card}, self.hooks | hooks if hooks else self.hooks)


def _standing(city: Iterable[District]) -> CityFacts:
    names = [district.card for district in city]
    hooks = [hook for name in names if name in DISTRICT_HOOKS for hook in DISTRICT_HOOKS[name]]
    return CityFacts(frozenset(names), frozenset(hooks))


class Position:
    """A state, the events of the current choice, and the operations of cards on both.

    `rules`, `actions` (whether action cards are in the game), `cast`, `uniques`, `costs` and `city_size` (how
    many districts complete a city) come from the options. `standing` caches facts about each city; `settle`
    and `clear` update it.
    """

    __slots__ = (
        "actions",
        "cast",
        "city_size",
        "costs",
        "events",
        "rules",
        "seats",
        "standing",
        "state",
        "uniques",
    )

    def __init__(self, state: State, standing: Iterable[CityFacts] = ()) -> None:
        self.state = state
        self.events: list[Event] = []
        self.seats = state.seats
        self.cast = state.options.cast
        self.uniques = frozenset(state.options.uniques)
        self.rules = rules = state.options.rules
        self.actions = rules.action_cards
        self.city_size = rules.size_for(len(state.seats))
        self.costs = printed_costs(rules.costs)
        self.standing = list(standing) or [_standing(seat.city) for seat in state.seats]

    # Events

    @property
    def heard(self) -> bool:
        """Whether anybody reads the events. A compiled game checks this before it makes an event."""
        return True

    def tell(self, event: Callable[P, Public], /, *args: P.args, **facts: P.kwargs) -> None:
        """Add an event that everybody may see: its class, and its facts as keywords."""
        self.events.append(event(*args, **facts))

    def whisper(
        self, to: int, event: Callable[Concatenate[int, P], Secret], /, *args: P.args, **facts: P.kwargs
    ) -> None:
        """Add an event that only one seat may see."""
        self.events.append(event(to, *args, **facts))

    # Asking

    def push(self, step: Step) -> None:
        """Put a question on top of those that already wait."""
        self.state.stack.append(step)

    def question(
        self, step: Step, options: Sequence[str], minimum: int = 1, maximum: int = 1, *, back: bool = False
    ) -> Decision:
        about = step.about()
        return Decision(
            self.state.number,
            step.seat,
            step.kind,
            tuple(options),
            minimum,
            maximum,
            about.card,
            about.target,
            about.gold,
            back,
        )

    # The turn

    @property
    def turn(self) -> Turn:
        """The current turn; there must be one."""
        turn = self.state.turn
        assert turn is not None
        return turn

    def others(self, seat: int) -> list[int]:
        """Return the other seats in seating order, first the one on the left of this seat."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count)]

    def holder(self, character: str) -> int:
        """Return the seat that holds this character in this round, or -1."""
        for index, seat in enumerate(self.seats):
            if character in seat.characters:
                return index
        return -1

    def shown_by(self, character: str) -> int:
        """Return the seat that showed this character in this round, or -1."""
        return next((call.seat for call in self.state.calls if call.character == character), -1)

    @property
    def crown_mover(self) -> str:
        """The character of the cast that moves the crown."""
        return self.cast[CROWN_RANK - 1]

    def marked(self, kind: str, character: str) -> Mark | None:
        """Return the mark of this kind on a character, if there is one."""
        for mark in self.state.marks:
            if mark.character == character and mark.kind == kind:
                return mark
        return None

    def marks_on(self, character: str) -> Sequence[Mark]:
        """Return the marks on a character, in the order in which they were laid."""
        return [mark for mark in self.state.marks if mark.character == character]

    # Gold

    def gain(self, seat: int, gold: int, reason: str) -> None:
        """Give a seat gold from the bank."""
        if gold:
            self.seats[seat].gold += gold
            self.tell(events.GainedGold, seat=seat, gold=gold, reason=reason)

    def pay(self, seat: int, gold: int) -> None:
        """Take gold from a stash to the bank, without an event."""
        self.seats[seat].gold -= gold

    def take_gold(self, seat: int, target: int, gold: int, reason: str) -> None:
        """Give a seat gold from the stash of `target`."""
        self.move_gold(target, seat, gold)
        self.tell(events.TookGold, seat=seat, target=target, gold=gold, reason=reason)

    def move_gold(self, source: int, target: int, gold: int) -> None:
        """Move gold from one stash to another, without an event."""
        self.seats[source].gold -= gold
        self.seats[target].gold += gold

    # Cards

    def draw(self, count: int) -> list[str]:
        """Take cards off the top of the deck; fewer, if too few are left (F10)."""
        deck = self.state.deck
        if count > len(deck) and self.state.discards:
            self.renew_deck()
        count = min(count, len(deck))
        if not count:
            return []
        cards = deck[-count:]
        cards.reverse()
        del deck[-count:]
        return cards

    def bury(self, cards: Iterable[str]) -> None:
        """Put cards face down under the deck in this order (F11), or in some editions on the discard pile."""
        if self.rules.discards == "pile":
            self.state.discards += cards
            return
        deck = self.state.deck
        for card in cards:
            deck.insert(0, card)

    def unearth(self, card: str) -> None:
        """Take a card of this name back from the deck or the pile: the one that was buried last."""
        if card in self.state.discards:
            self.state.discards.reverse()
            self.state.discards.remove(card)
            self.state.discards.reverse()
        else:
            # The lowest card of a name is the one buried last.
            self.state.deck.remove(card)

    def renew_deck(self) -> None:
        """Shuffle the pile of discards and put it under the rest of the deck (F10)."""
        state = self.state
        self.tell(events.DeckRenewed, number=len(state.discards))
        state.rng.shuffle(state.discards)
        state.deck[:0] = state.discards
        state.discards = []

    def gain_cards(self, seat: int, count: int, reason: str) -> None:
        """Give a seat cards from the deck. Everybody sees the number, only the seat sees the cards."""
        cards = self.draw(count)
        if cards:
            self.seats[seat].hand += cards
            self.tell(events.GainedCards, seat=seat, count=len(cards), reason=reason)
            self.whisper(seat, events.Drew, cards=tuple(cards))

    def discard(self, seat: int, cards: Sequence[str], reason: str) -> None:
        """Put cards of a hand under the deck, for the effect of a card. Everybody sees only the number."""
        for card in cards:
            self.seats[seat].hand.remove(card)
        self.bury(cards)
        self.tell(events.Discarded, seat=seat, count=len(cards), reason=reason)

    # Cities

    def has(self, seat: int, card: str) -> bool:
        """Return whether the district is in the seat's city."""
        return card in self.standing[seat].names

    def settle(self, seat: int, district: District) -> None:
        """Put a district into a city, without any effect."""
        self.seats[seat].city.append(district)
        self.standing[seat] = self.standing[seat].plus(district.card)

    def clear(self, seat: int, district: District) -> None:
        """Take a district out of a city, without any effect."""
        city = self.seats[seat].city
        city.remove(district)
        self.standing[seat] = _standing(city)

    def cost(self, district: District) -> int:
        """Return the current cost of a district in a city: the printed cost, and the coin on it (F76)."""
        return self.costs[district.card] + district.coin

    def find(self, seat: int, card: str) -> District:
        """Return the first district of this name in the seat's city; there must be one."""
        return next(district for district in self.seats[seat].city if district.card == card)


@lru_cache
def printed_costs(changes: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """Return the printed cost of each district card in gold, with the changes of the rules (0: no cost)."""
    return {card.id: card.cost or 0 for card in DISTRICTS.values()} | dict(changes)
