"""The daily deal and the puzzle of the day: secrets, people's results, and the Master's games.

We reveal a day's secret when games of that day stop counting, because a person who knows the secret could
play better.
"""

import re
import secrets
import zlib
from base64 import b64decode, b64encode
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import orjson

from engine import fairness
from engine.replay import Move
from storage.codec import DamagedTextError, decode_setup
from storage.database.section import Section
from storage.database.statements import places, select
from storage.database.storage_errors import DamagedDealError
from storage.database.stored_time import streak
from storage.database.transaction import Transaction, Value
from storage.games.games import is_revealed
from storage.people import remembered
from storage.people.persons import chosen_by
from storage.results.leaderboards import NOT_HIDDEN
from storage.results.ratings.tracks import ALL_SERVERS
from storage.values import Setup

PEOPLE_SHOWN = 10


class DailyStanding(NamedTuple):
    """A person's result of a day."""

    day: int
    points: int | None  # `None`: the game isn't over, or ended too late.
    others: int = 0  # How many other people have points.
    beaten: int = 0  # How many of the others have fewer points.
    streak: int = 0  # Days in a row.
    above: int = 0  # How many of the others have more points.


class PlayedDay(NamedTuple):
    """The city that a person built in a daily deal, and its points."""

    day: int
    points: int
    city: tuple[str, ...]


class DailyRecord(NamedTuple):
    """A person's number of days, their current and longest streak, their best day, and their newest days."""

    days: int = 0
    now: int = 0
    longest: int = 0
    best: PlayedDay | None = None
    newest: tuple[PlayedDay, ...] = ()


class DailyEntry(NamedTuple):
    """A person on a daily table: place (ties share one), points, and the number of days that brought them.

    Unless the person agreed to be `named`, nobody else sees the name.
    """

    user: int
    place: int
    points: int
    days: int
    name: str = ""
    named: bool = True


_NOT_HIDDEN_SERVERS = " AND guild NOT IN (SELECT id FROM servers WHERE hidden = 1)"


class DailyTable(NamedTuple):
    """People ranked by their daily deals: the first entries, the reader's own, and the number of `people`."""

    entries: tuple[DailyEntry, ...]
    people: int
    own: DailyEntry | None = None


