"""Finished games: find them, and read their results, choices, messages, and changes of ratings."""

import json
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from statistics import median_low
from typing import NamedTuple

from engine.errors import SetupError
from engine.setup.editions import edition_of
from engine.setup.fresh_casts import CardsMet
from engine.setup.options import Options
from storage.database.section import Section
from storage.database.statements import select
from storage.database.storage_errors import DamagedFileError
from storage.database.transaction import Row, Transaction
from storage.games.places import BOARD_SEAT, SCORES_ROUND
from storage.parts import NOBODY
from storage.people.stored_settings import SERVER_SETTINGS, read_settings
from storage.results.game_record import GameRecord, PlayedGame, read_played, record
from storage.results.ratings.model import FLOOR, Rating, to_settle
from storage.results.ratings.skill import SIGMA
from storage.results.ratings.tracks import ALL_SERVERS, ALL_TIME, season_of
from storage.results.result import Result, Standing, Turns, Unrated
from storage.results.results import BrokenResultError, read_result, turns_of
from storage.values import StoredGame

log = logging.getLogger(__name__)


class RatingChange(NamedTuple):
    """A person's rating, as a number, before and after a game.

    After `to_settle` more games, the rating loses its question mark. `first`: this is the first rating.
    `wins`: see `Rating.wins_to_leave_floor`; 0 for a number above the floor.
    """

    user: int
    before: int
    after: int
    to_settle: int
    first: bool = False
    wins: int = 0

    @property
    def settled(self) -> bool:
        """Whether the number is shown without a question mark."""
        return not self.to_settle


class Outcome(NamedTuple):
    """A game's changes to the ratings of its server, or the reason why there are none (`unrated`).

    The changes are of a `season`; 0: of all time. `places` are the seats' places in the result. The seats in
    `left` come last there, because a computer finished the game for them.
    """

    unrated: Unrated | None
    changes: tuple[RatingChange, ...] = ()
    season: int = ALL_TIME
    places: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    def of(self, user: int | None) -> RatingChange | None:
        """Return the change of a person's number; `None` if there is none."""
        return next((each for each in self.changes if each.user == user), None)


