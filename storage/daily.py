"""The daily deal: the secret of each day, and the one game that a person has of it.

A game counts for the day on which it was begun, if it ends at most `GRACE` seconds after that day. Only then
is the day's secret shown: until then somebody who knows it could still play.
"""

import re
import secrets
from bisect import bisect_left
from contextlib import suppress
from typing import NamedTuple

from engine import fairness
from storage import remembered
from storage.codec import DamagedTextError, decode_setup
from storage.database import Database
from storage.errors import DamagedDealError, HadDailyError, StaleVersionError
from storage.leaderboards import hidden
from storage.moments import begin_of, now, streak
from storage.records import SOLO_SEAT, StoredGame
from storage.remembered import DAILY_GRACE
from storage.transaction import Transaction, Value

GRACE = DAILY_GRACE
"""Seconds after the end of a day in which its games still count."""

EVERYWHERE = 0
"""Stands for all servers."""

SHOWN = 10
"""How many people a table shows."""


class DailyStanding(NamedTuple):
    """How a person did on a day: `points` are `None` for a game that isn't over, or was too late.

    `others` finished the deal too, `beaten` of them with fewer points. `streak` counts days in a row.
    """

    day: int
    points: int | None
    others: int = 0
    beaten: int = 0
    streak: int = 0


class DailyEntry(NamedTuple):
    """Somebody on a table: their place (ties share one), the points and the number of days they are from."""

    user: int
    place: int
    points: int
    days: int
    name: str = ""


class DailyTable(NamedTuple):
    """The first of a table, of so many `people`, and the entry of the reader wherever it stands."""

    entries: tuple[DailyEntry, ...]
    people: int
    own: DailyEntry | None = None


