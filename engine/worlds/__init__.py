"""Possible worlds: games that a seat can't tell from the one it plays.

A seat that looks ahead needs a whole game, and may not look at the real one. So it gets others, in which all
hidden cards are pooled, sorted and dealt again. Its `Memory` holds the cards that it saw earlier and no
longer sees; everything else that it knows lies open.
"""

from engine.worlds.memory import Memory
from engine.worlds.world import World

__all__ = ["Memory", "World"]
