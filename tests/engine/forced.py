"""Turns that may end automatically."""

from collections.abc import Sequence

from tests.engine.table import Table


def turn(
    character: str = "bishop",
    *,
    gold: int = 0,
    hand: Sequence[str] = ("manor", "palace"),
    city: Sequence[str] = (),
    uniques: Sequence[str] = (),
) -> Table:
    """Seat 1 has gathered in the turn of a character, and now has this gold. Seat 2 is rich."""
    table = Table(4, character, uniques=uniques)
    table.seat(1, character, hand=hand, city=city)
    table.seat(2, gold=9)
    table.call(character, "gather:gold")
    table.set_gold(1, gold)
    return table


def ends_by_itself(table: Table, *answers: str) -> bool:
    """Give these answers; return whether the last one ended the turn."""
    return "turn-ended" in [event.kind for event in table.play(*answers)]
