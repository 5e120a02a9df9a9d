"""The notation for the districts of a city that is laid out by hand."""

from collections.abc import Iterable
from typing import TypeAlias

from engine.state import District

CityDistrict: TypeAlias = str | tuple[str, int] | District
"""A district of a city: `"castle"`, `("castle", 1)` with a coin on it, or spelled out in full."""


def district_of(given: CityDistrict) -> District:
    """Return the full form of a district."""
    match given:
        case District():
            return given
        case str():
            return District(given)
        case (card, coin):
            return District(card, coin)


def cards_of(city: Iterable[District]) -> list[str]:
    """Return all cards of a city, including those beneath districts."""
    return [card for each in city for card in (each.card, *each.beneath)]
