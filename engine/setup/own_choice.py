"""The own choice of a table: a character for each rank, and unique districts from the pool of its edition."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engine.cards.characters import RANK
from engine.setup.editions import Edition, edition_of
from engine.setup.plan import OWN, Plan, pool
from engine.setup.preview import NINTH

NOBODY = "nobody"
MENU = 18
"""How many unique districts stand in one menu: all of an edition in two menus of about the same length."""


class ImpossibleWishError(ValueError):
    """A wish for something that there isn't (any more)."""


class Wish(NamedTuple):
    """What somebody wants of a plan: its verb, which part of it that is about, and the values.

    `taken` is how many sit at the table. `draw` is any text that is new with each wish: where something is
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
        """The only value. Raises `ImpossibleWishError` if it isn't the only one."""
        if len(self.values) != 1:
            raise ImpossibleWishError(f"{self.verb} {self.values}")
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


# Wishes for another choice


def rank(wish: Wish) -> Plan:
    """Choose the character of a rank. In the ninth it may be nobody."""
    nobody = wish.value == NOBODY and wish.part == str(NINTH)
    plan = _with_character(wish, wish.part, "" if nobody else wish.value)
    return replace(plan, nine=not nobody) if wish.part == str(NINTH) else plan


def instead(wish: Wish) -> Plan:
    """Let a character play instead of the one of its rank."""
    return _with_character(wish, str(RANK.get(wish.value, 0)), wish.value)


def uniques(wish: Wish) -> Plan:
    """Choose, of the districts of one menu, exactly these."""
    _check_own(wish)
    menus, chosen = district_menus(wish.plan.edition), set(wish.values)
    if not wish.part.isdecimal() or int(wish.part) >= len(menus) or not chosen <= {*menus[int(wish.part)]}:
        raise ImpossibleWishError(f"{wish.part} {wish.values}")
    return _with_uniques(wish, {*picked(wish.plan)} - {*menus[int(wish.part)]} | chosen)


def without(wish: Wish) -> Plan:
    """Leave these fixed districts out, named as by `numbered`."""
    _check_own(wish)
    fixed = wish.edition.fixed
    if not set(wish.values) <= {*numbered(fixed)} or len(wish.values) > beyond(wish.plan):
        raise ImpossibleWishError(str(wish.values))
    given = Counter(value.partition("~")[0] for value in wish.values)
    return replace(wish.plan, uniques=(*_kept(wish, given), *picked(wish.plan)))


def fill(wish: Wish) -> Plan:
    """Draw as many districts as may still be chosen."""
    _check_own(wish)
    chosen = picked(wish.plan)
    rest = [card for card in wish.edition.pool if card not in chosen]
    random.Random(wish.draw).shuffle(rest)
    return _with_uniques(wish, {*chosen, *rest[: max(0, wish.edition.most - len(chosen))]})


def clear(wish: Wish) -> Plan:
    """Choose no district."""
    _check_own(wish)
    return replace(wish.plan, uniques=())


def _with_character(wish: Wish, of: str, character: str) -> Plan:
    _check_own(wish)
    if character and (character not in wish.edition.characters or str(RANK[character]) != of):
        raise ImpossibleWishError(character)
    others = [each for each in wish.plan.characters if str(RANK.get(each)) != of]
    cast = sorted([*others, character] if character else others, key=lambda each: RANK.get(each, 0))
    return replace(wish.plan, characters=tuple(cast))


def _with_uniques(wish: Wish, cards: set[str]) -> Plan:
    """Choose these from the pool. Fixed districts stay left out as far as there is still a reason for it."""
    chosen = tuple(card for card in wish.edition.pool if card in cards)
    given = left_out(wish.plan)[: beyond(replace(wish.plan, uniques=chosen))]
    return replace(wish.plan, uniques=(*_kept(wish, Counter(given)), *chosen))


def _kept(wish: Wish, given: "Counter[str]") -> tuple[str, ...]:
    """Return the fixed districts that stay, which need not be named if all do."""
    return tuple((Counter(wish.edition.fixed) - given).elements()) if given else ()


def _check_own(wish: Wish) -> None:
    if wish.plan.cards != OWN:
        raise ImpossibleWishError(f"{wish.verb} for {wish.plan.cards}")
