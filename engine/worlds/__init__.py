"""Possible worlds: games that a seat can't tell from the one it plays.

A search needs a whole game, but may not look at the real one. So it gets others, in which all hidden cards
are pooled, sorted and dealt again. The seat's `Memory` holds the cards that the seat saw earlier and no
longer sees. The seat sees everything else that it knows.
"""

from engine.worlds.memory import Memory
from engine.worlds.world import World

__all__ = ["Memory", "World"]
