"""All that can be played, in one list: what the random games, the secrets and the golden games play."""

from collections.abc import Iterator
from typing import NamedTuple

from engine import Options, Rules
from engine.cards.districts import DELUXE, UNIQUE
from engine.options import cast_sizes
from engine.sets import SETS, random_set

SEATS = range(2, 9)
POOL = tuple(card.id for card in (*UNIQUE, *DELUXE))

# Every edition and every optional part gets a line; all that is below plays all of them.
RULES: dict[str, Rules] = {
    "2016": Rules(),
    "actions": Rules(action_cards=True),
}


class Setup(NamedTuple):
    """A set-up with a name, for as many seats."""

    name: str
    seats: int
    options: Options

    def __str__(self) -> str:
        return self.name


def _sizes(seats: int) -> list[bool]:
    """Without rank 9, with it, or both, as so many seats allow."""
    return sorted({size == max(cast_sizes(seats)) for size in cast_sizes(seats)})


def _named_sets() -> Iterator[Setup]:
    for name, chosen in SETS.items():
        for edition, rules in RULES.items():
            for seats in SEATS:
                for nine in _sizes(seats):
                    options = chosen.options(seats, nine=nine, rules=rules)
                    yield Setup(f"{name}-{edition}-{seats}s{len(options.cast)}c", seats, options)


def _random_sets(count: int) -> Iterator[Setup]:
    """Casts and districts that no rule book put together, all purple districts of all editions among them."""
    for number in range(count):
        for edition, rules in RULES.items():
            for seats in SEATS:
                for nine in _sizes(seats):
                    seed = f"{number:060x}{seats:02x}{nine:02x}"
                    options = random_set(seats, seed, nine=nine, rules=rules, pool=POOL)
                    name = f"random{number}-{edition}-{seats}s{len(options.cast)}c"
                    yield Setup(name, seats, options)


SETUPS: tuple[Setup, ...] = (*_named_sets(), *_random_sets(6))
