"""Positions that several tests of rank 8 lay out."""

from engine.builder import CityDistrict
from tests.engine.table import Table

# A complete city of a table of four.
SEVEN = ("tavern", "market", "docks", "temple", "church", "watchtower", "prison")


def table_of(character: str, gold: int, *city: CityDistrict, seats: int = 4) -> Table:
    """Seat 1 has the character of rank 8, which is called next."""
    table = Table(seats, character)
    table.seat(1, character, gold=gold, city=city)
    return table
