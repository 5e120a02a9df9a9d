"""A line of why for each kind of question, once, in the first games of a person.

With which question somebody was told of its kind is noted, so that it says the same whenever it is shown
again. Nothing of this is worth a failure: what can't be read isn't told now.
"""

import logging
from typing import NamedTuple

from bot.tables.table import Table
from bot.tables.tags import tag
from storage.learning import Learning

log = logging.getLogger(__name__)

FIRST_GAMES = 3
"""In how many games a person is new."""

REMEMBERED = 10_000
"""Of how many people it is kept in memory what they were told."""


class _Reader(NamedTuple):
    """Somebody who is shown questions of these games: with which they were told of each kind.

    They are `new` if these are among their first games.
    """

    games: frozenset[str]
    new: bool
    told: dict[str, str]


class Hints:
    """Decides which questions are explained."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning
        self._readers: dict[int, _Reader] = {}

    async def prepare(self, table: Table, seat: int) -> None:
        """Note in the panel of a seat whether its open question is explained; before its content is made.

        Where there is one answer only, nothing is to be weighed: its kind is explained another time.
        Whatever goes wrong, the panel is shown: without a line of why then.
        """
        decision, user = table.question(seat), table.players[seat].user_id
        if decision is None or user is None or len(decision.options) < 2:
            return
        try:
            reader = await self._reader(user, table.id)
        except Exception as error:  # noqa: BLE001 - an answer must not fail because of this
            log.warning("Whether a question is to be explained could not be read: %s", error)
            return
        if not reader.new:
            return
        question = tag(table.setup.secret, table.id, seat, decision.number)
        if decision.kind not in reader.told:
            reader.told[decision.kind] = question
            self._learning.note_told(user, decision.kind, question)
        if reader.told[decision.kind] == question:
            table.panel(seat).explained = question

    def forget_person(self, user: int) -> None:
        """Drop what is known of a person, who begins anew."""
        self._readers.pop(user, None)

    async def _reader(self, user: int, game: str) -> _Reader:
        """Return what is known of a person; it is read once for each of their games."""
        reader = self._readers.get(user)
        if reader is None or game not in reader.games:
            told, games = await self._learning.told(user), reader.games if reader else frozenset[str]()
            if len(self._readers) >= REMEMBERED:
                self._readers.clear()
            reader = _Reader(games | {game}, told.games <= FIRST_GAMES, told.questions)
            self._readers[user] = reader
        return reader
