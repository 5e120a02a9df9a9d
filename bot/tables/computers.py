"""The computer players answer through the same door as people, after a short pause."""

import asyncio
import logging

from ai import choose
from bot.delivery.publisher import Publisher
from bot.tables.registry import Hall
from bot.tables.rules import humans
from bot.tables.table import Table
from engine.decision import Decision
from engine.errors import ChoiceError
from engine.events import visible
from engine.game import Game
from storage.errors import StaleVersionError

log = logging.getLogger(__name__)


class Computers:
    """Plays for the seats that no person answers for."""

    def __init__(self, hall: Hall, publisher: Publisher) -> None:
        self._hall = hall
        self._publisher = publisher

    def kick(self, table: Table) -> None:
        """Let the computer players of the table go on, if one of them is asked."""
        if table.pumping is None and self._question(table) is not None:
            table.rushing = not self._hall.settings.computer_pause
            table.pumping = self._hall.jobs.start(self._run(table), f"computers of game {table.id}")

    async def _run(self, table: Table) -> None:
        try:
            pause, seen = await self._pause(table), True
            while self._question(table) is not None:
                # Without people nobody waits to see what they do; without a pause nobody can.
                table.rushing = not (pause and humans(table.players))
                # Two pauses before one thing that can be seen would tell that there was another that can't.
                if seen and not table.rushing:
                    await asyncio.sleep(pause)
                seen = await self._move(table)
                self._publisher.kick(table)
        finally:
            table.pumping, table.rushing = None, False
            self._publisher.kick(table)

    async def _move(self, table: Table) -> bool:
        """Answer the open question; say whether everybody sees anything of that."""
        async with table.lock:
            question = self._question(table)
            if question is None:
                return True
            game, decision = question
            picks = choose(game.view(decision.seat), decision, self._hall.randomness)
            try:
                await self._hall.choose(table, decision.seat, picks, decision.number)
            except StaleVersionError:
                log.info("Game %s went on elsewhere", table.id)
                return True
            except ChoiceError:
                # One that doesn't know the rules must not stop the game of the others.
                log.exception("A computer player of game %s answered %s wrongly", table.id, decision)
                picks = decision.options[: decision.minimum] or decision.options[:1]
                await self._hall.choose(table, decision.seat, picks, decision.number)
            return any(visible(event, None) for event in table.history[-1].events)

    async def _pause(self, table: Table) -> float:
        chosen = (await self._hall.store.servers.get(table.setup.guild)).computer_pause
        return self._hall.settings.computer_pause if chosen is None else chosen

    def _question(self, table: Table) -> tuple[Game, Decision] | None:
        """Return the game and its question, if a computer player is asked."""
        game = table.game
        if game is None or game.decision is None or table.players[game.decision.seat].human:
            return None
        return game, game.decision
