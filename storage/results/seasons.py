"""Seasons of a server: figures of all people and of one person, and who wants messages about them."""

from typing import Literal, NamedTuple, TypeAlias

from storage.database.section import Section
from storage.database.stored_time import DAY, now
from storage.database.transaction import Transaction
from storage.people import remembered
from storage.results.leaderboards import ANY_SEATS, BoardEntry, People, people_at_the_end
from storage.results.ratings.model import wins_to_pass
from storage.results.ratings.tracks import Track, end_of, season_before

SeasonMessage: TypeAlias = Literal["reminder", "end"]
"""A direct message about a season: a week before its end, or after it."""

KEPT_SECONDS = 30 * DAY  # Seconds for which we remember that a message was sent: longer than any retry.

_GAMES = """
FROM results JOIN standings ON result = id
WHERE guild = ? AND ended >= ? AND ended < ? AND unrated IS NULL AND person > 0
"""
_RIVAL = """
SELECT theirs.person, count(*), max(theirs.result) FROM results
JOIN standings AS own ON own.result = id
JOIN standings AS theirs ON theirs.result = id AND theirs.person <> own.person
WHERE guild = ? AND ended >= ? AND ended < ? AND unrated IS NULL AND own.person = ? AND theirs.person > 0
GROUP BY theirs.person ORDER BY count(*) DESC, max(theirs.result) DESC LIMIT 1
"""
# CROSS JOIN fixes the order of reading: few people want these messages.
_READERS = """
SELECT guild, person FROM persons CROSS JOIN current_ratings
WHERE person = id AND settings LIKE '%"season_news":true%' AND season = ? AND seats = ? AND guild > 0
ORDER BY guild, person
"""


class SeasonFigures(NamedTuple):
    """A server's season: the numbers of rated games and ranked people, the most points, and by whom."""

    games: int
    people: int
    best: int = 0
    name: str = ""


class OwnSeason(NamedTuple):
    """A person's season in a server."""

    entry: BoardEntry | None  # The person's entry.
    people: int  # The number of entries.
    best: int  # The person's most points.
    above: BoardEntry | None = None  # The entry right above the person's.
    wins: int = 0  # The number of wins that would pass the person above (0: more than `MOST_WINS`).
    rival: str = ""  # The name of the other person whom the person met most often.
    met: int = 0  # In how many games they met the rival.


class Seasons(Section):
    """Reads seasons, and records who got messages about them."""

    @Section.reads
    def figures(self, transaction: Transaction, guild: int, season: int) -> SeasonFigures:
        """Return the figures of a server's season, without former players."""
        values = guild, *_times(season)
        games = transaction.value(f"SELECT count(DISTINCT id) {_GAMES}", *values)
        best = f"SELECT total, name {_GAMES} AND resigned = 0 ORDER BY total DESC, id, seat LIMIT 1"
        people = people_at_the_end(transaction, guild, season)
        points, name = transaction.row(best, *values) or (0, "")
        return SeasonFigures(games, people, points, name)

    @Section.reads
    def own(
        self, transaction: Transaction, user: int, guild: int, season: int, moment: int
    ) -> OwnSeason | None:
        """Return a person's season as of a time in seconds since 1970; `None` without finished games."""
        begin, end = _times(season)
        sql = f"SELECT max(total) {_GAMES} AND person = ? AND resigned = 0"
        best = transaction.row(sql, guild, begin, end, user)
        if best is None or best[0] is None:
            return None
        board = People(transaction, Track(guild, season), "rating", ANY_SEATS, min(moment, end))
        entry, before = board.entry(user)
        above = board.page(before - 1, 1)[0] if entry and before else None
        found = OwnSeason(entry, board.count(), best[0], above)
        if entry and above:
            found = found._replace(wins=wins_to_pass(entry.rating, above.rating.cautious))
        if (row := transaction.row(_RIVAL, guild, begin, end, user)) is None:
            return found
        rival, met, newest = row
        sql = "SELECT name FROM standings WHERE result = ? AND person = ?"
        name = transaction.row(sql, newest, rival)
        return found._replace(rival=name[0] if name else "", met=met)

    async def readers(self, season: int) -> dict[int, list[int]]:
        """Return the people who want messages about a season in which they finished a game, by server."""
        found: dict[int, list[int]] = {}
        for guild, person in await self._database.rows(_READERS, season, ANY_SEATS):
            found.setdefault(guild, []).append(person)
        return found

    async def claim(self, kind: SeasonMessage, guild: int, season: int, user: int) -> bool:
        """Record that a message is being sent; return `False` if any process has recorded that before."""
        limit = remembered.of_season(kind, guild, season, user)
        return await self._database.transaction(
            lambda transaction: remembered.claim(transaction, limit, now() + KEPT_SECONDS), "person"
        )


def _times(season: int) -> tuple[int, int]:
    return end_of(season_before(season)), end_of(season)
