"""Open and close the tables of tournaments, and advance tournaments when tables end."""

from collections.abc import Awaitable, Callable

from bot.tables.background.scheduler import Scheduler
from bot.tables.call_kinds import Notify
from bot.tables.lobbies import Lobbies
from bot.tables.people import awaited, recall
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.tournaments import course
from bot.tables.tournaments.tournaments import Tournaments
from storage.parts import TournamentTable
from storage.play.tournament import Tournament

TOURNAMENT_CHECK = 30.0
"""Seconds between two checks of tournaments: a round may be due, or another process made a change."""

TOGETHER = 10  # How many tournaments we advance at once. With several, a slow one doesn't delay the others.


class TournamentCourse:
    """Advances tournaments. After a crash between two steps, the next step is only late.

    `thread` opens the thread of a game and returns its id (0: none). `notify` calls people to their table
    again. `show` updates the public message of a tournament. `remind` reminds the people of a tournament that
    it begins soon, and raises nothing.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        lobbies: Lobbies,
        tournaments: Tournaments,
        thread: Callable[[Table], Awaitable[int]],
        notify: Notify,
        *,
        show: Callable[[Tournament], None],
        remind: Callable[[Tournament], Awaitable[None]],
    ) -> None:
        self._registry = scheduler.registry
        self._stored = self._registry.store.tournaments
        self._lobbies = lobbies
        self._tournaments = tournaments
        self._thread = thread
        self._notify = notify
        self._show = show
        self._remind = remind
        self._starts = scheduler.at_tables("starting tables of tournaments", self._start, self._due)
        self._moving = scheduler.kind("moving tournaments on", self._move_on, "tournament", together=TOGETHER)
        scheduler.search(TOURNAMENT_CHECK, self._moving, self._find)

    def look(self, tournament: str) -> None:
        """Advance a changed tournament if something is due."""
        self._moving.enter(tournament)

    def wake(self, table: Table) -> None:
        """Advance the tournament of a changed table."""
        if isinstance(kind := table.setup.kind, TournamentTable) and not table.running:
            self.look(kind.invitation.tournament)

    def _due(self, table: Table) -> float | None:
        kind, now = table.setup.kind, self._registry.time.now
        if not isinstance(kind, TournamentTable) or table.stage != Lobby(closed=False):
            return None
        times = 0.0 if kind.invitation.start else awaited(table.setup, now), recall(table.setup, now)
        return min(each for each in times if each is not None)

    async def _start(self, table: Table) -> None:
        async with table.lock:
            await self._registry.refresh(table)
        kind = table.setup.kind
        if not isinstance(kind, TournamentTable) or table.stage != Lobby(closed=False):
            return
        invitation = kind.invitation
        stored = await self._stored.get(invitation.tournament)
        if stored is None or stored.tournament.ended:
            await self._lobbies.shut(table, "nobody will start it")
            return
        now = self._registry.time.now
        if invitation.start:
            await self._lobbies.begin_invited(table, await self._thread(table))
            self.look(invitation.tournament)
        elif not awaited(table.setup, now):
            await self._lobbies.shut(table, "nobody will start it")
        elif recall(table.setup, now) == 0:
            reminds = bool(invitation.reminder) and now < invitation.starts
            when = f"<t:{self._registry.time.on_wall(invitation.starts)}:f>"
            kind = "missing" if reminds else "waits"
            await self._notify(table, kind, {"when": when})
            await self._lobbies.note_called(table, kind)
        else:
            # Let the listeners see the table, because it may be new to them.
            self._registry.tell_listeners(table)

    async def _find(self) -> list[tuple[str, float]]:
        active = await self._stored.active(self._registry.store.games.share)
        if active:
            # Tables use the running time, which nobody else stores while no time limit runs.
            await self._registry.time.note()
        return [(each.tournament.id, 0.0) for each in active]

    async def _move_on(self, tournament_id: str) -> float | None:
        stored = await self._stored.get(tournament_id)
        if stored is None or not self._registry.owns_server(stored.tournament.guild):
            return None
        before, tournament = None, stored.tournament
        while tournament != before:
            before, states = tournament, await self._stored.tables(tournament.unfinished)
            if course.due(tournament, self._registry.time.present()) == "remind":
                await self._remind(tournament)
            tournament = await self._tournaments.move_on(tournament, states)
            for game, state in states.items():
                # The lobby is new in this process, or must be closed.
                if state.status == "lobby" and (tournament.ended or not self._starts.waits(game)):
                    self._starts.enter(game)
        self._show(tournament)
        return course.pause(tournament, self._registry.time.present())