class Daily(Section):
    """Stores the days' secrets, and the games of people."""

    async def draw(self, *days: int) -> None:
        """Draw the secrets of these days, except those that a process has already drawn."""
        known = await self._database.rows(select("day", f"deals WHERE day IN ({places(len(days))})"), *days)
        missing = [(day, secrets.token_hex(32)) for day in days if (day,) not in map(tuple, known)]
        if missing:
            sql = "INSERT INTO deals (day, secret) VALUES (?, ?) ON CONFLICT (day) DO NOTHING"
            await self._database.transaction(lambda transaction: transaction.run_many(sql, missing), "daily")

    @Section.reads
    def secret(self, transaction: Transaction, day: int) -> str:
        """Return the secret of a day; empty if nobody has drawn it.

        If it is damaged, take it from the day's games. Raises `DamagedDealError` if there are no games,
        because a new secret would contradict the fingerprint that we have shown.
        """
        row = transaction.row("SELECT secret FROM deals WHERE day = ?", day)
        if row is None or is_secret(row[0]):
            return row[0] if row else ""
        if found := _secret_of_games(transaction, day):
            return found
        raise DamagedDealError(day)

    async def dealt(self, day: int) -> Setup | None:
        """Return the set-up of a game of a day; `None` if none was dealt yet, or none can be read."""
        return await self._database.snapshot(lambda transaction: next(_setups(transaction, day), None))

    async def proofs(self, days: range) -> tuple[tuple[int, str, str], ...]:
        """Return the number, fingerprint and secret (empty while games count) of each day that has a deal."""
        sql = "SELECT day, secret FROM deals WHERE day BETWEEN ? AND ? ORDER BY day"
        rows = await self._database.rows(sql, days[0], days[-1])
        return tuple(
            (day, fairness.commitment(secret), secret if is_revealed(day) else "")
            for day, secret in rows
            if is_secret(secret)
        )

    async def game(self, user: int, day: int, guild: int) -> str:
        """Return a person's game of a day (empty: none), and let this server's daily tables show it, too."""
        sql = "SELECT game, guild FROM dailies WHERE person = ? AND day = ?"
        row = await self._database.row(sql, user, day)
        if row is None:
            return ""
        if guild and guild != row[1]:
            await self.place(user, day, guild)
        return row[0]

    @Section.reads
    def had(self, transaction: Transaction, user: int, day: int) -> bool:
        """Return whether a person has a game of a day, or had one before they deleted their data."""
        row = transaction.row("SELECT 1 FROM dailies WHERE person = ? AND day = ?", user, day)
        return row is not None or remembered.value(transaction, remembered.of_daily(day, user)) > 0

    async def known(self, user: int) -> bool:
        """Return whether a person has had a daily deal, as far as we still have their data."""
        return await self._database.row("SELECT 1 FROM dailies WHERE person = ?", user) is not None

    async def place(self, user: int, day: int, guild: int) -> None:
        """Let the daily tables of this server show a person's game of a day, too."""
        sql = "SELECT 1 FROM daily_servers WHERE person = ? AND day = ? AND guild = ?"
        if await self._database.rows(sql, user, day, guild):
            return

        def work(transaction: Transaction) -> None:
            _place_first(transaction, user, day, guild)
            sql = (
                "INSERT INTO daily_servers (person, day, guild) SELECT person, day, ? FROM dailies"
                " WHERE person = ? AND day = ? AND guild <> ? ON CONFLICT DO NOTHING"
            )
            transaction.run(sql, guild, user, day, guild)

        await self._database.transaction(work, "daily")

    async def share(self, user: int, day: int, guild: int) -> None:
        """Let the daily tables of this server show a person's game of a day, with its city."""

        def work(transaction: Transaction) -> None:
            _place_first(transaction, user, day, guild)
            sql = (
                "INSERT INTO daily_servers (person, day, guild, shared) SELECT person, day, ?, 1 FROM dailies"
                " WHERE person = ? AND day = ? ON CONFLICT (person, day, guild) DO UPDATE SET shared = 1"
            )
            transaction.run(sql, guild, user, day)

        await self._database.transaction(work, "daily")

    @Section.reads
    def cities(self, transaction: Transaction, day: int, guild: int) -> Mapping[int, tuple[str, ...]]:
        """Return the cities of the people who have shared their game of a day in a server."""
        sql = "SELECT person, points, game FROM daily_servers JOIN dailies USING (person, day)"
        rows = transaction.rows(f"{sql} WHERE day = ? AND daily_servers.guild = ? AND shared = 1", day, guild)
        return {user: _city(transaction, user, day, points, game).city for user, points, game in rows}

    async def running(self, user: int, today: int) -> list[str]:
        """Return the ids of a person's running games of today and yesterday, the newest first."""
        sql = (
            "SELECT game FROM dailies JOIN games ON id = game WHERE person = ? AND day BETWEEN ? AND ?"
            " AND status = 'running' AND id NOT IN (SELECT game FROM damaged) ORDER BY day DESC"
        )
        return await self._database.column(sql, user, today - 1, today)

    @Section.reads
    def record(self, transaction: Transaction, user: int, today: int, most: int) -> DailyRecord:
        """Return a person's record as of today, with the cities of up to `most` of the newest days."""
        sql = "SELECT day, points, game FROM dailies WHERE person = ? AND points IS NOT NULL ORDER BY day"
        rows = [tuple(row) for row in transaction.rows(sql, user)]
        if not rows:
            return DailyRecord()
        best = max(rows, key=lambda row: (row[1], row[0]))
        cities = [_city(transaction, user, *row) for row in (*rows[: -most - 1 : -1], best)]
        days = {row[0] for row in rows}
        longest = max(streak(days, day) for day in days)
        return DailyRecord(len(days), streak(days, today), longest, cities[-1], tuple(cities[:-1]))

    @Section.reads
    def standing(self, transaction: Transaction, user: int, day: int, today: int) -> DailyStanding:
        """Return a person's result of a day, as of today."""
        sql = "SELECT day, points FROM dailies WHERE person = ? AND points IS NOT NULL"
        played: dict[int, int] = dict(map(tuple, transaction.rows(sql, user)))
        points = played.get(day)
        sql = (
            "SELECT count(*), count(*) FILTER (WHERE points < ?), count(*) FILTER (WHERE points > ?)"
            " FROM dailies WHERE day = ? AND points IS NOT NULL AND person <> ?"
        )
        ((others, beaten, above),) = transaction.rows(sql, points or 0, points or 0, day, user)
        return DailyStanding(day, points, others, beaten, streak(played, today), above)

    @Section.reads
    def table(self, transaction: Transaction, days: range, guild: int, reader: int) -> DailyTable:
        """Return the daily table of these days, of a server or of `ALL_SERVERS`, as the reader may see it."""
        where, values = "day BETWEEN ? AND ? AND points IS NOT NULL", list[Value]([days[0], days[-1]])
        if guild != ALL_SERVERS:
            further = (
                "SELECT 1 FROM daily_servers AS s"
                " WHERE s.person = dailies.person AND s.day = dailies.day AND s.guild = ?"
            )
            where = f"{where} AND (guild = ? OR EXISTS ({further}))"
            values += [guild, guild]
        else:
            where += _NOT_HIDDEN_SERVERS + NOT_HIDDEN
        sql = select("person, sum(points), count(*)", f"dailies WHERE {where} GROUP BY person")
        rows = sorted(transaction.rows(sql, *values), key=lambda row: (-row[1], row[0]))
        totals = [-row[1] for row in rows]
        ranked = [DailyEntry(row[0], bisect_left(totals, -row[1]) + 1, row[1], row[2]) for row in rows]
        name = partial(_named, transaction, days, reader, guild)
        own = next((name(each) for each in ranked if each.user == reader), None)
        return DailyTable(tuple(map(name, ranked[:PEOPLE_SHOWN])), len(ranked), own)


