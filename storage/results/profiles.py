"""A person's games, ratings and rivals."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import orjson

from storage.database.database import Database
from storage.database.section import Section
from storage.database.transaction import Returned, Row, Transaction, Work
from storage.results.own_games import CareerTally, Figures, Near, OwnGame, Wins
from storage.results.ratings.model import INACTIVE_AFTER, Rating, to_settle
from storage.results.ratings.rater import MILLION
from storage.results.ratings.tracks import Track

MOST_USUAL = 7  # The most people in a person's usual table (`Profiles.usual`), without the person.

MANY_GAMES = 300  # For a person with more games, we read by a separate connection, so that nobody else waits.

CAREERS = 512  # How many careers we remember; each takes some kilobytes.


class Career(NamedTuple):
    """A person's figures and badges (see `CareerTally`), and their name in the last game (empty: no game)."""

    figures: Figures
    badges: Mapping[str, str]
    name: str
    near: tuple[Near, ...] = ()
    nearer: Near | None = None

    def brought_by(self, game: str) -> tuple[str, ...]:
        """Return the badges that a game was the first to earn."""
        return tuple(badge for badge, first in self.badges.items() if first == game)


NO_GAMES = Career(CareerTally().figures(), {}, "")
"""The career of somebody without games, or without games that the reader may see."""


class _Extent(NamedTuple):
    """The number of a person's games, and the newest result."""

    games: int
    newest: int | None


class _Counted(NamedTuple):
    """A career, its tally, and the state of the rows from which we made both."""

    state: _Extent
    tally: CareerTally
    career: Career

    def grows_to(self, state: _Extent) -> bool:
        """Return whether the tally is complete for its state, and `state` has only few games more."""
        return self.tally.games == self.state.games and 0 < state.games - self.state.games <= MANY_GAMES


class RatedGame(NamedTuple):
    """A rating after a game."""

    game: str
    rating: Rating


class Rival(NamedTuple):
    """Another person: how often the profile's owner placed better or worse than them, and the last result."""

    user: int
    better: int
    worse: int
    last: int


class Opponent(NamedTuple):
    """A computer player: how often the profile's owner placed better or worse than it."""

    name: str
    better: int
    worse: int


MOST_RATED = 200  # We show at most this many games of a track: the `NEWEST_GAMES`, and some of the others.

NEWEST_GAMES = 20


class TrackRecord(NamedTuple):
    """A person's current rating on a track, the wins of games that count there, and the games that moved it.

    `to_settle` is the number of games after which the rating loses its question mark. If there are more than
    `MOST_RATED` games, `games` are the `NEWEST_GAMES`, and others spread evenly over the rest.
    """

    rating: Rating
    to_settle: int
    wins: Wins
    games: tuple[RatedGame, ...]

    @property
    def settled(self) -> bool:
        """Whether the rating is shown without a question mark."""
        return not self.to_settle


