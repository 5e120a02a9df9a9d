"""Compute the ratings that a game changes, on each of the tracks on which it counts."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from storage.database.transaction import Value
from storage.results.ratings.model import RatedPlace, Rating
from storage.results.result import Result, Standing

ALL_SERVERS = 0
ALL_TIME = 0
QUARTERS = 4


class Track(NamedTuple):
    """A separate series of ratings: for a server or `ALL_SERVERS`, in a season or `ALL_TIME`."""

    guild: int
    season: int


class Rated(NamedTuple):
    """A person's rating after their last finished game on a track, and that game's end (0: there was none).

    `at` adds the uncertainty of the absence since then.
    """

    rating: Rating = Rating()
    played: int = 0

    def at(self, now: int) -> Rating:
        """Return the rating with its uncertainty at a time, in seconds since 1970."""
        return self.rating.after(now - self.played) if self.played else self.rating


class TrackChange(NamedTuple):
    """The change that a game of `seats` seats made to a person's rating on a track.

    `before` has the uncertainty at the end of the game. `place` is 0 for a player who resigned. `weight` is
    the share of the game that counted, from 0 to 1.
    """

    track: Track
    user: int
    before: Rating
    after: Rated
    place: int
    seats: int
    weight: float = 1.0

    def row(self, result: int) -> tuple[Value, ...]:
        """Return the row of the change, in the order of `TRACK_COLUMNS`."""
        rating, played = self.after
        known = (*self.track, self.user, result, *self.before, *rating, played)
        return (*known, self.place, self.seats, self.weight)


TRACK_COLUMNS = (
    "guild, season, person, result, mu_before, sigma_before, mu, sigma, played, place, seats, weight"
)


def season_of(moment: int) -> int:
    """Return the season of a time, a quarter of a year in UTC, such as 20261 for the first of 2026."""
    day = datetime.fromtimestamp(moment, UTC)
    return day.year * 10 + (day.month + 2) // 3


def end_of(season: int) -> int:
    """Return when a season ends and the next one begins, in seconds since 1970."""
    year, quarter = divmod(season, 10)
    year, month = (year + 1, 1) if quarter == QUARTERS else (year, quarter * 3 + 1)
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp())


def season_before(season: int) -> int:
    """Return the previous season."""
    year, quarter = divmod(season, 10)
    return season - 1 if quarter > 1 else (year - 1) * 10 + QUARTERS


def tracks(result: Result) -> Iterator[Track]:
    """Yield the tracks on which a game counts; none if it isn't rated."""
    if result.unrated is not None:
        return
    guilds = [result.guild] if result.guild is not None else []
    for guild in [*guilds, *([ALL_SERVERS] if result.everywhere else [])]:
        yield Track(guild, ALL_TIME)
        yield Track(guild, season_of(result.ended))


def changes(
    result: Result, track: Track, known: Mapping[int, Rated], weights: Mapping[int, float] | None = None
) -> list[TrackChange]:
    """Return the changes that a rated game makes on a track to the `known` ratings.

    `weights` are the shares of the game that count, by person. For a missing person, all of the game counts.
    """
    before = beliefs(result, known)
    entrants = [
        RatedPlace(rating, each.place, each.resigned)
        for rating, each in zip(before, result.rated, strict=True)
    ]
    found: list[TrackChange] = []
    for each, old, new in zip(result.rated, before, result.model.rate(entrants), strict=True):
        if each.user is not None:
            weight = (weights or {}).get(each.user, 1.0)
            after = _after(each, known.get(each.user, Rated()), old.towards(new, weight), result.ended)
            place = each.place if each.finished else 0
            found.append(TrackChange(track, each.user, old, after, place, len(entrants), weight))
    return found


def beliefs(result: Result, known: Mapping[int, Rated]) -> list[Rating]:
    """Return the rating before the game of each rated seat. All computers of a game have the same rating."""
    return [
        result.model.computer if each.user is None else known.get(each.user, Rated()).at(result.ended)
        for each in result.rated
    ]


def _after(standing: Standing, known: Rated, rating: Rating, ended: int) -> Rated:
    """Return the rating to store. Resigning ends no absence, so the uncertainty then stays the same."""
    if standing.finished:
        return Rated(rating, ended)
    return Rated(rating._replace(sigma=known.rating.sigma), known.played)
