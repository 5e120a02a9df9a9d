"""How a host chooses the cards of a game: a character for each rank, and unique districts from the pool."""

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from engine.cards.characters import RANK
from engine.decision import numbered, unnumbered
from engine.errors import ImpossibleChangeError
from engine.rng import Stream, seed_of
from engine.setup.choice import OwnChoice
from engine.setup.editions import Edition, edition_of
from engine.setup.plan import Plan
from engine.setup.preview import NINTH

NO_CHARACTER = "nobody"
GROUP = 18  # The most unique districts in one menu. An edition fills two menus of about the same size.


class PlanChange(NamedTuple):
    """A wanted change of a plan: the verb, the part of the plan, and the values."""

    plan: Plan
    verb: str
    part: str
    values: tuple[str, ...]
    taken: int  # the number of players that the table will have
    draw: str  # the seed of all draws, a new text for each change

    @property
    def value(self) -> str:
        """The only value. Raises `ImpossibleChangeError` if there isn't exactly one."""
        if len(self.values) != 1:
            raise ImpossibleChangeError(f"{self.verb} {self.values}")
        return self.values[0]

    @property
    def edition(self) -> Edition:
        return edition_of(self.plan.edition)

    @property
    def own(self) -> OwnChoice:
        """The own choice of the plan. Raises `ImpossibleChangeError` if it has none."""
        if not isinstance(self.plan.cards, OwnChoice):
            raise ImpossibleChangeError(f"{self.verb} for {self.plan.cards}")
        return self.plan.cards


def district_groups(edition: str) -> list[tuple[str, ...]]:
    """Return the unique districts of an edition's pool in the groups from which they are chosen."""
    cards = edition_of(edition).pool
    return [cards[start : start + GROUP] for start in range(0, len(cards), GROUP)]


def rank(change: PlanChange) -> Plan:
    """Choose the character of a rank, or none for rank 9."""
    nobody = change.value == NO_CHARACTER and change.part == str(NINTH)
    plan = _with_character(change, change.part, "" if nobody else change.value)
    return replace(plan, nine=not nobody) if change.part == str(NINTH) else plan


def instead(change: PlanChange) -> Plan:
    """Choose a character instead of the earlier choice for its rank."""
    return _with_character(change, str(RANK.get(change.value, 0)), change.value)


def uniques(change: PlanChange) -> Plan:
    """Choose exactly these districts of one group."""
    before = set(change.own.picked(change.edition))
    groups, chosen = district_groups(change.plan.edition), set(change.values)
    number = int(change.part) if change.part.isdecimal() else len(groups)
    if number >= len(groups) or not chosen <= set(groups[number]):
        raise ImpossibleChangeError(f"{change.part} {change.values}")
    return _with_uniques(change, before - set(groups[number]) | chosen)


def without(change: PlanChange) -> Plan:
    """Leave these fixed districts out. Copies of a name are `numbered`."""
    own, edition = change.own, change.edition
    if not set(change.values) <= {*numbered(edition.fixed)} or len(change.values) > own.beyond(edition):
        raise ImpossibleChangeError(str(change.values))
    given = Counter(unnumbered(value) for value in change.values)
    cards = replace(own, uniques=(*_kept(edition, given), *own.picked(edition)))
    return replace(change.plan, cards=cards)


def fill(change: PlanChange) -> Plan:
    """Draw districts until the choice has as many as it may."""
    chosen = change.own.picked(change.edition)
    rest = [card for card in change.edition.pool if card not in chosen]
    Stream(seed_of(change.draw)).shuffle(rest)
    return _with_uniques(change, {*chosen, *rest[: max(0, change.edition.most - len(chosen))]})


def clear(change: PlanChange) -> Plan:
    """Choose no district."""
    return replace(change.plan, cards=replace(change.own, uniques=()))


def _with_character(change: PlanChange, of: str, character: str) -> Plan:
    own = change.own
    if character and (character not in change.edition.characters or str(RANK[character]) != of):
        raise ImpossibleChangeError(character)
    others = [each for each in own.characters if str(RANK.get(each)) != of]
    cast = OwnChoice((*others, character) if character else tuple(others), own.uniques).in_order()
    return replace(change.plan, cards=replace(own, characters=cast))


def _with_uniques(change: PlanChange, cards: set[str]) -> Plan:
    """Choose these districts of the pool. The table gives up fixed ones only while the choice needs room."""
    own, edition = change.own, change.edition
    chosen = tuple(card for card in edition.pool if card in cards)
    given = own.left_out(edition)[: replace(own, uniques=chosen).beyond(edition)]
    return replace(change.plan, cards=replace(own, uniques=(*_kept(edition, Counter(given)), *chosen)))


def _kept(edition: Edition, given: "Counter[str]") -> tuple[str, ...]:
    """Return the fixed districts to name: all except the given-up ones, or none if none are given up."""
    return tuple((Counter(edition.fixed) - given).elements()) if given else ()
