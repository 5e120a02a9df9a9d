"""Holders of turns: characters, marks and districts that can limit a turn to gathering."""

from functools import cache
from typing import TypeAlias

from engine.hooks.characters import CHARACTERS, MARKS, Character, MarkRule
from engine.hooks.districts import UNIQUE_DISTRICTS, UniqueDistrict

Holder: TypeAlias = Character | MarkRule | UniqueDistrict

_PLAIN = (Character.released, MarkRule.released, UniqueDistrict.released)


@cache
def holders() -> dict[str, Holder]:
    """Return all possible holders of a turn, by the name in `Turn.held`."""
    everything: dict[str, Holder] = {**CHARACTERS, **MARKS, **UNIQUE_DISTRICTS}
    return {name: each for name, each in everything.items() if type(each).released not in _PLAIN}
