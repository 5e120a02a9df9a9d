"""Who is best: the people of a server or of everywhere in order, by rating, wins or games."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from storage.database import Database
from storage.ratings.model import DAY, Rating
from storage.ratings.tracks import EVERYWHERE, Rated, Track
from storage.transaction import Transaction

Order = Literal["rating", "wins", "games"]
"""What a board is ordered by."""

Absence = Literal["new", "away", "hidden"]
"""Why somebody isn't on a board: they never finished such a game, not for long, or don't want to be shown."""

ANY_SEATS = 0
"""Stands for the number of players where games of any count."""

PAGE = 10
"""How many people stand on a page."""

AWAY = 90 * DAY
"""After so many seconds without a game somebody leaves the board."""

# Of settings that can't be read, the defaults hold, as in `Persons`: they must not take the board from all.
_HIDDEN = (
    "SELECT id FROM persons"
    " WHERE CASE WHEN json_valid(settings) THEN json_extract(settings, '$.everywhere') END = 0"
)

# Of the columns beside `max`, SQLite takes those of the row with the maximum.
_PEOPLE = f"""
SELECT user, mu, sigma, played,
    count(*) FILTER (WHERE place > 0) AS rated,
    count(*) FILTER (WHERE place > 0 AND ? IN (0, seats)) AS games,
    count(*) FILTER (WHERE place = 1 AND ? IN (0, seats)) AS wins,
    max(result) AS newest
FROM ratings
WHERE guild = ? AND season = ? AND (
    guild != 0 OR user NOT IN ({_HIDDEN})
)
GROUP BY user
"""  # noqa: S608 - what is put in stands above


class Entry(NamedTuple):
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

    `own` is the entry of who asked, wherever it stands, and `own_page` the page on which it does; if they
    have none, `absence` says why.
    """

    entries: tuple[Entry, ...]
    page: int
    pages: int
    people: int
    own: Entry | None = None
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
            """Read all who are ranked, and name those who are shown."""
            sql = f"SELECT * FROM ({_PEOPLE}) WHERE games > 0 AND played >= ?"  # noqa: S608
            rows = transaction.rows(sql, seats, seats, *track, now - AWAY)
            ranked = _ranked(rows, order, now)
            pages = max(1, -(-len(ranked) // PAGE))
            number = max(0, min(page, pages - 1))
            position = next((place for place, each in enumerate(ranked) if each.user == reader), None)
            own = [] if position is None else [ranked[position]]
            shown = ranked[number * PAGE : (number + 1) * PAGE]
            named = _named(transaction, [*shown, *own], {row[0]: row[7] for row in rows})
            absence = None if own or not reader else _absence(transaction, track, seats, reader)
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


def _ranked(rows: Sequence[Sequence[Any]], order: Order, now: int) -> list[Entry]:
    """Return everybody in order, the best first; equals in an order that is always the same."""
    keyed: list[tuple[float, Entry]] = []
    for user, mu, sigma, played, rated, games, wins, _ in rows:
        rating = Rated(Rating(mu, sigma), played).at(now)
        # What only rounding tells apart is equal.
        key = {"rating": round(rating.cautious, 6), "wins": wins, "games": games}[order]
        keyed.append((-key, Entry(user, 0, rating, rating.settled(rated), games, wins)))
    keyed.sort(key=lambda each: (each[0], each[1].user))
    keys = [key for key, _ in keyed]
    return [entry._replace(place=bisect_left(keys, key) + 1) for key, entry in keyed]


def _named(transaction: Transaction, entries: Sequence[Entry], newest: dict[int, int]) -> list[Entry]:
    """Name people as in the last of their games that counts on the board: elsewhere they may have others."""
    wanted = ", ".join(["(?, ?)"] * len(entries))
    sql = f"SELECT user, name FROM standings WHERE (result, user) IN (VALUES {wanted})"  # noqa: S608
    values = [value for each in entries for value in (newest[each.user], each.user)]
    names: dict[int, str] = {row[0]: row[1] for row in transaction.rows(sql, *values)} if entries else {}
    return [each._replace(name=names.get(each.user, "")) for each in entries]


def _absence(transaction: Transaction, track: Track, seats: int, user: int) -> Absence:
    """Say why somebody isn't on a board."""
    if track.guild == EVERYWHERE and transaction.row(f"{_HIDDEN} AND id = ?", user):
        return "hidden"
    found = transaction.row(
        "SELECT 1 FROM ratings WHERE guild = ? AND season = ? AND user = ? AND place > 0 AND ? IN (0, seats)",
        *track,
        user,
        seats,
    )
    return "away" if found else "new"
