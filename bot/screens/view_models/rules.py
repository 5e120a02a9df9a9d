"""What the rules show."""

from dataclasses import dataclass, field

from engine.setup.editions import DEFAULT
from engine.setup.rules import Rules


@dataclass(frozen=True, slots=True)
class RulesModel:
    """What a game is played with: by how many, with which characters and unique districts, by which rules.

    Without a cast it is an edition that is told of, and all its cards. `source` is what it is called in ids,
    the id of the game or of the edition.
    """

    cast: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules)
    seats: int = 4
    edition: str = DEFAULT.id
    source: str = DEFAULT.id
