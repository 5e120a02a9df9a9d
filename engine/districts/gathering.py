"""Districts that act when their owner gathers."""

from engine.hooks import GATHER_DRAW, GATHER_GOLD, GATHER_KEEP_ALL

# Library: all drawn cards are kept (F110).
GATHER_KEEP_ALL.add("library")

# Observatory: one card more to choose from (F110).
GATHER_DRAW["observatory"] = 1

# Gold Mine: one gold more (F110).
GATHER_GOLD["gold_mine"] = 1
