"""What the panel of a seat has to show or to do now."""

from bot.tables.spot import Spot
from bot.tables.table import Table
from bot.tables.tags import tag


def to_be_called_again(table: Table, seat: int) -> float | None:
    """Return the beginning of the wait for a seat that is to be called a second time; else `None`."""
    clock = table.setup.clock
    if not table.running or clock is None or clock.seat != seat or not clock.overdue:
        return None
    return clock.since if table.spot(seat).panel.called != clock.since else None


def misdated(table: Table, seat: int, epoch: float) -> bool:
    """Whether the panel of a seat says until when it is waited for by another epoch of the running time."""
    spot = table.spot(seat)
    if not (message_of(spot) and table.until and table.players[seat].present) or spot.epoch == epoch:
        return False
    return spot.showing == table.shows(seat) >= 0


def message_of(spot: Spot) -> int:
    """Return the message in which a panel stands; 0 if it stands nowhere."""
    if (copy := spot.here or spot.direct) is not None:
        return copy.message
    return spot.panel.message if spot.direct_live else 0


def reminder_tag(table: Table, seat: int) -> str:
    """Return the tag that stands for what a seat is reminded of.

    It stands in the channel, so it is the same until others see an answer.
    """
    return tag(table.setup.secret, table.id, seat, table.spot(seat).panel.asked)
