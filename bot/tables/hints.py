"""A line of why for each kind of question, once, in the first games of a person.

With which question somebody was told of its kind is stored, so that it says the same whenever it is shown
again. Nothing of this is worth a failure: what can't be read isn't told now, and what is told is stored while
the panel is shown.
"""

import logging
from collections import defaultdict

from bot.tables.jobs import Jobs
from bot.tables.table import Table
from bot.tables.tags import tag
from storage.errors import UnavailableError
from storage.learning import Learning

log = logging.getLogger(__name__)

FIRST_GAMES = 3
"""In how many games a person is new."""

REMEMBERED = 10_000
"""Of how many people it is kept in memory what they were told, or that they are not new any more."""


class Hints:
    """Decides which questions are explained."""

    def __init__(self, learning: Learning, jobs: Jobs) -> None:
        self._learning = learning
        self._jobs = jobs
        self._experienced: set[int] = set()
        # With which question each person was told of a kind. The first one counts, so this never changes.
        self._told: defaultdict[int, dict[str, str]] = defaultdict(dict)

    async def prepare(self, table: Table, seat: int) -> None:
        """Note in the spot of a seat whether its open question is explained; before its panel is made.

        Whatever goes wrong, the panel is shown: without a line of why then.
        """
        decision, user = table.game.decision if table.game else None, table.players[seat].user_id
        if decision is None or decision.seat != seat or user is None or user in self._experienced:
            return
        spot, question = table.spot(seat), tag(table.setup.secret, table.id, seat, decision.number)
        if spot.explained == question:
            return
        if user in self._told and (first := self._told[user].get(decision.kind)):
            spot.explained = question if first == question else spot.explained
            return
        try:
            told = await self._learning.told(user, decision.kind)
        except Exception as error:  # noqa: BLE001 - an answer must not fail because of this
            log.warning("Whether a question is to be explained could not be read: %r", error)
            return
        if told.games > FIRST_GAMES:
            self._remember(user)
            return
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        self._told[user][decision.kind] = told.question or question
        if told.question in ("", question):
            spot.explained = question
            if not told.question:
                self._jobs.start(self._tell(user, decision.kind, question), "noting what was explained")

    def forget_person(self, user: int) -> None:
        """Drop what is known of a person, who begins anew."""
        self._experienced.discard(user)
        self._told.pop(user, None)

    def _remember(self, user: int) -> None:
        if len(self._experienced) >= REMEMBERED:
            self._experienced.clear()
        self._experienced.add(user)

    async def _tell(self, user: int, kind: str, question: str) -> None:
        try:
            await self._learning.tell(user, kind, question)
        except UnavailableError as error:
            log.warning("What was explained could not be stored: %s", error)
