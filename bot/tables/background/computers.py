"""The computer players answer through the same door as people, after a short pause."""

import logging
import random
from functools import partial
from time import perf_counter

from ai import BUILDER, LEVELS, Level
from bot.observer import Observer
from bot.settings import Settings
from bot.tables import moves
from bot.tables.background.masters import Answers, Masters
from bot.tables.background_loop import BackgroundLoop
from bot.tables.errors import RefusedError
from bot.tables.jobs import Jobs
from bot.tables.people import present
from bot.tables.registry import Registry
from bot.tables.searches import Searches
from bot.tables.stages import RunningGame
from bot.tables.table import Table
from engine.errors import ChoiceError
from storage.errors import DamagedGameError, StaleVersionError
from storage.records import Setup

log = logging.getLogger(__name__)


class Computers:
    """Plays for the seats that no person answers for."""

    def __init__(
        self,
        registry: Registry,
        jobs: Jobs,
        settings: Settings,
        observer: Observer,
        searches: Searches,
        randomness: random.Random,
    ) -> None:
        self._registry = registry
        self._jobs = jobs
        self.settings = settings
        self._observer = observer
        self._randomness = randomness
        self._masters = Masters(searches)
        self._stopped = False

    def wake(self, table: Table) -> None:
        """Let the computer players of the table go on, if one is asked; a wait after a failure ends."""
        if self._question(table) is None:
            return
        if table.computing is None:
            table.rushing = not self._masters.pause(table, self.settings.computer_pause)
            name = f"computers of game {table.id}"
            table.computing = BackgroundLoop(self._jobs, name, partial(self._play, table))
        table.computing.wake()

    def stop(self) -> None:
        """Let none of them answer any more; an answer that is being stored is stored."""
        self._stopped = True

    async def _play(self, table: Table) -> None:
        """Play until a person is asked."""
        try:
            if self._question(table) is not None:
                await self._play_on(table)
        finally:
            table.rushing = False
            self._registry.changed(table)
        # It is there only as long as it is needed.
        table.computing = None

    async def _play_on(self, table: Table) -> None:
        chosen, seen = await self._pause(table), True
        answers: Answers = {}
        while self._question(table) is not None:
            pause = self._masters.pause(table, chosen)
            # Without people nobody waits to see what they do; without a pause nobody can.
            table.rushing = not (pause and present(table.players))
            # Two pauses before one thing that can be seen would tell that there was another that can't.
            if seen and not table.rushing:
                answers = await self._masters.answers(table, pause)
            seen = await self._move(table, answers)

    async def stand_in(self, table: Table) -> None:
        """Answer the open question for a person whose time ran out; to be called under the table's lock.

        What nobody sees is answered with it, or the others would learn that there was such a question.
        """
        asked = table.playing.asked
        while not self._stopped and isinstance(table.stage, RunningGame) and table.stage.asked == asked:
            await self._answer(table, table.stage, {}, late=True)
            if moves.seen(table.history[-1]):
                return

    async def _move(self, table: Table, answers: Answers) -> bool:
        """Answer the open question, by these answers if it is among them; say whether all see any of that."""
        async with table.lock:
            question = self._question(table)
            if question is None:
                return True
            try:
                await self._answer(table, question, answers)
            except (StaleVersionError, RefusedError, DamagedGameError) as error:
                log.info("Nobody plays on in game %s: %s", table.id, error)
                return True
            return moves.seen(table.history[-1])

    async def _answer(
        self, table: Table, playing: RunningGame, answers: Answers, *, late: bool = False
    ) -> None:
        """Answer a question. Raises the errors of storing."""
        decision = playing.decision
        picks = playing.granted or self._choice(table, playing, answers)
        try:
            await self._registry.choose(table, decision.seat, picks, decision.number, late=late)
        except ChoiceError:
            # One that doesn't know the rules must not stop the game of the others.
            log.exception(
                "A computer player of game %s answered a %s question wrongly", table.id, decision.kind
            )
            picks = decision.options[: decision.minimum] or decision.options[:1]
            await self._registry.choose(table, decision.seat, picks, decision.number, late=late)

    def _choice(self, table: Table, playing: RunningGame, answers: Answers) -> tuple[str, ...]:
        """Return the answer of a computer, and tell the observer how long it took, here or elsewhere."""
        game, decision = playing.game, playing.decision
        if found := answers.get(decision):
            self._observer.thought(found.seconds)
            return found.thought.picks
        began = perf_counter()
        level = level_of(table.setup, decision.seat)
        picks = level.choose(game.view(decision.seat), decision, self._randomness)
        self._observer.thought(perf_counter() - began)
        return picks

    async def _pause(self, table: Table) -> float:
        chosen = (await self._registry.store.servers.get(table.setup.guild)).computer_pause
        return self.settings.computer_pause if chosen is None else chosen

    def _question(self, table: Table) -> RunningGame | None:
        """Return the running game if a computer has to answer its question, or a player has ahead."""
        stage = table.stage
        if self._stopped or not isinstance(stage, RunningGame):
            return None
        return stage if table.computer_asked or stage.granted else None


def level_of(setup: Setup, seat: int) -> Level:
    """Return the level at which a computer plays a seat: one that stands in for a person is a Builder.

    A Master that has found no answer in time plays as one too, for it gets no worlds here.
    """
    return LEVELS[setup.level] if setup.players[seat].computer else BUILDER