_CHANGES = """
SELECT now.person, now.mu_before, coalesce(
        (SELECT last.sigma FROM ratings AS last
            WHERE last.guild = now.guild AND last.season = now.season AND last.person = now.person
                AND last.result < now.result ORDER BY last.result DESC LIMIT 1),
        ?),
    now.mu, now.sigma,
    count(*) FILTER (WHERE known.place > 0),
    coalesce(sum(known.weight * (known.seats - 1)) FILTER (WHERE known.place > 0), 0),
    count(*)
FROM ratings AS now
JOIN ratings AS known ON known.guild = now.guild AND known.season = now.season AND known.person = now.person
    AND known.result <= now.result
WHERE now.result = ? AND now.guild = ? AND now.season = ?
GROUP BY now.person, now.guild, now.season, now.result, now.mu_before, now.mu, now.sigma ORDER BY now.person
"""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game. `kept`: its choices are still stored. The result stays longer.

    `channel` and `message` showed its end; 0 if we don't know them. `day`: the day of a daily deal; 0 for
    other games, and unless one person's games are read.
    """

    result: Result
    kept: bool = False
    channel: int = 0
    message: int = 0
    day: int = 0


FEWEST_SLOW, NEWEST_SLOW = 5, 20
"""The fewest slow games from which we compute the usual length, and the most: the newest."""

# We search only 300 games for slow games, because set-ups are long.
_TIMES = """
SELECT ended - (SELECT made FROM choices WHERE choices.game = newest.game ORDER BY number LIMIT 1)
FROM (SELECT game, ended FROM results WHERE guild = ? ORDER BY ended DESC LIMIT 300) AS newest
JOIN games ON games.id = newest.game WHERE setup LIKE '%"kind":"slow"%' ORDER BY ended DESC LIMIT ?
"""

MOST_MET = 100

_LAST = """
SELECT result FROM standings JOIN results ON id = result WHERE person = ? AND guild = ?
ORDER BY result DESC LIMIT 1
"""
_MET = """
SELECT cards FROM standings JOIN results ON id = result WHERE person = ? AND guild = ? AND result <= ?
ORDER BY result DESC LIMIT ?
"""
_MET_ANYWHERE = """
SELECT cards FROM standings JOIN results ON id = result WHERE person = ? ORDER BY result DESC LIMIT ?
"""


class LastGame(NamedTuple):
    """A game: its id, its cards, and the cards that its people have `met`, by person.

    `loser` is the person who came last; `NOBODY` if only one person played to the end, or if the loser
    deleted their data.
    """

    game: str
    cards: Options
    met: tuple[CardsMet, ...]
    loser: int


class FinishedGames(Section):
    """The finished games in the database, without unreadable ones."""

    async def count(self, user: int) -> int:
        """Return how many finished games a person sat in, including games that they resigned."""
        sql = "SELECT count(*) FROM standings WHERE person = ?"
        return await self._database.value(sql, user, default=0)

    async def usual_slow(self, guild: int) -> int:
        """Return how many seconds a server's slow games usually take: the median; 0 after too few games."""
        rows = await self._database.rows(_TIMES, guild, NEWEST_SLOW)
        taken = [seconds for (seconds,) in rows if isinstance(seconds, int)]
        return median_low(taken) if len(taken) >= FEWEST_SLOW else 0

    @Section.reads
    def turns(self, transaction: Transaction, stored: StoredGame) -> list[Turns]:
        """Return the turns of each seat so far. If a computer played most of them, their person came last."""
        return turns_of(transaction, stored)

    @Section.reads
    def of_person(
        self,
        transaction: Transaction,
        user: int,
        most: int,
        *,
        skip: int = 0,
        guild: int | None = None,
        dailies: bool = True,
        alone: bool = False,
    ) -> list[FinishedGame]:
        """Return up to `most` finished games in which a person sat, the last one first.

        Skip the newest `skip` games, and without `dailies` all daily deals. If a `guild` is given, skip games
        outside it, except games that the person played `alone`.
        """
        elsewhere = " OR results.guild IS NULL" if alone else ""
        where = "" if guild is None else f" AND (results.guild = ?{elsewhere})"
        if not dailies:
            where += " AND day IS NULL"
        source = (
            "standings JOIN results ON id = result"
            " LEFT JOIN dailies ON dailies.person = standings.person AND dailies.game = results.game"
        )
        ordered = f"{source} WHERE standings.person = ?{where} ORDER BY result DESC LIMIT ? OFFSET ?"
        sql = select("result, day", ordered)
        rows = transaction.rows(sql, user, *([] if guild is None else [guild]), most, skip)
        found = ((_read(transaction, number), day) for number, day in rows)
        return [replace(game, day=day or 0) for game, day in found if game is not None]

    @Section.reads
    def get(self, transaction: Transaction, game: str) -> FinishedGame | None:
        """Return a finished game, or `None` if there is none with this id."""
        row = transaction.row("SELECT id FROM results WHERE game = ?", game)
        return _read(transaction, row[0]) if row else None

    @Section.reads
    def last_of(self, transaction: Transaction, user: int, guild: int) -> LastGame | None:
        """Return a person's last game in a server; `None` if there is none, or if it can't be read."""
        row = transaction.row(_LAST, user, guild)
        try:
            result = read_result(transaction, row[0]) if row else None
            rules = edition_of(result.edition).rules if result else None
        except (BrokenResultError, SetupError):
            return None
        if row is None or result is None or rules is None:
            return None
        people = [each.user for each in result.standings if each.user is not None and each.user > 0]
        return LastGame(
            result.game,
            Options(result.cast, result.uniques, rules, result.edition),
            tuple(_met(transaction.rows(_MET, person, guild, row[0], MOST_MET)) for person in people),
            _loser(result.standings),
        )

    @Section.reads
    def met(self, transaction: Transaction, user: int) -> CardsMet:
        """Return the cards that a person has met in their newest games, in all servers and alone."""
        return _met(transaction.rows(_MET_ANYWHERE, user, MOST_MET))

    @Section.reads
    def outcome(self, transaction: Transaction, game: str) -> Outcome | None:
        """Return the outcome of a game; `None` if it has no result."""
        row = transaction.row("SELECT id, guild, unrated, ended FROM results WHERE game = ?", game)
        if row is None:
            return None
        result, guild, unrated, ended = row
        seasons = guild and read_settings(guild, SERVER_SETTINGS.text(transaction, guild)).seasons
        season = season_of(ended) if seasons and isinstance(ended, int) else ALL_TIME
        changes = tuple(
            RatingChange(user, old.number, new.number, to_settle(games, opponents), rated == 1, _wins(new))
            for user, *rating, games, opponents, rated in transaction.rows(
                _CHANGES, SIGMA, result, guild or ALL_SERVERS, season
            )
            for old, new in [(Rating(*rating[:2]), Rating(*rating[2:]))]
        )
        seats = transaction.rows(
            "SELECT place, resigned FROM standings WHERE result = ? ORDER BY seat", result
        )
        left = tuple(seat for seat, (_, resigned) in enumerate(seats) if resigned)
        return Outcome(unrated, changes, season, tuple(place for place, _ in seats), left)

    async def played(self, game: str) -> PlayedGame:
        """Return a finished game with all its choices. Raises the errors of `read_played`."""
        return await self._database.snapshot(lambda transaction: read_played(transaction, game))

    async def record(self, game: str) -> GameRecord:
        """Return the record of a finished game, without names. Raises the errors of `read_played`."""
        return await self._database.snapshot(lambda transaction: record(transaction, game))


def _wins(after: Rating) -> int:
    return after.wins_to_leave_floor if after.number == FLOOR else 0


def _read(transaction: Transaction, number: int) -> FinishedGame | None:
    try:
        result = read_result(transaction, number)
        return FinishedGame(result, *_place(transaction, result.game))
    except (BrokenResultError, DamagedFileError) as error:
        log.warning("Result %d can't be read: %s", number, error)
        return None


def _place(transaction: Transaction, game: str) -> tuple[bool, int, int]:
    """Return whether a game is still stored, and the channel and message that showed its end."""
    sql = (
        "SELECT games.channel, message FROM games"
        " LEFT JOIN messages ON game = id AND seat = ? AND number = ? AND closed = 0"
        " WHERE id = ? AND id NOT IN (SELECT game FROM damaged)"
    )
    row = transaction.row(sql, BOARD_SEAT, SCORES_ROUND, game)
    return (True, row[0], row[1] or 0) if row else (False, 0, 0)


def _met(rows: Sequence[Row]) -> CardsMet:
    cards, casts = Counter[str](), set[tuple[str, ...]]()
    for (text,) in rows:
        with suppress(ValueError, TypeError):
            _, cast, uniques = json.loads(text)
            cards.update({*cast, *uniques})
            casts.add(tuple(cast))
    return CardsMet(len(rows), cards, frozenset(casts))


def _loser(standings: tuple[Standing, ...]) -> int:
    finished = [each for each in standings if each.finished]
    last = max(finished, key=lambda each: (each.place, each.seat), default=None)
    return last.user if last and last.user and last.user > 0 and len(finished) > 1 else NOBODY
