"""How a district leaves play."""

import engine.events as events
from engine.hooks import DESTRUCTION_HEARD
from engine.position import Position
from engine.state import District


def ruin(game: Position, seat: int, district: District) -> None:
    """Take a district out of a city; it goes under the deck with the cards beneath it (F11, F79)."""
    game.clear(seat, district)
    game.bury((district.card, *district.beneath))


def sacrifice(game: Position, seat: int, district: District, reason: str) -> None:
    """Let a seat destroy a district of its own for what another card, the reason, gives for it."""
    ruin(game, seat, district)
    game.tell(events.Sacrificed, seat=seat, card=district.card, reason=reason)


def heard(game: Position, by: int, card: str) -> None:
    """Let the districts that stand now react to a destruction by rank 8, whosever it was (F82)."""
    for seat in range(len(game.seats)):
        for each in game.acting(seat, DESTRUCTION_HEARD):
            DESTRUCTION_HEARD[each](game, seat, by, card)
