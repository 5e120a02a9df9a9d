"""Calls to a lobby or a table: how often they may come, whom they may reach, and their states.

When a call is over, we edit its message to say so, or delete it.
"""

from bot.screens.view_models.lobby import FindingModel
from bot.tables import agreements, view_models
from bot.tables.lobbies import check_host, check_open
from bot.tables.people import KEPT
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.seating import giving_way
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from storage.database.stored_time import now as stored_now
from storage.games.games import Calling
from storage.games.posted_calls import PostedCall
from storage.people.remembered import CALLS_APART
from storage.results.ratings.model import AWAY

APART = CALLS_APART
"""Seconds between two calls of the same kind for one lobby, or by one person."""


class FindingPlayers:
    """Records calls for players before they are sent, so that no call is sent twice."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def view_model(self, by: Person, table: Table) -> FindingModel:
        """Return the ways in which a lobby's host can find players."""
        settings = await self._registry.store.servers.get(table.setup.kind.guild)
        appointment = table.setup.times.appointment
        return FindingModel(
            at=appointment.at if appointment else 0,
            role=settings.call_role,
            usual=tuple(await self.usual(by, table)),
            next_call=await self._next(by, "call", table.id),
            next_invitation=await self._next(by, "invite", table.id),
        )

    async def usual(self, by: Person, table: Table) -> list[int]:
        """Return the person's most frequent fellow players in a lobby's server who aren't seated there."""
        found = await self.usual_in(table.setup.kind.guild, by)
        return [each for each in found if table.seat_of(each) is None]

    async def usual_in(self, guild: int, by: Person) -> list[int]:
        """Return the person's most frequent recent fellow players in a server."""
        return await self._registry.store.profiles.usual(by.user, guild, stored_now() - AWAY)

    async def check(self, by: Person, did: Calling, game: str = "") -> None:
        """Raise `RefusedError` if the last call of this kind by the person or for the lobby is too recent."""
        if at := await self._next(by, did, game):
            raise RefusedError("error-called-lately", when=f"<t:{at}:R>")

    async def note(self, by: Person, table: Table, did: Calling) -> None:
        """Record a call that is about to be sent.

        Raises `RefusedError` if the person isn't the host or the last call is too recent, and the errors of
        storing.
        """
        async with table.lock:
            check_open(table)
            check_host(table, by)
            await self.check(by, did, table.id)
            await self._registry.arrange(table, table.setup, by.did(did))

    async def take_back(self, by: Person) -> None:
        """Forget a call that was certainly not sent. Raises the errors of storing."""
        await self._registry.store.games.take_back(by.click)

    async def _next(self, by: Person, did: Calling, game: str) -> int:
        """Return when the next call of a kind is allowed, in seconds since 1970; 0: now."""
        since = stored_now() - APART
        last = await self._registry.store.games.last_call(did, game, by.user, since)
        return last + APART if last else 0


GONE = "gone"
"""The state of a call that has nothing left to say: delete it."""

LAPSED = "lapsed"
"""The state of a call to agree to a pause that is no longer proposed."""

OVER = frozenset({"begun", "closed", LAPSED, GONE})
"""The final states of a call."""


def state_of(table: Table, call: PostedCall) -> str:
    """Return the state that a call should show, as a short text."""
    if call.kind == "vote":
        return _vote(table, call)
    if call.kind == "pause":
        return _pause(table, call)
    if call.kind == "holiday":
        return _holiday(table, call)
    if call.kind == "waits":
        # Late players may still take their seats in the first rounds.
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
    """Return the state of a call to an open lobby: its numbers of players, or that it is full."""
    setup = table.setup
    if giving_way(setup) is None and len(setup.players) >= setup.chosen.plan.most:
        return "full"
    people = sum(player.human for player in setup.players)
    return f"open {people} {setup.filled} {setup.times.appointment.at if setup.times.appointment else 0}"


def _is_public(table: Table, call: PostedCall) -> bool:
    """Return whether a call is in the table's channel. Calls by direct message are only ever deleted."""
    return call.channel in (table.setup.kind.channel, table.setup.kind.parent)


def _is_due(table: Table, call: PostedCall) -> bool:
    """Return whether a call's statement about an open lobby and its time is still true."""
    appointment = table.setup.times.appointment
    if call.kind == "missed":
        return appointment is None or appointment.at == call.about
    if appointment is None or appointment.at != call.about:
        return False
    return call.kind in ("due", "urged") or not appointment.called


def _pause(table: Table, call: PostedCall) -> str:
    """Return the state of a call to a pause: who wants it and who is asked, or its end."""
    pause, model = table.setup.times.pause, view_models.pause(table)
    if not table.running or (pause is not None and pause.begun and model is None):
        return GONE
    return LAPSED if pause is None or model is None or pause.seconds != call.about else str(tuple(model))


def _holiday(table: Table, call: PostedCall) -> str:
    """Return the state of a call about a holiday: its end, and the votes if there is a vote."""
    for notice in agreements.notices(table.setup, table.now) if table.running else ():
        if (notice.kind, notice.about) == ("holiday", call.about):
            return f"{view_models.holidays(table)} {view_models.replaceable(table)}"
    return GONE


def _vote(table: Table, call: PostedCall) -> str:
    """Return the state of a call to vote: the number of votes during the wait."""
    clock = table.setup.times.clock
    if not table.running or clock is None or clock.since is None or round(clock.since) != call.about:
        return GONE
    if not table.players[clock.seat].present:
        return GONE
    return f"vote {len(agreements.votes(table.setup))} {agreements.needed(table.setup)}"
