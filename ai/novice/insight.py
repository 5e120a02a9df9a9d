"""Facts that a Novice derives from a view: its rivals, the worth of cards, the leader."""

from engine.cards.districts import DISTRICTS, Kind
from engine.view import SeatView, View

# The type for which the characters of a rank are paid.
KIND_OF_RANK: dict[int, Kind] = {4: "noble", 5: "religious", 6: "trade", 8: "military"}


def own(view: View) -> SeatView:
    """Return the seat that looks."""
    assert view.seat is not None
    return view.seats[view.seat]


def rivals(view: View) -> list[SeatView]:
    """Return all other seats."""
    return [seat for seat in view.seats if seat.seat != view.seat]


def count(seat: SeatView, kind: Kind) -> int:
    """Count how many districts of a type stand in the city."""
    return sum(DISTRICTS[each.card].kind == kind for each in seat.city)


def cost(card: str) -> int:
    """Return the printed cost of a district card; any other card is free."""
    print_of = DISTRICTS.get(card)
    return (print_of.cost or 0) if print_of else 0


def standing(seat: SeatView) -> int:
    """Estimate how far a seat has come: the points in its city, and a little for gold and cards."""
    return 3 * sum(each.cost for each in seat.city) + seat.gold + seat.cards + 12 * seat.completed


def threat(view: View) -> SeatView:
    """Return the rival that is ahead."""
    return max(rivals(view), key=lambda seat: (seat.size, standing(seat)))


def is_copy(view: View, card: str) -> bool:
    """Return whether the own city has this card already, so that it most likely can't be built."""
    return any(each.card == card for each in own(view).city)


def worth(view: View, card: str) -> float:
    """Estimate the worth of the card in the own city, in points.

    A type that the city lacks counts a point more, because all five together are paid for at the end.
    """
    print_of = DISTRICTS.get(card)
    if print_of is None:
        return 1.0
    value = float((print_of.cost or 0) + print_of.bonus)
    if count(own(view), print_of.kind) == 0:
        value += 1.0
    if print_of.kind == "unique":
        value += 0.5
    return value


def promise(view: View, card: str) -> float:
    """Estimate the worth of the card in the hand: less if it is far too dear, little for a copy."""
    if is_copy(view, card):
        return 0.1
    missing = cost(card) - own(view).gold - 3
    return worth(view, card) - 1.5 * max(0, missing)
