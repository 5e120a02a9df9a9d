"""Let a Master play each day's daily deal: once, in one process, after the day has begun.

The Master sees only what a person in its seat would see.
"""

import asyncio
import logging
import secrets

from bot.tables.background.scheduler import Scheduler
from bot.tables.moves import of_computer
from bot.tables.person import Person
from bot.tables.solo import daily_setup
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchQuestion
from bot.words.language import Language
from engine.errors import ChoiceError
from engine.game import Game
from engine.replay import Move
from engine.setup.sets import DAILY_SEATS
from storage.database.stored_time import begin_of, day_of, now
from storage.parts import NOBODY
from storage.values import SOLO_SEAT, Setup

log = logging.getLogger(__name__)

FIRST_TRY_AFTER = 60.0  # Seconds from a start or an outage to the first try.

PLAY_AGAIN_AFTER = 600.0
"""Seconds until the next try if the search found no answer, or if another process has to play."""

WITHIN, SEARCH_PATIENCE = 30.0, 120.0
"""Time limit for one search, and for a question that waits while searches for players run, in seconds."""

_NOBODY = Person(NOBODY, "", 0, Language(), manager=False)


class DailyMaster:
    """Plays the daily deals, and searches for each answer for `seconds`."""

    def __init__(self, scheduler: Scheduler, thinkers: SearchPool, seconds: float) -> None:
        self._registry = scheduler.registry
        self._thinkers = thinkers
        self._seconds = seconds
        scheduler.every(
            PLAY_AGAIN_AFTER, "playing the Master's game of the daily deal", self._work, first=FIRST_TRY_AFTER
        )

    async def _work(self) -> float | None:
        # Only the process with shard 0 plays, because it deals the daily deals.
        today = day_of(now())
        if not self._registry.owns_server(0) or not await self.play(today):
            return None
        return max(1.0, begin_of(today + 1) - now())

    async def play(self, day: int) -> bool:
        """Play and store the game of a day; return whether it is stored. Raises the errors of storing."""
        kept, games = self._registry.store.daily, self._registry.store.master_games
        if await games.has(day):
            return True
        if not (secret := await kept.secret(day)):
            return False
        setup = daily_setup(day, secret, _NOBODY, await kept.dealt(day))
        if moves := await self._moves(setup):
            await games.put(day, moves)
        return bool(moves)

    async def _moves(self, setup: Setup) -> list[Move]:
        assert setup.options is not None
        game, moves = Game.new(setup.options, DAILY_SEATS, setup.seed), list[Move]()
        chance = secrets.randbits(64)
        while (decision := game.decision) is not None:
            if picks := of_computer(setup, game):
                coming = [Move(decision.seat, picks)]
                # Let the event loop handle clicks.
                await asyncio.sleep(0)
            else:
                coming = await self._answers(setup, tuple(moves), chance)
            if not coming:
                return []
            for move in coming:
                try:
                    game.choose(*move)
                except ChoiceError:
                    log.exception("The search gave an impossible answer in a daily deal")
                    return []
                moves.append(move)
        return moves

    async def _answers(self, setup: Setup, moves: tuple[Move, ...], chance: int) -> list[Move]:
        """Return the Master's answers up to the next public event."""
        assert setup.options is not None
        question = SearchQuestion(
            game=setup.proof.start,
            options=setup.options,
            seats=DAILY_SEATS,
            seed=setup.seed,
            moves=moves,
            masters=(SOLO_SEAT,),
            chance=chance,
            seconds=self._seconds,
            within=WITHIN,
        )
        found = await self._thinkers.think_when_free(question, SEARCH_PATIENCE)
        return [Move(each.decision.seat, each.thought.picks) for each in found]
