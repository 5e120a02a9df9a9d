"""Rank 8: the Warlord, the Diplomat and the Marshal. Importing this package makes them known to the game."""

from engine.characters.rank8 import diplomat, marshal, warlord

__all__ = ["diplomat", "marshal", "warlord"]
