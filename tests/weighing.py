"""The memory of the bot's tables, told apart from the rest."""

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
    """Weighs what a bot has come to hold since they were made, by all that its own objects lead to.

    Earlier objects, such as the client and the caches of discord.py, are followed only where they are ours.
    """

    def __init__(self, bot: CitadelsBot) -> None:
        gc.collect()
        self._before = gc.get_objects()
        self._known = {id(each) for each in self._before}
        self._bot = bot

    def weigh(self) -> Counter[str]:
        """Return how many bytes there are of each kind of object."""
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
                # It keeps pictures as long as there is room.
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
        """Whether it may lead to tables: it is of the bot, or a container that something of the bot has."""
        return type(thing).__module__.startswith("bot.") or isinstance(thing, _CONTAINERS)


def _leads_to(thing: object) -> Iterable[object]:
    if isinstance(thing, FunctionType):
        return thing.__closure__ or ()
    if isinstance(thing, CitadelsBot):
        return ()
    return gc.get_referents(thing)


def _name(thing: object) -> str:
    return f"{type(thing).__module__}.{type(thing).__qualname__}".removeprefix("builtins.")
