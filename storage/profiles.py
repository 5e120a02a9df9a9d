"""What is stored of a person's games and ratings."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from storage.database import Database
from storage.figures import Played, Wins
from storage.ratings.model import Rating
from storage.ratings.tracks import Rated, Track


class RatedGame(NamedTuple):
    """What a game did to a rating, and when it ended, in seconds since 1970."""

    result: int
    ended: int
    before: Rating
    after: Rating


class TrackRecord(NamedTuple):
    """A person's rating on a track, as it is now, and game by game; and the games that count there."""

    rating: Rating
    settled: bool
    wins: Wins
    games: tuple[RatedGame, ...]


class Address(NamedTuple):
    """Where the board of a game is."""

    guild: int
    channel: int
    message: int


_PLAYED = """
SELECT s.result, r.game, r.guild, r.ended, r.unrated IS NULL,
    (SELECT count(*) FROM standings WHERE result = s.result),
    s.name, s.resigned, s.place, s.total, s.characters, s.city, s.seconds
FROM standings AS s JOIN results AS r ON r.id = s.result
WHERE s.user = ? AND (? OR r.guild = ?) ORDER BY s.result
"""
_RATED = """
SELECT result, ended, mu_before, sigma_before, mu, sigma, played, place
FROM ratings JOIN results ON results.id = result
WHERE ratings.guild = ? AND season = ? AND user = ? ORDER BY result
"""


class Profiles:
    """Reads what persons have played."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(self, user: int, guild: int | None = None) -> list[Played]:
        """Return the games of a person in a server, or in all of them, in the order in which they ended."""
        rows = await self._database.rows(_PLAYED, user, guild is None, guild)
        return [
            Played(
                *row[:4],
                rated=bool(row[4]),
                seats=row[5],
                name=row[6],
                resigned=bool(row[7]),
                place=row[8],
                total=row[9],
                characters=_cards(row[10]),
                city=_cards(row[11]),
                seconds=row[12],
            )
            for row in rows
        ]

    async def record(self, user: int, track: Track, now: int) -> TrackRecord | None:
        """Return a person's rating on a track, and what made it; `None` if no game counts there."""
        rows = await self._database.rows(_RATED, *track, user)
        if not rows:
            return None
        games = tuple(
            RatedGame(row[0], row[1], Rating(row[2], row[3]), Rating(row[4], row[5])) for row in rows
        )
        rating = Rated(games[-1].after, rows[-1][6]).at(now)
        places = [row[7] for row in rows if row[7]]
        return TrackRecord(rating, rating.settled(len(places)), Wins(len(places), places.count(1)), games)

    async def addresses(self, games: Sequence[str]) -> dict[str, Address]:
        """Return where the boards of these games are, as far as that is known."""
        rows = await self._database.rows(
            "SELECT games.id, guild, channel, message FROM games JOIN boards ON boards.game = games.id"  # noqa: S608
            f" WHERE message != 0 AND NOT lost AND games.id IN ({', '.join('?' * len(games))})",
            *games,
        )
        return {row[0]: Address(*row[1:]) for row in rows}


def _cards(text: str) -> tuple[str, ...]:
    """Read a list of cards; one that is damaged is empty, for the other games are worth showing."""
    try:
        return tuple(map(str, json.loads(text)))
    except (TypeError, ValueError):
        return ()
