"""What persons have learnt: how far they are in the lesson, and what they were told in their first games."""

from typing import NamedTuple

from storage.database import Database


class Told(NamedTuple):
    """In how many games a person sat, and with which question they were told of a kind (empty: not yet)."""

    games: int
    question: str


class Learning:
    """Keeps what persons have learnt. All of it may be lost: then they are told once more."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def step(self, user: int) -> str:
        """Return the step of the lesson that a person was shown last; empty if they never took it."""
        rows = await self._database.rows("SELECT step FROM lessons WHERE user = ?", user)
        return rows[0][0] if rows else ""

    async def reach(self, user: int, step: str) -> None:
        """Store which step of the lesson a person was shown."""
        sql = (
            "INSERT INTO lessons (user, step) VALUES (?, ?)"
            " ON CONFLICT (user) DO UPDATE SET step = excluded.step"
        )
        await self._database.transaction(lambda it: it.run(sql, user, step), "learning")

    async def told(self, user: int, kind: str) -> Told:
        """Return how often a person has played, and whether they were told of this kind of question."""
        ((games, question),) = await self._database.rows(
            "SELECT count(*), (SELECT question FROM hints WHERE user = ?1 AND kind = ?2) FROM ("
            " SELECT game FROM people JOIN games ON id = game"
            "  WHERE user = ?1 AND status IN ('running', 'over')"
            " UNION SELECT game FROM results JOIN standings ON result = id WHERE user = ?1)",
            user,
            kind,
        )
        return Told(games, question or "")

    async def tell(self, user: int, kind: str, question: str) -> None:
        """Store with which question a person is told of its kind; the first one counts.

        Nothing is stored of somebody who is in no game: they may have been deleted meanwhile.
        """
        sql = (
            "INSERT OR IGNORE INTO hints (user, kind, question)"
            " SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT game FROM people WHERE user = ?1)"
        )
        await self._database.transaction(lambda it: it.run(sql, user, kind, question), "learning")
