"""All cards of the game. Several districts that act at once act in the order of these modules."""

from types import ModuleType
from typing import TypeVar

import engine.hooks as hooks
from engine.actions import fortune_teller, living_cannonball, ticket_wagon
from engine.actions import plain as actions
from engine.characters import (
    rank1,
    rank2,
    rank3,
    rank4,
    rank4_emperor,
    rank5,
    rank5_cardinal,
    rank6,
    rank7,
    rank8,
    rank8_diplomat,
    rank9,
)
from engine.districts import paying, plain, powers, reactions, scoring
from engine.flow import build, gather, selection, turn
from engine.position import DISTRICT_HOOKS

Card = TypeVar("Card", bound=hooks.Character | hooks.UniqueDistrict | hooks.Action)


def _cards(kind: type[Card], modules: tuple[ModuleType, ...]) -> tuple[type[Card], ...]:
    """Return the cards of a kind: the classes with an id, in the order of the code."""
    found = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    return tuple(dict.fromkeys(each for each in found if issubclass(each, kind) and each.id))


RANK_MODULES = (
    *(rank1, rank2, rank3, rank4, rank4_emperor, rank5, rank5_cardinal),
    *(rank6, rank7, rank8, rank8_diplomat, rank9),
)
DISTRICT_MODULES = (plain, reactions, paying, powers, scoring)
ACTION_MODULES = (actions, fortune_teller, living_cannonball, ticket_wagon)

CHARACTER_CLASSES = _cards(hooks.Character, RANK_MODULES)
DISTRICT_CLASSES = _cards(hooks.UniqueDistrict, DISTRICT_MODULES)
ACTION_CLASSES = _cards(hooks.Action, ACTION_MODULES)

MODULES = (selection, turn, gather, build, *RANK_MODULES, *DISTRICT_MODULES, *ACTION_MODULES)
"""`register` enters every question, mark and way of paying of these modules that has a name."""


def register() -> None:
    """Enter everything into the dictionaries of `engine.hooks`, the powers of the cards included."""
    hooks.CHARACTERS.update((each.id, each()) for each in CHARACTER_CLASSES)
    hooks.UNIQUE_DISTRICTS.update((each.id, each()) for each in DISTRICT_CLASSES)
    DISTRICT_HOOKS.update((each.id, hooks.parts_of(each)) for each in DISTRICT_CLASSES)
    hooks.ACTIONS.update((each.id, each()) for each in ACTION_CLASSES)
    for module in MODULES:
        for each in vars(module).values():
            if not isinstance(each, type):
                continue
            if issubclass(each, hooks.Question) and each.kind:
                hooks.QUESTIONS[each.kind] = each
            elif issubclass(each, hooks.MarkRule) and each.kind:
                hooks.MARKS[each.kind] = each()
            elif issubclass(each, hooks.PayingWay) and each.name:
                hooks.PAYING_WAYS[each.name] = each()
    owners: tuple[type[hooks.Character | hooks.UniqueDistrict], ...] = (*CHARACTER_CLASSES, *DISTRICT_CLASSES)
    for card in owners:
        hooks.POWERS.update((power.name, power) for power in card.powers)
    for action in ACTION_CLASSES:
        hooks.POWERS.update((power.name, power) for power in action.lends)
