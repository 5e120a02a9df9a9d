"""Rate the results in the database, each on the basis of the ratings from earlier results."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import TypeAlias

from storage.database.statements import insert as insert_row
from storage.database.statements import places, select
from storage.database.stored_time import year_of
from storage.database.transaction import Transaction
from storage.results.ratings.model import PODIUM_GAMES, SETTLED_GAMES
from storage.results.ratings.tracks import (
    ALL_SERVERS,
    ALL_TIME,
    TRACK_COLUMNS,
    Rated,
    Rating,
    Track,
    TrackChange,
    changes,
    tracks,
)
from storage.results.result import Result

_COLUMNS = "guild, season, seats, person, mu, sigma, played, ranked, rated, opponents, newest, games, wins"

MILLION = 1_000_000
"""We store sums of ratings and opponents in whole millionths, which have no rounding errors."""

_AHEAD = 1_000 * MILLION  # More than any rating: puts people with enough games for a season's podium first.

_COUNTED = """
SELECT own.guild, own.season, counted.seats, own.person, last.mu, last.sigma, last.played,
    CAST(round((last.mu - last.sigma) * {million}) AS BIGINT)
        + CASE WHEN own.season <> {always} AND own.rated >= {enough} THEN {ahead} ELSE 0 END,
    own.rated, own.opponents, own.newest, counted.games, counted.wins
FROM (
    SELECT guild, season, person, max(result) AS newest,
        count(*) FILTER (WHERE place > 0) AS rated,
        CAST(round(coalesce(sum(weight * (seats - 1)) FILTER (WHERE place > 0), 0) * {million}) AS BIGINT)
            AS opponents
    FROM ratings {where} GROUP BY guild, season, person
) AS own
JOIN ratings AS last ON last.guild = own.guild AND last.season = own.season AND last.person = own.person
    AND last.result = own.newest
JOIN (
    SELECT guild, season, person, 0 AS seats, count(*) AS games, count(*) FILTER (WHERE place = 1) AS wins
    FROM ratings {where} GROUP BY guild, season, person HAVING max(place) > 0
    UNION ALL
    SELECT guild, season, person, seats, count(*), count(*) FILTER (WHERE place = 1)
    FROM ratings {where} GROUP BY guild, season, person, seats HAVING max(place) > 0
) AS counted
    ON counted.guild = own.guild AND counted.season = own.season AND counted.person = own.person
"""
_NUMBERS = {"million": MILLION, "always": ALL_TIME, "enough": PODIUM_GAMES, "ahead": _AHEAD}
_ONE = _COUNTED.format(**_NUMBERS, where="WHERE guild = ? AND season = ? AND person = ?")
_ALL = _COUNTED.format(**_NUMBERS, where="WHERE 1 = 1")


def recount(transaction: Transaction, people: Iterable[tuple[Track, int]]) -> None:
    """Recompute the rows of `current_ratings`, which leaderboards read, for these people on these tracks."""
    for track, person in people:
        one = (*track, person)
        transaction.run("DELETE FROM current_ratings WHERE guild = ? AND season = ? AND person = ?", *one)
        transaction.run(f"INSERT INTO current_ratings ({_COLUMNS}) {_ONE}", *one, *one, *one)


def recount_all(transaction: Transaction) -> None:
    """Recompute all of `current_ratings`, which leaderboards read."""
    transaction.run("DELETE FROM current_ratings")
    transaction.run(f"INSERT INTO current_ratings ({_COLUMNS}) {_ALL}")


def differing(transaction: Transaction) -> int:
    """Return how many rows of `current_ratings` don't follow from the ratings. Missing rows count."""
    stored, counted = select(_COLUMNS, "current_ratings"), _ALL
    more = select("count(*)", f"({stored} EXCEPT {counted}) AS more")
    less = select("count(*)", f"({counted} EXCEPT {stored}) AS less")
    return transaction.value(f"SELECT ({more}) + ({less})")


FULL_GAMES = 5
"""How many games of two people count in full per year. Of the n-th, (FULL_GAMES / n) ** FADING counts."""

FADING = 3  # So large that a year's games with one person together count for less than eight games.
NEW_PERSON_SHARE = 0.1  # For somebody who isn't new, this share of a game with a new person counts.
Meetings = Counter[tuple[int, int]]  # How many games each person has played with each other person in a year.