class Daily:
    """Keeps the days' secrets, and who plays on which day."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def draw(self, *days: int) -> None:
        """Draw the secrets of these days, where no process has done so before."""
        places = ", ".join("?" * len(days))
        known = await self._database.rows(f"SELECT day FROM deals WHERE day IN ({places})", *days)  # noqa: S608
        missing = [(day, secrets.token_hex(32)) for day in days if (day,) not in map(tuple, known)]
        if missing:
            sql = "INSERT INTO deals (day, secret) VALUES (?, ?) ON CONFLICT (day) DO NOTHING"
            await self._database.transaction(lambda it: it.run_many(sql, missing), "daily")

    async def secret(self, day: int) -> str:
        """Return the secret of a day; empty if nobody has drawn one.

        A damaged one is the same as in the games of the day. Raises `DamagedDealError` if there are none: a
        new one would belie the fingerprint that was shown.
        """

        def work(transaction: Transaction) -> str:
            """Read the secret, or a game that was dealt with it."""
            row = transaction.row("SELECT secret FROM deals WHERE day = ?", day)
            if row is None or is_secret(row[0]):
                return row[0] if row else ""
            if found := _secret_of_games(transaction, day):
                return found
            raise DamagedDealError(day)

        return await self._database.snapshot(work)

    async def proofs(self, days: range) -> tuple[tuple[int, str, str], ...]:
        """Return of each of these days its number, the fingerprint of its secret, and the secret.

        The secret is empty as long as games of the day count. Days for which none is drawn are left out.
        """
        sql = "SELECT day, secret FROM deals WHERE day BETWEEN ? AND ? ORDER BY day"
        rows = await self._database.rows(sql, days[0], days[-1])
        return tuple(
            (day, fairness.commitment(secret), secret if is_revealed(day) else "")
            for day, secret in rows
            if is_secret(secret)
        )

    async def game(self, user: int, day: int, guild: int) -> str:
        """Return a person's game of a day; empty if there is none.

        From now on it stands on the tables of this server, unless it stands on those of another one.
        """
        sql = "SELECT game, guild FROM dailies WHERE person = ? AND day = ?"
        rows = await self._database.rows(sql, user, day)
        if not rows:
            return ""
        if guild and not rows[0][1]:
            placed = "UPDATE dailies SET guild = ? WHERE person = ? AND day = ? AND guild = 0"
            await self._database.transaction(lambda it: it.run(placed, guild, user, day), "daily")
        return rows[0][0]

    async def standing(self, user: int, day: int, today: int) -> DailyStanding:
        """Return how a person did on a day, as of today."""

        def work(transaction: Transaction) -> DailyStanding:
            """Compare the person with all others."""
            sql = "SELECT day, points FROM dailies WHERE person = ? AND points IS NOT NULL"
            played: dict[int, int] = dict(map(tuple, transaction.rows(sql, user)))
            points = played.get(day)
            counted = transaction.row(
                "SELECT count(*), count(*) FILTER (WHERE points < ?) FROM dailies"
                " WHERE day = ? AND points IS NOT NULL AND person <> ?",
                points or 0,
                day,
                user,
            )
            assert counted is not None
            return DailyStanding(day, points, counted[0], counted[1], streak(played, today))

        return await self._database.snapshot(work)

    async def table(self, days: range, guild: int, reader: int) -> DailyTable:
        """Return the table of these days, of a server or of `EVERYWHERE`, as somebody may read it.

        People and servers that don't want to be shown everywhere stand on no table of all servers.
        """

        def work(transaction: Transaction) -> DailyTable:
            """Rank everybody, and name the people who are shown."""
            where, values = "day BETWEEN ? AND ? AND points IS NOT NULL", list[Value]([days[0], days[-1]])
            if guild:
                where, values = f"{where} AND guild = ?", [*values, guild]
            else:
                where += (
                    " AND guild NOT IN (SELECT id FROM servers WHERE settings LIKE '%\"everywhere\":false%')"
                )
            sql = f"SELECT person, sum(points), count(*) FROM dailies WHERE {where} GROUP BY person"  # noqa: S608
            absent = hidden(transaction) if not guild else frozenset[int]()
            rows = [row for row in transaction.rows(sql, *values) if row[0] not in absent]
            rows.sort(key=lambda row: (-row[1], row[0]))
            totals = [-row[1] for row in rows]
            ranked = [DailyEntry(row[0], bisect_left(totals, -row[1]) + 1, row[1], row[2]) for row in rows]
            shown = [_named(transaction, each, days) for each in ranked[:SHOWN]]
            own = next((_named(transaction, each, days) for each in ranked if each.user == reader), None)
            return DailyTable(tuple(shown), len(ranked), own)

        return await self._database.snapshot(work)


def is_secret(text: object) -> bool:
    """Whether this can be the secret of a day."""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def _secret_of_games(transaction: Transaction, day: int) -> str:
    """Return the secret with which the games of a day were dealt; empty if none can be read."""
    sql = "SELECT setup FROM dailies JOIN games ON id = game WHERE day = ? ORDER BY id"
    for (text,) in transaction.rows(sql, day):
        with suppress(DamagedTextError):
            setup = decode_setup(text)
            if is_secret(setup.secret) and fairness.commitment(setup.secret) == setup.commitment:
                return setup.secret
    return ""


def begin(transaction: Transaction, game: StoredGame) -> None:
    """Note that a game which is stored now is its player's game of the day, if it is of a daily deal.

    Raises `StaleVersionError` if the person has one, and `HadDailyError` if they had one and deleted it.
    """
    if not game.setup.daily:
        return
    if remembered.value(transaction, remembered.of_daily(game.setup.daily, game.setup.host)):
        raise HadDailyError(game.setup.daily)
    sql = "INSERT INTO dailies (person, day, guild, game) VALUES (?, ?, 0, ?)"
    sql += " ON CONFLICT (person, day) DO NOTHING RETURNING game"
    if transaction.row(sql, game.setup.host, game.setup.daily, game.id) is None:
        raise StaleVersionError(f"there is a game of day {game.setup.daily} already")


def end(transaction: Transaction, game: StoredGame) -> None:
    """Store the points of a game that is over, if it is of a daily deal and in time.

    A game that its player left to a computer has none.
    """
    setup, played = game.setup, game.game
    if not setup.daily or played is None or is_revealed(setup.daily):
        return
    player = setup.players[SOLO_SEAT]
    points = next(score.total for score in played.state.scores if score.seat == SOLO_SEAT)
    if player.human:
        sql = "UPDATE dailies SET points = ? WHERE game = ? AND person = ? AND day = ?"
        transaction.run(sql, points, game.id, player.user_id, setup.daily)


def revealed(day: int) -> int:
    """Return when the secret of a day is shown, and its games count no more, in seconds since 1970."""
    return begin_of(day + 1) + GRACE


def is_revealed(day: int) -> bool:
    """Whether the secret of a day is shown by now."""
    return now() >= revealed(day)


def _named(transaction: Transaction, entry: DailyEntry, days: range) -> DailyEntry:
    """Name somebody as in the last of these games."""
    row = transaction.row(
        "SELECT standings.name FROM dailies JOIN results ON results.game = dailies.game"
        " JOIN standings ON result = results.id AND standings.person = dailies.person"
        " WHERE dailies.person = ? AND day BETWEEN ? AND ? ORDER BY day DESC LIMIT 1",
        entry.user,
        days[0],
        days[-1],
    )
    return entry._replace(name=row[0] if row else "")
