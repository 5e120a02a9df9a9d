"""The crown."""

import engine.events as events
from engine.hooks import acting
from engine.position import Position


def move_crown(game: Position, seat: int) -> None:
    """Give the crown to a seat; nothing happens if the seat has it."""
    if game.state.crown == seat:
        return
    game.tell(events.Crown, seat=seat, source=game.state.crown)
    game.state.crown = seat
    for owner in range(len(game.seats)):
        for district in acting(game, owner, "crown_moved"):
            district.crown_moved(game, owner)
