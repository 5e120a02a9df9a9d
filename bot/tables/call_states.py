"""The state that a message which calls people should tell; once that is over, it tells so or goes."""

from bot.tables import agreements
from bot.tables.people import KEPT
from bot.tables.seating import giving_way
from bot.tables.stages import Lobby
from bot.tables.table import Table
from storage.games.posted_calls import PostedCall

GONE = "gone"
"""The state of a call of which nothing is left to tell."""

OVER = frozenset({"begun", "closed", GONE})
"""The states after which a call isn't changed any more."""


def state_of(table: Table, call: PostedCall) -> str:
    """Return the state that a call should tell, as a short text."""
    if call.kind == "vote":
        return _vote(table, call)
    if call.kind == "waits":
        # They may still take their seat in the first rounds.
        waits = table.stage == Lobby(closed=False) or (table.running and table.round <= KEPT)
        return "open" if waits else GONE
    if not isinstance(table.stage, Lobby):
        return "begun" if _is_public(table, call) and call.kind in ("call", "invite") else GONE
    if table.stage.closed:
        return "closed" if _is_public(table, call) and call.kind in ("call", "invite") else GONE
    if call.kind in ("call", "invite"):
        return open_state(table) if _is_public(table, call) else "open"
    return "open" if _is_due(table, call) else GONE


def open_state(table: Table) -> str:
    """Return the state of a call to an open lobby: how many sit there, or that there is no room."""
    setup = table.setup
    if giving_way(setup) is None and len(setup.players) >= setup.plan.most:
        return "full"
    people = sum(player.human for player in setup.players)
    return f"open {people} {setup.filled} {setup.appointment.at if setup.appointment else 0}"


def _is_public(table: Table, call: PostedCall) -> bool:
    """Whether everybody at the table sees a call. A direct message is only ever taken back."""
    return call.channel in (table.setup.channel, table.setup.parent)


def _is_due(table: Table, call: PostedCall) -> bool:
    """Whether what is said of an open lobby and its time is still so."""
    appointment = table.setup.appointment
    if call.kind == "missed":
        return appointment is None or appointment.at == call.about
    if appointment is None or appointment.at != call.about:
        return False
    return call.kind in ("due", "urged") or not appointment.called


def _vote(table: Table, call: PostedCall) -> str:
    """Return how many have voted, while the wait goes on."""
    clock = table.setup.clock
    if not table.running or clock is None or clock.since is None or round(clock.since) != call.about:
        return GONE
    if not table.players[clock.seat].present:
        return GONE
    return f"vote {len(clock.votes)} {agreements.needed(table.setup)}"
