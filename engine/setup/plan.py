"""The wishes of a table before the number of players is known; and the cards to choose from."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.cards.characters import RANK
from engine.errors import SetupError
from engine.setup.choice import Cards, OwnChoice, ReadySet
from engine.setup.editions import DEFAULT_EDITION, Edition, edition_of
from engine.setup.options import FEWEST, MOST, Options, cast_sizes, refusal
from engine.setup.rules import Rules, TieBreak
from engine.setup.sets import FIRST_GAME, CardSet, sets_of

_FIRST = ReadySet(FIRST_GAME.id)

NINTH = 9  # The rank that is optional with some numbers of players.


@dataclass(frozen=True, slots=True)
class Plan:
    """The wishes of a table. They become the options of a game once the number of seats is known."""

    edition: str = DEFAULT_EDITION.id
    cards: Cards = _FIRST
    nine: bool = False  # play with rank 9 where it is optional
    action_cards: bool = False
    short: bool = False  # one district less completes a city
    tie_break: TieBreak | None = None  # replaces the tie-break of the edition

    def options(self, seats: int) -> Options:
        """Return the options of a game for `seats`. Raises `SetupError` if the rules don't allow them."""
        edition = edition_of(self.edition)
        options = self.cards.options(seats, self.size(seats), self.rules(), edition)
        options.check(seats)
        return options

    def rules(self) -> Rules:
        """Return the rules of the edition with the changes that the table wants."""
        rules = edition_of(self.edition).rules
        fewer = int(self.short)
        return replace(
            rules,
            action_cards=self.action_cards,
            city_size=rules.city_size - fewer,
            city_size_few=rules.city_size_few - fewer,
            tie_break=self.tie_break or rules.tie_break,
        )

    @property
    def most(self) -> int:
        """The largest number of players for the edition."""
        return max(seats_for(self.edition))

    def size(self, seats: int) -> int:
        """Return how many characters the game would have."""
        sizes = cast_sizes(seats, edition_of(self.edition))
        return max(sizes) if self.nine else min(sizes)


def _always(_: Edition) -> bool:
    return True


def _has_ninth(edition: Edition) -> bool:
    return bool(edition.of_rank(NINTH))


def _has_actions(edition: Edition) -> bool:
    return edition.action_cards


class Switch(NamedTuple):
    """An option of a plan that is on or off. `offered` says which editions have it.

    `name` is part of ids, and of the keys of its texts: `switch-NAME` and `extra-NAME`, and `setting-NAME` if
    lobbies list it among the rules.
    """

    name: str
    field: str
    offered: Callable[[Edition], bool] = _always

    def on(self, plan: Plan) -> bool:
        return getattr(plan, self.field)

    def set(self, plan: Plan, *, on: bool) -> Plan:
        """Return the plan with the switch on or off; always off in an edition that hasn't got the switch."""
        return replace(plan, **{self.field: on and self.offered(edition_of(plan.edition))})


_SWITCHES = (
    Switch("nine", "nine", _has_ninth),
    Switch("actions", "action_cards", _has_actions),
    Switch("short", "short"),
)
SWITCHES = {each.name: each for each in _SWITCHES}
"""All switches, in the order in which screens show them.

A new switch needs an entry here, a field of `Plan`, and its texts.
"""


class Offer(NamedTuple):
    """A character that a table may choose; `refusal` gives the reason if it may not."""

    character: str
    refusal: SetupError | None


class PlanGaps(NamedTuple):
    """The gaps in an own choice: ranks without a character, and the number of missing unique districts."""

    ranks: tuple[int, ...]
    uniques: int


def seats_for(edition: str) -> tuple[int, ...]:
    """Return the numbers of players for an edition."""
    found = edition_of(edition)
    return tuple(seats for seats in range(FEWEST, MOST + 1) if found.cast_sizes(seats))


def sets_for(edition: str, seats: int) -> tuple[CardSet, ...]:
    """Return the sets of an edition, the first game first; none if `seats` can't play the edition."""
    return tuple(sets_of(edition_of(edition)).values()) if seats in seats_for(edition) else ()


def characters_for(edition: str, rank: int, seats: int) -> tuple[Offer, ...]:
    """Return all characters of a rank with any refusals; none if the rank never plays with `seats`."""
    found = edition_of(edition)
    if rank > max(cast_sizes(seats, found)):
        return ()
    return tuple(Offer(each, refusal(each, rank, seats, found)) for each in found.of_rank(rank))


def complete(plan: Plan, seats: int) -> PlanGaps:
    """Return the gaps in a plan's own choice for `seats`; other choices have none."""
    if not isinstance(plan.cards, OwnChoice):
        return PlanGaps((), 0)
    edition = edition_of(plan.edition)
    ranks = {RANK.get(each, 0) for each in plan.cards.characters}
    missing = tuple(rank for rank in range(1, plan.size(seats) + 1) if rank not in ranks)
    return PlanGaps(missing, max(0, edition.fewest - len(plan.cards.picked(edition))))