def weights(people: Sequence[int], meetings: Meetings, finished: Mapping[int, int]) -> dict[int, float]:
    """Return the share of a game that counts for each person: the mean of their shares with all others.

    `finished` is how many games each has finished (missing: 0). Until `SETTLED_GAMES` a person is new: their
    first game counts a tenth for others, the second two tenths, and so on.
    """
    known = {one: min(1.0, (finished.get(one, 0) + 1) / SETTLED_GAMES) for one in people}

    def share(one: int, other: int) -> float:
        fades = min(1.0, FULL_GAMES / (meetings[one, other] + 1)) ** FADING
        new = finished.get(other, 0) < SETTLED_GAMES <= finished.get(one, 0)
        return fades * known[other] * (NEW_PERSON_SHARE if new else 1.0)

    return {one: fmean(share(one, other) for other in people if other != one) for one in people}


def stored_weights(transaction: Transaction, number: int, result: Result) -> dict[int, float]:
    """Return the shares for a result, from the rated results before it."""
    people = [each.user for each in result.standings if each.user is not None]
    meetings = _meetings(transaction, number, result, people)
    return weights(people, meetings, _finished(transaction, number, people))


def _meetings(transaction: Transaction, number: int, result: Result, people: Sequence[int]) -> Meetings:
    """Count the earlier games of these people with each other in the year of a result.

    Leave out games that count only in their server, because they may be deleted with the server.
    """
    marks = places(len(people))
    sql = select(
        "own.person, other.person, count(*)",
        "standings AS own JOIN standings AS other ON other.result = own.result AND other.person <> own.person"
        " JOIN results ON results.id = own.result"
        f" WHERE own.person IN ({marks}) AND other.person IN ({marks}) AND own.result < ?"
        " AND unrated IS NULL AND everywhere = 1 AND ended >= ? AND ended < ?"
        " GROUP BY own.person, other.person",
    )
    rows = transaction.rows(sql, *people, *people, number, *year_of(result.ended))
    found = Meetings({(one, other): count for one, other, count in rows})
    for one, other, count in result.model.forgotten:
        pair = result.standings[one].user, result.standings[other].user
        if pair[0] is not None and pair[1] is not None:
            found[pair[0], pair[1]] += count
            found[pair[1], pair[0]] += count
    return found


def _finished(transaction: Transaction, number: int, people: Sequence[int]) -> dict[int, int]:
    sql = select(
        "person, count(*)",
        f"standings JOIN results ON results.id = result WHERE person IN ({places(len(people))})"
        " AND result < ? AND resigned = 0 AND unrated IS NULL AND everywhere = 1 GROUP BY person",
    )
    rows = transaction.rows(sql, *people, number)
    return {row[0]: row[1] for row in rows}


_KNOWN = (
    "SELECT mu, sigma, played FROM ratings WHERE guild = ? AND season = ? AND person = ? AND result < ?"
    " ORDER BY result DESC LIMIT 1"
)


Former: TypeAlias = dict[tuple[Track, int], Rated]


class Rater:
    """Rates results in order. The database has no ratings of former players, so they are in memory."""

    def __init__(self, transaction: Transaction, former: Former | None = None) -> None:
        self._transaction = transaction
        self.former: Former = dict(former or {})

    def changes(self, number: int, result: Result) -> list[TrackChange]:
        """Return the changes that the result with this number makes, except for former players."""
        found: list[TrackChange] = []
        weights: dict[int, float] = {}
        for track in tracks(result):
            if track.guild == ALL_SERVERS and not weights:
                weights = stored_weights(self._transaction, number, result)
            known = self._known(track, number, result)
            found += changes(result, track, known, weights)
        self.former |= {(each.track, each.user): each.after for each in found if each.user < 0}
        return [each for each in found if each.user > 0]

    def _known(self, track: Track, number: int, result: Result) -> dict[int, Rated]:
        known: dict[int, Rated] = {}
        for each in result.standings:
            user = each.user
            if user is not None and user < 0:
                known[user] = self.former.get((track, user), Rated())
            elif user is not None and (row := self._transaction.row(_KNOWN, *track, user, number)):
                known[user] = Rated(Rating(row[0], row[1]), row[2])
        return known


def rate(transaction: Transaction, number: int, result: Result) -> None:
    """Store the changes that the result of a game makes, right after its end."""
    made = Rater(transaction).changes(number, result)
    insert(transaction, number, made)
    recount(transaction, [(each.track, each.user) for each in made])


def insert(transaction: Transaction, number: int, changes: list[TrackChange]) -> None:
    """Store the changes that a result makes. The caller must then `recount`."""
    sql = insert_row("ratings", TRACK_COLUMNS)
    transaction.run_many(sql, [change.row(number) for change in changes])
