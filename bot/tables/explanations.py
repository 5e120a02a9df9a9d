"""A line of why for each kind of question, once, in the first games of a person.

The question with which a person was told of its kind is noted, so that its panel says the same whenever it is
shown again. Nothing of this is worth a failure: if the store can't be read, the line is left out.
"""

import logging

from bot.tables.table import Table
from bot.tables.tags import tag
from engine.decision import Decision
from storage.people.persons import HintsShown, Learning

log = logging.getLogger(__name__)

FIRST_GAMES = 3
"""The number of games in which a person is new."""


class Explanations:
    """Decides which questions are explained."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning

    async def prepare(self, table: Table, seat: int) -> None:
        """Find out whether the open question of a seat is explained, before its panel is made.

        A question with one answer leaves nothing to weigh, so its kind is explained another time.
        """
        decision, user = table.question(seat), table.players[seat].user_id
        if decision is None or user is None or len(decision.options) < 2:
            return
        told = table.explained.get(user)
        if told is None:
            try:
                told = table.explained[user] = await self._learning.told(user)
            except Exception as error:  # noqa: BLE001 - an answer must not fail because of this
                log.warning("Whether a question is to be explained could not be read: %s", error)
                return
        if told.games <= FIRST_GAMES and decision.kind not in told.questions:
            self._learning.note_told(user, decision.kind, _tag(table, decision))


def beginner(table: Table, seat: int) -> bool:
    """Whether the player of a seat is in one of their first games, as far as is known."""
    told = _told(table, seat)
    return told is not None and told.games <= FIRST_GAMES


def explained(table: Table, decision: Decision) -> bool:
    """Whether a question comes with a line of why: the first of its kind."""
    told = _told(table, decision.seat)
    return told is not None and told.questions.get(decision.kind) == _tag(table, decision)


def _told(table: Table, seat: int) -> HintsShown | None:
    return table.explained.get(table.players[seat].user_id or 0)


def _tag(table: Table, decision: Decision) -> str:
    return tag(table.setup.secret, table.id, decision.seat, decision.number)
