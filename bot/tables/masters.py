"""Masters look ahead while everybody waits for the pause of the computers, in other processes."""

import asyncio
import logging
import random
from collections.abc import Mapping
from typing import TypeAlias

from ai import LEVELS
from bot.tables.table import Table
from bot.thinking.pool import Thinkers
from bot.thinking.questions import Found, Question
from engine.decision import Decision
from storage.codec import DamagedTextError
from storage.errors import UnavailableError
from storage.games import Games
from storage.records import Setup

log = logging.getLogger(__name__)

WITHIN = 1.5
"""How many times as long as one answer is searched for there is for all that lead to something seen."""

Answers: TypeAlias = Mapping[Decision, tuple[str, ...]]
"""What Masters answer to questions that may be asked next."""


class Masters:
    """Finds the answers of Masters, each within so many seconds. No lock of a table is held for it."""

    def __init__(self, games: Games, thinkers: Thinkers, seconds: float, randomness: random.Random) -> None:
        self._games = games
        self._thinkers = thinkers
        self._seconds = seconds
        self._randomness = randomness

    def pause(self, table: Table, pause: float) -> float:
        """Return how many seconds to wait before what is asked now is answered.

        A Master always takes as long, whatever there is to think about, or its time would tell of it.
        """
        return max(pause, WITHIN * self._seconds) if _asked(table) else pause

    async def answers(self, table: Table, pause: float) -> Answers:
        """Wait for a pause, and return what Masters have found meanwhile; nothing if none is asked."""
        if not _asked(table):
            await asyncio.sleep(pause)
            return {}
        thinking = asyncio.create_task(self._think(table, pause), name=f"masters of game {table.id}")
        try:
            await asyncio.sleep(pause)
            found = thinking.result() if thinking.done() else ()
            return {each.decision: each.thought.picks for each in found}
        finally:
            thinking.cancel()

    async def _think(self, table: Table, within: float) -> tuple[Found, ...]:
        """Have the answers found. Whatever goes wrong stops no game: then there are none."""
        try:
            return await self._thinkers.think(await self._question(table, within))
        except (UnavailableError, DamagedTextError) as error:
            log.warning("The Masters of game %s play as Builders: %s", table.id, error)
        except Exception:
            log.exception("The Masters of game %s play as Builders", table.id)
        return ()

    async def _question(self, table: Table, within: float) -> Question:
        game = table.game
        assert game is not None
        assert game.decision is not None
        state = game.state
        return Question(
            game=table.id,
            options=state.options,
            seats=len(state.seats),
            seed=state.rng.seed,
            moves=await self._games.moves(table.id, game.decision.number),
            masters=seats_looking_ahead(table.setup),
            chance=self._randomness.getrandbits(64),
            seconds=self._seconds,
            within=within,
        )


def seats_looking_ahead(setup: Setup) -> tuple[int, ...]:
    """Return the seats of computers that look ahead."""
    if not LEVELS[setup.level].looks_ahead:
        return ()
    return tuple(seat for seat, player in enumerate(setup.players) if player.user_id is None)


def _asked(table: Table) -> bool:
    """Whether who is asked looks ahead."""
    return table.asked() in seats_looking_ahead(table.setup)
