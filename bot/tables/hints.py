"""A line of why for each kind of question, once, in the first games of a person.

The question with which a person was told of its kind is noted, so that its panel says the same whenever it is
shown again. Nothing of this is worth a failure: if the store can't be read, the line is left out.
"""

import logging

from bot.tables.table import Table
from bot.tables.tags import tag
from storage.learning import Learning

log = logging.getLogger(__name__)

FIRST_GAMES = 3
"""The number of games in which a person is new."""


class Hints:
    """Decides which questions are explained."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning

    async def prepare(self, table: Table, seat: int) -> None:
        """Note in the panel of a seat whether its open question is explained, before its content is made.

        A question with one answer leaves nothing to weigh, so its kind is explained another time.
        """
        decision, user = table.question(seat), table.players[seat].user_id
        if decision is None or user is None or len(decision.options) < 2:
            return
        told = table.told.get(user)
        if told is None:
            try:
                told = table.told[user] = await self._learning.told(user)
            except Exception as error:  # noqa: BLE001 - an answer must not fail because of this
                log.warning("Whether a question is to be explained could not be read: %s", error)
                return
        panel = table.panel(seat)
        panel.beginner = told.games <= FIRST_GAMES
        if not panel.beginner:
            return
        question = tag(table.setup.secret, table.id, seat, decision.number)
        if decision.kind not in told.questions:
            self._learning.note_told(user, decision.kind, question)
        if told.questions.get(decision.kind, question) == question:
            panel.explained = question
