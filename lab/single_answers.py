"""Count the questions with one answer, asked because not everybody can see that there is only one."""

import random
from collections import Counter
from dataclasses import dataclass, field

import ai
from engine.decision import Decision
from engine.game import QuietGame
from lab.series import Cards, options_of, questions, seed_of


@dataclass(slots=True)
class SingleAnswers:
    """The number of a series' questions, and of those with one answer by kind."""

    questions: int = 0
    by_kind: Counter[str] = field(default_factory=Counter[str])

    @property
    def share(self) -> float:
        """The share of questions that have one answer, from 0 to 1."""
        return self.by_kind.total() / self.questions if self.questions else 0.0


def single_answers(cards: Cards, seats: int, games: int, seed: int) -> SingleAnswers:
    """Let computers play `games` games; count the questions."""
    found = SingleAnswers()
    for index in range(games):
        dealt = seed_of(seed, index)
        game, chance = QuietGame.new(options_of(cards, dealt), seats, dealt), random.Random(dealt)
        for decision in questions(game):
            found.questions += 1
            if len(decision.options) == decision.minimum and not decision.back:
                found.by_kind[_kind(decision)] += 1
            game.choose(decision.seat, ai.choose(game.view(decision.seat), decision, chance))
    return found


def _kind(decision: Decision) -> str:
    """Return the kind of a question; for a turn, with the only step left."""
    return f"{decision.kind} {decision.options[0]}" if decision.kind == "turn" else decision.kind
