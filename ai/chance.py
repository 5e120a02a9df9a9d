"""Answers by chance alone."""

import random

from ai.level import Worlds
from engine.decision import Decision
from engine.view import View


def random_choice(decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Answer by chance alone: every allowed number of picks and every option is equally likely."""
    options = decision.options
    if decision.maximum == decision.minimum == 1:
        return (options[int(randomness.random() * len(options))],)
    count = randomness.randint(decision.minimum, decision.maximum)
    return tuple(randomness.sample(options, count))


class Chance:
    """The level that plays by chance alone, for tests and comparisons."""

    name = "random"
    looks_ahead = False

    def choose(
        self, _view: View, decision: Decision, randomness: random.Random, _worlds: Worlds | None = None, /
    ) -> tuple[str, ...]:
        """Pick any answer."""
        return random_choice(decision, randomness)