def _place_first(transaction: Transaction, user: int, day: int, guild: int) -> None:
    """Make this server the first of a game that has none. If the game is deleted, store nothing."""
    sql = "UPDATE dailies SET guild = ? WHERE person = ? AND day = ? AND guild = 0"
    transaction.run(sql, guild, user, day)


def is_secret(text: object) -> bool:
    """Return whether a value can be the secret of a day."""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def _secret_of_games(transaction: Transaction, day: int) -> str:
    for setup in _setups(transaction, day):
        if (
            is_secret(setup.proof.secret)
            and fairness.commitment(setup.proof.secret) == setup.proof.commitment
        ):
            return setup.proof.secret
    return ""


def _setups(transaction: Transaction, day: int) -> Iterator[Setup]:
    ids = transaction.rows("SELECT game FROM dailies WHERE day = ? ORDER BY game", day)
    for (game,) in ids:
        row = transaction.row("SELECT setup FROM games WHERE id = ?", game)
        with suppress(DamagedTextError):
            if row is not None:
                yield decode_setup(row[0])


def _city(transaction: Transaction, user: int, day: int, points: int, game: str) -> PlayedDay:
    """Return the city that a person built on a day; an empty one if the result is damaged."""
    sql = "SELECT city FROM standings JOIN results ON id = result WHERE game = ? AND person = ?"
    city = transaction.value(sql, game, user, default="[]")
    try:
        return PlayedDay(day, points, tuple(map(str, orjson.loads(city))))
    except (TypeError, ValueError):
        return PlayedDay(day, points, ())


