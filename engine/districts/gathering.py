"""Districts that act when their owner gathers."""

from engine.hooks import GATHER_KEEP_ALL

# Library: all drawn cards are kept (F110).
GATHER_KEEP_ALL.add("library")
