"""The model of a person's guesses."""

from collections.abc import Mapping
from dataclasses import dataclass

from storage.values import Player


@dataclass(frozen=True, slots=True)
class GuessesModel:
    """A person's guesses in a round: `own` are seats by character, `open` the characters to guess.

    `reader` is the seat of the person, `None` for a spectator; `note` is a sentence at the top. `shown` are
    the characters that each seat has revealed in this round.
    """

    game: str
    players: tuple[Player, ...]
    cast: tuple[str, ...]
    round: int
    open: tuple[str, ...]
    own: Mapping[str, int]
    reader: int | None = None
    note: str = ""
    shown: tuple[tuple[str, ...], ...] = ()
