"""Answers by chance alone."""

import random

from engine.decision import Decision


def random_choice(decision: Decision, randomness: random.Random) -> tuple[str, ...]:
    """Answer by chance alone: each number of picks that is allowed, and each option, as likely as others."""
    options = decision.options
    if decision.maximum == decision.minimum == 1:
        return (options[int(randomness.random() * len(options))],)
    count = randomness.randint(decision.minimum, decision.maximum)
    return tuple(randomness.sample(options, count))
