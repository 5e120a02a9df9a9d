"""Districts that act when the crown moves."""

from engine.hooks import UniqueDistrict
from engine.position import Position

THRONE_ROOM_GOLD = 1


class ThroneRoom(UniqueDistrict):
    """One gold whenever the crown moves to another player, whoever moves it (F58)."""

    id = "throne_room"

    def crown_moved(self, game: Position, seat: int) -> None:
        game.gain(seat, THRONE_ROOM_GOLD, self.id)
