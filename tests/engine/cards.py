"""The places of a game's district cards, counted again without help from the engine."""

from collections import Counter

from engine.flow.deal import deck_of
from engine.state import State


def everywhere(state: State) -> "Counter[str]":
    """Return all district cards: deck, discards, hands, cities, beneath, and in waiting questions."""
    cards = Counter((*state.deck, *state.discards))
    for seat in state.seats:
        cards.update(seat.hand)
        for district in seat.city:
            cards.update((district.card, *district.beneath))
        cards.update(laid.card for laid in seat.laid)
    for step in state.stack:
        cards.update(step.loose())
    return cards


def conserved(state: State) -> None:
    """Fail if a card was lost or doubled."""
    found, expected = everywhere(state), Counter(deck_of(state.options))
    assert found == expected, f"lost {sorted(expected - found)}, doubled {sorted(found - expected)}"
