"""Turning points that are looked for when a game ends, so that they are there when somebody asks."""

import logging
from collections import OrderedDict, deque

from bot.review.turning_points import TurningPoints
from bot.tables.background_loop import BackgroundLoop, Jobs
from bot.tables.people import humans
from bot.tables.stages import EndedGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from engine.replay import ReplayError
from storage.database.storage_errors import StorageError
from storage.results.finished import FinishedGames

log = logging.getLogger(__name__)

WAITING = 8
"""How many games wait at most; with more, those that ended first are looked at only if somebody asks."""

REMEMBERED = 256
"""How many games are remembered, so that each is looked at once."""


class Preparing:
    """Looks for the turning points of games that have just ended, one game after the other."""

    def __init__(self, jobs: Jobs, finished: FinishedGames, turning_points: TurningPoints) -> None:
        self._finished = finished
        self._turning_points = turning_points
        self._waiting: deque[str] = deque(maxlen=WAITING)
        self._known: OrderedDict[str, None] = OrderedDict()
        self._loop = BackgroundLoop(jobs, "turning points of games that ended", self._work)

    def hear(self, table: Table) -> None:
        """Hear that a table changed."""
        ended = isinstance(table.stage, EndedGame) and bool(humans(table.players))
        if not ended or table.id in self._known:
            return
        self._known[table.id] = None
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._waiting.append(table.id)
        self._loop.wake()

    async def ended(self) -> None:
        """Wait until nothing is looked for any more."""
        await self._loop.ended()

    async def _work(self) -> float | None:
        while self._waiting:
            game = self._waiting.popleft()
            try:
                found = await self._finished.get(game)
                if found is not None and found.kept:
                    await self._turning_points.prepare(found)
            except (StorageError, RefusedError, ReplayError) as error:
                log.info("The turning points of game %s aren't prepared: %s", game, error)
        return None
