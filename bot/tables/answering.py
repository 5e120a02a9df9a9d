"""What a click on a question does: check, choose, store. Nothing is shown from here."""

import logging
from dataclasses import replace

from bot.controls.desk import Click
from bot.delivery.responses import language_of
from bot.screens.names import escaped
from bot.tables.registry import Hall
from bot.tables.table import Table
from engine.decision import BACK, Decision
from engine.errors import ChoiceError
from storage.errors import RepeatedClickError, StaleVersionError
from storage.records import Click as StoredClick

log = logging.getLogger(__name__)


class Answering:
    """Answers questions for people."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def answer(
        self, click: Click, table: Table, seat: int, number: int, indexes: tuple[int, ...] | None
    ) -> str:
        """Answer this question. Return what was wrong, in the player's words; empty if nothing was."""
        async with table.lock:
            problem = self._check(click, table, seat, number)
            if problem:
                # The same click, delivered twice, is no fault of the player.
                return "" if await self._hall.store.games.click(click.id) else problem
            assert table.game is not None
            assert table.game.decision is not None
            picks = _picks(table.game.decision, indexes)
            if picks is None:
                return language_of(click)("error-unknown-option")
            stored = StoredClick(click.id, click.user.id, f"answer {number}")
            try:
                await self._hall.choose(table, seat, picks, number, stored)
            except ChoiceError as error:
                return language_of(click)(f"error-{error.problem}")
            except StaleVersionError:
                return language_of(click)("error-conflict")
            except RepeatedClickError:
                return ""
        return ""

    async def resign(self, click: Click, table: Table, seat: int) -> str:
        """Give the seat to a computer player. Return what was wrong, and raise the errors of storing."""
        async with table.lock:
            if not table.running:
                return language_of(click)("error-over")
            players = list(table.players)
            players[seat] = replace(players[seat], resigned=True)
            setup = replace(table.setup, players=tuple(players))
            await self._hall.arrange(table, setup, StoredClick(click.id, click.user.id, "resign"))
        return ""

    async def look(self, click: Click, table: Table, seat: int, number: int) -> str:
        """Change nothing, and return what `answer` would complain about."""
        return self._check(click, table, seat, number)

    def _check(self, click: Click, table: Table, seat: int, number: int) -> str:
        language = language_of(click)
        decision = table.game.decision if table.game else None
        if decision is None:
            return language("error-over")
        if decision.number != number:
            return language("error-stale")
        if decision.seat != seat:
            return language("error-wrong-seat", seat=f"**{escaped(table.players[decision.seat].name)}**")
        return ""


def _picks(decision: Decision, indexes: tuple[int, ...] | None) -> tuple[str, ...] | None:
    """Return the options of these indexes, which may be anything; `None` if one of them doesn't exist."""
    if indexes is None:
        return (BACK,) if decision.back else None
    if not all(0 <= index < len(decision.options) for index in indexes):
        return None
    return tuple(decision.options[index] for index in indexes)
