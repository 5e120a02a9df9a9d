"""The progress of persons: their place in the lesson, and the lines that they read in their first games."""

import logging
from dataclasses import dataclass
from weakref import WeakValueDictionary

from storage.database.database import Database
from storage.database.deferred_notes import Notes
from storage.database.storage_errors import DamagedFileError

log = logging.getLogger(__name__)


@dataclass(slots=True, weakref_slot=True)
class HintsShown:
    """In how many games a person sat, and with which question they were told of each kind."""

    games: int
    questions: dict[str, str]


class Learning(Notes):
    """Keeps what persons have learnt. All of it may be lost: then they are told once more."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        # The question by person and kind.
        self._noted: dict[tuple[int, str], str] = {}
        # The persons that were read, as long as somebody holds them.
        self._read: WeakValueDictionary[int, HintsShown] = WeakValueDictionary()

    async def step(self, user: int) -> str:
        """Return the step of the lesson that a person was shown last.

        Empty if they never took it, or if the file is damaged there: nobody needs it to learn.
        """
        try:
            rows = await self._database.rows("SELECT step FROM lessons WHERE person = ?", user)
        except DamagedFileError as error:
            log.warning("How far people are in the lesson is damaged: %s", error)
            return ""
        return rows[0][0] if rows else ""

    async def reach(self, user: int, step: str) -> None:
        """Store which step of the lesson a person was shown."""
        sql = (
            "INSERT INTO lessons (person, step) VALUES (?, ?)"
            " ON CONFLICT (person) DO UPDATE SET step = excluded.step"
        )
        await self._database.transaction(lambda it: it.run(sql, user, step), "learning")

    async def told(self, user: int) -> HintsShown:
        """Return how often a person has played, and of what they were told, also if that is only noted.

        Every holder sees the notes that follow.
        """
        rows = await self._database.rows(
            "SELECT (SELECT count(*) FROM ("
            " SELECT game FROM people JOIN games ON id = game"
            "  WHERE person = ? AND status IN ('running', 'over')"
            " UNION SELECT game FROM results JOIN standings ON result = id WHERE person = ?) AS played),"
            " kind, question FROM (SELECT 1 AS one) AS one LEFT JOIN hints ON person = ?",
            user,
            user,
            user,
        )
        noted = {kind: question for (each, kind), question in self._noted.items() if each == user}
        stored = {kind: question for _, kind, question in rows if kind is not None}
        told = self._read.setdefault(user, HintsShown(0, {}))
        told.games, told.questions = rows[0][0], noted | stored
        return told

    def note_told(self, user: int, kind: str, question_tag: str) -> None:
        """Note with which question a person is told of its kind; the first one counts."""
        self._noted.setdefault((user, kind), question_tag)
        if (told := self._read.get(user)) is not None:
            told.questions.setdefault(kind, question_tag)
        self._announce()

    @property
    def pending(self) -> bool:
        """Whether anything is noted that isn't written yet."""
        return bool(self._noted)

    async def write(self) -> None:
        """Write all that is noted. Raises the errors of `Database.transaction`; then it still is.

        Nothing is stored of somebody who is in no game: they may have been deleted meanwhile.
        """
        if not self.pending:
            return
        sql = (
            "INSERT INTO hints (person, kind, question)"
            " SELECT ?, ?, ? WHERE EXISTS (SELECT game FROM people WHERE person = ?)"
            " ON CONFLICT (person, kind) DO NOTHING"
        )
        noted = dict(self._noted)
        rows = [(user, kind, question, user) for (user, kind), question in noted.items()]
        await self._database.transaction(lambda it: it.run_many(sql, rows), "learning")
        for key in noted:
            self._noted.pop(key, None)
