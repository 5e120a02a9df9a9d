"""Which seats have a panel that is to show or to do something, though nobody has clicked on it."""

from bot.delivery.following import behind
from bot.delivery.panel_states import misdated, not_told, outdated
from bot.tables.registry import Registry
from bot.tables.spot import WAITING
from bot.tables.table import Table


class OwedPanels:
    """Finds those seats. What is owed to one is said by `panel_states`."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def seats(self, table: Table) -> tuple[int, ...]:
        """Return the seats whose panel may have to show something now.

        They are who is asked, or all at the end; those for whom a computer plays, if their panel doesn't say
        so; and those whose panel is to follow the board.
        """
        game = table.game
        if game is None:
            return ()
        people = [seat for seat, player in enumerate(table.players) if player.human]
        if not game.over:
            people = [seat for seat in people if table.question(seat) or not_told(table, seat)]
        return tuple(dict.fromkeys((*people, *self.overdue(table))))

    def overdue(self, table: Table) -> tuple[int, ...]:
        """Return the seats that are owed something though nothing is new.

        Their panel is to follow the board, the time has come to call them again, or the panel says a moment
        at which nothing happens any more: after a start, after an outage, or once the wall clock was set.
        """
        ringing = [seat for seat, spot in table.spots.items() if spot.ring]
        asked, epoch = table.asked(), self._registry.time.epoch
        late = [asked] if asked is not None and misdated(table, asked, epoch) else []
        return tuple(dict.fromkeys((*self.behind(table), *ringing, *late)))

    def behind(self, table: Table) -> tuple[int, ...]:
        """Return the seats whose ephemeral panel is to follow the board."""
        if not table.running:
            return ()
        spots = table.spots.items()
        return tuple(seat for seat, spot in spots if table.players[seat].present and behind(table, spot))

    def outdated(self, table: Table, seat: int) -> bool:
        """Whether the panel of a seat may have to show or to do something, besides following the board."""
        return outdated(table, seat)

    def only_behind(self, table: Table, seat: int) -> bool:
        """Whether the panel of a seat asks nothing, shows all that it should, and is only to follow."""
        asks = table.shows(seat) != WAITING
        return behind(table, table.spot(seat)) and not asks and not outdated(table, seat)
