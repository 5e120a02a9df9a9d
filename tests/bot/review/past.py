"""A game of two that two people or two computers may have played."""

import pytest

from bot.review.replays import Replayed
from engine.replay import Replay
from storage.values import Player
from tests.bot.screens.build import named
from tests.bot.thinking.asking import played

PEOPLE = named("Anna", "Bob")
COMPUTERS = (Player(None, "a", "computer-1"), Player(None, "b", "computer-2"))


def whole(replay: Replay, *alone: int) -> Replayed:
    """Return a replay; the moves at the indexes `alone` weren't clicked by anybody."""
    return Replayed(replay, frozenset(alone))


@pytest.fixture(scope="module")
def replay() -> Replay:
    """The game as it was played."""
    game, moves = played(9999, 2)
    return Replay(game.state.options, 2, game.state.rng.seed, moves)
