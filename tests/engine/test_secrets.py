"""Nobody learns what they may not know: neither from views and questions nor from events and pauses.

At many moments of random games, everything that a seat may not know is swapped for something else (see
`scramble`). What the seat sees and is asked must stay the same; so must, when somebody else answers, all that
it is told, and who is asked next. And no name of a card may be anywhere where a reader could find it.
"""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from engine import Decision, Event, Game, State, visible
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from engine.decision import argument
from engine.hooks import QUESTIONS
from tests.engine.play import moves, new_game
from tests.engine.scramble import (
    SHOW_DECK,
    SHOW_HAND,
    Cards,
    another_world,
    hidden_characters,
    shuffle_bluffs,
    shuffle_characters,
    steps,
)
from tests.engine.setups import SETUPS, Setup

NOW, NEXT = 16, 24

# They say to everybody what was hidden before: that is what they are for.
REVEALING = {"spied", "scored", "confiscated", "showed-threat"}

# Whispers by which a seat learns what lay hidden from it.
LEARNING = {
    "dealt",
    "drew",
    "kept",
    "received-cards",
    "received-hand",
    "received-character",
    "saw-hand",
    "saw-deck",
    "saw-face-down",
}


def crc(setup: Setup) -> int:
    return sum(ord(letter) * 37**place for place, letter in enumerate(setup.name)) % 1_000_003


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nobody_sees_or_is_asked_what_they_may_not_know(setup: Setup) -> None:
    chance = Random(crc(setup))
    game = new_game(setup, crc(setup))
    readers = (None, *range(setup.seats))
    sample = frozenset(chance.sample(range(250), NOW))
    for decision, _picks in moves(game, Random(2), busy=True):
        if decision.number not in sample:
            continue
        for reader in (decision.seat, chance.choice(readers)):
            world = Game(another_world(game.state, reader, chance))
            assert world.view(reader) == game.view(reader)
            assert world.decision is not None
            assert world.decision.seat == decision.seat
            if reader == decision.seat:
                assert world.decision == decision


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nobody_is_told_what_they_may_not_know(setup: Setup) -> None:
    chance = Random(crc(setup) + 1)
    game = new_game(setup, crc(setup) + 1)
    sample = frozenset(chance.sample(range(250), NEXT))
    compared = 0
    for decision, picks in moves(game, Random(3), busy=True):
        if decision.number in sample:
            others: list[int | None] = [seat for seat in range(setup.seats) if seat != decision.seat]
            compared += looks_the_same(game, decision, picks, chance.choice([*others, None]), chance)
    assert compared, "nothing was compared"


def looks_the_same(
    game: Game, decision: Decision, picks: tuple[str, ...], reader: int | None, chance: Random
) -> bool:
    """Give the same answer in another world and compare what the reader notices; false if that can't be."""
    after = game.copy()
    after.choose(decision.seat, picks)
    if any(event.kind in REVEALING for event in after.events):
        return False
    world = game.state.copy()
    Cards(world, reader, picks).shuffle(chance)
    unseen = still_unseen(game, after, reader) - {argument(pick) for pick in picks}
    shuffle_characters(world, unseen, chance, pile=True)
    shuffle_bluffs(world, reader, chance)
    twin = Game(world)
    asked = twin.decision
    assert asked is not None
    if not set(picks) <= {*asked.options, "back"} or not asked.minimum <= len(picks) <= asked.maximum:
        # The answer isn't possible there: somebody else's secret decides about it, as about a warrant.
        return False
    twin.choose(decision.seat, picks)
    assert told(after.events, reader) == told(twin.events, reader)
    assert pause(after) == pause(twin)
    assert twin.view(None) == after.view(None)
    if not any(event.kind in LEARNING and event.to == reader for event in after.events):
        assert twin.view(reader) == after.view(reader)
        if after.decision is not None and after.decision.seat == reader:
            assert twin.decision == after.decision
    return True


def still_unseen(before: Game, after: Game, reader: int | None) -> set[str]:
    """The characters that the reader couldn't and still can't place, and whose absence shows nothing.

    That are those that are not called yet. A killed one is as silent with one seat as with another.
    """
    state = after.state
    unseen = hidden_characters(before.state, reader)
    for event in after.events:
        unseen -= {fact for fact in event.facts.values() if isinstance(fact, str)} - {"king"}
        if event.kind == "face-up":
            return set()
    if after.decision is not None and after.decision.seat == reader:
        unseen -= {argument(option) for option in after.decision.options}
        if before.state.phase == "selection":
            unseen -= set(before.state.selection.pile) | set(before.state.selection.face_down)
    if reader is not None:
        unseen -= set(state.seats[reader].characters)
    called = (
        before.state.options.cast if state.round > before.state.round else state.options.cast[: state.rank]
    )
    if before.rules.queen == "with-rank-four":
        # Where she sits shows itself when rank 4 is called.
        unseen.discard("queen")
    dead = {mark.character for mark in before.state.marks if mark.kind == "killed"}
    reactions = any(
        seat.armed or any(each.card == "hospital" for each in seat.city) for seat in before.state.seats
    )
    return unseen - (set(called) if reactions else set(called) - dead)


def told(events: Iterable[Event], reader: int | None) -> list[tuple[object, ...]]:
    """What a seat hears: everything, but of what it learns only that it learns it."""
    return [
        (event.kind, event.to) if event.kind in LEARNING and event.to is not None else tuple(event)
        for event in events
        if visible(event, reader)
    ]


def pause(game: Game) -> tuple[object, ...]:
    """Whom everybody waits for."""
    return (game.over, game.decision.seat if game.decision else None, game.state.phase, game.state.rank)


# Names of cards, wherever they may hide

CARDS = DISTRICTS.keys() | ACTION_CARDS.keys()


def names(thing: object) -> Iterator[str]:
    """All names of cards in any value: alone, behind a verb, in a tuple, in an object."""
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
    elif hasattr(thing, "__slots__"):
        for name in type(thing).__slots__:  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType, reportAttributeAccessIssue]
            yield from names(getattr(thing, name))  # pyright: ignore[reportUnknownArgumentType]


def public(state: State) -> set[str]:
    """What lies open on the table."""
    shown = {QUESTIONS[step.kind].shown(step) for step in steps(state)}
    scored = set(names(tuple(state.scores))) if state.scores else set[str]()
    cities = {each.card for seat in state.seats for each in seat.city}
    return shown | cities | scored | {each.card for seat in state.seats for each in seat.laid}


def private(state: State, reader: int | None) -> set[str]:
    """What only this seat knows."""
    if reader is None:
        return set()
    seat = state.seats[reader]
    own = {*seat.hand, *(card for each in seat.city for card in each.beneath)}
    for step in steps(state):
        if step.seat == reader:
            own.update(names(step))
            if step.kind in SHOW_HAND:
                own.update(state.seats[step.target].hand)
            if step.kind in SHOW_DECK:
                own.update(state.deck)
    return own


@pytest.mark.parametrize("setup", SETUPS[::2], ids=str)
def test_no_name_of_a_card_is_where_it_may_not_be(setup: Setup) -> None:
    game = new_game(setup, crc(setup) + 2)
    chance = Random(crc(setup))
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
                # What was one's own a moment ago is no news either.
                assert not named or event.kind in LEARNING or event.kind == "lost-cards", event
        if decision.number % 5 == 0:
            for reader in (decision.seat, chance.choice(readers)):
                own = private(game.state, reader)
                assert set(names(game.view(reader))) <= open_now | own | played, reader
            assert set(names(decision)) <= open_now | private(game.state, decision.seat)
        open_before = open_now
