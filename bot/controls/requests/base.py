"""What every request is."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked of the bot."""


@dataclass(frozen=True, slots=True)
class GameRequest(Request):
    """What is asked of one game."""

    game: str
