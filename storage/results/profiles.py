"""A person’s games, ratings and rivals, from the stored results."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import orjson

from storage.database.database import Database
from storage.database.storage_errors import NotReadError, StatementError
from storage.database.transaction import Returned, Row, Transaction, Work
from storage.results.own_games import CareerTally, Figures, Near, OnTheWay, OwnGame, Wins
from storage.results.ratings.model import INACTIVE_AFTER, Rating, to_settle
from storage.results.ratings.reckoning import MILLION
from storage.results.ratings.tracks import Rated, Track

MOST_USUAL = 7
"""The most people in a usual table, without oneself."""


MANY = 300
"""A person with more games than this is read by a separate connection, for which nobody else waits."""

CAREERS = 512
"""How many people's careers we remember; each takes some kilobytes."""


class Career(NamedTuple):
    """Somebody's figures, badges (each with the first game that earned it) and last name (empty: no game).

    `near` are the nearest badges that they haven't earned, `nearer` the nearest to which the last game came
    closer.
    """

    figures: Figures
    badges: Mapping[str, str]
    name: str
    near: tuple[Near, ...] = ()
    nearer: Near | None = None

    @property
    def on_the_way(self) -> OnTheWay | None:
        """The badge to which the last game came closer, with the number of earned ones, if half is done."""
        half = self.nearer is not None and 2 * self.nearer.done >= self.nearer.needed
        return OnTheWay(len(self.badges), self.nearer) if self.nearer and half else None

    def brought_by(self, game: str) -> tuple[str, ...]:
        """Return the badges that a game was the first to earn."""
        return tuple(badge for badge, first in self.badges.items() if first == game)


NO_GAMES = Career(CareerTally().figures(), {}, "")
"""The career of somebody without games, or without games that the reader may see."""


class _Extent(NamedTuple):
    """The extent of somebody's rows of games: how many, and the newest result."""

    games: int
    newest: int | None


class _Counted(NamedTuple):
    """A career, its sum, and the extent of the rows from which both were made."""

    state: _Extent
    tally: CareerTally
    career: Career

    def grows_to(self, state: _Extent) -> bool:
        """Return whether only a few games seem to have come since, and the sum has all earlier ones."""
        return self.tally.games == self.state.games and 0 < state.games - self.state.games <= MANY


class RatedGame(NamedTuple):
    """A rating before and after a game, and when the game ended, in seconds since 1970."""

    game: str
    ended: int
    before: Rating
    after: Rating


class Rival(NamedTuple):
    """Another person: how often one's own place was better or worse than theirs, and the last result."""

    user: int
    better: int
    worse: int
    last: int


class Opponent(NamedTuple):
    """A computer player by name: how often one's own place was better or worse than its place."""

    name: str
    better: int
    worse: int


MOST_RATED = 200
"""We show at most this many games of a track: if there are more, all the `NEWEST` and some of the others."""

NEWEST = 20


class TrackRecord(NamedTuple):
    """A person's present rating on a track, the games that count there, and the games that moved it.

    `to_settle` is how many more games the rating needs until it is shown without a question mark. Of more
    than `MOST_RATED` games, `games` are some, spread evenly over all, and the `NEWEST`.
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
# The counted columns of results never change, and deleted rows never come back.
_RIVALS = """
SELECT theirs.person,
    count(*) FILTER (WHERE own.place < theirs.place), count(*) FILTER (WHERE own.place > theirs.place),
    max(theirs.result)
FROM standings AS own JOIN standings AS theirs ON theirs.result = own.result AND theirs.person <> own.person
WHERE own.person = ? AND theirs.person > 0 AND own.resigned = 0 AND theirs.resigned = 0
GROUP BY theirs.person
"""
_MET = _RIVALS.replace("theirs.person > 0", "theirs.person = ?")
_BEST_AND_WORST = f"""
WITH met (person, better, worse, last) AS ({_RIVALS})
SELECT * FROM (SELECT * FROM met ORDER BY better - worse DESC, person LIMIT 1) AS best
UNION ALL
SELECT * FROM (SELECT * FROM met ORDER BY better - worse, person LIMIT 1) AS worst
"""  # noqa: S608
_OPPONENTS = """
SELECT theirs.name,
    count(*) FILTER (WHERE own.place < theirs.place), count(*) FILTER (WHERE own.place > theirs.place)
FROM standings AS own JOIN standings AS theirs ON theirs.result = own.result AND theirs.person IS NULL
WHERE own.person = ? AND own.resigned = 0 AND theirs.answers = 0
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
SELECT result, game, ended, mu_before, sigma_before, mu, sigma, played
FROM ratings JOIN results ON results.id = result
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


