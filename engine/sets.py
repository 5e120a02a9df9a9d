"""The sets of cards that the rule book offers: what to play with."""

from dataclasses import dataclass

from engine.options import Options, cast_sizes, fits
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class CardSet:
    """Characters of rank 1 to 8 in order, those of rank 9 by preference, and 14 unique districts."""

    id: str
    characters: tuple[str, ...]
    ninth: tuple[str, ...]
    uniques: tuple[str, ...]

    def options(self, seats: int, *, nine: bool = False, rules: Rules | None = None) -> Options:
        """The set for so many seats. Rank 9 joins if it is wanted and allowed, or if it is needed."""
        sizes = cast_sizes(seats)
        size = max(sizes) if nine else min(sizes)
        ninth = next((each for each in self.ninth if fits(each, seats)), "artist")
        cast = self.characters if size == 8 else (*self.characters, ninth)
        return Options(cast, self.uniques, rules or Rules())


FIRST_GAME = CardSet(
    "first_game",
    ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"),
    ("queen", "artist"),
    (
        "dragon_gate",
        "factory",
        "haunted_quarter",
        "imperial_treasury",
        "keep",
        "laboratory",
        "library",
        "map_room",
        "quarry",
        "school_of_magic",
        "smithy",
        "statue",
        "thieves_den",
        "wishing_well",
    ),
)

SETS: dict[str, CardSet] = {each.id: each for each in (FIRST_GAME,)}
