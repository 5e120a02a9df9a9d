"""The moments at which unique districts act."""

from collections.abc import Sequence
from typing import ClassVar, Literal, NamedTuple, get_args

from engine.cards.districts import Kind
from engine.hooks.questions import Power
from engine.position import PARTS, Position
from engine.state import District, Turn


class Tally(NamedTuple):
    """A city at the end of the game; `kinds` are the types of its districts, the wild ones decided."""

    game: Position
    seat: int
    kinds: tuple[Kind, ...]


class UniqueDistrict:
    """The effects of a unique district. The defaults are those of one that does nothing.

    For its owner, as long as it stands: `gather_gold` and `gather_cards` are what comes on top when gold
    is gathered and when cards are drawn, `powers` may be used once in each of the own turns, `way` is a
    way of paying for whatever is built, `any_type` says whether it counts for every income, `empty_hand`
    whether it rewards an empty hand.

    For the card itself while it is built: `own_way` is a way of paying for it beside gold, `paid_in_cards`
    says whether cards of the hand may pay any part of its price, `counts` whether it counts towards the
    building limit.

    When it comes to completing a city: `weight` is for how many districts it counts, `ends_earlier` with how
    many districts fewer the game ends for everybody, once its owner declared that.

    For rank 8: `immune` says whether it is out of reach, `surcharge` what each other district of the city
    costs more. `hand_points` is what the card is worth in hand at the end of the game.
    """

    id: ClassVar[str] = ""

    gather_gold: ClassVar[int] = 0
    gather_cards: ClassVar[int] = 0
    powers: ClassVar[tuple[Power, ...]] = ()
    way: ClassVar[str] = ""
    any_type: ClassVar[bool] = False
    empty_hand: ClassVar[bool] = False

    own_way: ClassVar[str] = ""
    paid_in_cards: ClassVar[bool] = False
    counts: ClassVar[bool] = True

    weight: ClassVar[int] = 1
    ends_earlier: ClassVar[int] = 0

    immune: ClassVar[bool] = False
    surcharge: ClassVar[int] = 0

    hand_points: ClassVar[int] = 0

    # In the city of its owner

    def keeps(self, game: Position, drawn: int) -> int:
        """Return how many of the cards drawn when gathering are kept."""
        return min(1, drawn)

    def price_change(self, card: str) -> int:
        """Return the gold that another card costs more to build; less, if below 0."""
        return 0

    def repeats(self, game: Position, seat: int) -> bool:
        """Return whether its owner may build what the city has already."""
        return False

    def chosen(self, game: Position, seat: int) -> None:
        """Return all characters were chosen; none is called yet."""

    def silenced(self, game: Position, seat: int, character: str) -> None:
        """Return a character was called that may not show itself, whether this seat holds it or not."""

    def released(self, game: Position, turn: Turn) -> None:
        """Return the turn, which the district holds to gathering alone, has gathered."""

    def ending(self, game: Position, seat: int) -> None:
        """Return the turn of its owner ends; the districts act in the order of the registry (D2e)."""

    def crown_moved(self, game: Position, seat: int) -> None:
        """Return the crown moved from one seat to another; `seat` is its owner."""

    def rank_eight_destroyed(self, game: Position, seat: int, by: int, card: str) -> None:
        """Rank 8, played by the seat `by`, destroyed a district of any city; `seat` is its owner."""

    # The card itself

    def buildable(self, game: Position, seat: int) -> bool:
        """Return whether the card allows to be built in the seat's city."""
        return True

    def built(self, game: Position, seat: int) -> None:
        """It was built in the seat's city."""

    def destroyed(self, game: Position, seat: int, district: District) -> None:
        """It was destroyed or replaced, in whatever way, and stands in the seat's city no more."""

    # The end of the game

    def wild(self, game: Position) -> bool:
        """Return whether it counts as whichever type brings most."""
        return False

    def points(self, tally: Tally) -> int:
        """Return its points beyond its cost and the points that are printed on it."""
        return 0


UNIQUE_DISTRICTS: dict[str, UniqueDistrict] = {}

Hook = Literal[
    "any_type",
    "buildable",
    "built",
    "chosen",
    "counts",
    "crown_moved",
    "empty_hand",
    "ending",
    "ends_earlier",
    "gather_cards",
    "gather_gold",
    "hand_points",
    "immune",
    "keeps",
    "own_way",
    "paid_in_cards",
    "points",
    "powers",
    "price_change",
    "rank_eight_destroyed",
    "repeats",
    "silenced",
    "surcharge",
    "way",
    "weight",
    "wild",
]


def parts_of(district: type[UniqueDistrict]) -> frozenset[str]:
    """Return the hooks in which a unique district has a part: its class says something about them."""
    return frozenset(
        hook for hook in get_args(Hook) if getattr(district, hook) != getattr(UniqueDistrict, hook)
    )


# The results of `having`: a dictionary is read in a third of the time that `functools.cache` takes.
_HAVING: dict[str, frozenset[str]] = {}


def having(hook: Hook) -> frozenset[str]:
    """Return the unique districts that have a part in a moment."""
    found = _HAVING.get(hook)
    if found is None:
        found = _HAVING[hook] = frozenset(card for card, hooks in PARTS.items() if hook in hooks)
    return found


def acting(game: Position, seat: int, hook: Hook) -> Sequence[UniqueDistrict]:
    """Return the districts of the seat's city that have a part in a moment, in the order of building."""
    if hook not in game.standing[seat].hooks:
        return ()
    cards = having(hook)
    return [UNIQUE_DISTRICTS[each.card] for each in game.seats[seat].city if each.card in cards]
