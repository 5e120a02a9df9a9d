"""Let computer players answer after a short pause. Masters, the strongest level, search during the pause."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from time import perf_counter
from typing import TypeAlias

from ai import BUILDER, LEVELS, Level
from ai.ways import in_way, way_of
from bot.controls.load import Load
from bot.log_fields import concern
from bot.observer import Observer
from bot.settings import Settings
from bot.tables import history
from bot.tables.advice import Searches
from bot.tables.background.scheduler import Scheduler
from bot.tables.people import present
from bot.tables.stages import RunningGame
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Answerer
from bot.thinking.search_questions import SearchResult
from engine.decision import Decision
from engine.errors import ChoiceError
from storage.database.storage_errors import DamagedGameError, StaleVersionError
from storage.values import Setup

log = logging.getLogger(__name__)

MASTERS_TIME = 1.5
"""A Master's pause before a visible answer is this many times the search time for one answer."""

Answers: TypeAlias = Mapping[Decision, SearchResult]
"""Masters' answers, found ahead, to the questions that they may be asked next."""


class Computers:
    """Answers for the seats without a present person."""

    def __init__(
        self, scheduler: Scheduler, settings: Settings, observer: Observer, searches: Searches, load: Load
    ) -> None:
        self._scheduler = scheduler
        self._registry = scheduler.registry
        self.settings = settings
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._observer = observer
        self._searches = searches
        self._load = load
        self._stopped = False

    def wake(self, table: Table) -> None:
        """Let computers answer if one is asked. This ends a wait after a failure."""
        if self._question(table) is None:
            return
        if table.computing is None:
            table.computers_playing_on = not self._pause(table, self.settings.computer_pause)
            name = f"computers of game {table.id}"
            table.computing = self._scheduler.loop(name, partial(self._play, table))
        table.computing.wake()

    def stop(self) -> None:
        """Stop all computers from answering. An answer that is being stored is still stored."""
        self._stopped = True

    async def stand_in(self, table: Table) -> None:
        """Answer the open question for a player whose time ran out, under the table's lock.

        Also give their next answers, up to the first public one: a pause after a hidden answer would reveal
        it.
        """
        asked = table.asked()
        while not self._stopped and isinstance(table.stage, RunningGame) and table.stage.asked == asked:
            await self._answer(table, table.stage, {}, by="timed_out")
            if history.seen(table.history[-1]):
                return

    async def _play(self, table: Table) -> None:
        concern(table.log_fields)
        try:
            if self._question(table) is not None:
                await self._play_on(table)
        finally:
            table.computers_playing_on = False
            self._registry.tell_listeners(table)
        table.computing = None

    async def _play_on(self, table: Table) -> None:
        servers = self._registry.store.servers
        chosen, seen = (await servers.get(table.setup.kind.guild)).computer_pause, True
        if chosen is None:
            chosen = self.settings.computer_pause
        answers: Answers = {}
        while self._question(table) is not None:
            pause = self._pause(table, chosen)
            # Show each answer only if a person is present and a pause gives them time to see it.
            table.computers_playing_on = not (pause and present(table.players))
            # Pause only after a visible answer: two pauses before one visible answer would reveal a hidden
            # one.
            if seen and not table.computers_playing_on:
                answers = await self._look_ahead(table, pause)
            try:
                seen = await self._move(table, answers)
            except (StaleVersionError, RefusedError) as error:
                log.info("Game %s was changed elsewhere, or is gone: %s", table.id, error)
                seen = True
            except DamagedGameError as error:
                await self._scheduler.damaged(error)

    async def _move(self, table: Table, answers: Answers) -> bool:
        async with table.lock:
            playing = self._question(table)
            if playing is None:
                return True
            await self._answer(table, playing, answers)
            return history.seen(table.history[-1])

    async def _answer(
        self, table: Table, playing: RunningGame, answers: Answers, by: Answerer = "computer"
    ) -> None:
        decision = playing.decision
        picks = playing.granted or self._choice(table, playing, answers)
        try:
            await self._registry.choose(table, decision.seat, picks, decision.number, by=by)
        except ChoiceError:
            # A wrong answer of a computer must not stop the game.
            log.exception(
                "A computer player of game %s answered a %s question wrongly", table.id, decision.kind
            )
            picks = decision.options[: decision.minimum] or decision.options[:1]
            await self._registry.choose(table, decision.seat, picks, decision.number, by=by)

    def _choice(self, table: Table, playing: RunningGame, answers: Answers) -> tuple[str, ...]:
        game, decision = playing.game, playing.decision
        if found := answers.get(decision):
            self._observer.thought(found.seconds)
            return found.thought.picks
        began = perf_counter()
        level = level_of(table.setup, decision.seat)
        picks = level.choose(game.view(decision.seat), decision, self._searches.randomness)
        self._observer.thought(perf_counter() - began)
        return picks

    def _question(self, table: Table) -> RunningGame | None:
        """Return the running game if a computer or a player's wish has to answer its question."""
        stage = table.stage
        if self._stopped or not isinstance(stage, RunningGame) or not self._registry.owns(table):
            return None
        return stage if table.computer_asked or stage.granted else None

    def _pause(self, table: Table, pause: float) -> float:
        """Return the seconds to wait before the next answer; more under high load."""
        # Let all pauses of a Master be equally long: shorter ones would show how hard a question is.
        pause = max(pause, MASTERS_TIME * self._searches.seconds) if _looks_ahead(table) else pause
        return pause * self._load.stretch

    async def _look_ahead(self, table: Table, pause: float) -> Answers:
        """Pause; return the answers that Masters found meanwhile. The table isn't locked during the pause."""
        if not _looks_ahead(table):
            await self.sleep(pause)
            return {}
        seats = seats_looking_ahead(table.setup)
        thinking = asyncio.create_task(
            self._searches.find(table, seats, pause), name=f"masters of game {table.id}"
        )
        try:
            await self.sleep(pause)
            found = thinking.result() if thinking.done() else ()
            return {each.decision: each for each in found}
        finally:
            thinking.cancel()


def level_of(setup: Setup, seat: int) -> Level:
    """Return the level at which a computer plays a seat, with the style of its persona.

    For an absent person it plays at the level Builder, without a style.
    """
    player = setup.players[seat]
    return in_way(setup.chosen.level, way_of(player.persona)) if player.computer else BUILDER


def seats_looking_ahead(setup: Setup) -> tuple[int, ...]:
    """Return the seats of computers whose level searches (`Level.looks_ahead`)."""
    if not LEVELS[setup.chosen.level].looks_ahead:
        return ()
    return tuple(seat for seat, player in enumerate(setup.players) if player.computer)


def _looks_ahead(table: Table) -> bool:
    return table.asked() in seats_looking_ahead(table.setup)
