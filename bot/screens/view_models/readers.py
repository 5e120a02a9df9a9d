"""How well somebody guessed who is who."""

from typing import NamedTuple


class ReaderModel(NamedTuple):
    """How many of somebody's guesses were right, of those of which that is known."""

    name: str
    right: int
    known: int
