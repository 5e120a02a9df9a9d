"""The characters, one file a rank. Importing this package makes them known to the game."""

from engine.characters import rank1, rank2, rank2_classic, rank3, rank4, rank5, rank6, rank7, rank8, rank9

__all__ = ["rank1", "rank2", "rank2_classic", "rank3", "rank4", "rank5", "rank6", "rank7", "rank8", "rank9"]
