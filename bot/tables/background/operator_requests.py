"""Carry out what the operator requested by `python -m bot person` and `python -m bot server`.

These commands (`bot/cli/operating.py`) only write rows; every process looks for new rows every few seconds.
"""

import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TypeAlias

from bot.tables.answering import after_resigning
from bot.tables.background.scheduler import Scheduler
from bot.tables.background.upkeep import NO_SERVER, UPKEEP_INTERVAL
from bot.tables.background_loop import UnfinishedError
from bot.tables.deletion import Deletion
from bot.tables.seating import after_leaving
from bot.tables.table import Table
from bot.tables.tournaments import course
from bot.tables.tournaments.tournaments import Tournaments
from storage.parts import TournamentTable
from storage.privacy.in_games import without_invitation
from storage.values import Setup

log = logging.getLogger(__name__)

LeaveServer: TypeAlias = Callable[[int], Awaitable[bool]]
"""Leaves a server in Discord; returns whether the bot is no longer in it."""


class OperatorRequests:
    """Deletes people's data, removes people whom the operator has shut out, and leaves servers.

    Each process does this for its own games and servers. `dismiss` replaces a seat's panel by a text.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        deletion: Deletion,
        tournaments: Tournaments,
        present: Callable[[], Collection[int] | None],
        leave: LeaveServer,
        dismiss: Callable[[Table, int], None],
    ) -> None:
        self._registry = scheduler.registry
        self._shut_out = scheduler.registry.store.shut_out
        self._deletion, self._tournaments = deletion, tournaments
        self._present, self._leave, self._dismiss = present, leave, dismiss
        # The shut-out people whom we have removed from all games; `None` after a start or an outage.
        self._done: frozenset[int] | None = None
        self._begun = False
        self._games = scheduler.at_tables("taking people out of games", self._take_out, self._due)
        self._kinds = (
            scheduler.every(UPKEEP_INTERVAL, "deleting people", self._delete_people),
            scheduler.every(UPKEEP_INTERVAL, "reading who is shut out", self._read_shut_out),
            scheduler.every(UPKEEP_INTERVAL, "leaving servers", self._leave_servers),
        )

    async def prepare(self) -> None:
        """Read the list of shut-out people. Call this before any click arrives. Raises `NotReadError`."""
        await self._shut_out.load()

    def resume(self) -> None:
        """Look at all games again: an earlier process may have left something undone."""
        self._begun, self._done = True, None

    def look(self) -> None:
        """Look for new requests. After a failure, wait for the next try."""
        for kind in self._kinds if self._begun else ():
            kind.find()

    def _due(self, table: Table) -> float | None:
        return 0.0 if self._begun and self._unwanted(table) else None

    async def _delete_people(self) -> None:
        if self._registry.owns_server(NO_SERVER) and not await self._deletion.resume():
            raise UnfinishedError("somebody's data is left")

    async def _read_shut_out(self) -> None:
        before = len(self._shut_out)
        await self._shut_out.load()
        people = self._shut_out.people
        if len(self._shut_out) != before:
            log.info(
                "The operator now keeps %d people from the bot (before: %d)", len(self._shut_out), before
            )
        if people == self._done:
            return
        for game in await self._shut_out.games():
            self._games.enter(game)
        for stored in await self._registry.store.tournaments.active(self._registry.store.games.share):
            tournament = stored.tournament
            if people.intersection(tournament.staying) and self._registry.owns_server(tournament.guild):
                await self._tournaments.change(tournament, partial(course.after_leaving, users=people))
        self._done = people

    async def _leave_servers(self) -> None:
        present, servers = self._present(), self._registry.store.servers
        own = [guild for guild in await servers.leaving() if self._registry.owns_server(guild)]
        # If `present` is `None`, we don't know yet which servers we are in.
        for guild in own if present is not None else ():
            if guild not in (present or ()):
                await servers.not_in(guild)
                continue
            if not await self._leave(guild):
                raise UnfinishedError("Discord kept the bot in a server")
            await servers.left(guild)
            log.info("The bot has left server %d, as the operator wanted", guild)

    async def _take_out(self, table: Table) -> None:
        async with table.lock:
            await self._registry.refresh(table)
            setup, unwanted = table.setup, self._unwanted(table)
            if not unwanted:
                return
            if not table.running:
                for user in unwanted:
                    setup = _out_of_lobby(setup, user)
                closed = setup.kind.host in unwanted
                await self._registry.arrange(table, setup, status="closed" if closed else None)
                return
            seats = [seat for seat, player in enumerate(setup.players) if player.user_id in unwanted]
            for seat in seats:
                setup = after_resigning(table, setup, seat)
            await self._registry.arrange(table, setup)
        for seat in seats:
            self._dismiss(table, seat)

    def _unwanted(self, table: Table) -> frozenset[int]:
        """Return the shut-out people at a table; in a lobby, include its host and the invited people."""
        people, setup = self._shut_out.people, table.setup
        if not people or table.stored.status not in ("lobby", "running"):
            return frozenset()
        named = {each.user_id for each in setup.players if each.human}
        if not table.running:
            named.add(setup.kind.host)
            if isinstance(setup.kind, TournamentTable):
                named.update(setup.kind.invitation.people)
        return people.intersection(user for user in named if user is not None)


def _out_of_lobby(setup: Setup, user: int) -> Setup:
    """Return a lobby's set-up without a person. They stay its host only if nobody else is there."""
    seat = setup.seat_of(user)
    if isinstance(setup.kind, TournamentTable):
        return without_invitation(setup.without(user), user)
    return setup.without(user) if seat is None else after_leaving(setup, seat)
