"""Events about absent people. The program that hosts a game makes them, not the game itself."""

from dataclasses import dataclass

from engine.events.base import Public


@dataclass(slots=True)
class TimeRanOut(Public):
    """A player's time ran out, so a computer gave the answer that follows."""

    seat: int


@dataclass(slots=True)
class ComputerPlayed(Public):
    """A computer answered for a player in this turn, because they were away or had left."""

    seat: int
