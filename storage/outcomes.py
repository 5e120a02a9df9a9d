"""The changes that the end of a game made to the ratings of its people."""

from typing import NamedTuple

from storage.database import Database
from storage.ratings.model import Rating, settled
from storage.ratings.tracks import ALL_TIME, EVERYWHERE, season_of
from storage.result import Unrated
from storage.server_settings import read_settings
from storage.stored_settings import NOTHING


class RatingChange(NamedTuple):
    """A person's number before and after a game, and whether it is shown without a question mark."""

    user: int
    before: int
    after: int
    settled: bool


class Outcome(NamedTuple):
    """The changes of a game to the ratings of its server; or why it counts for none.

    They are those of its `season`, as the leaderboard shows them; 0: over all time, where there are none.
    """

    unrated: Unrated | None
    changes: tuple[RatingChange, ...] = ()
    season: int = ALL_TIME

    def of(self, user: int | None) -> RatingChange | None:
        """Return the change to somebody's number; `None` if there is none."""
        return next((each for each in self.changes if each.user == user), None)


_CHANGES = """
SELECT now.person, now.mu_before, now.mu,
    count(*) FILTER (WHERE known.place > 0),
    coalesce(sum(known.weight * (known.seats - 1)) FILTER (WHERE known.place > 0), 0)
FROM ratings AS now
JOIN ratings AS known ON known.guild = now.guild AND known.season = now.season AND known.person = now.person
    AND known.result <= now.result
WHERE now.result = ? AND now.guild = ? AND now.season = ?
GROUP BY now.person, now.mu_before, now.mu ORDER BY now.person
"""


async def outcome_of(database: Database, game: str) -> Outcome | None:
    """Return the outcome of a game; `None` if it has no result."""
    rows = await database.rows("SELECT id, guild, unrated, ended FROM results WHERE game = ?", game)
    if not rows:
        return None
    result, guild, unrated, ended = rows[0]
    texts = await database.rows("SELECT settings FROM servers WHERE id = ?", guild or 0)
    seasons = guild and read_settings(guild, texts[0][0] if texts else NOTHING).seasons
    season = season_of(ended) if seasons and isinstance(ended, int) else ALL_TIME
    found = await database.rows(_CHANGES, result, guild or EVERYWHERE, season)
    return Outcome(
        unrated,
        tuple(
            RatingChange(
                user,
                Rating(before).number,
                Rating(after).number,
                settled(games, opponents),
            )
            for user, before, after, games, opponents in found
        ),
        season,
    )
