"""The wishes of a host, one at a time: each makes a new plan of the old one.

What comes in may come from an old panel or be made up. A wish that can't be is an `ImpossibleWishError`; a
wish that only can't be *played* is granted, and told about by the outlook, so that one can go on from there.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

from engine.cards.characters import RANK
from engine.setup import own_choice
from engine.setup.editions import EDITIONS, edition_of
from engine.setup.own_choice import ImpossibleWishError, Wish, picked
from engine.setup.plan import OWN, RANDOM, Plan, seats_for, sets_for
from engine.setup.preview import NINTH, outlook
from engine.setup.rules import TieBreak

EDITION = "edition"
"""The tie-break of the edition."""

TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)


def grant(wish: Wish) -> Plan:
    """Return the plan with what is wished for. Raises `ImpossibleWishError`."""
    if wish.verb not in _WISHES:
        raise ImpossibleWishError(wish.verb)
    return _WISHES[wish.verb](wish)


def card_choices(edition: str) -> tuple[str, ...]:
    """Return the sets of an edition, and `random` and `own` if there is anything to draw or to choose."""
    sets = tuple(each.id for each in sets_for(edition, seats_for(edition)[0]))
    found = edition_of(edition)
    free = bool(found.pool) or any(len(found.of_rank(rank)) > 1 for rank in range(1, NINTH + 1))
    return (*sets, RANDOM, OWN) if free else sets


def _edition(wish: Wish) -> Plan:
    if wish.value not in EDITIONS:
        raise ImpossibleWishError(wish.value)
    plan, edition, choices = wish.plan, EDITIONS[wish.value], card_choices(wish.value)
    cards = plan.cards if plan.cards in choices else choices[0]
    own = cards == OWN
    return replace(
        plan,
        edition=wish.value,
        cards=cards,
        nine=plan.nine and bool(edition.of_rank(NINTH)),
        characters=tuple(each for each in plan.characters if own and each in edition.characters),
        uniques=tuple(card for card in picked(plan) if own and card in edition.pool),
        action_cards=plan.action_cards and edition.action_cards,
        tie_break=None if plan.tie_break == edition.rules.tie_break else plan.tie_break,
    )


def _cards(wish: Wish) -> Plan:
    plan = wish.plan
    if wish.value not in card_choices(plan.edition):
        raise ImpossibleWishError(wish.value)
    if wish.value == plan.cards:
        return plan
    if wish.value == OWN:
        return _own(wish)
    draw = wish.draw if wish.value == RANDOM else ""
    return replace(plan, cards=wish.value, characters=(), uniques=(), draw=draw)


def _own(wish: Wish) -> Plan:
    """Begin the own choice with what would be played."""
    plan, now = wish.plan, outlook(wish.plan, wish.taken)
    chosen = next((each for each in sets_for(plan.edition, now.seats) if each.id == plan.cards), None)
    # Who gave way to another because of the number of players is wanted all the same.
    cast = {RANK[each]: each for each in (*now.cast, *(chosen.characters if chosen else ()))}
    if not plan.nine:
        cast.pop(NINTH, None)
    uniques = tuple(card for card in now.uniques if card not in wish.edition.fixed)
    return replace(plan, cards=OWN, characters=tuple(cast.values()), uniques=uniques, draw="")


def _draw(wish: Wish) -> Plan:
    if wish.plan.cards != RANDOM:
        raise ImpossibleWishError(wish.plan.cards)
    return replace(wish.plan, draw=wish.draw)


def _nine(wish: Wish) -> Plan:
    return replace(wish.plan, nine=_on(wish) and bool(wish.edition.of_rank(NINTH)))


def _actions(wish: Wish) -> Plan:
    return replace(wish.plan, action_cards=_on(wish) and wish.edition.action_cards)


def _short(wish: Wish) -> Plan:
    return replace(wish.plan, short=_on(wish))


def _tie(wish: Wish) -> Plan:
    found = next((each for each in TIE_BREAKS if each == wish.value), None)
    if found is None and wish.value != EDITION:
        raise ImpossibleWishError(wish.value)
    return replace(wish.plan, tie_break=None if found == wish.edition.rules.tie_break else found)


def _on(wish: Wish) -> bool:
    if wish.value not in ("on", "off"):
        raise ImpossibleWishError(wish.value)
    return wish.value == "on"


_WISHES: dict[str, Callable[[Wish], Plan]] = {
    "edition": _edition,
    "cards": _cards,
    "draw": _draw,
    "nine": _nine,
    "actions": _actions,
    "short": _short,
    "tie": _tie,
    "rank": own_choice.rank,
    "instead": own_choice.instead,
    "uniques": own_choice.uniques,
    "without": own_choice.without,
    "fill": own_choice.fill,
    "clear": own_choice.clear,
}
