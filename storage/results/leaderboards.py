"""Leaderboards: the people of a server or of all servers, ordered by rating, wins or games."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from storage.database.section import Section
from storage.database.statements import select
from storage.database.transaction import Row, Transaction, Value
from storage.people.persons import chosen_by
from storage.results.ratings import tracks
from storage.results.ratings.model import INACTIVE_AFTER, PODIUM_GAMES, Rating, to_settle
from storage.results.ratings.rater import MILLION

Order = Literal["rating", "wins", "games"]
Absence = Literal[
    "new",  # They have no game.
    "left",  # A computer finished all their games for them.
    "away",  # They have played no game for long.
    "hidden",  # They don't want to be shown.
]
"""Why a person isn't on a leaderboard."""

ANY_SEATS = 0  # Stands for games with any number of players.

PEOPLE_A_PAGE = 10

BOARD_OF_MET = 200  # A leaderboard of people whom a person has met shows at most this many, those met last.

ON_PODIUM, MOST_ON_PODIUM = 3, 5
"""The last place on a podium; and the most people on it, if some share a place."""

FEWEST_GAMES, FEWEST_PEOPLE = 10, 4
"""A season with fewer rated games, or fewer people in them, has no podium and no title."""

PodiumOrder = Literal["rating", "earlier"]
"""The order on a podium. In `earlier` releases, a place needed no minimum of games."""

_ORDERED: Mapping[Order | PodiumOrder, str] = {
    "rating": "ranked",
    "wins": "wins",
    "games": "games",
    "earlier": "mu - sigma",
}

_SHOWN = "guild = ? AND season = ? AND seats = ? AND played >= ?"
NOT_HIDDEN = " AND person NOT IN (SELECT id FROM persons WHERE hidden = 1)"
"""The condition for people who may be shown beyond their servers."""

_FOUND = "person, mu, sigma, rated, opponents, games, wins, newest"

_MET = """
SELECT theirs.person FROM standings AS own
JOIN standings AS theirs ON theirs.result = own.result AND theirs.person <> own.person
WHERE own.person = ? AND theirs.person > 0 GROUP BY theirs.person ORDER BY max(theirs.result) DESC LIMIT ?
"""
_RATED = "everywhere = 1 AND unrated IS NULL AND resigned = 0 AND person > 0"
_DEALT = "points IS NOT NULL AND guild NOT IN (SELECT id FROM servers WHERE hidden = 1)"
_BROUGHT = f"""
WITH brought (person, game) AS (
    SELECT person, game FROM standings JOIN results ON id = result WHERE game = ? AND {_RATED}
    UNION SELECT person, game FROM dailies WHERE game = ? AND {_DEALT})
SELECT person FROM brought
WHERE NOT EXISTS (SELECT 1 FROM standings AS own JOIN results ON id = own.result
        WHERE own.person = brought.person AND results.game <> brought.game AND {_RATED})
    AND NOT EXISTS (SELECT 1 FROM dailies AS own
        WHERE own.person = brought.person AND own.game <> brought.game AND {_DEALT})
"""  # noqa: S608


class BoardEntry(NamedTuple):
    """A person on a leaderboard: place (ties share one), rating, and the games and wins that count there.

    The rating is the one after the person's last game, with any number of players. `settled`: it has no
    question mark. Unless the person agreed to be `named`, nobody else sees the name. After `missing` more
    games, the person may be on a season's podium.
    """

    user: int
    place: int
    rating: Rating
    settled: bool
    games: int
    wins: int
    name: str = ""
    named: bool = True
    missing: int = 0


class LeaderboardPage(NamedTuple):
    """A page of a leaderboard, counted from 0, and the leaderboard's numbers of pages and people.

    `own` is the reader's entry, on the page `own_page`. If the reader has none, `absence` says why.
    """

    entries: tuple[BoardEntry, ...]
    page: int
    pages: int
    people: int
    own: BoardEntry | None = None
    own_page: int = 0
    absence: Absence | None = None


MOST_SEASONS = 20  # How many past seasons we look for: those of five years.


