"""Events to which districts react: a district is destroyed, or the crown moves."""

import engine.events as events
from engine.hooks import UNIQUE_DISTRICTS, acting
from engine.position import Position
from engine.state import District


def ruin(game: Position, seat: int, district: District) -> None:
    """Destroy or replace a district: it goes under the deck with the cards beneath it (F11, F79)."""
    game.clear(seat, district)
    game.bury((district.card, *district.beneath))
    if district.card in UNIQUE_DISTRICTS:
        UNIQUE_DISTRICTS[district.card].destroyed(game, seat, district)


def sacrifice(game: Position, seat: int, district: District, reason: str) -> None:
    """Let a seat destroy one of its own districts for the effect of the card `reason`."""
    game.tell(events.Sacrificed, seat=seat, card=district.card, reason=reason)
    ruin(game, seat, district)


def react_to_destruction(game: Position, by: int, card: str) -> None:
    """Let all districts in play react to a destruction by rank 8 (F82)."""
    for seat in range(len(game.seats)):
        for each in acting(game, seat, "rank_eight_destroyed"):
            each.rank_eight_destroyed(game, seat, by, card)


def move_crown(game: Position, seat: int) -> None:
    """Give the crown to a seat; nothing happens if the seat has it."""
    if game.state.crown == seat:
        return
    game.tell(events.Crown, seat=seat, source=game.state.crown)
    game.state.crown = seat
    for owner in range(len(game.seats)):
        for district in acting(game, owner, "crown_moved"):
            district.crown_moved(game, owner)
