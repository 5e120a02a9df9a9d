"""What a game is set up with: the cast, the unique districts and the rules."""

from collections import Counter
from dataclasses import dataclass, field

from engine.cards.characters import CHARACTER_CARDS, RANK, characters_of
from engine.cards.districts import DELUXE, DISTRICTS, UNIQUE, DistrictCard
from engine.errors import SetupError
from engine.rules import Rules

FEWEST, MOST = 2, 8
UNIQUES = 14


@dataclass(frozen=True, slots=True)
class Options:
    """The cast in the order of ranks, the unique districts shuffled in, and the rules in force."""

    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    rules: Rules = field(default_factory=Rules)

    def check(self, seats: int) -> None:
        """Raise `SetupError` if these cards can't be played by so many seats (C2)."""
        _check_cast(self.cast, seats)
        _check_uniques(self.uniques, self.rules)


def pool(_rules: Rules) -> tuple[DistrictCard, ...]:
    """The unique districts among which these rules let a table choose its fourteen.

    The one place that says which of them an edition has; until a switch tells them apart, all that there are.
    """
    return (*UNIQUE, *DELUXE)


def cast_sizes(seats: int) -> tuple[int, ...]:
    """How many characters may be in play (C2): two need eight, three and eight need nine."""
    if not FEWEST <= seats <= MOST:
        raise SetupError("seat-count", f"{seats} seats; 2 to 8 can play", seats=seats)
    return {2: (8,), 3: (9,), 8: (9,)}.get(seats, (8, 9))


def fits(character: str, seats: int) -> bool:
    """Whether a character may play with so many seats (C2)."""
    card = CHARACTER_CARDS[character]
    return card.fewest <= seats <= card.most


def _check_cast(cast: tuple[str, ...], seats: int) -> None:
    sizes = cast_sizes(seats)
    if len(cast) not in sizes:
        message = f"{len(cast)} characters for {seats} seats, where {sizes} are allowed"
        raise SetupError("cast-size", message, seats=seats, size=len(cast), needed=sizes[0])
    for rank, character in enumerate(cast, start=1):
        if character not in RANK:
            raise SetupError("unknown-character", f"no character {character!r}", character=character)
        if RANK[character] != rank:
            message = f"{character} is not of rank {rank}"
            raise SetupError("cast-rank", message, character=character, rank=rank)
        if not fits(character, seats):
            instead = tuple(other for other in characters_of(rank) if fits(other, seats))
            fewest = CHARACTER_CARDS[character].fewest
            message = f"{character} needs {fewest} players or more"
            raise SetupError(
                "character-seats", message, instead, character=character, fewest=fewest, seats=seats
            )


def _check_uniques(uniques: tuple[str, ...], rules: Rules) -> None:
    allowed = {card.id for card in pool(rules)}
    for card in uniques:
        if card not in allowed:
            raise SetupError("unknown-district", f"no unique district {card!r}", district=card)
    for card, count in Counter(uniques).items():
        if count > DISTRICTS[card].copies:
            raise SetupError("unique-repeated", f"{card} stands {count} times", district=card)
    if len(uniques) != UNIQUES:
        message = f"{len(uniques)} unique districts instead of {UNIQUES}"
        raise SetupError("unique-count", message, count=len(uniques), needed=UNIQUES)
