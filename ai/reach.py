"""The districts that rank 8 can reach, by public knowledge."""

from collections.abc import Iterator

from engine.hooks import ACTIONS, UNIQUE_DISTRICTS, having
from engine.view import DistrictView, SeatView, View

_SHIELD = "bishop"


def exposed(view: View, seat: SeatView) -> bool:
    """Return whether rank 8 may touch a city: its owner isn't the Bishop, and it isn't complete.

    A city that is complete only with cards laid beside it may be touched.
    """
    if _SHIELD in seat.characters:
        return False
    beside = sum([ACTIONS[each.card].weight for each in seat.laid])
    return not seat.completed or (beside > 0 and seat.size - beside < view.target_size)


def reachable(seat: SeatView) -> Iterator[tuple[DistrictView, int]]:
    """Yield the districts of an exposed city that can be touched, each with its surcharge in gold."""
    dearer = [each.card for each in seat.city if each.card in having("surcharge")]
    for each in seat.city:
        if not immune(each):
            others = [UNIQUE_DISTRICTS[card].surcharge for card in dearer if card != each.card]
            yield each, sum(others)


def immune(district: DistrictView) -> bool:
    """Return whether no ability of rank 8 works on a district."""
    return district.card in having("immune")
