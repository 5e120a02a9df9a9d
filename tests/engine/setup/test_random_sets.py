"""Hundreds of random sets of cards, and a game with each."""

from collections import Counter
from random import Random

import pytest

from engine import Event
from engine.audit import audit
from engine.setup.choice import RandomSet
from engine.setup.editions import DEFAULT_EDITION, EDITIONS
from engine.setup.plan import Plan, seats_for
from engine.setup.random_sets import random_set
from tests.engine.cards import conserved
from tests.engine.ledger import Ledger
from tests.engine.play import moves, new_game
from tests.engine.setups import Setup
from tests.engine.test_random_play import assert_properly_over, assert_replays, assert_stored_and_read

# Hundreds of games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

SETS = 400
BATCHES = 10


def drawn(number: int) -> Setup:
    """Return the set of this number: editions, seats, rank 9 and action cards take turns."""
    edition = list(EDITIONS.values())[number % len(EDITIONS)]
    actions = edition.action_cards and number % 5 == 0
    plan = Plan(edition.id, RandomSet(str(number)), nine=number % 3 == 0, action_cards=actions)
    able = seats_for(edition.id)
    seats = able[number // len(EDITIONS) % len(able)]
    return Setup(f"drawn-{number}", seats, plan.options(seats))


@pytest.mark.in_turns
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_game_with_each_random_set(batch: int) -> None:
    """The books of gold and cards balance after every choice, and the game can be stored and replayed."""
    for number in range(batch, SETS, BATCHES):
        setup = drawn(number)
        game = new_game(setup, setup.seed + 1000)
        books = Ledger(game.state)
        events: list[Event] = list(game.events)
        choices: list[tuple[int, tuple[str, ...]]] = []
        for decision, picks in moves(game, Random(number), busy=number % 2 == 1):
            if game.state.number:
                books.book(game.events)
                events += game.events
            books.check(game.state)
            assert decision.options, f"a dead end in {setup}: {decision}"
            choices.append((decision.seat, picks))
            if len(choices) == 100:
                audit(game.state)
                assert_stored_and_read(game)
        events += game.events
        books.book(game.events)
        books.check(game.state)
        audit(game.state)
        conserved(game.state)
        assert_properly_over(game)
        if number % 4 == 0:
            assert_replays(setup, game, choices, events)


def test_the_sets_differ() -> None:
    """Nearly all draws are different sets."""
    different = {(setup.options.cast, setup.options.uniques) for setup in map(drawn, range(SETS))}
    assert len(different) > SETS * 0.7


def test_every_district_of_the_pool_is_as_likely_as_any_other() -> None:
    """Cheap and expensive ones alike: a set is a plain shuffle, with no balance of costs."""
    draws = 1200
    counts = Counter(card for number in range(draws) for card in random_set(4, f"{number:064x}").uniques)
    expected = draws * DEFAULT_EDITION.most / len(DEFAULT_EDITION.pool)
    assert set(counts) == set(DEFAULT_EDITION.pool)
    assert all(abs(count - expected) < expected / 6 for count in counts.values())
