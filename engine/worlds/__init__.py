"""Possible worlds: games that a seat can't tell from the one it plays.

A seat that wants to look ahead needs a whole game, and may not look at the real one. So it gets others, in
which everything that it may not know was pooled, sorted and dealt anew. Its `Memory` holds the cards that it
saw earlier and can't see any more; all else that it knows lies open.
"""

from engine.worlds.memory import Memory
from engine.worlds.world import World

__all__ = ["Memory", "World"]