_PLAYED = """
SELECT s.result, r.game, r.guild, r.ended, r.unrated IS NULL,
    (SELECT count(*) FROM standings WHERE result = s.result),
    s.name, s.resigned, s.place, s.total, s.characters, s.city, s.seconds, r.cards,
    CASE WHEN s.place = 1 THEN
        (SELECT max(total) FROM standings WHERE result = s.result AND seat <> s.seat) END,
    CASE WHEN s.place = 1 THEN
        (SELECT max(length(characters) - length(replace(characters, ',', ''))) FROM standings
            WHERE result = s.result) - (length(s.characters) - length(replace(s.characters, ',', ''))) END
FROM standings AS s JOIN results AS r ON r.id = s.result
WHERE s.person = ?
"""
# Characters are stored as a list with commas between them.
_STATE = "SELECT count(*), max(result) FROM standings WHERE person = ?"
_STATE_HERE = """
SELECT count(*), max(s.result) FROM standings AS s JOIN results AS r ON r.id = s.result
WHERE s.person = ? AND r.guild = ?
"""
# Each new row changes these two numbers. Counted columns never change; deleted rows never come back.
_RIVALS = """
SELECT theirs.person,
    count(*) FILTER (WHERE own.place < theirs.place), count(*) FILTER (WHERE own.place > theirs.place),
    max(theirs.result)
FROM standings AS own JOIN standings AS theirs ON theirs.result = own.result AND theirs.person <> own.person
WHERE own.person = ? AND theirs.person > 0
GROUP BY theirs.person
"""
_MET = _RIVALS.replace("theirs.person > 0", "theirs.person = ?")
_BEST_AND_WORST = f"""
WITH met (person, better, worse, last) AS ({_RIVALS})
SELECT * FROM (SELECT * FROM met ORDER BY better - worse DESC, person LIMIT 1) AS best
UNION ALL
SELECT * FROM (SELECT * FROM met ORDER BY better - worse, person LIMIT 1) AS worst
"""  # noqa: S608
_MET_MOST = f"{_RIVALS} ORDER BY count(*) DESC, max(theirs.result) DESC LIMIT ?"
_OPPONENTS = """
SELECT theirs.name,
    count(*) FILTER (WHERE own.place < theirs.place), count(*) FILTER (WHERE own.place > theirs.place)
FROM standings AS own JOIN standings AS theirs ON theirs.result = own.result AND theirs.person IS NULL
WHERE own.person = ? AND theirs.answers = 0
GROUP BY theirs.name ORDER BY theirs.name
"""
_USUAL = """
SELECT theirs.person
FROM standings AS own
JOIN standings AS theirs ON theirs.result = own.result AND theirs.person <> own.person
JOIN results ON results.id = own.result
WHERE own.person = ? AND results.guild = ? AND results.ended >= ? AND theirs.person > 0
GROUP BY theirs.person HAVING count(*) > 1 ORDER BY count(*) DESC, max(theirs.result) DESC LIMIT ?
"""
_RATED = """
SELECT result, game, ended, mu, sigma, played FROM ratings JOIN results ON results.id = result
WHERE ratings.guild = ? AND season = ? AND person = ?
"""
_SPREAD = f"""
WITH RECURSIVE steps (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM steps WHERE number < ?)
{_RATED} AND result IN (
    SELECT (SELECT max(result) FROM ratings
        WHERE guild = ? AND season = ? AND person = ? AND result <= ? + ? * number / ?)
    FROM steps)
ORDER BY result
"""  # noqa: S608
# Each step is one index look-up, however many games lie between two steps.
_STANDING = """
SELECT rated, opponents, games, wins FROM current_ratings
WHERE guild = ? AND season = ? AND person = ? AND seats = 0
"""


