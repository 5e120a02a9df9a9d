"""No card's name is in anything that a reader sees who may not know the card."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest

from engine import State
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from engine.decision import argument
from tests.engine.play import moves, new_game
from tests.engine.scramble import LEARNING, SHOW_DECK, SHOW_HAND, steps
from tests.engine.setups import SETUPS, Setup

CARDS = DISTRICTS.keys() | ACTION_CARDS.keys()


def names(thing: object) -> Iterator[str]:
    """Yield all names of cards in any value: alone, after a verb, in a tuple, in an object."""
    if isinstance(thing, str):
        for name in (thing, argument(thing)):
            if name in CARDS:
                yield name
    elif isinstance(thing, tuple | list | set | frozenset):
        for each in thing:  # pyright: ignore[reportUnknownVariableType]
            yield from names(each)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(thing, dict):
        for each in thing.values():  # pyright: ignore[reportUnknownVariableType]
            yield from names(each)  # pyright: ignore[reportUnknownArgumentType]
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from names(getattr(thing, field.name))


def public(state: State) -> set[str]:
    """Return the cards that are face up on the table."""
    shown = {step.shown() for step in steps(state)}
    scored = set(names(tuple(state.scores))) if state.scores else set[str]()
    cities = {each.card for seat in state.seats for each in seat.city}
    return shown | cities | scored | {each.card for seat in state.seats for each in seat.laid}


def private(state: State, reader: int | None) -> set[str]:
    """Return the cards that only this seat knows."""
    if reader is None:
        return set()
    seat = state.seats[reader]
    own = {*seat.hand, *(card for each in seat.city for card in each.beneath)}
    for step in steps(state):
        if step.seat == reader:
            own.update(names((step.about(), step)))
            if step.kind in SHOW_HAND:
                own.update(state.seats[step.about().target].hand)
            if step.kind in SHOW_DECK:
                own.update(state.deck)
    return own


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[3::5], ids=str)
def test_no_name_of_a_card_is_where_it_may_not_be(setup: Setup) -> None:
    game = new_game(setup, setup.seed + 2)
    chance = Random(setup.seed)
    readers = (None, *range(setup.seats))
    open_before, played = public(game.state), set[str]()
    for decision, _picks in moves(game, Random(4), busy=True):
        open_now = public(game.state)
        played.update(str(event.facts["card"]) for event in game.events if event.kind == "played")
        for event in game.events:
            named = set(names(event.facts))
            if event.to is None:
                assert named <= open_before | open_now | played, event
            else:
                # A card that was in one's own hand until now is no news either.
                assert not named or event.kind in LEARNING or event.kind == "lost-cards", event
        if decision.number % 5 == 0:
            for reader in (decision.seat, chance.choice(readers)):
                own = private(game.state, reader)
                assert set(names(game.view(reader))) <= open_now | own | played, reader
            assert set(names(decision)) <= open_now | private(game.state, decision.seat)
        open_before = open_now
