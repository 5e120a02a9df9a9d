"""Possible worlds: games that a seat can't tell from the one it plays.

A seat that looks ahead needs a whole game, and may not look at the real one. So it gets others, in which all
hidden cards are pooled, sorted and dealt again. The seat's `Memory` holds the cards that the seat saw earlier
and no longer sees. Everything else that the seat knows lies open.
"""

from engine.worlds.memory import Memory
from engine.worlds.world import World

__all__ = ["Memory", "World"]
