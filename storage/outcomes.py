"""What the end of a game did to the ratings of who played it."""

from typing import NamedTuple

from storage.database import Database
from storage.ratings.model import Rating
from storage.ratings.tracks import ALL_TIME, EVERYWHERE
from storage.result import Unrated


class RatingChange(NamedTuple):
    """What a game did to a person's number, and whether enough is known to show that without doubt."""

    user: int
    before: int
    after: int
    settled: bool


class Outcome(NamedTuple):
    """What a game did to ratings, those of its server over all time; or why it counts for none."""

    unrated: Unrated | None
    changes: tuple[RatingChange, ...] = ()

    def of(self, user: int | None) -> RatingChange | None:
        """Return what it did to somebody; `None` if nothing."""
        return next((each for each in self.changes if each.user == user), None)


_CHANGES = """
SELECT user, mu_before, sigma_before, mu, sigma,
    (SELECT count(*) FROM ratings AS earlier
     WHERE (earlier.guild, earlier.season, earlier.user) = (ratings.guild, ratings.season, ratings.user)
         AND earlier.result <= ratings.result AND earlier.place > 0) AS games
FROM ratings WHERE result = ? AND guild = ? AND season = ? ORDER BY user
"""


async def outcome_of(database: Database, game: str) -> Outcome | None:
    """Return what a game did to ratings; `None` if it has no result."""
    rows = await database.rows("SELECT id, guild, unrated FROM results WHERE game = ?", game)
    if not rows:
        return None
    result, guild, unrated = rows[0]
    found = await database.rows(_CHANGES, result, guild or EVERYWHERE, ALL_TIME)
    return Outcome(
        unrated,
        tuple(
            RatingChange(
                user,
                Rating(mu_before, sigma_before).number,
                Rating(mu, sigma).number,
                Rating(mu, sigma).settled(games),
            )
            for user, mu_before, sigma_before, mu, sigma, games in found
        ),
    )
