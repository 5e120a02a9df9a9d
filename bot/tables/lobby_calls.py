"""Calls to a lobby or a table: how often they may come, whom they may reach, and what they tell.

Once a call is over, its message tells so or goes.
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
"""Seconds between two calls of a kind for one lobby, or by one person."""


class FindingPlayers:
    """Notes calls for players before they are sent, so that none ever comes twice."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def view_model(self, by: Person, table: Table) -> FindingModel:
        """Return what the host of a lobby can do to find players."""
        settings = await self._registry.store.servers.get(table.setup.guild)
        appointment = table.setup.appointment
        return FindingModel(
            at=appointment.at if appointment else 0,
            role=settings.call_role,
            usual=tuple(await self.usual(by, table)),
            next_call=await self._next(by, "call", table.id),
            next_invitation=await self._next(by, "invite", table.id),
        )

    async def usual(self, by: Person, table: Table) -> list[int]:
        """Return the people with whom a person played most in the server of a lobby, if not seated."""
        found = await self.usual_in(table.setup.guild, by)
        return [each for each in found if table.seat_of(each) is None]

    async def usual_in(self, guild: int, by: Person) -> list[int]:
        """Return the people with whom a person played most in a server lately."""
        return await self._registry.store.profiles.usual(by.user, guild, stored_now() - AWAY)

    async def check(self, by: Person, did: Calling, game: str = "") -> None:
        """Raise `RefusedError` if the last call of a kind, by the person or for the lobby, is too new."""
        if at := await self._next(by, did, game):
            raise RefusedError("error-called-lately", when=f"<t:{at}:R>")

    async def note(self, by: Person, table: Table, did: Calling) -> None:
        """Note a call that is about to be sent.

        Raises `RefusedError` if the person isn't the host, or the last call is too new, and the errors of
        storing.
        """
        async with table.lock:
            check_open(table)
            check_host(table, by)
            await self.check(by, did, table.id)
            await self._registry.arrange(table, table.setup, by.did(did))

    async def take_back(self, by: Person) -> None:
        """Forget a call that was surely not sent. Raises the errors of storing."""
        await self._registry.store.games.take_back(by.click)

    async def _next(self, by: Person, did: Calling, game: str) -> int:
        """Return when the next call of a kind may come, in seconds since 1970; 0: now."""
        since = stored_now() - APART
        last = await self._registry.store.games.last_call(did, game, by.user, since)
        return last + APART if last else 0


GONE = "gone"
"""The state of a call of which nothing is left to tell."""

LAPSED = "lapsed"
"""The state of a call to agree to a pause that nobody proposes any more."""

OVER = frozenset({"begun", "closed", LAPSED, GONE})
"""The states after which a call isn't changed any more."""


def state_of(table: Table, call: PostedCall) -> str:
    """Return the state that a call should tell, as a short text."""
    if call.kind == "vote":
        return _vote(table, call)
    if call.kind == "pause":
        return _pause(table, call)
    if call.kind == "holiday":
        return _holiday(table, call)
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


def _pause(table: Table, call: PostedCall) -> str:
    """Return who wants a pause and who is asked, or until when it lasts."""
    pause, model = table.setup.pause, view_models.pause(table)
    if not table.running or (pause is not None and pause.begun and model is None):
        return GONE
    return LAPSED if pause is None or model is None or pause.seconds != call.about else str(tuple(model))


def _holiday(table: Table, call: PostedCall) -> str:
    """Return until when a table waits for a holiday, and the votes, if there is a vote."""
    for notice in agreements.notices(table.setup, table.now) if table.running else ():
        if (notice.kind, notice.about) == ("holiday", call.about):
            return f"{view_models.holidays(table)} {view_models.replaceable(table)}"
    return GONE


def _vote(table: Table, call: PostedCall) -> str:
    """Return how many have voted, while the wait goes on."""
    clock = table.setup.clock
    if not table.running or clock is None or clock.since is None or round(clock.since) != call.about:
        return GONE
    if not table.players[clock.seat].present:
        return GONE
    return f"vote {len(agreements.votes(table.setup))} {agreements.needed(table.setup)}"
