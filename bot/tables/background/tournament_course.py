"""Starts and closes tables of tournaments without a click, and advances tournaments when tables end."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import BackgroundLoop
from bot.tables.call_kinds import Notify
from bot.tables.lobbies import Lobbies
from bot.tables.people import awaited, recall
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.tournaments import course
from bot.tables.tournaments.tournaments import Tournaments
from storage.parts import TournamentTable
from storage.play.tournament import Tournament

LOOK = 30.0
"""Seconds between two checks of running tournaments: rounds become due, and other processes change them."""


class TournamentCourse:
    """Advances tournaments, each in its own loop. A crash between two steps only delays the next one.

    `thread` opens the thread of a game and returns its id, 0 for none. `notify` calls people to their table
    again. `show` updates the public message of a tournament.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        lobbies: Lobbies,
        tournaments: Tournaments,
        thread: Callable[[Table], Awaitable[int]],
        notify: Notify,
        show: Callable[[Tournament], None],
    ) -> None:
        self._scheduler = scheduler
        self._registry = scheduler.registry
        self._stored = self._registry.store.tournaments
        self._lobbies = lobbies
        self._tournaments = tournaments
        self._thread = thread
        self._notify = notify
        self._show = show
        self.starts = scheduler.schedule(
            "starting tables of tournaments", self._start, clock=lambda: self._registry.time.now
        )
        self._finding = scheduler.loop("finding tournaments", self._find)
        self._loops: dict[str, BackgroundLoop] = {}

    @property
    def at_work(self) -> list[BackgroundLoop]:
        """The loops that are running now, including that of starting tables."""
        all_loops = self._finding, self.starts.loop, *self._loops.values()
        return [each for each in all_loops if each.at_work]

    def begin(self) -> None:
        """Do all due actions, now and from now on."""
        self._finding.wake()

    def look(self, tournament: str) -> None:
        """Advance a changed tournament if something is due."""
        if tournament not in self._loops:
            move_on = partial(self._move_on, tournament)
            self._loops[tournament] = self._scheduler.loop(f"moving tournament {tournament} on", move_on)
        self._loops[tournament].wake()

    def wake(self, table: Table) -> None:
        """Reschedule after a tournament's table changes."""
        if not isinstance(kind := table.setup.kind, TournamentTable):
            return
        if table.stage == Lobby(closed=False):
            now = self._registry.time.now
            times = 0.0 if kind.invitation.start else awaited(table.setup, now), recall(table.setup, now)
            self.starts.enter(table.id, min(each for each in times if each is not None))
        else:
            self.starts.cancel(table.id)
        if not table.running:
            self.look(kind.invitation.tournament)

    async def _start(self, table: Table) -> None:
        """Start a table to which all have come; otherwise call them, or close the table after its time.

        Also close it if its tournament has ended early.
        """
        async with table.lock:
            await self._registry.refresh(table)
        kind = table.setup.kind
        if not isinstance(kind, TournamentTable) or table.stage != Lobby(closed=False):
            return
        invitation = kind.invitation
        stored = await self._stored.get(invitation.tournament)
        if stored is None or stored.tournament.ended:
            await self._lobbies.close_invited(table)
            return
        now = self._registry.time.now
        if invitation.start:
            await self._lobbies.begin_invited(table, await self._thread(table))
            self.look(invitation.tournament)
        elif not awaited(table.setup, now):
            await self._lobbies.close_invited(table)
        elif recall(table.setup, now) == 0:
            await self._notify(table, "waits", {})
            await self._lobbies.note_called(table)
        else:
            # The listeners may not know the table yet.
            self._registry.tell_listeners(table)

    async def _find(self) -> float:
        """Wake the loops of all running tournaments; return the seconds until the next check."""
        found = [each.tournament.id for each in await self._stored.active(self._registry.store.games.share)]
        self._loops = {key: loop for key, loop in self._loops.items() if key in found or loop.busy}
        for each in found:
            self.look(each)
        if found:
            # Tables count on the running time, which may not be stored elsewhere while no clock is running.
            await self._registry.time.note()
        return LOOK

    async def _move_on(self, tournament: str) -> float | None:
        """Do all due actions of a tournament, and show it; return the seconds until its pause ends."""
        stored = await self._stored.get(tournament)
        if stored is None or not self._registry.owns_server(stored.tournament.guild):
            return None
        before, it = None, stored.tournament
        while it != before:
            before, states = it, await self._stored.tables(it.unfinished)
            it = await self._tournaments.move_on(it, states)
            for game, state in states.items():
                # This process doesn't know the lobby yet, or nobody needs it any longer.
                if state.status == "lobby" and (it.ended or not self.starts.waits(game)):
                    self.starts.enter(game, 0)
        self._show(it)
        return course.pause(it, self._registry.time.present())
