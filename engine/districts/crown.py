"""Districts that act when the crown moves."""

from engine.position import CROWN_HEARD, Position

THRONE_ROOM_GOLD = 1


def _throne_room(game: Position, seat: int) -> None:
    """One gold whenever the crown moves to another player, whoever moves it (F58)."""
    game.gain(seat, THRONE_ROOM_GOLD, "throne_room")


CROWN_HEARD["throne_room"] = _throne_room
