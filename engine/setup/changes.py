"""The changes that a host makes to a plan. Each one makes a new plan from the old one.

A request may come from an old panel or be forged. An impossible change raises `ImpossibleChangeError`. We
accept a plan that can't be *played*: the preview says why, and the host can change it further.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

from engine.cards.characters import RANK
from engine.errors import ImpossibleChangeError
from engine.setup import own_choice
from engine.setup.choice import OWN, RANDOM_CHOICE, Cards, OwnChoice, RandomSet, ReadySet
from engine.setup.editions import EDITIONS, Edition, edition_of
from engine.setup.own_choice import PlanChange
from engine.setup.plan import SWITCHES, Plan, seats_for, sets_for
from engine.setup.preview import NINTH, preview
from engine.setup.rules import TieBreak
from engine.setup.sets import sets_of

EDITION = "edition"  # The value that chooses the tie-break of the edition.

TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)


def apply(change: PlanChange) -> Plan:
    """Return the plan after the change. Raises `ImpossibleChangeError`."""
    if switch := SWITCHES.get(change.verb):
        return switch.set(change.plan, on=_on(change))
    if change.verb not in _CHANGES:
        raise ImpossibleChangeError(change.verb)
    return _CHANGES[change.verb](change)


def ready_sets(edition: str) -> tuple[str, ...]:
    """Return the sets of an edition."""
    return tuple(each.id for each in sets_for(edition, seats_for(edition)[0]))


def card_choices(edition: str) -> tuple[str, ...]:
    """Return the sets of an edition, and `random` and `own` if anything can be drawn or chosen."""
    sets = ready_sets(edition)
    found = edition_of(edition)
    free = bool(found.pool) or any(len(found.of_rank(rank)) > 1 for rank in range(1, NINTH + 1))
    return (*sets, RANDOM_CHOICE, OWN) if free else sets


def all_card_choices() -> tuple[str, ...]:
    """Return the choices of cards in all editions."""
    return tuple(dict.fromkeys(each for edition in EDITIONS for each in card_choices(edition)))


def _edition(change: PlanChange) -> Plan:
    if change.value not in EDITIONS:
        raise ImpossibleChangeError(change.value)
    edition = EDITIONS[change.value]
    tie = change.plan.tie_break
    plan = replace(
        change.plan,
        edition=change.value,
        cards=_moved(change.plan.cards, change.edition, edition),
        tie_break=None if tie == edition.rules.tie_break else tie,
    )
    for each in SWITCHES.values():
        plan = each.set(plan, on=each.on(plan))
    return plan


def _moved(cards: Cards, old: Edition, new: Edition) -> Cards:
    """Return the chosen cards that another edition has, or its first set if it has no such choice."""
    choices = card_choices(new.id)
    if cards.id not in choices:
        return ReadySet(choices[0])
    match cards:
        case ReadySet(replacements=chosen):
            return replace(cards, replacements=tuple(each for each in chosen if each in new.characters))
        case RandomSet():
            return cards
        case OwnChoice(characters=characters):
            return OwnChoice(
                tuple(each for each in characters if each in new.characters),
                tuple(card for card in cards.picked(old) if card in new.pool),
            )


def _cards(change: PlanChange) -> Plan:
    plan = change.plan
    if change.value not in card_choices(plan.edition):
        raise ImpossibleChangeError(change.value)
    if change.value == plan.cards.id:
        return plan
    if change.value == OWN:
        return replace(plan, cards=_own(change))
    cards = RandomSet(change.draw) if change.value == RANDOM_CHOICE else ReadySet(change.value)
    return replace(plan, cards=cards)


def _own(change: PlanChange) -> OwnChoice:
    """Start an own choice with the cards that the plan would play now."""
    plan, now = change.plan, preview(change.plan, change.taken)
    chosen = next((each for each in sets_for(plan.edition, now.seats) if each.id == plan.cards.id), None)
    # Keep a character that was replaced only because of the number of players.
    cast = {RANK[each]: each for each in (*now.cast, *(chosen.characters if chosen else ()))}
    if not plan.nine:
        cast.pop(NINTH, None)
    uniques = tuple(card for card in now.uniques if card not in change.edition.fixed)
    return OwnChoice(tuple(cast.values()), uniques)


def _draw(change: PlanChange) -> Plan:
    if not isinstance(change.plan.cards, RandomSet):
        raise ImpossibleChangeError(f"{change.verb} for {change.plan.cards}")
    return replace(change.plan, cards=RandomSet(change.draw))


def _instead(change: PlanChange) -> Plan:
    """Replace the chosen character of a rank, or a character of a set that needs more players."""
    cards = change.plan.cards
    if not isinstance(cards, ReadySet):
        return own_choice.instead(change)
    groups = sets_of(change.edition)[cards.id].substitutes(change.edition).values()
    others = next((group for group in groups if change.value in group), None)
    if others is None:
        raise ImpossibleChangeError(change.value)
    kept = tuple(each for each in cards.replacements if each not in others)
    # The first substitute plays without being named.
    chosen = () if change.value == others[0] else (change.value,)
    return replace(change.plan, cards=replace(cards, replacements=(*kept, *chosen)))


def _tie(change: PlanChange) -> Plan:
    found = next((each for each in TIE_BREAKS if each == change.value), None)
    if found is None and change.value != EDITION:
        raise ImpossibleChangeError(change.value)
    return replace(change.plan, tie_break=None if found == change.edition.rules.tie_break else found)


def _on(change: PlanChange) -> bool:
    if change.value not in ("on", "off"):
        raise ImpossibleChangeError(change.value)
    return change.value == "on"


_CHANGES: dict[str, Callable[[PlanChange], Plan]] = {
    "edition": _edition,
    "cards": _cards,
    "draw": _draw,
    "tie": _tie,
    "rank": own_choice.rank,
    "instead": _instead,
    "uniques": own_choice.uniques,
    "without": own_choice.without,
    "fill": own_choice.fill,
    "clear": own_choice.clear,
}
