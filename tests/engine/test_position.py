"""The data that a position has beside its state follows the state."""

from random import Random

import pytest

from engine.position import Position
from tests.engine.play import moves, new_game
from tests.engine.setups import SETUPS, Setup


@pytest.mark.parametrize("setup", SETUPS[::40], ids=str)
def test_what_stands_in_the_cities_is_kept_up(setup: Setup) -> None:
    game = new_game(setup, setup.seed)
    built = 0
    for _ in moves(game, Random(setup.seed), busy=True):
        assert game.standing == Position(game.state).standing
        built = max(built, *(len(city.hooks) for city in game.standing))
    assert built
