"""Rating the people of a game, on each of the tracks on which it counts."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from storage.ratings.model import Entrant, Rating
from storage.result import Result, Standing
from storage.transaction import Transaction, Value

EVERYWHERE = 0
ALL_TIME = 0


class Track(NamedTuple):
    """A row of ratings of its own: of a server or `EVERYWHERE`, of a season or `ALL_TIME`."""

    guild: int
    season: int


class Rated(NamedTuple):
    """A person's rating on a track, and when they last finished a game that counts there (0: never)."""

    rating: Rating = Rating()
    played: int = 0

    def at(self, now: int) -> Rating:
        """The rating as it is reckoned at a moment, in seconds since 1970."""
        return self.rating.after(now - self.played) if self.played else self.rating


class Change(NamedTuple):
    """What a game of so many seats did to a person's rating on a track.

    `before` is as it was reckoned when the game ended. `place` is 0 for who resigned.
    """

    track: Track
    user: int
    before: Rating
    after: Rated
    place: int
    seats: int

    def row(self, result: int) -> tuple[Value, ...]:
        """The row in which it is stored, in the order of `COLUMNS`."""
        rating, played = self.after
        return (*self.track, self.user, result, *self.before, *rating, played, self.place, self.seats)


COLUMNS = "guild, season, user, result, mu_before, sigma_before, mu, sigma, played, place, seats"


def season_of(moment: int) -> int:
    """Return the season of a moment: the quarter of its year in UTC, as 20261 for the first of 2026."""
    day = datetime.fromtimestamp(moment, UTC)
    return day.year * 10 + (day.month + 2) // 3


def tracks(result: Result) -> Iterator[Track]:
    """Yield the tracks on which a game counts."""
    guilds = [result.guild] if result.guild is not None else []
    for guild in [*guilds, *([EVERYWHERE] if result.everywhere else [])]:
        yield Track(guild, ALL_TIME)
        yield Track(guild, season_of(result.ended))


def changes(result: Result, track: Track, known: dict[int, Rated]) -> list[Change]:
    """Return what a rated game does to the ratings of its people on a track; `known` are those before it."""
    before = beliefs(result, known)
    entrants = [
        Entrant(rating, each.place, each.resigned)
        for rating, each in zip(before, result.standings, strict=True)
    ]
    return [
        Change(
            track,
            each.user,
            old,
            Rated(new, result.ended if each.finished else _played(each, known)),
            each.place if each.finished else 0,
            len(entrants),
        )
        for each, old, new in zip(result.standings, before, result.model.rate(entrants), strict=True)
        if each.user is not None
    ]


def beliefs(result: Result, known: dict[int, Rated]) -> list[Rating]:
    """Return what was believed of who played each seat: a computer player is as good as all of them."""
    return [
        result.model.computer if each.user is None else known.get(each.user, Rated()).at(result.ended)
        for each in result.standings
    ]


def rate(transaction: Transaction, number: int, result: Result) -> None:
    """Store what a game does to the ratings of its people; nothing if it isn't rated."""
    if result.unrated is not None:
        return
    for track in tracks(result):
        known = _known(transaction, track, result)
        insert(transaction, number, changes(result, track, known))


def insert(transaction: Transaction, number: int, changes: list[Change]) -> None:
    """Store the changes that the game of this result made."""
    transaction.run_many(
        f"INSERT INTO ratings ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        # Of a former player no ratings are kept, though there are some to be reckoned with.
        [change.row(number) for change in changes if change.user > 0],
    )


def _known(transaction: Transaction, track: Track, result: Result) -> dict[int, Rated]:
    users = [each.user for each in result.standings if each.user is not None]
    rows = transaction.rows(
        # Of the columns beside an aggregate, SQLite takes those of the row with the maximum.
        "SELECT user, mu, sigma, played, max(result) FROM ratings WHERE guild = ? AND season = ?"  # noqa: S608
        f" AND user IN ({', '.join('?' * len(users))}) GROUP BY user",
        *track,
        *users,
    )
    return {user: Rated(Rating(mu, sigma), played) for user, mu, sigma, played, _ in rows}


def _played(standing: Standing, known: dict[int, Rated]) -> int:
    """When somebody who resigned had last finished a game."""
    return known.get(standing.user or 0, Rated()).played
