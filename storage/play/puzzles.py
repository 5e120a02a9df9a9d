"""The puzzle of the day: the one answer that each person gave to it."""

from collections.abc import Mapping
from typing import NamedTuple

from storage.database.database import Database
from storage.database.stored_time import streak
from storage.database.transaction import Transaction


class PuzzleStanding(NamedTuple):
    """The option that a person chose on a day, empty if none, and how many people chose each option.

    `solved` is the number of days in a row on which they chose the best one.
    """

    chosen: str
    counts: Mapping[str, int]
    solved: int = 0


class Puzzles:
    """Keeps the answers to puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def answer(self, user: int, day: int, option: str, *, solved: bool) -> None:
        """Store what a person chose on a day. Only their first answer counts."""
        sql = (
            "INSERT INTO puzzles (person, day, option, solved) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, day) DO NOTHING"
        )
        await self._database.transaction(lambda it: it.run(sql, user, day, option, int(solved)), "puzzle")

    async def standing(self, user: int, day: int) -> PuzzleStanding:
        """Return what a person chose on a day, how others chose, and the streak up to that day."""

        def work(transaction: Transaction) -> PuzzleStanding:
            """Read the answers of the person, and count those of the day."""
            own = "SELECT day, option, solved FROM puzzles WHERE person = ? AND day <= ?"
            answers = {row[0]: row for row in transaction.rows(own, user, day)}
            missed = day in answers and not answers[day][2]
            solved = [each for each, row in answers.items() if row[2]]
            counted = "SELECT option, count(*) FROM puzzles WHERE day = ? GROUP BY option"
            return PuzzleStanding(
                answers[day][1] if day in answers else "",
                dict(map(tuple, transaction.rows(counted, day))),
                0 if missed else streak(solved, day),
            )

        return await self._database.snapshot(work)
