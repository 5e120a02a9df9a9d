"""Games in which the seats remember what they saw."""

from collections.abc import Iterator
from random import Random

from engine import Decision, Game
from engine.worlds import Memory
from tests.engine.play import BOUND, busily, new_game
from tests.engine.setups import Setup


def followed(setup: Setup, number: int, chance: Random) -> Iterator[tuple[Game, Decision, list[Memory]]]:
    """Play a game of this set-up; at each question yield the game, the question and all memories."""
    game = new_game(setup, number)
    memories = [Memory(game, seat) for seat in range(setup.seats)]
    for _ in range(BOUND):
        decision = game.decision
        if decision is None:
            return
        yield game, decision, memories
        picks = busily(decision, chance)
        game.choose(decision.seat, picks)
        for memory in memories:
            memory.follow(decision, picks, game)
    raise AssertionError(f"not over after {BOUND} choices")
