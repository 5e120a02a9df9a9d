"""The model of the rules."""

from dataclasses import dataclass, field

from engine.setup.editions import DEFAULT
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class RulesModel:
    """The set-up of a game: the number of players, characters, unique districts and rules.

    Without a cast it is an edition that is told of, and all its cards. `source` is what it is called in ids,
    the id of the game or of the edition.
    """

    cast: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules)
    seats: int = 4
    edition: str = DEFAULT.id
    source: str = DEFAULT.id
