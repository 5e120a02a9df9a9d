"""The rating of each person on each track as it is now: a row for boards, which needn't read all games."""

from collections.abc import Iterable

from storage.ratings.tracks import Track
from storage.transaction import Transaction

_COLUMNS = "guild, season, seats, person, mu, sigma, played, ranked, rated, opponents, newest, games, wins"

MILLION = 1_000_000
"""Ratings are ranked and opponents counted in millionths: values that differ by rounding alone are equal."""

_COUNTED = """
SELECT own.guild, own.season, counted.seats, own.person, last.mu, last.sigma, last.played,
    CAST(round((last.mu - last.sigma) * {million}) AS BIGINT), own.rated, own.opponents, own.newest,
    counted.games, counted.wins
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
    FROM ratings {where} AND place > 0 GROUP BY guild, season, person
    UNION ALL
    SELECT guild, season, person, seats, count(*), count(*) FILTER (WHERE place = 1)
    FROM ratings {where} AND place > 0 GROUP BY guild, season, person, seats
) AS counted
    ON counted.guild = own.guild AND counted.season = own.season AND counted.person = own.person
"""
_ONE = _COUNTED.format(million=MILLION, where="WHERE guild = ? AND season = ? AND person = ?")
_ALL = _COUNTED.format(million=MILLION, where="WHERE 1 = 1")


def recount(transaction: Transaction, people: Iterable[tuple[Track, int]]) -> None:
    """Count these people anew on these tracks, after a game of theirs was rated."""
    for track, person in people:
        one = (*track, person)
        transaction.run("DELETE FROM current_ratings WHERE guild = ? AND season = ? AND person = ?", *one)
        transaction.run(f"INSERT INTO current_ratings ({_COLUMNS}) {_ONE}", *one, *one, *one)


def recount_all(transaction: Transaction) -> None:
    """Count everybody anew."""
    transaction.run("DELETE FROM current_ratings")
    transaction.run(f"INSERT INTO current_ratings ({_COLUMNS}) {_ALL}")


def differing(transaction: Transaction) -> int:
    """Return how many rows aren't what the ratings come to, the missing ones included."""
    stored, counted = f"SELECT {_COLUMNS} FROM current_ratings", _ALL  # noqa: S608
    row = transaction.row(
        f"SELECT (SELECT count(*) FROM ({stored} EXCEPT {counted}) AS more)"  # noqa: S608
        f" + (SELECT count(*) FROM ({counted} EXCEPT {stored}) AS less)"
    )
    assert row is not None
    return row[0]
