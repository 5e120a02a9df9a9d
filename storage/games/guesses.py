"""Guesses about a round's characters, by people who have nothing left to do in that round."""

from itertools import groupby
from typing import NamedTuple

from storage.database.section import Section


class StoredGuess(NamedTuple):
    """A person's guess that the player at `seat` has a character. `name` is the person's name then."""

    user: int
    name: str
    character: str
    seat: int


class Guesses(Section):
    """The guesses of all games."""

    async def put(self, game: str, of_round: int, guess: StoredGuess) -> None:
        """Store a guess, replacing the person's earlier one at this character."""
        sql = (
            "INSERT INTO guesses (game, round, person, name, character, seat) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game, round, person, character) DO UPDATE SET name = excluded.name,"
            " seat = excluded.seat"
        )
        await self._database.run("guess", sql, game, of_round, *guess)

    async def of_round(self, game: str, of_round: int) -> tuple[StoredGuess, ...]:
        """Return all guesses of a round, person by person."""
        rows = await self._database.rows(
            "SELECT person, name, character, seat FROM guesses WHERE game = ? AND round = ?"
            " ORDER BY person, character",
            game,
            of_round,
        )
        return tuple(StoredGuess(*row) for row in rows)

    async def of_game(self, game: str) -> dict[int, tuple[StoredGuess, ...]]:
        """Return all guesses of a game by round, without rounds in which nobody guessed."""
        rows = await self._database.rows(
            "SELECT round, person, name, character, seat FROM guesses WHERE game = ?"
            " ORDER BY round, person, character",
            game,
        )
        by_round = groupby(rows, key=lambda row: row[0])
        return {number: tuple(StoredGuess(*rest) for _, *rest in each) for number, each in by_round}
