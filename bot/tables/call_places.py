"""Where we notify a player of a question."""

from bot.tables.table import Table
from bot.view_models.panel import CalledIn
from storage.people.stored_settings import PersonSettings


def place_of(table: Table, settings: PersonSettings, *, here: bool) -> CalledIn:
    """Return where to notify somebody. `here`: we can still change their panel in the channel."""
    place: CalledIn = "channel" if here or table.setup.chosen.pace.live else "direct"
    place = place if settings.calls == "game" else settings.calls
    return "direct" if place == "channel" and table.board.lost else place


def asked_in(table: Table, seat: int, settings: PersonSettings) -> CalledIn:
    """Return where a waiting player's next question will come."""
    if table.setup.chosen.pace.live and settings.pings == "never":
        return "nowhere"
    panel, place = table.panel(seat), place_of(table, settings, here=False)
    if place == "direct" and panel.kept.closed:
        return "channel"
    # Without a direct message, the panel is in the channel, where we can change it only for a while.
    here = panel.handle is not None or not panel.sent
    return place if place == place_of(table, settings, here=here) else "either"