class Profiles:
    """Reads people's games and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._careers: OrderedDict[tuple[int, int | None], _Counted] = OrderedDict()

    async def career(self, user: int, guild: int | None = None) -> Career:
        """Return the sum of a person's games in a server, or in all.

        We add later games to it. Only if earlier games changed do we count all again, which takes long with
        thousands.
        """
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
        """Count a person's games: only the later ones, if the earlier ones are those counted before."""
        if kept is not None and kept.grows_to(state):
            after = kept.state.newest or 0
            later = await self._database.snapshot(
                lambda transaction: list(own_games(transaction, user, guild, after=after))
            )
            # Another caller may have added them meanwhile.
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
        """Drop everything remembered about a person."""
        for key in [each for each in self._careers if each[0] == user]:
            del self._careers[key]

    async def _read(self, user: int, work: Work[Returned]) -> Returned:
        """Read a person's games, many of them by a separate connection. Raises `NotReadError`."""
        if not await self._has_many(user):
            return await self._database.snapshot(work)
        try:
            return await self._database.apart(work)
        except StatementError as error:
            raise NotReadError(error.reason, error.cause) from error

    async def _has_many(self, user: int) -> bool:
        """Return whether a person has many games, mostly from their remembered career."""
        kept = self._careers.get((user, None))
        if kept is not None:
            return kept.state.games > MANY
        ((count,),) = await self._database.rows("SELECT count(*) FROM standings WHERE person = ?", user)
        return count > MANY

    async def rivals(self, user: int) -> tuple[Rival, Rival] | None:
        """Return a person's easiest and hardest rival in games that both finished; `None` without any."""
        rows = await self._read(user, lambda transaction: transaction.rows(_BEST_AND_WORST, user))
        return (Rival(*rows[0]), Rival(*rows[1])) if rows else None

    async def rival(self, user: int, other: int) -> Rival | None:
        """Return how a person did against another one; `None` if they finished no game together."""
        rows = await self._read(user, lambda transaction: transaction.rows(_MET, user, other))
        return Rival(*rows[0]) if rows else None

    async def opponents(self, user: int) -> list[Opponent]:
        """Return the computer players against which a person finished games, by their names there.

        A seat for which a person answered doesn't count: it was not the computer's to the end.
        """
        return [Opponent(*row) for row in await self._database.rows(_OPPONENTS, user)]

    async def usual(self, user: int, guild: int, since: int) -> list[int]:
        """Return the people with whom a person finished most games (two at least) in a server since then."""
        return [row[0] for row in await self._database.rows(_USUAL, user, guild, since, MOST_USUAL)]

    async def name(self, result: int, user: int) -> str:
        """Return a person's name in a game; empty if they didn't play it."""
        sql = "SELECT name FROM standings WHERE result = ? AND person = ?"
        rows = await self._database.rows(sql, result, user)
        return rows[0][0] if rows else ""

    async def record(self, user: int, track: Track, now: int) -> TrackRecord | None:
        """Return a person's rating on a track, and games that made it; `None` if there are none."""
        return await self._database.snapshot(lambda transaction: _record(transaction, user, track, now))


def own_games(transaction: Transaction, user: int, guild: int | None, *, after: int = 0) -> Iterable[OwnGame]:
    """Yield a person's games with results `after` one, in a server or in all, in the order of their ends."""
    dailies = {row[0] for row in transaction.rows("SELECT game FROM dailies WHERE person = ?", user)}
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


def _record(transaction: Transaction, user: int, track: Track, now: int) -> TrackRecord | None:
    # A damaged result may hold any value as its end.
    rows = [row for row in _rated(transaction, user, track) if isinstance(row[2], int)]
    if not rows:
        return None
    known = [Rated(Rating(row[5], row[6]), row[7]) for row in rows]
    games = tuple(
        RatedGame(row[1], row[2], Rating(row[3], row[4]), after.at(row[2]))
        for row, after in zip(rows, known, strict=True)
    )
    # Somebody who has resigned from all games is on no board.
    rated, opponents, finished, won = transaction.row(_STANDING, *track, user) or (0, 0, 0, 0)
    # After a long absence, one game removes the question mark again.
    missing = to_settle(rated, opponents / MILLION) or int(now - known[-1].played > INACTIVE_AFTER)
    return TrackRecord(known[-1].at(now), missing, Wins(finished, won), games)


def _rated(transaction: Transaction, user: int, track: Track) -> list[Row]:
    """Return the rows of the games to show of a track, in the order in which they ended."""
    own = *track, user
    newest = transaction.rows(f"{_RATED} ORDER BY result DESC LIMIT ?", *own, MOST_RATED + 1)
    if len(newest) <= MOST_RATED:
        return [*reversed(newest)]
    newest, before = newest[:NEWEST], newest[NEWEST][0]
    sql = "SELECT min(result) FROM ratings WHERE guild = ? AND season = ? AND person = ?"
    ((first,),) = transaction.rows(sql, *own)
    steps = MOST_RATED - NEWEST - 1
    return [
        *transaction.rows(_SPREAD, steps, *own, *own, first, before - first, steps),
        *reversed(newest),
    ]


def _cards(text: str) -> tuple[str, ...]:
    """Read a list of cards; a damaged one is empty, because the other games are worth showing."""
    try:
        return tuple(map(str, orjson.loads(text)))
    except (TypeError, ValueError):
        return ()


def _edition(text: str) -> str:
    """Return the edition, which is before the cards; empty if they are damaged."""
    try:
        return str(orjson.loads(text)[0])
    except (TypeError, ValueError, LookupError):
        return ""
