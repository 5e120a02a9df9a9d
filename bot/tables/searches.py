"""Searches for answers of seats, in other processes. No failure of theirs stops a game."""

import logging
import random
from collections.abc import Sequence

from ai.ways import way_of
from bot.tables.table import Table
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchQuestion, SearchResult
from storage.codec import DamagedTextError
from storage.database.storage_errors import UnavailableError
from storage.games.games import Games

log = logging.getLogger(__name__)


class Searches:
    """Has answers to the open questions of tables searched for. No lock of a table is held for it."""

    def __init__(self, games: Games, thinkers: SearchPool, seconds: float, randomness: random.Random) -> None:
        self._games = games
        self._thinkers = thinkers
        self.seconds = seconds
        self.randomness = randomness

    async def find(
        self, table: Table, seats: Sequence[int], within: float, among: tuple[str, ...] = ()
    ) -> tuple[SearchResult, ...]:
        """Return the answers that were found within so many seconds for these seats.

        With `among`, only the open question is answered, and by one of these options. Every failure is
        logged, and returns nothing.
        """
        try:
            return await self._thinkers.think(await self._question(table, seats, within, among))
        except (UnavailableError, DamagedTextError) as error:
            log.warning("Nobody looks ahead in game %s: %s", table.id, error)
        except Exception:
            log.exception("Nobody looks ahead in game %s", table.id)
        return ()

    async def _question(
        self, table: Table, seats: Sequence[int], within: float, among: tuple[str, ...]
    ) -> SearchQuestion:
        state = table.game.state
        return SearchQuestion(
            game=table.id,
            options=state.options,
            seats=len(state.seats),
            seed=state.rng.seed,
            moves=await self._games.moves(table.id, table.playing.decision.number),
            masters=tuple(seats),
            ways=tuple(way_of(table.players[seat].persona) for seat in seats),
            chance=self.randomness.getrandbits(64),
            seconds=self.seconds,
            within=within,
            among=among,
        )
