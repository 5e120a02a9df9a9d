"""How a district leaves play."""

from engine.position import Position
from engine.state import District


def ruin(game: Position, seat: int, district: District) -> None:
    """Take a district out of a city; it goes under the deck with the cards beneath it (F11, F79)."""
    game.seats[seat].city.remove(district)
    game.bury((district.card, *district.beneath))