class Leaderboards(Section):
    """Reads leaderboards."""

    @Section.reads
    def read(
        self,
        transaction: Transaction,
        track: tracks.Track,
        order: Order,
        now: int,
        *,
        seats: int = ANY_SEATS,
        page: int | None = 0,
        reader: int = 0,
        met: bool = False,
    ) -> LeaderboardPage:
        """Return a page of a leaderboard as of `now`, in seconds since 1970.

        If there are fewer pages, return the last one. With `seats`, only games of that many players count.
        `reader` is the user who asked. `page` `None` means the page with the reader's place. `met`: show only
        the reader, and people with whom the reader has played.
        """
        people = People(transaction, track, order, seats, now, reader)
        if met:
            people.leave_out_strangers()
        count = people.count()
        pages = max(1, -(-count // PEOPLE_A_PAGE))
        own, position = people.entry(reader) if reader else (None, 0)
        number = max(0, min(position // PEOPLE_A_PAGE if page is None else page, pages - 1))
        return LeaderboardPage(
            entries=tuple(people.page(number * PEOPLE_A_PAGE, PEOPLE_A_PAGE)),
            page=number,
            pages=pages,
            people=count,
            own=own,
            own_page=position // PEOPLE_A_PAGE,
            absence=None if own or not reader else people.absence(reader),
        )

    @Section.reads
    def brought(self, transaction: Transaction, game: str) -> tuple[int, ...]:
        """Return the people whom a game puts on a leaderboard beyond one server for the first time.

        Leave out people who don't want to be there, or have agreed to be named.
        """
        chosen = {each: chosen_by(transaction, each) for (each,) in transaction.rows(_BROUGHT, game, game)}
        return tuple(user for user, each in chosen.items() if each.everywhere and not each.named)

    @Section.reads
    def podium(self, transaction: Transaction, guild: int, season: int) -> tuple[BoardEntry, ...]:
        """Return the first three of a server at the end of a season, with all who share a place.

        Return nobody if the season had too few games or people.
        """
        return _first(transaction, guild, season) if _is_full(transaction, guild, season) else ()

    @Section.reads
    def honoured(self, transaction: Transaction, guild: int, season: int) -> tuple[BoardEntry, ...]:
        """Return everybody whom a podium of a season may have shown.

        Since then deletions may have made the season too small, or the podium may be of an earlier release.
        """
        both = (*_first(transaction, guild, season, "earlier"), *_first(transaction, guild, season))
        return tuple({each.user: each for each in both}.values())

    @Section.reads
    def seasons(self, transaction: Transaction, guild: int, now: int) -> tuple[int, ...]:
        """Return the past seasons in which somebody played in a server, the newest first."""
        # One query for all seasons would read all rows of the server, which takes too long.
        season, found = tracks.season_of(now), list[int]()
        for _ in range(MOST_SEASONS):
            season = tracks.season_before(season)
            sql = "SELECT 1 FROM current_ratings WHERE guild = ? AND season = ? AND seats = ? LIMIT 1"
            if transaction.row(sql, guild, season, ANY_SEATS) is not None:
                found.append(season)
        return tuple(found)

    @Section.reads
    def won(self, transaction: Transaction, user: int, guild: int, now: int) -> tuple[int, ...]:
        """Return a server's past seasons in which a person came first, the newest first."""
        sql = "SELECT season FROM current_ratings WHERE person = ? AND guild = ? AND seats = ?"
        sql += " AND season > ? AND season < ? ORDER BY season DESC"
        rows = transaction.rows(sql, user, guild, ANY_SEATS, tracks.ALL_TIME, tracks.season_of(now))
        return tuple(
            season
            for (season,) in rows
            if _at_the_end(transaction, guild, season).leads(user) and _is_full(transaction, guild, season)
        )

    async def to_celebrate(self, season: int) -> list[tuple[int, int]]:
        """Return the servers that played in a season, or must take back the Discord role of an earlier one.

        Each comes with the last earlier season that it celebrated (0: none).
        """
        played = "SELECT DISTINCT guild FROM current_ratings WHERE season = ? AND seats = ? AND guild > 0"
        known = "SELECT id FROM servers WHERE honours = 1"
        sql = (
            select("found.guild, COALESCE(podium, 0)", f"({played} UNION {known}) AS found")
            + " LEFT JOIN servers ON id = found.guild WHERE COALESCE(podium, 0) < ? AND removed IS NULL"
            " ORDER BY found.guild"
        )
        rows = await self._database.rows(sql, season, ANY_SEATS, season)
        return [(row[0], row[1]) for row in rows]

    async def last_seasons_of(self, person: int) -> list[tuple[int, int]]:
        """Return the servers in whose last celebrated season a person played, each with that season."""
        sql = "SELECT DISTINCT servers.id, podium FROM servers"
        sql += " JOIN ratings ON guild = servers.id AND season = podium WHERE person = ? AND podium > 0"
        return [(row[0], row[1]) for row in await self._database.rows(sql, person)]

    async def celebrated(self, guild: int, season: int) -> None:
        """Store that the end of a season was celebrated."""
        sql = "INSERT INTO servers (id, settings, podium) VALUES (?, '{}', ?)"
        sql += " ON CONFLICT (id) DO UPDATE SET podium = excluded.podium"
        await self._database.run("server", sql, guild, season)


class People:
    """The people on a leaderboard. `Leaderboards.read` describes the arguments."""

    def __init__(
        self,
        transaction: Transaction,
        track: tracks.Track,
        order: Order | PodiumOrder,
        seats: int,
        now: int,
        reader: int = 0,
    ) -> None:
        self._transaction = transaction
        self._key = _ORDERED[order]
        self._track = track
        self._seats = seats
        self._reader = reader
        hidden_too = track.guild != tracks.ALL_SERVERS
        self._where = f" FROM current_ratings WHERE {_SHOWN}{'' if hidden_too else NOT_HIDDEN}"
        self._values = (*track, seats, now - INACTIVE_AFTER)

    def leave_out_strangers(self) -> None:
        """Leave only the reader and people they played with. Find these once, not in each statement."""
        met = self._transaction.column(_MET, self._reader, BOARD_OF_MET)
        self._where += f" AND person IN ({', '.join(map(str, (self._reader, *met)))})"

    def count(self, more: str = "", *values: Value) -> int:
        """Return the number of people who meet the further SQL condition `more`."""
        return self._transaction.value(f"SELECT count(*){self._where}{more}", *self._values, *values)

    def page(self, first: int, count: int) -> list[BoardEntry]:
        """Return `count` people from number `first` on, the best first. Ties always have the same order."""
        sql = f"SELECT {self._key}, {_FOUND}{self._where} ORDER BY {self._key} DESC, person LIMIT ? OFFSET ?"
        rows = self._transaction.rows(sql, *self._values, count, first)
        entries, place, before = list[BoardEntry](), 0, None
        for number, (key, *row) in enumerate(rows, first + 1):
            if before is None:
                place = self._place(key)
            elif key != before:
                place = number
            before = key
            entries.append(self._entry(place, row))
        return entries

    def entry(self, user: int) -> tuple[BoardEntry | None, int]:
        """Return a person's entry, and the number of entries before it; `None` and 0 if there is none."""
        sql = f"SELECT {self._key}, {_FOUND}{self._where} AND person = ?"
        found = self._transaction.row(sql, *self._values, user)
        if found is None:
            return None, 0
        key, *row = found
        place = self._place(key)
        equals = self.count(f" AND {self._key} = ? AND person < ?", key, user)
        return self._entry(place, row), place - 1 + equals

    def leads(self, user: int) -> bool:
        """Return whether a person has enough games for a podium, and nobody is before them."""
        entry, _ = self.entry(user)
        return entry is not None and entry.place == 1 and not entry.missing

    def absence(self, user: int) -> Absence:
        """Return why a person has no entry."""
        hidden = "SELECT 1 FROM persons WHERE id = ? AND hidden = 1"
        if self._track.guild == tracks.ALL_SERVERS and self._transaction.row(hidden, user):
            return "hidden"
        played = "SELECT 1 FROM current_ratings WHERE guild = ? AND season = ? AND seats = ? AND person = ?"
        if self._transaction.row(played, *self._track, self._seats, user):
            return "away"
        left = "SELECT 1 FROM ratings WHERE guild = ? AND season = ? AND person = ? LIMIT 1"
        return "left" if self._transaction.row(left, *self._track, user) else "new"

    def _place(self, key: int) -> int:
        return 1 + self.count(f" AND {self._key} > ?", key)

    def _entry(self, place: int, row: Row) -> BoardEntry:
        user, mu, sigma, rated, opponents, games, wins, newest = row
        sure = not to_settle(rated, opponents / MILLION)
        named = self._track.guild != tracks.ALL_SERVERS or chosen_by(self._transaction, user).named
        sql = "SELECT name FROM standings WHERE result = ? AND person = ?"
        name = self._transaction.row(sql, newest, user) if named or user == self._reader else None
        shown = name[0] if name else ""
        missing = max(0, PODIUM_GAMES - rated)
        return BoardEntry(user, place, Rating(mu, sigma), sure, games, wins, shown, named, missing)


def _first(
    transaction: Transaction, guild: int, season: int, order: PodiumOrder = "rating"
) -> tuple[BoardEntry, ...]:
    best = _at_the_end(transaction, guild, season, order).page(0, MOST_ON_PODIUM)
    fewest = order == "rating"
    return tuple(each for each in best if each.place <= ON_PODIUM and not (fewest and each.missing))


def _is_full(transaction: Transaction, guild: int, season: int) -> bool:
    """Return whether a season had enough rated games and people; former players count, too."""
    sql = "SELECT count(DISTINCT id), count(DISTINCT person) FROM results JOIN standings ON result = id"
    sql += " WHERE guild = ? AND ended >= ? AND ended < ? AND unrated IS NULL AND person IS NOT NULL"
    values = guild, tracks.end_of(tracks.season_before(season)), tracks.end_of(season)
    games, people = transaction.row(sql, *values) or (0, 0)
    return games >= FEWEST_GAMES and people >= FEWEST_PEOPLE


def people_at_the_end(transaction: Transaction, guild: int, season: int) -> int:
    """Return how many people are on a server's leaderboard at the end of a season."""
    return _at_the_end(transaction, guild, season).count()


def _at_the_end(transaction: Transaction, guild: int, season: int, order: PodiumOrder = "rating") -> People:
    return People(transaction, tracks.Track(guild, season), order, ANY_SEATS, tracks.end_of(season))
