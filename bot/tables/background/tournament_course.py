"""Tables of tournaments start, or are closed, without a click; tournaments go on when their tables end."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.tables.background.scheduler import Scheduler
from bot.tables.background_loop import BackgroundLoop
from bot.tables.lobbies import Lobbies
from bot.tables.people import awaited, recall
from bot.tables.stages import Lobby
from bot.tables.table import Table
from bot.tables.tournaments import course
from bot.tables.tournaments.tournaments import Tournaments
from storage.play.tournament import Tournament

LOOK = 30.0
"""Seconds between two looks at tournaments that go on: a round may be due, or another process changed one."""


class TournamentCourse:
    """Moves tournaments on, each in a loop of its own. A crash between two steps only delays the next one.

    `thread` opens the thread of a game, and returns its id, 0 if it is to have none. `call` calls people to
    their table once more. `show` has the public message of a tournament brought up to date.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        lobbies: Lobbies,
        tournaments: Tournaments,
        thread: Callable[[Table], Awaitable[int]],
        call: Callable[[Table, Sequence[int]], Awaitable[None]],
        show: Callable[[Tournament], None],
    ) -> None:
        self._scheduler = scheduler
        self._registry = scheduler.registry
        self._stored = self._registry.store.tournaments
        self._lobbies = lobbies
        self._tournaments = tournaments
        self._thread = thread
        self._call = call
        self._show = show
        self.starts = scheduler.schedule(
            "starting tables of tournaments", self._start, clock=lambda: self._registry.time.now
        )
        self._finding = scheduler.loop("finding tournaments", self._find)
        self._loops: dict[str, BackgroundLoop] = {}

    @property
    def at_work(self) -> list[BackgroundLoop]:
        """The loops that are at work, that of tables that begin included."""
        all_loops = self._finding, self.starts.loop, *self._loops.values()
        return [each for each in all_loops if each.at_work]

    def begin(self) -> None:
        """Do all that is due by now, and from then on all that becomes due."""
        self._finding.wake()

    def look(self, tournament: str) -> None:
        """Look at a tournament that was changed."""
        if tournament not in self._loops:
            move_on = partial(self._move_on, tournament)
            self._loops[tournament] = self._scheduler.loop(f"moving tournament {tournament} on", move_on)
        self._loops[tournament].wake()

    def wake(self, table: Table) -> None:
        """Mind a changed table, if it is one of a tournament."""
        if (invitation := table.setup.invitation) is None:
            return
        if table.stage == Lobby(closed=False):
            now = self._registry.time.now
            times = 0.0 if invitation.start else awaited(table.setup, now), recall(table.setup, now)
            self.starts.enter(table.id, min(each for each in times if each is not None))
        else:
            self.starts.cancel(table.id)
        if not table.running:
            self.look(invitation.tournament)

    async def _start(self, table: Table) -> None:
        """Start a table to which all have come; else call them, or close it once its time is up.

        It is closed, too, if its tournament was ended early.
        """
        async with table.lock:
            await self._registry.refresh(table)
        invitation = table.setup.invitation
        if invitation is None or table.stage != Lobby(closed=False):
            return
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
            await self._call(table, invitation.awaited)
            await self._lobbies.note_called(table)
        else:
            # Nobody may have heard of it yet.
            self._registry.tell_listeners(table)

    async def _find(self) -> float:
        """Look at all tournaments, and return in how many seconds to look for new ones."""
        found = [each.tournament.id for each in await self._stored.active(self._registry.store.games.share)]
        self._loops = {key: loop for key, loop in self._loops.items() if key in found or loop.busy}
        for each in found:
            self.look(each)
        if found:
            # Their tables wait on the running time, which nobody else may note while no clock runs.
            await self._registry.time.note()
        return LOOK

    async def _move_on(self, tournament: str) -> float | None:
        """Do all that is due in a tournament, and show it; return in how many seconds a pause ends."""
        stored = await self._stored.get(tournament)
        if stored is None or not self._registry.owns_server(stored.tournament.guild):
            return None
        before, it = None, stored.tournament
        while it != before:
            before, states = it, await self._stored.tables(it.unfinished)
            it = await self._tournaments.move_on(it, states)
            for game, state in states.items():
                # It is one that this process doesn't know yet, or that is needed no more.
                if state.status == "lobby" and (it.ended or not self.starts.waits(game)):
                    self.starts.enter(game, 0)
        self._show(it)
        return course.pause(it, self._registry.time.present())