def _named(transaction: Transaction, days: range, reader: int, guild: int, entry: DailyEntry) -> DailyEntry:
    """Add the name that a person had in their newest daily deal of these days, if the reader may see it."""
    named = bool(guild) or chosen_by(transaction, entry.user).named
    if not named and entry.user != reader:
        return entry._replace(named=False)
    sql = (
        "SELECT standings.name FROM dailies JOIN results ON results.game = dailies.game"
        " JOIN standings ON result = results.id AND standings.person = dailies.person"
        " WHERE dailies.person = ? AND day BETWEEN ? AND ? ORDER BY day DESC LIMIT 1"
    )
    name = transaction.value(sql, entry.user, days[0], days[-1], default="")
    return entry._replace(name=name, named=named)


class PuzzleStanding(NamedTuple):
    """The option that a person chose (empty: none), how many chose each, and days `solved` in a row."""

    chosen: str
    counts: Mapping[str, int]
    solved: int = 0


class Puzzles(Section):
    """Stores the answers to puzzles: one a day by each person. Several days may have the same puzzle."""

    async def answer(self, user: int, day: int, puzzle: str, option: str, *, solved: bool) -> None:
        """Store a person's choice on a day. Only their first answer to a puzzle counts."""
        # An update may replace the puzzle during a day. If the person has solved it, the day stays solved.
        sql = (
            "INSERT INTO puzzles (person, day, puzzle, option, solved) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (person, day) DO UPDATE SET puzzle = excluded.puzzle, option = excluded.option,"
            " solved = CASE WHEN puzzles.solved = 1 THEN 1 ELSE excluded.solved END"
            " WHERE puzzles.puzzle <> excluded.puzzle"
        )
        values = user, day, puzzle, option, int(solved)
        await self._database.run("puzzle", sql, *values)

    async def answered(self, user: int) -> dict[int, str]:
        """Return the puzzles that a person has answered, by day."""
        rows = await self._database.rows("SELECT day, puzzle FROM puzzles WHERE person = ?", user)
        return dict(map(tuple, rows))

    @Section.reads
    def standing(self, transaction: Transaction, user: int, day: int, puzzle: str) -> PuzzleStanding:
        """Return how a person answered a puzzle on a day, how others did, and the streak up to that day."""
        own = "SELECT day, puzzle, option, solved FROM puzzles WHERE person = ? AND day <= ?"
        answers = {row[0]: row for row in transaction.rows(own, user, day)}
        _, answered, option, right = answers.get(day, (day, "", "", 1))
        solved = [each for each, row in answers.items() if row[3]]
        counted = "SELECT option, count(*) FROM puzzles WHERE puzzle = ? GROUP BY option"
        return PuzzleStanding(
            option if answered == puzzle else "",
            dict(map(tuple, transaction.rows(counted, puzzle))),
            streak(solved, day) if right else 0,
        )


class MasterGames(Section):
    """Stores the Master's game of each daily deal, for people who have finished that deal themselves."""

    async def put(self, day: int, moves: Sequence[Move]) -> None:
        """Store the moves of a day's game, unless a process has already stored some."""
        sql = "INSERT INTO master_games (day, moves) VALUES (?, ?) ON CONFLICT (day) DO NOTHING"
        await self._database.run("daily", sql, day, packed(moves))

    async def has(self, day: int) -> bool:
        """Return whether a day's game is stored."""
        return bool(await self._database.rows("SELECT 1 FROM master_games WHERE day = ?", day))

    async def get(self, day: int) -> tuple[Move, ...]:
        """Return the moves of a day's game; empty if it isn't stored, or is damaged."""
        sql = "SELECT moves FROM master_games WHERE day = ?"
        return unpacked(await self._database.value(sql, day, default=""))


def packed(moves: Sequence[Move]) -> str:
    """Return moves as a text that nobody can read by accident while looking through a database."""
    return b64encode(zlib.compress(orjson.dumps([[seat, picks] for seat, picks in moves]))).decode()


def unpacked(text: object) -> tuple[Move, ...]:
    """Return the moves of a packed text; none if it is damaged."""
    try:
        found = orjson.loads(zlib.decompress(b64decode(str(text), validate=True)))
        return tuple(Move(int(seat), tuple(map(str, picks))) for seat, picks in found)
    except (TypeError, ValueError, zlib.error):
        return ()
