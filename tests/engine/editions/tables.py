"""Tables that play an edition, with its own cards and rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import Options
from engine.cards.characters import RANK
from engine.setup.editions import CLASSIC_EIGHT, EDITIONS
from tests.engine.table import Table


def classic_cast(*characters: str) -> tuple[str, ...]:
    """The classic eight, with these characters replacing those of their ranks."""
    cast: list[str] = list(CLASSIC_EIGHT)
    for character in sorted(characters, key=RANK.__getitem__):
        cast[RANK[character] - 1 : RANK[character]] = [character]
    return tuple(cast)


def classic(
    seats: int = 4, *characters: str, uniques: Sequence[str] = (), edition: str = "classic", **switches: Any
) -> Table:
    """A table of a classic edition with these characters, bonus districts and other rules."""
    chosen = EDITIONS[edition]
    rules = replace(chosen.rules, **switches)
    options = Options(classic_cast(*characters), (*chosen.fixed, *uniques), rules, edition)
    return Table(seats, options=options)
