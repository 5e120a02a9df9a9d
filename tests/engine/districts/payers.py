"""Seats that are about to build and pay."""

from tests.engine.table import Table


def merchant(*hand: str, gold: int = 2, city: tuple[str, ...] = ()) -> Table:
    """Seat 0 is the Merchant with these cards, has gathered and may build."""
    table = Table(4)
    table.seat(0, "merchant", gold=gold - 2, hand=hand, city=city)
    table.call("merchant", "gather:gold")
    return table


def marked(*hand: str, gold: int, city: tuple[str, ...] = (), character: str = "merchant") -> Table:
    """Seat 1 plays a character with the signed warrant of seat 0, and may build."""
    table = Table(4, "magistrate", character)
    table.seat(0, "magistrate")
    table.seat(1, character, gold=gold - 2, hand=hand, city=city)
    table.mark("warrant", character, 0)
    table.call(character, "gather:gold")
    return table