class Profiles(Section):
    """Reads people's games and ratings. Remembers some careers."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._careers: OrderedDict[tuple[int, int | None], _Counted] = OrderedDict()

    async def career(self, user: int, guild: int | None = None) -> Career:
        """Return a person's career in a server, or in all. Counting thousands of games takes long."""
        key = user, guild
        sql, values = (_STATE, (user,)) if guild is None else (_STATE_HERE, (user, guild))
        (row,) = await self._database.rows(sql, *values)
        state, kept = _Extent(*row), self._careers.get(key)
        if kept is None or kept.state != state:
            kept = await self._counted(user, guild, state, kept)
            self._careers[key] = kept
        self._careers.move_to_end(key)
        while len(self._careers) > CAREERS:
            self._careers.popitem(last=False)
        return kept.career

    async def _counted(self, user: int, guild: int | None, state: _Extent, kept: _Counted | None) -> _Counted:
        """Count a person's games. If `kept` has the earlier ones, count only the new ones."""
        if kept is not None and kept.grows_to(state):
            after = kept.state.newest or 0
            later = await self._database.snapshot(
                lambda transaction: list(own_games(transaction, user, guild, after=after))
            )
            # In the meantime another caller may have added these games.
            same = self._careers.get((user, guild)) is kept
            if same and kept.state.games + len(later) == state.games:
                for game in later:
                    kept.tally.add(game)
                return _Counted(state, kept.tally, _career(kept.tally))
        tally = await self._read(
            user, lambda transaction: CareerTally.of(own_games(transaction, user, guild))
        )
        return _Counted(state, tally, _career(tally))

    def forget_person(self, user: int) -> None:
        """Forget a person's careers."""
        for key in [each for each in self._careers if each[0] == user]:
            del self._careers[key]

    async def _read(self, user: int, work: Work[Returned]) -> Returned:
        """Read a person's games; by a separate connection if there are many. Raises `NotReadError`."""
        read = self._database.apart if await self._has_many(user) else self._database.snapshot
        return await read(work)

    async def _has_many(self, user: int) -> bool:
        kept = self._careers.get((user, None))
        if kept is not None:
            return kept.state.games > MANY_GAMES
        sql = "SELECT count(*) FROM standings WHERE person = ?"
        return await self._database.value(sql, user, default=0) > MANY_GAMES

    async def rivals(self, user: int) -> tuple[Rival, Rival] | None:
        """Return a person's easiest and hardest rival; `None` if there is none."""
        rows = await self._read(user, lambda transaction: transaction.rows(_BEST_AND_WORST, user))
        return (Rival(*rows[0]), Rival(*rows[1])) if rows else None

    async def met_most(self, user: int, most: int) -> list[Rival]:
        """Return up to `most` people, those with whom a person played most games."""
        rows = await self._read(user, lambda transaction: transaction.rows(_MET_MOST, user, most))
        return [Rival(*row) for row in rows]

    async def rival(self, user: int, other: int) -> Rival | None:
        """Return a person's results against another person; `None` if they played no game together."""
        row = await self._read(user, lambda transaction: transaction.row(_MET, user, other))
        return Rival(*row) if row else None

    async def opponents(self, user: int) -> list[Opponent]:
        """Return the computer players against which a person played, by name."""
        return [Opponent(*row) for row in await self._database.rows(_OPPONENTS, user)]

    async def usual(self, user: int, guild: int, since: int) -> list[int]:
        """Return the people with whom a person played most games (at least two) in a server since `since`."""
        return await self._database.column(_USUAL, user, guild, since, MOST_USUAL)

    async def name(self, result: int, user: int) -> str:
        """Return a person's name in a game; empty if they weren't in it."""
        sql = "SELECT name FROM standings WHERE result = ? AND person = ?"
        return await self._database.value(sql, result, user, default="")

    @Section.reads
    def record(self, transaction: Transaction, user: int, track: Track, now: int) -> TrackRecord | None:
        """Return a person's record on a track; `None` if they have no games there."""
        # In a damaged result the end may be any value.
        rows = [row for row in _rated(transaction, user, track) if isinstance(row[2], int)]
        if not rows:
            return None
        games = tuple(RatedGame(row[1], Rating(row[3], row[4])) for row in rows)
        # There is no row if the person resigned from all games.
        rated, opponents, finished, won = transaction.row(_STANDING, *track, user) or (0, 0, 0, 0)
        # After a long absence, one game removes the question mark again.
        missing = to_settle(rated, opponents / MILLION) or int(now - rows[-1][5] > INACTIVE_AFTER)
        return TrackRecord(games[-1].rating, missing, Wins(finished, won), games)


def own_games(transaction: Transaction, user: int, guild: int | None, *, after: int = 0) -> Iterable[OwnGame]:
    """Yield a person's games, in a server or in all, with results after number `after`, in order."""
    dailies = set(transaction.column("SELECT game FROM dailies WHERE person = ?", user))
    here, values = ("", ()) if guild is None else (" AND r.guild = ?", (guild,))
    sql = f"{_PLAYED} AND s.result > ?{here} ORDER BY s.result"
    for row in transaction.rows(sql, user, after, *values):
        yield OwnGame(
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
            edition=_edition(row[13]) if row[8] == 1 else "",
            best_other=row[14] or 0,
            lost_turns=row[15] or 0,
            daily=row[1] in dailies,
        )


def _career(tally: CareerTally) -> Career:
    return Career(tally.figures(), tally.badges(), tally.name, tally.near(), tally.nearer())


def _rated(transaction: Transaction, user: int, track: Track) -> list[Row]:
    """Return the rows of a track's games that we show, in the order in which they ended."""
    own = *track, user
    newest = transaction.rows(f"{_RATED} ORDER BY result DESC LIMIT ?", *own, MOST_RATED + 1)
    if len(newest) <= MOST_RATED:
        return [*reversed(newest)]
    newest, before = newest[:NEWEST_GAMES], newest[NEWEST_GAMES][0]
    sql = "SELECT min(result) FROM ratings WHERE guild = ? AND season = ? AND person = ?"
    first = transaction.value(sql, *own)
    steps = MOST_RATED - NEWEST_GAMES - 1
    return [*transaction.rows(_SPREAD, steps, *own, *own, first, before - first, steps), *reversed(newest)]


def _cards(text: str) -> tuple[str, ...]:
    try:
        return tuple(map(str, orjson.loads(text)))
    except (TypeError, ValueError):
        return ()


def _edition(text: str) -> str:
    try:
        return str(orjson.loads(text)[0])
    except (TypeError, ValueError, LookupError):
        return ""
