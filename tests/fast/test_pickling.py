"""Objects that are sent to another process arrive unchanged, compiled or not."""

import pickle
from dataclasses import FrozenInstanceError

import pytest

from engine.setup.sets import FIRST_GAME
from tests.bot.thinking.asking import played


def test_a_frozen_value_arrives_and_stays_frozen() -> None:
    options = FIRST_GAME.options(4)
    arrived = pickle.loads(pickle.dumps(options))
    assert arrived == options
    with pytest.raises(FrozenInstanceError):
        arrived.uniques = ()


def test_a_state_arrives() -> None:
    game, _ = played(40)
    assert pickle.loads(pickle.dumps(game.state)) == game.state
