"""Possible worlds: the seat can't distinguish them from its game, and they don't depend on hidden facts.

Checked at many positions of games of all editions and sets, with any number of seats, for the asked seat and
for another one.
"""

from random import Random

import pytest

from engine import Game
from engine.audit import audit
from engine.rng import Stream, seed_of
from engine.worlds import Memory, World
from tests.engine.play import moves
from tests.engine.sampling import Sample, moment
from tests.engine.scramble import another_world
from tests.engine.setups import SETUPS, Setup
from tests.engine.worlds.follow import followed

# Hundreds of whole games: measuring what they cover would take longer than playing them.
pytestmark = pytest.mark.no_cover

MOMENTS = Sample(3)


def chance(number: int) -> Stream:
    """The same random numbers for the same number."""
    return Stream(seed_of(f"world {number}"))


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[4::5], ids=str)
def test_a_world_could_be_the_game(setup: Setup) -> None:
    random = Random(setup.seed)
    for game, decision, memories in followed(setup, setup.seed, Random(4)):
        if MOMENTS(moment(game)):
            for seat in {decision.seat, random.randrange(setup.seats)}:
                check(game, memories[seat], random)


def check(game: Game, memory: Memory, random: Random) -> None:
    """Compare a seat's world with one of a game in which everything hidden from the seat differs."""
    before, seat, number = game.state.copy(), memory.seat, random.randrange(1000)
    world = World.deal(game, memory, chance(number))
    assert game.state == before
    audit(world.state)
    assert world.view(seat) == game.view(seat)
    asked = game.decision
    assert asked
    assert world.decision
    assert world.decision.seat == asked.seat
    if asked.seat == seat:
        assert world.decision == asked

    other = Game(another_world(game.state, seat, random))
    assert World.deal(other, memory, chance(number)).state == world.state
    # A world is a game that the seat can't distinguish from its own, so it leads to the same worlds.
    assert World.deal(world, memory, chance(number)).state == world.state


@pytest.mark.in_turns
@pytest.mark.parametrize("setup", SETUPS[::11], ids=str)
def test_worlds_are_played_to_the_end(setup: Setup) -> None:
    random = Random(setup.seed)
    sample = frozenset(random.sample(range(200), 3))
    for game, decision, memories in followed(setup, setup.seed + 1, Random(5)):
        if decision.number in sample:
            world = World.deal(game, memories[decision.seat], chance(decision.number))
            assert sum(1 for _ in moves(world, random, busy=True)) > 0
            assert world.over
            audit(world.state)


def test_worlds_differ_in_what_is_hidden() -> None:
    setup = SETUPS[0]
    game, decision, memories = next(followed(setup, 1, Random(1)))
    worlds = [World.deal(game, memories[decision.seat], chance(number)) for number in range(20)]
    other = 1 - decision.seat
    assert len({tuple(world.seats[other].hand) for world in worlds}) > 15
    assert len({tuple(world.state.deck) for world in worlds}) == 20
    assert len({world.state.rng.seed for world in worlds}) == 20
