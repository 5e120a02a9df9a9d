"""Leaderboards: the people of a server or of everywhere in order, by rating, wins or games."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

from storage.database import Database
from storage.persons import read_person
from storage.ratings.model import AWAY, Rating, settled
from storage.ratings.tracks import EVERYWHERE, Rated, Track, end_of, season_of
from storage.transaction import Transaction

Order = Literal["rating", "wins", "games"]
"""The order of a board."""

Absence = Literal["new", "away", "hidden"]
"""Why somebody isn't on a board: they never finished such a game, not for long, or don't want to be shown."""

ANY_SEATS = 0
"""Stands for the number of players where games of any count."""

PAGE = 10
"""How many people stand on a page."""

ON_PODIUM, MOST_ON_PODIUM = 3, 5
"""The last place on a podium, and how many people have room there if they share places."""

_PEOPLE = """
SELECT counted.person, mu, sigma, played, rated, opponents, games, wins, newest
FROM (
    SELECT person,
        count(*) FILTER (WHERE place > 0) AS rated,
        sum(weight * (seats - 1)) FILTER (WHERE place > 0) AS opponents,
        count(*) FILTER (WHERE place > 0 AND ? IN (0, seats)) AS games,
        count(*) FILTER (WHERE place = 1 AND ? IN (0, seats)) AS wins,
        max(result) AS newest
    FROM ratings WHERE guild = ? AND season = ? GROUP BY person
) AS counted
JOIN ratings ON guild = ? AND season = ? AND ratings.person = counted.person AND result = newest
WHERE games > 0 AND played >= ?
"""


class BoardEntry(NamedTuple):
    """Somebody on a board: their place (ties share one), games and wins that count there, and their rating.

    The rating is that over games with any number of players, `settled` whether enough is known for it.
    """

    user: int
    place: int
    rating: Rating
    settled: bool
    games: int
    wins: int
    name: str = ""


class Leaderboard(NamedTuple):
    """A page of a board, the first being 0, of so many pages and people.

    `own` is the entry of the reader, wherever it stands, and `own_page` its page. If there is none, `absence`
    says why.
    """

    entries: tuple[BoardEntry, ...]
    page: int
    pages: int
    people: int
    own: BoardEntry | None = None
    own_page: int = 0
    absence: Absence | None = None


class Leaderboards:
    """Reads the boards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(
        self, track: Track, order: Order, now: int, *, seats: int = ANY_SEATS, page: int = 0, reader: int = 0
    ) -> Leaderboard:
        """Return a page of a board as it is now, in seconds since 1970: the last one, if it has fewer.

        With a number of `seats`, only games of so many count. `reader` is the user who asked.
        """

        def work(transaction: Transaction) -> Leaderboard:
            """Rank everybody, and name the people who are shown."""
            found = transaction.rows(_PEOPLE, seats, seats, *track, *track, now - AWAY)
            absent = hidden(transaction) if track.guild == EVERYWHERE else frozenset[int]()
            rows = [row for row in found if row[0] not in absent]
            ranked = _ranked(rows, order, now)
            pages = max(1, -(-len(ranked) // PAGE))
            number = max(0, min(page, pages - 1))
            position = next((place for place, each in enumerate(ranked) if each.user == reader), None)
            own = [] if position is None else [ranked[position]]
            shown = ranked[number * PAGE : (number + 1) * PAGE]
            named = _named(transaction, [*shown, *own], {row[0]: row[8] for row in rows})
            absence = None if own or not reader else _absence(transaction, track, seats, reader, absent)
            return Leaderboard(
                entries=tuple(named[: len(shown)]),
                page=number,
                pages=pages,
                people=len(ranked),
                own=named[-1] if own else None,
                own_page=(position or 0) // PAGE,
                absence=absence,
            )

        return await self._database.snapshot(work)

    async def podium(self, guild: int, season: int) -> tuple[BoardEntry, ...]:
        """Return the first three of a server in a season that is over, and those who share a place with them.

        It is what the leaderboard said at the end of the season, less the people whose data was deleted.
        """

        def work(transaction: Transaction) -> tuple[BoardEntry, ...]:
            """Rank everybody as at the end."""
            ranked, newest = _final(transaction, Track(guild, season))
            first = [each for each in ranked if each.place <= ON_PODIUM][:MOST_ON_PODIUM]
            return tuple(_named(transaction, first, newest))

        return await self._database.snapshot(work)

    async def won(self, user: int, guild: int, now: int) -> tuple[int, ...]:
        """Return the seasons of a server that are over and in which a person came first, the newest first."""

        def work(transaction: Transaction) -> tuple[int, ...]:
            """Look at each season in which the person played."""
            sql = "SELECT DISTINCT season FROM ratings WHERE guild = ? AND person = ?"
            sql += " AND season > 0 AND season < ? ORDER BY season DESC"
            seasons = [row[0] for row in transaction.rows(sql, guild, user, season_of(now))]
            return tuple(each for each in seasons if _is_first(transaction, user, Track(guild, each)))

        return await self._database.snapshot(work)


def _final(transaction: Transaction, track: Track) -> tuple[list[BoardEntry], dict[int, int]]:
    """Rank everybody as at the end of a season; return also the last result of each person."""
    end = end_of(track.season)
    rows = transaction.rows(_PEOPLE, ANY_SEATS, ANY_SEATS, *track, *track, end - AWAY)
    return _ranked(rows, "rating", end), {row[0]: row[8] for row in rows}


def _is_first(transaction: Transaction, user: int, track: Track) -> bool:
    ranked, _ = _final(transaction, track)
    return any(each.user == user and each.place == 1 for each in ranked)


def _ranked(rows: Sequence[Sequence[Any]], order: Order, now: int) -> list[BoardEntry]:
    """Return everybody in order, the best first; equals in an order that is always the same."""
    keyed: list[tuple[float, BoardEntry]] = []
    for user, mu, sigma, played, rated, opponents, games, wins, _ in rows:
        rating = Rated(Rating(mu, sigma), played).at(now)
        # Values that differ by rounding alone are equal.
        key = {"rating": round(rating.cautious, 6), "wins": wins, "games": games}[order]
        keyed.append((-key, BoardEntry(user, 0, rating, settled(rated, opponents), games, wins)))
    keyed.sort(key=lambda each: (each[0], each[1].user))
    keys = [key for key, _ in keyed]
    return [entry._replace(place=bisect_left(keys, key) + 1) for key, entry in keyed]


def _named(
    transaction: Transaction, entries: Sequence[BoardEntry], newest: dict[int, int]
) -> list[BoardEntry]:
    """Name people as in the last of their games that counts on the board: elsewhere they may have others."""
    # One search by the key for each, where SQLite would read all results to find the pairs at once.
    sql = "SELECT name FROM standings WHERE result = ? AND person = ?"
    rows = [transaction.row(sql, newest[each.user], each.user) for each in entries]
    return [each._replace(name=row[0] if row else "") for each, row in zip(entries, rows, strict=True)]


def hidden(transaction: Transaction) -> frozenset[int]:
    """Return the people who don't want to be shown everywhere.

    Settings that can't be read hide nobody, as in `Persons`.
    """
    rows = transaction.rows("SELECT id, settings FROM persons WHERE settings LIKE '%everywhere%'")
    return frozenset(user for user, settings in rows if not read_person(settings).everywhere)


def _absence(
    transaction: Transaction, track: Track, seats: int, user: int, absent: Collection[int]
) -> Absence:
    """Return why somebody isn't on a board."""
    if user in absent:
        return "hidden"
    found = transaction.row(
        "SELECT 1 FROM ratings"
        " WHERE guild = ? AND season = ? AND person = ? AND place > 0 AND ? IN (0, seats)",
        *track,
        user,
        seats,
    )
    return "away" if found else "new"
