"""What rank 8 can reach in the cities of rivals."""

from collections.abc import Iterator
from typing import NamedTuple

from ai.builder.reading import Reading
from engine.view import DistrictView, SeatView


class Reached(NamedTuple):
    """A district of a rival, and how much more rank 8 must pay for it than is said on its own card."""

    rival: SeatView
    district: DistrictView
    surcharge: int


def reachable(reading: Reading) -> Iterator[Reached]:
    """The districts that nothing protects, as far as everybody knows."""
    for rival in reading.rivals:
        if "bishop" in rival.characters or rival.completed:
            continue
        wall = any(each.card == "great_wall" for each in rival.city)
        for each in rival.city:
            if each.card != "keep":
                yield Reached(rival, each, int(wall and each.card != "great_wall"))
