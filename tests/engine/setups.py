"""All set-ups in one list, for the random games, the secrets and the golden games."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple
from zlib import crc32

from engine import Options, Plan
from engine.setup.editions import EDITIONS, Edition
from engine.setup.random_sets import random_set
from engine.setup.sets import sets_of

RANDOM_SETS = 4


class Setup(NamedTuple):
    """A set-up with a name, for a number of seats."""

    name: str
    seats: int
    options: Options

    def __str__(self) -> str:
        return self.name

    @property
    def seed(self) -> int:
        """A seed that depends only on the set-up's name, so it is the same in every run."""
        return crc32(self.name.encode())


def _sizes(edition: Edition) -> Iterator[tuple[int, int, bool]]:
    """Yield the numbers of seats and characters of the edition, and whether they are the largest."""
    for seats in range(2, 9):
        for size in edition.cast_sizes(seats):
            yield seats, size, size == max(edition.cast_sizes(seats))


def _named_sets(edition: Edition) -> Iterator[Setup]:
    """Yield the sets of the rule books; the de-luxe edition with its action cards."""
    rules = replace(edition.rules, action_cards=edition.id == "deluxe")
    for name, chosen in sets_of(edition).items():
        for seats, size, _ in _sizes(edition):
            options = chosen.options(seats, size, rules, edition)
            yield Setup(f"{edition.id}-{name}-{seats}s{len(options.cast)}c", seats, options)


def _random_sets(edition: Edition) -> Iterator[Setup]:
    """Yield random casts and districts, every second one with the action cards it may have.

    The edition with action cards takes those of another edition all of whose cards it has, with its rules.
    """
    home = next((each for each in EDITIONS.values() if each.action_cards and _has_all(each, edition)), None)
    for number in range(RANDOM_SETS):
        actions = home is not None and number % 2 == 1
        rules = replace(edition.rules, action_cards=actions)
        for seats, size, most in _sizes(edition):
            seed = f"{number:060x}{seats:02x}{most:02x}"
            options = random_set(seats, seed, size, rules, edition)
            if actions and home:
                options = replace(options, edition=home.id)
            yield Setup(f"{edition.id}-random{number}-{seats}s{len(options.cast)}c", seats, options)


def _has_all(home: Edition, edition: Edition) -> bool:
    return set(edition.characters) <= set(home.characters) and not edition.fixed


def _short_games(edition: Edition) -> Iterator[Setup]:
    """Yield the first game with a city that is complete with one district less."""
    for seats, _, most in _sizes(edition):
        options = Plan(edition.id, nine=most, short=True).options(seats)
        yield Setup(f"{edition.id}-short-{seats}s{len(options.cast)}c", seats, options)


SETUPS: tuple[Setup, ...] = tuple(
    setup
    for edition in EDITIONS.values()
    for make in (_named_sets, _random_sets, _short_games)
    for setup in make(edition)
)
