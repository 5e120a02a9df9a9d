"""Dealing the district cards that a seat can't see."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from engine.cards.actions import ACTION_CARDS
from engine.hooks import Drawn
from engine.rng import Stream
from engine.state import State
from engine.worlds.card_memory import UNKNOWN_CARD
from engine.worlds.memory import Memory


def deal_cards(state: State, memory: Memory, chance: Stream) -> None:
    """Deal the hidden cards again among all hidden places. Cards whose place the seat knows stay there."""
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
    """Return cards that another seat may have armed. Nobody knows, so each has an even chance."""
    cards = [card for card in dict.fromkeys(hand) if card in ACTION_CARDS and ACTION_CARDS[card].armed]
    return [card for card in cards if chance.below(2)]
