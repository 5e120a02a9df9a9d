"""Rank 7: the Architect."""

from engine.characters.powers import GainCards
from engine.hooks import Character


class Architect(Character):
    """Two cards more, and up to three districts in the turn."""

    id = "architect"
    limit = 3
    powers = (GainCards("architect-cards", 2),)
