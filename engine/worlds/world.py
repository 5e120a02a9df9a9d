"""A possible world: a game that a seat can't tell from the one it plays."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import ParamSpec, Self

from engine.cards.actions import ACTION_CARDS
from engine.events import EVENTS, Bewitched, Killed, Public
from engine.flow.round import MENUS
from engine.game import Game, QuietGame
from engine.hooks import MARKS, Drawn
from engine.rng import Stream
from engine.state import State
from engine.worlds.card_memory import UNKNOWN_CARD
from engine.worlds.characters import deal_characters
from engine.worlds.memory import Memory

P = ParamSpec("P")

HURTFUL: dict[Callable[..., Public], str] = {
    event: kind
    for kind, event in EVENTS.items()
    if issubclass(event, Public)
    and (event in (Killed, Bewitched) or "target" in [field.name for field in fields(event)])
}
"""The kinds of events that hurt a player, or the holder of a character."""


class World(QuietGame):
    """A game that could be the one that a seat plays. `suffered`: the kinds of events that hurt the seat."""

    __slots__ = ("seat", "suffered")

    seat: int
    suffered: list[str]

    @classmethod
    def deal(cls, game: Game, memory: Memory, chance: Stream) -> Self:
        """Deal a world for the seat that has this memory. Neither the game nor the memory changes.

        Everything hidden from the seat is pooled, sorted and dealt again: characters, cards, which markers of
        others are real, their armed cards, and future chance. So the world depends only on `chance` and the
        seat's knowledge.
        """
        state = game.state.copy()
        _take_back(game, state, memory.seat)
        deal_characters(state, memory, chance)
        deal_cards(state, memory, chance)
        _deal_markers(state, memory, chance)
        state.rng = Stream("".join(f"{chance.below(1 << 32):08x}" for _ in range(8)))
        world = cls(state)
        world.seat, world.suffered = memory.seat, []
        return world

    def copy(self) -> Self:
        twin = super().copy()
        twin.seat, twin.suffered = self.seat, list(self.suffered)
        return twin

    @property
    def heard(self) -> bool:
        """True: the world records the events that hurt its seat."""
        return True

    def tell(self, event: Callable[P, Public], /, *args: P.args, **facts: P.kwargs) -> None:
        """Record the event if it hurts the seat."""
        if event not in HURTFUL:
            return
        told = event(*args, **facts).facts
        victim = told["target"] if "target" in told else self.holder(str(told["character"]))
        if victim == self.seat != told.get("seat"):
            self.suffered.append(HURTFUL[event])


def _take_back(game: Game, state: State, seat: int) -> None:
    """Take back another seat's last step if possible, because nobody else has seen that step yet."""
    asked = game.decision
    if asked is None or asked.seat == seat or not asked.back:
        return
    state.stack.pop()
    if not state.stack:
        assert state.turn is not None
        state.stack.append(state.turn.aside or MENUS[state.turn.seat])


def _deal_markers(state: State, memory: Memory, chance: Stream) -> None:
    """Draw which marker of each other seat is real. A player may have removed the real one unseen."""
    groups = dict.fromkeys((mark.kind, mark.by) for mark in state.marks if mark.by != memory.seat)
    for kind, by in groups:
        laid = MARKS[kind].laid
        if laid == 1:
            continue
        places = [place for place, mark in enumerate(state.marks) if (mark.kind, mark.by) == (kind, by)]
        left = memory.real.get(kind)
        counts = len(places) if left is False else chance.below(len(places) if left else laid)
        for number, place in enumerate(places):
            state.marks[place] = state.marks[place]._replace(real=number == counts)


def deal_cards(state: State, memory: Memory, chance: Stream) -> None:
    """Deal the hidden cards again among all hidden places, except cards whose place the seat knows."""
    known, me = memory.cards, memory.seat
    others = [index for index in range(len(state.seats)) if index != me]
    drawn = {
        place: step for place, step in enumerate(state.stack) if isinstance(step, Drawn) and step.seat != me
    }
    pool = Counter([*state.deck, *state.discards])
    for index in others:
        pool.update(state.seats[index].hand)
        pool.update(card for each in state.seats[index].city for card in each.beneath)
    for step in drawn.values():
        pool.update(step.cards)

    hands = {index: list(known.hands[index].elements()) for index in others}
    deck = _buried(len(state.deck), [] if known.pile else known.buried)
    discards = _buried(len(state.discards), known.buried if known.pile else [])[::-1]
    if known.deck is not None:
        deck = sorted(known.deck.elements())
        chance.shuffle(deck)
    pool.subtract(
        [card for cards in (*hands.values(), deck, discards) for card in cards if card != UNKNOWN_CARD]
    )
    assert min(pool.values(), default=0) >= 0, "a seat is sure of cards that aren't there"

    rest = sorted(pool.elements())
    chance.shuffle(rest)
    for index in others:
        seat = state.seats[index]
        seat.hand = _fill(hands[index], len(seat.hand), rest)
        seat.armed = _armed(seat.hand, chance)
        for place, each in enumerate(seat.city):
            if each.beneath:
                seat.city[place] = each._replace(beneath=tuple(_fill([], len(each.beneath), rest)))
    for place, step in drawn.items():
        state.stack[place] = replace(step, cards=tuple(_fill([], len(step.cards), rest)))
    state.deck = [card or rest.pop() for card in deck]
    state.discards = [card or rest.pop() for card in discards]


def _buried(count: int, known: Sequence[str]) -> list[str]:
    """Return `count` cards of a pile: those known to be lowest, then unknown ones."""
    return [*known[:count], *[UNKNOWN_CARD] * (count - len(known))]


def _fill(known: Sequence[str], count: int, rest: list[str]) -> list[str]:
    """Return `count` cards: the known ones, and others taken off `rest`."""
    missing = count - len(known)
    assert missing >= 0, "a seat is sure of more cards than there are"
    return [*known, *[rest.pop() for _ in range(missing)]]


def _armed(hand: Sequence[str], chance: Stream) -> list[str]:
    """Return the armed cards of another seat's hand: each card that can be armed has an even chance."""
    cards = [card for card in dict.fromkeys(hand) if card in ACTION_CARDS and ACTION_CARDS[card].armed]
    return [card for card in cards if chance.below(2)]
