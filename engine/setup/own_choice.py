"""The own choice of a table: a character for each rank, and unique districts from the pool of its edition."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engine.cards.characters import RANK
from engine.errors import ImpossibleChangeError
from engine.setup.editions import Edition, edition_of
from engine.setup.plan import OWN, Plan, pool
from engine.setup.preview import NINTH

NOBODY = "nobody"
MENU = 18
"""How many unique districts stand in one menu: all of an edition in two menus of about the same length."""


class Change(NamedTuple):
    """What somebody wants to change in a plan: the verb, which part that is about, and the values.

    `taken` is how many sit at the table. `draw` is any text that is new with each change: where something is
    drawn, it is drawn from that.
    """

    plan: Plan
    verb: str
    part: str
    values: tuple[str, ...]
    taken: int
    draw: str

    @property
    def value(self) -> str:
        """The only value. Raises `ImpossibleChangeError` if it isn't the only one."""
        if len(self.values) != 1:
            raise ImpossibleChangeError(f"{self.verb} {self.values}")
        return self.values[0]

    @property
    def edition(self) -> Edition:
        """The edition of the plan."""
        return edition_of(self.plan.edition)


# What is chosen


def district_menus(edition: str) -> list[tuple[str, ...]]:
    """Return the unique districts of an edition's pool in groups that fit into a menu."""
    cards = pool(edition)
    return [cards[start : start + MENU] for start in range(0, len(cards), MENU)]


def picked(plan: Plan) -> tuple[str, ...]:
    """Return the unique districts that were chosen from the pool."""
    fixed = edition_of(plan.edition).fixed
    return tuple(card for card in plan.uniques if card not in fixed)


def left_out(plan: Plan) -> tuple[str, ...]:
    """Return the fixed districts that were given up for others."""
    fixed = Counter(edition_of(plan.edition).fixed)
    kept = Counter(card for card in plan.uniques if card in fixed)
    return tuple((fixed - kept).elements()) if kept else ()


def beyond(plan: Plan) -> int:
    """Return how many fixed districts have to be given up for those that were chosen."""
    edition = edition_of(plan.edition)
    return max(0, len(picked(plan)) - edition.most) if edition.fixed else 0


def of_rank(plan: Plan, rank: int) -> str:
    """Return the character that was chosen for a rank, or nothing."""
    return next((each for each in plan.characters if RANK.get(each) == rank), "")


def numbered(cards: tuple[str, ...]) -> Iterator[str]:
    """Give each card a name of its own: the second of one name is `<name>~2`."""
    for index, card in enumerate(cards):
        before = cards[:index].count(card)
        yield f"{card}~{before + 1}" if before else card


# Changes of the choice


def rank(change: Change) -> Plan:
    """Choose the character of a rank. In the ninth it may be nobody."""
    nobody = change.value == NOBODY and change.part == str(NINTH)
    plan = _with_character(change, change.part, "" if nobody else change.value)
    return replace(plan, nine=not nobody) if change.part == str(NINTH) else plan


def instead(change: Change) -> Plan:
    """Let a character play instead of the one of its rank."""
    return _with_character(change, str(RANK.get(change.value, 0)), change.value)


def uniques(change: Change) -> Plan:
    """Choose, of the districts of one menu, exactly these."""
    _check_own(change)
    menus, chosen = district_menus(change.plan.edition), set(change.values)
    if (
        not change.part.isdecimal()
        or int(change.part) >= len(menus)
        or not chosen <= {*menus[int(change.part)]}
    ):
        raise ImpossibleChangeError(f"{change.part} {change.values}")
    return _with_uniques(change, {*picked(change.plan)} - {*menus[int(change.part)]} | chosen)


def without(change: Change) -> Plan:
    """Leave these fixed districts out, named as by `numbered`."""
    _check_own(change)
    fixed = change.edition.fixed
    if not set(change.values) <= {*numbered(fixed)} or len(change.values) > beyond(change.plan):
        raise ImpossibleChangeError(str(change.values))
    given = Counter(value.partition("~")[0] for value in change.values)
    return replace(change.plan, uniques=(*_kept(change, given), *picked(change.plan)))


def fill(change: Change) -> Plan:
    """Draw as many districts as may still be chosen."""
    _check_own(change)
    chosen = picked(change.plan)
    rest = [card for card in change.edition.pool if card not in chosen]
    random.Random(change.draw).shuffle(rest)
    return _with_uniques(change, {*chosen, *rest[: max(0, change.edition.most - len(chosen))]})


def clear(change: Change) -> Plan:
    """Choose no district."""
    _check_own(change)
    return replace(change.plan, uniques=())


def _with_character(change: Change, of: str, character: str) -> Plan:
    _check_own(change)
    if character and (character not in change.edition.characters or str(RANK[character]) != of):
        raise ImpossibleChangeError(character)
    others = [each for each in change.plan.characters if str(RANK.get(each)) != of]
    cast = sorted([*others, character] if character else others, key=lambda each: RANK.get(each, 0))
    return replace(change.plan, characters=tuple(cast))


def _with_uniques(change: Change, cards: set[str]) -> Plan:
    """Choose these from the pool. Fixed districts stay left out as far as there is still a reason for it."""
    chosen = tuple(card for card in change.edition.pool if card in cards)
    given = left_out(change.plan)[: beyond(replace(change.plan, uniques=chosen))]
    return replace(change.plan, uniques=(*_kept(change, Counter(given)), *chosen))


def _kept(change: Change, given: "Counter[str]") -> tuple[str, ...]:
    """Return the fixed districts that stay, which need not be named if all do."""
    return tuple((Counter(change.edition.fixed) - given).elements()) if given else ()


def _check_own(change: Change) -> None:
    if change.plan.cards != OWN:
        raise ImpossibleChangeError(f"{change.verb} for {change.plan.cards}")
