"""Masters look ahead while everybody waits for the pause of the computers, in other processes."""

import asyncio
from collections.abc import Mapping
from typing import TypeAlias

from ai import LEVELS
from bot.tables.searches import Searches
from bot.tables.table import Table
from bot.thinking.questions import Found
from engine.decision import Decision
from storage.records import Setup

WITHIN = 1.5
"""How many times as long as one answer is searched for there is for all that lead to something seen."""

Answers: TypeAlias = Mapping[Decision, Found]
"""What Masters found for questions that may be asked next."""


class Masters:
    """Finds the answers of Masters, each within so many seconds. No lock of a table is held for it."""

    def __init__(self, searches: Searches) -> None:
        self._searches = searches

    def pause(self, table: Table, pause: float) -> float:
        """Return how many seconds to wait before what is asked now is answered.

        A Master always takes as long, whatever there is to think about, or its time would tell of it.
        """
        return max(pause, WITHIN * self._searches.seconds) if _asked(table) else pause

    async def answers(self, table: Table, pause: float) -> Answers:
        """Wait for a pause, and return what Masters have found meanwhile; nothing if none is asked."""
        if not _asked(table):
            await asyncio.sleep(pause)
            return {}
        seats = seats_looking_ahead(table.setup)
        thinking = asyncio.create_task(
            self._searches.find(table, seats, pause), name=f"masters of game {table.id}"
        )
        try:
            await asyncio.sleep(pause)
            found = thinking.result() if thinking.done() else ()
            return {each.decision: each for each in found}
        finally:
            thinking.cancel()


def seats_looking_ahead(setup: Setup) -> tuple[int, ...]:
    """Return the seats of computers that look ahead."""
    if not LEVELS[setup.level].looks_ahead:
        return ()
    return tuple(seat for seat, player in enumerate(setup.players) if player.computer)


def _asked(table: Table) -> bool:
    """Whether who is asked looks ahead."""
    return table.asked() in seats_looking_ahead(table.setup)
