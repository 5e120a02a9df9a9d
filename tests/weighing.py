"""The memory of the bot's tables, separated from the rest."""

import gc
import sys
from collections import Counter
from collections.abc import Iterable
from types import CellType, FunctionType, MethodType
from typing import Any

from bot.client import CitadelsBot
from bot.pictures.picture import Painter

_CONTAINERS = (dict, list, set, tuple, CellType, FunctionType, MethodType)


class Scales:
    """Weighs the objects that a bot has added since they were made, by all references from its own objects.

    Earlier objects, such as the client and the caches of discord.py, are followed only if they are ours.
    """

    def __init__(self, bot: CitadelsBot) -> None:
        gc.collect()
        self._before = gc.get_objects()
        self._known = {id(each) for each in self._before}
        self._bot = bot

    def weigh(self) -> Counter[str]:
        """Return the bytes of each kind of object."""
        gc.collect()
        weights: Counter[str] = Counter()
        seen = {id(self), id(self._before), id(self._known)}
        todo: list[Any] = [self._bot.registry, self._bot.delivery, self._bot.background]
        while todo:
            thing = todo.pop()
            if id(thing) in seen:
                continue
            seen.add(id(thing))
            if isinstance(thing, Painter):
                # It keeps pictures as long as there is space.
                continue
            if id(thing) in self._known:
                if not self._is_ours(thing):
                    continue
            elif isinstance(thing, type):
                continue
            else:
                weights[_name(thing)] += sys.getsizeof(thing)
            todo += _leads_to(thing)
        return weights

    def _is_ours(self, thing: object) -> bool:
        """Return whether it may lead to tables: it belongs to the bot, or contains something that does."""
        return type(thing).__module__.startswith("bot.") or isinstance(thing, _CONTAINERS)


def _leads_to(thing: object) -> Iterable[object]:
    if isinstance(thing, FunctionType):
        return thing.__closure__ or ()
    if isinstance(thing, CitadelsBot):
        return ()
    return gc.get_referents(thing)


def _name(thing: object) -> str:
    return f"{type(thing).__module__}.{type(thing).__qualname__}".removeprefix("builtins.")
