"""Hints: good answers for a player who asks for one. None is stored, or shown to others."""

import random

from ai import BUILDER
from bot.screens.view_models.panel import AdviceModel
from bot.tables.searches import Searches
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from engine.decision import Decision
from engine.game import Game
from storage.results.result import may_count

WITHIN = 4.0
"""Seconds for which somebody waits for a hint at most."""

TOLD = 3
"""How many answers a hint tells at most."""

_OFFERED = AdviceModel()
_THINKING = AdviceModel("thinking")


def shown(table: Table, decision: Decision) -> AdviceModel | None:
    """Return the hint for the open question, or that one can be had; `None` where there is none.

    There is none in a game that may come to count for ratings, nor where there is nothing to choose.
    """
    if may_count(table.setup) or len(decision.options) < 2:
        return None
    about, advice = table.hints.get(decision.seat, (None, _OFFERED))
    return advice if about == decision else _OFFERED


class Advising:
    """Looks for hints: one search for each question, however often it is asked for."""

    def __init__(self, searches: Searches) -> None:
        self._searches = searches

    def begin(self, table: Table, seat: int) -> bool:
        """Note that a hint is looked for, and return whether it is to be; else it is there, or nearly.

        Raises `RefusedError` if there are none.
        """
        decision = table.question(seat)
        advice = shown(table, decision) if decision else None
        if decision is None or advice is None:
            raise RefusedError("error-no-advice")
        if advice.status == "thinking" or (advice.status == "given" and not advice.late):
            return False
        table.hints[seat] = (decision, _THINKING)
        return True

    async def find(self, table: Table, seat: int) -> None:
        """Look for the hint that was begun, and keep it with the seat until another question is open."""
        decision = table.question(seat)
        if decision is None or table.hints.get(seat) != (decision, _THINKING):
            return
        given = AdviceModel("given", self._quick_answer(table.game, decision), late=True)
        try:
            if decision.maximum > 1:
                given = given._replace(late=False)
            else:
                given = await self._looked_ahead(table, decision, given)
        finally:
            # Another question may be open by now.
            if table.hints.get(seat) == (decision, _THINKING):
                table.hints[seat] = (decision, given)

    async def _looked_ahead(self, table: Table, decision: Decision, given: AdviceModel) -> AdviceModel:
        found = await self._searches.find(table, (decision.seat,), WITHIN, decision.options)
        thought = next((each.thought for each in found if each.decision == decision), None)
        if thought is None or thought.error:
            return given
        return AdviceModel("given", thought.picks, thought.candidates[:TOLD])

    def _quick_answer(self, game: Game, decision: Decision) -> tuple[str, ...]:
        """Return the answer of a computer player that doesn't look ahead."""
        chance = random.Random(self._searches.randomness.getrandbits(64))
        return BUILDER.choose(game.view(decision.seat), decision, chance)
