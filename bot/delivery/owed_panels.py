"""Which seats have a panel that is to show or to do something, though nobody has clicked on it."""

from collections.abc import Collection

from bot.delivery.following import behind
from bot.delivery.panel_states import message_of, misdated, to_be_called_again
from bot.tables.registry import Registry
from bot.tables.spot import AWAY, WAITING
from bot.tables.table import Table


class OwedPanels:
    """Finds those seats."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def seats(self, table: Table) -> tuple[int, ...]:
        """Return the seats whose panel may have to show something now.

        They are who is asked, or all at the end; those for whom a computer plays or has answered, if their
        panel doesn't say so; and those whose panel is to follow the board.
        """
        if not table.round:
            return ()
        people = [seat for seat, player in enumerate(table.players) if player.human]
        if table.running:
            people = [seat for seat in people if table.question(seat) or _not_told(table, seat)]
        return tuple(dict.fromkeys((*people, *self.overdue(table))))

    def overdue(self, table: Table) -> tuple[int, ...]:
        """Return the seats that are owed something though nothing is new."""
        return tuple([seat for seat in table.spots if self.is_overdue(table, seat)])

    def is_overdue(self, table: Table, seat: int) -> bool:
        """Whether a seat is owed something though nothing is new.

        Its panel is to follow the board, the time has come to call it again, nobody knows what the panel
        says, or it says a moment at which nothing happens any more: after a start, after an outage, or once
        the wall clock was set.
        """
        spot = table.spots.get(seat)
        if spot is None or not table.round or not table.players[seat].human:
            # Nothing is brought there, so what is owed would be owed for ever.
            return False
        late = seat == table.asked() and misdated(table, seat, self._registry.time.epoch)
        above = behind(table, spot) and table.players[seat].present
        return late or above or spot.ring or spot.doubtful

    def doubt(self, table: Table, messages: Collection[int]) -> bool:
        """Note that nobody knows what messages say; return whether one is the panel of a seat."""
        spots = [spot for spot in table.spots.values() if message_of(spot) in messages]
        for spot in spots:
            spot.doubtful = True
        return bool(spots)

    def outdated(self, table: Table, seat: int) -> bool:
        """Whether the panel of a seat may have to show or to do something, besides following the board."""
        spot = table.spot(seat)
        # While a click on it is responded to, nobody knows what it shows.
        new = spot.lock.locked() or table.shows(seat) != spot.showing or spot.panel != spot.stored
        return new or spot.ring or to_be_called_again(table, seat) is not None

    def is_here(self, table: Table, seat: int) -> bool:
        """Whether the panel of a seat is in the channel of the game, where it follows the board."""
        here = table.spot(seat).here
        return here is not None and here.channel == table.setup.channel

    def only_behind(self, table: Table, seat: int) -> bool:
        """Whether the panel of a seat asks nothing, shows all that it should, and is only to follow."""
        asks = table.shows(seat) != WAITING
        return behind(table, table.spot(seat)) and not asks and not self.outdated(table, seat)


def _not_told(table: Table, seat: int) -> bool:
    """Whether a computer plays for a seat whose panel doesn't say so, or has answered what it still asks."""
    spot = table.spot(seat)
    if table.players[seat].away:
        return spot.showing != AWAY
    # While a click on it is responded to, the question is answered by that click.
    return table.shows(seat) == WAITING and spot.showing >= 0 and not spot.lock.locked()
