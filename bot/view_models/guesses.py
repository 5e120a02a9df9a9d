"""The model of a person's guesses."""

from collections.abc import Mapping
from dataclasses import dataclass

from storage.values import Player


@dataclass(frozen=True, slots=True)
class GuessesModel:
    """A person's guesses in a round."""

    game: str
    players: tuple[Player, ...]
    cast: tuple[str, ...]
    round: int
    open: tuple[str, ...]  # The characters that can still be guessed.
    own: Mapping[str, int]  # The guessed seats by character.
    reader: int | None = None  # The person's seat; `None`: a spectator.
    note: str = ""
    shown: tuple[tuple[str, ...], ...] = ()  # The characters that each seat has revealed in this round.
