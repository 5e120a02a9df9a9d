"""The hooks of unique districts."""

from collections.abc import Sequence
from typing import ClassVar, Literal, NamedTuple, get_args

from engine.cards.districts import Kind
from engine.hooks.questions import Power
from engine.position import DISTRICT_HOOKS, Position
from engine.state import District, Turn


class Tally(NamedTuple):
    """A city at the end of the game. `kinds` are the types that its districts count as."""

    game: Position
    seat: int
    kinds: tuple[Kind, ...]


class UniqueDistrict:
    """The effects of a unique district. By default it has none."""

    id: ClassVar[str] = ""

    # In the city of its owner
    gather_gold: ClassVar[int] = 0  # gold added when gathering gold
    gather_cards: ClassVar[int] = 0  # cards added to choose from when gathering cards
    powers: ClassVar[tuple[Power, ...]] = ()  # for the owner
    way: ClassVar[str] = ""  # a way of paying for any district
    any_type: ClassVar[bool] = False  # counts as every type for income
    empty_hand: ClassVar[bool] = False  # rewards an empty hand

    # For building it
    own_way: ClassVar[str] = ""  # a way of paying for this district besides gold
    paid_in_cards: ClassVar[bool] = False  # cards of the hand may pay any part of its price
    counts: ClassVar[bool] = True  # counts towards the building limit

    # For the end of the game
    weight: ClassVar[int] = 1  # how many districts it counts as for completing a city
    ends_earlier: ClassVar[int] = 0  # if declared, a city ends the game with this many districts fewer
    hand_points: ClassVar[int] = 0  # points for the card in its owner's hand

    # For rank 8
    immune: ClassVar[bool] = False  # rank 8 can't touch it
    surcharge: ClassVar[int] = 0  # the extra price of each other district of the city

    # In the city of its owner

    def keeps(self, game: Position, drawn: int) -> int:
        """Return how many of the cards drawn in gathering the owner keeps."""
        return min(1, drawn)

    def price_change(self, card: str) -> int:
        """Return the change of another card's price, in gold."""
        return 0

    def repeats(self, game: Position, seat: int) -> bool:
        """Return whether its owner may build second copies."""
        return False

    def chosen(self, game: Position, seat: int) -> None:
        """React to the end of the selection, before the first call."""

    def silenced(self, game: Position, seat: int, character: str) -> None:
        """React to the call of a character that isn't shown, whether this seat holds it or not."""

    def released(self, game: Position, turn: Turn) -> None:
        """Continue after gathering, if this district limited the turn to gathering."""

    def ending(self, game: Position, seat: int) -> None:
        """React to the end of the owner's turn."""

    def crown_moved(self, game: Position, seat: int) -> None:
        """React to a move of the crown; `seat` owns the district."""

    def rank_eight_destroyed(self, game: Position, seat: int, by: int, card: str) -> None:
        """React when rank 8, played by the seat `by`, destroys the district `card` in any city."""

    # The card itself

    def buildable(self, game: Position, seat: int) -> bool:
        """Return whether the card may be built in the seat's city."""
        return True

    def built(self, game: Position, seat: int) -> None:
        """React to being built in the seat's city."""

    def destroyed(self, game: Position, seat: int, district: District) -> None:
        """React to leaving the seat's city, because the district was destroyed or replaced."""

    # The end of the game

    def wild(self, game: Position) -> bool:
        """Return whether the district counts as the type that brings its owner most."""
        return False

    def points(self, tally: Tally) -> int:
        """Return the district's points beyond its cost and its printed points."""
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
    """Return the hooks of a unique district: those that its class overrides."""
    return frozenset(
        hook for hook in get_args(Hook) if getattr(district, hook) != getattr(UniqueDistrict, hook)
    )


_HAVING: dict[str, frozenset[str]] = {}
"""The results of `having`: reading a dictionary takes a third of the time of `functools.cache`."""


def having(hook: Hook) -> frozenset[str]:
    """Return the ids of the unique districts that use a hook."""
    found = _HAVING.get(hook)
    if found is None:
        found = _HAVING[hook] = frozenset(card for card, hooks in DISTRICT_HOOKS.items() if hook in hooks)
    return found


def acting(game: Position, seat: int, hook: Hook) -> Sequence[UniqueDistrict]:
    """Return the districts of the seat's city that use a hook, in the order of building."""
    if hook not in game.standing[seat].hooks:
        return ()
    cards = having(hook)
    return [UNIQUE_DISTRICTS[each.card] for each in game.seats[seat].city if each.card in cards]
