"""The facts that a Builder reads from a view, and the fitted weights of its rules.

`python -m lab fit-builder` fits the weights, in points of lead at the end. The weights are in tables. A row
of a table has a weight for each feature, as `drafting.features` and `acting.gathering` return them. The row
with an empty name is fitted to all answers.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from typing import TypeAlias

from ai.level import PLAIN, Style
from ai.thumb import exposed, reachable
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS, Kind
from engine.characters.powers import paid_for, paying
from engine.view import DistrictView, HandCard, SeatView, View

Weights: TypeAlias = tuple[float, ...]


def read(package: str) -> dict[str, dict[str, Weights]]:
    """Return the tables of weights from the `weights.json` of a package; each maps names to rows."""
    text = (resources.files(package) / "weights.json").read_text(encoding="utf-8")
    tables: dict[str, dict[str, list[float]]] = json.loads(text)
    return {name: {row: tuple(weights) for row, weights in rows.items()} for name, rows in tables.items()}


BUILDER_WEIGHTS = read("ai.builder")

PASSING = ("", "too-expensive", "gather-first", "limit", "not-your-turn")
"""Hindrances that may pass, so that the card can be built later."""

GATHERED = 2

CardWish = Callable[[Sequence[HandCard], float], Sequence[HandCard]]
"""Picks the cards to build from the buildable ones (the cheapest first), at the stage `Reading.late`."""


class Reading:
    """A view as a Builder sees it: itself, its rivals, the stage of the game, the cards it may build.

    `late` is the stage of the game, from 0 at the beginning to 1 in the last round. `drafted` caches features
    of characters, by seat and by the gold that they would bring. A `wish` leaves out cards that the player
    won't build. `style` is the player's.
    """

    __slots__ = (
        "_buildable",
        "_kinds",
        "_leader",
        "_piles",
        "_standings",
        "_wish",
        "drafted",
        "late",
        "me",
        "rivals",
        "style",
        "target",
        "view",
    )

    def __init__(self, view: View, wish: CardWish | None = None, style: Style = PLAIN) -> None:
        assert view.seat is not None
        self.view = view
        self._wish = wish
        self.style = style
        self.me = view.seats[view.seat]
        self.rivals = [seat for seat in view.seats if seat.seat != view.seat]
        self.target = view.target_size
        largest = max([seat.size for seat in view.seats])
        self.late = 1.0 if view.ending else min(0.9, largest / self.target)
        # A search reads very many views, so compute facts that only some questions need on demand.
        self.drafted: dict[tuple[int, int], tuple[float, ...]] = {}
        self._buildable: list[HandCard] | None = None
        self._kinds: frozenset[Kind] | None = None
        self._leader: SeatView | None = None
        self._piles = dict(view.piles)
        self._standings: list[float] | None = None

    @property
    def buildable(self) -> list[HandCard]:
        """The cards of the hand that may be built now or later and that fit the wish, the cheapest first."""
        if self._buildable is None:
            found = buildable(self.view)
            self._buildable = list(self._wish(found, self.late)) if self._wish else found
        return self._buildable

    def wants(self, card: str) -> bool:
        """Return whether the wish allows building a card."""
        return self._wish is None or card in [each.card for each in self.buildable]

    @property
    def leader(self) -> SeatView:
        """The rival with the best standing."""
        if self._leader is None:
            self._leader = max(self.rivals, key=lambda rival: self.standing(rival.seat))
        return self._leader

    def standing(self, seat: int) -> float:
        """Return how well a seat is doing, in points."""
        if self._standings is None:
            self._standings = [standing(each) for each in self.view.seats]
        return self._standings[seat]

    def in_reach(self) -> Iterator[tuple[SeatView, DistrictView, int]]:
        """Yield the districts of rivals that rank 8 can touch, each with its rival and its surcharge."""
        for rival in self.rivals:
            if exposed(self.view, rival):
                for district, surcharge in reachable(rival):
                    yield rival, district, surcharge

    def kinds(self) -> frozenset[Kind]:
        """Return the types of districts in the player's city."""
        if self._kinds is None:
            self._kinds = frozenset([DISTRICTS[each.card].kind for each in self.me.city])
        return self._kinds

    @property
    def refunded(self) -> bool:
        """Whether gold paid for districts in this turn comes back."""
        turn = self.view.turn
        return turn is not None and turn.character == "alchemist"

    def paying(self, character: str, seat: SeatView) -> int:
        """Return the gold that a character would bring a seat: its income, or the gold on its token."""
        kind = paid_for(character)
        if kind is None:
            return self._piles.get(character, 0)
        cards = paying(kind)
        return sum([each.card in cards for each in seat.city])


def buildable(view: View) -> list[HandCard]:
    """Return the cards of the hand that may ever be built, each name once, the cheapest first."""
    cards = {each.card: each for each in view.hand if each.hindrance in PASSING}
    mine = view.seats[view.seat or 0].city
    standing_there = {each.card for each in mine}
    return sorted(
        (each for each in cards.values() if each.card not in standing_there), key=lambda each: each.cost
    )


def standing(seat: SeatView) -> float:
    """Return how well a seat is doing, in points, from its city, its gold and its cards."""
    city = sum([each.cost for each in seat.city])
    return city + 1.5 * seat.size + 0.6 * seat.gold + 0.8 * min(seat.cards, 4) + 3 * seat.completed


def missing_kinds(reading: Reading) -> int:
    """Return how many types the player's city lacks."""
    return len(DISTRICT_KINDS) - len(reading.kinds())


def weigh(weights: Sequence[float], features: Sequence[float]) -> float:
    """Add up features by their weights."""
    return sum(map(float.__mul__, weights, features))
