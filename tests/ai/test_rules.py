"""Rules of thumb in games of all editions and sets: one that fails is answered by chance and logged."""

import random

import pytest

from ai import FAMILIES, LEVELS
from ai.master.search import TASTES
from tests.engine.play import BOUND, new_game
from tests.engine.setups import SETUPS

# Whole games by the hundred: measuring coverage would take longer than playing them.
pytestmark = pytest.mark.no_cover

PLAYERS = {**LEVELS, **FAMILIES, **{taste.name: taste for taste in TASTES}}


@pytest.mark.parametrize("name", ["novice", "builder", *FAMILIES, "peaceful", "hasty", "patient"])
def test_no_rule_fails_in_any_game(name: str, caplog: pytest.LogCaptureFixture):
    for setup in SETUPS[:: {"builder": 5, "novice": 9}.get(name, 23)]:
        game, chance = new_game(setup, setup.seed), random.Random(setup.seed)
        for _ in range(BOUND):
            decision = game.decision
            if decision is None:
                break
            game.choose(decision.seat, PLAYERS[name].choose(game.view(decision.seat), decision, chance))
        assert game.over
    assert not caplog.records
