"""Masters in games of all editions, sets and numbers of seats: each answer is found and accepted."""

import random

import pytest

from ai import BUILDER
from ai.master import search
from bot.thinking import worker
from bot.thinking.worker import Searcher
from engine.replay import Move
from tests.bot.thinking.asking import question
from tests.engine.play import new_game
from tests.engine.setups import SETUPS

# Whole games: measuring coverage would take longer than playing them.
pytestmark = pytest.mark.no_cover

BETWEEN = 23  # How many questions Builders answer between two that Masters answer.


def test_masters_find_an_answer_to_any_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "FAR_ROUNDS", 1)
    monkeypatch.setattr(worker.MASTER, "playouts", 1)
    kinds, searched = set[str](), 0
    for number, setup in enumerate(SETUPS[4::47]):
        game, chance, moves = new_game(setup, setup.seed), random.Random(setup.seed), list[Move]()
        thinking = Searcher()
        while decision := game.decision:
            if (len(moves) + number) % BETWEEN == 0:
                found = thinking.answer(question(game, moves, seconds=60, within=6000))
                assert found
                for each in found:
                    assert not each.thought.error
                    assert game.decision == each.decision
                    kinds.add(each.decision.kind)
                    searched += bool(each.thought.candidates)
                    moves.append(Move(each.decision.seat, each.thought.picks))
                    game.choose(*moves[-1])
            else:
                picks = BUILDER.choose(game.view(decision.seat), decision, chance)
                moves.append(Move(decision.seat, picks))
                game.choose(*moves[-1])
    assert searched > 40
    assert len(kinds) > 15
