"""A person’s games, ratings, figures and badges, as the stored results tell them."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from statistics import median_low
from typing import NamedTuple, TypeAlias

import orjson

from engine.cards.characters import RANK
from engine.cards.districts import COLOURED, DISTRICTS
from engine.setup.editions import EDITIONS
from storage.database.database import Database
from storage.database.storage_errors import NotReadError, StatementError
from storage.database.transaction import Result, Row, Transaction, Work
from storage.results.ratings.model import AWAY, Rating, settled
from storage.results.ratings.tracks import Rated, Track

FEWEST_GAMES = 3
"""After so many games with a card one may say how successful somebody is with it."""

DOUBT = 5
"""So many games at the usual rate of wins are added to those with a card: one of one isn't the best."""

MOST_CARDS = 3
"""How many cards are named, the first first."""


class OwnGame(NamedTuple):
    """A finished game, or one that somebody resigned from, as it was for one person.

    `result` is the number of its result, `guild` is `None` once the data of the server is gone. `rated` says
    whether it counts for ratings. `seconds` is how long an answer usually took, `None` if there were none.
    `best_other` are the most points of another seat. `lost_turns` is how many turns fewer it had than the
    seat with the most: a murdered character, for one, has none. `daily` says that it was a daily deal.
    """

    result: int
    game: str
    guild: int | None
    ended: int
    rated: bool
    seats: int
    name: str
    resigned: bool
    place: int
    total: int
    characters: tuple[str, ...]
    city: tuple[str, ...]
    seconds: int | None
    edition: str = ""
    best_other: int = 0
    lost_turns: int = 0
    daily: bool = False

    @property
    def won(self) -> bool:
        """Whether it was played to the end, and won."""
        return self.place == 1 and not self.resigned


class Wins(NamedTuple):
    """How many of so many games were won."""

    games: int
    won: int


class Streak(NamedTuple):
    """How many games in a row there were of a kind: up to now, and at most."""

    now: int
    longest: int


class Figures(NamedTuple):
    """Games in numbers. Only `resigned` and the streak of finishing look beyond the finished games.

    `rated` counts the games that count for ratings; `by_seats` are the wins by number of players. Cards come
    with a count: the turns of a character, the cities with a unique district, or the wins in games with them.
    `best` is the game with the most points.
    """

    wins: Wins
    resigned: int
    rated: int
    by_seats: tuple[tuple[int, Wins], ...]
    often_characters: tuple[tuple[str, int], ...]
    best_characters: tuple[tuple[str, Wins], ...]
    often_uniques: tuple[tuple[str, int], ...]
    best_uniques: tuple[tuple[str, Wins], ...]
    best: OwnGame | None
    winning: Streak
    finishing: Streak
    seconds: int | None


def figures(games: Sequence[OwnGame]) -> Figures:
    """Return what somebody's games come to, in the order in which they ended.

    Daily deals are left out: their points are compared with those of other people, not with the computers'.
    """
    games = [game for game in games if not game.daily]
    finished = [game for game in games if not game.resigned]
    seconds = [game.seconds for game in games if game.seconds is not None]
    return Figures(
        wins=_wins(finished),
        resigned=len(games) - len(finished),
        rated=sum(game.rated for game in finished),
        by_seats=tuple(
            (seats, _wins(game for game in finished if game.seats == seats))
            for seats in sorted({game.seats for game in finished})
        ),
        often_characters=_often(finished, lambda game: game.characters),
        best_characters=_best(finished, lambda game: game.characters),
        often_uniques=_often(finished, _uniques),
        best_uniques=_best(finished, _uniques),
        best=max(finished, key=lambda game: game.total, default=None),
        winning=winning(finished),
        finishing=_streak(not game.resigned for game in games),
        seconds=median_low(seconds) if seconds else None,
    )


def winning(games: Iterable[OwnGame]) -> Streak:
    """Return the streak of wins in finished games."""
    return _streak(game.won for game in games)


def _wins(games: Iterable[OwnGame]) -> Wins:
    won = [game.won for game in games]
    return Wins(len(won), sum(won))


def _uniques(game: OwnGame) -> tuple[str, ...]:
    """Return the districts of a city that tell of a choice: of the others there are several in every deck."""
    return tuple(card for card in game.city if card in DISTRICTS and DISTRICTS[card].kind == "unique")


def _often(
    games: Iterable[OwnGame], cards: Callable[[OwnGame], Iterable[str]]
) -> tuple[tuple[str, int], ...]:
    counts = Counter(card for game in games for card in cards(game))
    return tuple(sorted(counts.items(), key=lambda each: (-each[1], each[0]))[:MOST_CARDS])


def _best(
    games: Sequence[OwnGame], cards: Callable[[OwnGame], Iterable[str]]
) -> tuple[tuple[str, Wins], ...]:
    """Return the cards with which the most games were won, as far as so few games can tell."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        played.update(set(cards(game)))
        won.update(set(cards(game)) if game.won else ())
    usual = sum(game.won for game in games) / max(1, len(games))
    rates = {
        card: (won[card] + DOUBT * usual) / (count + DOUBT)
        for card, count in played.items()
        if count >= FEWEST_GAMES and won[card]
    }
    best = sorted(rates, key=lambda card: (-rates[card], card))
    return tuple((card, Wins(played[card], won[card])) for card in best[:MOST_CARDS])


def _streak(kept: Iterable[bool]) -> Streak:
    """Return the streak of what is true."""
    runs = [(value, sum(1 for _ in run)) for value, run in groupby(kept)]
    now = runs[-1][1] if runs and runs[-1][0] else 0
    return Streak(now, max((length for value, length in runs if value), default=0))


CHARACTERS = tuple(sorted(RANK, key=lambda each: RANK[each]))
"""The characters with which a game can be won, by rank: a badge each."""

_FIVE_TYPES = {*COLOURED, "unique"}


def _won(played: Callable[[OwnGame], bool]) -> Callable[[Sequence[OwnGame]], bool]:
    """Return a rule that one won game has to keep."""
    return lambda games: any(game.won and played(game) for game in games)


def _kinds(game: OwnGame) -> list[str]:
    return [DISTRICTS[card].kind for card in game.city if card in DISTRICTS]


_FEATS: dict[str, Callable[[Sequence[OwnGame]], bool]] = {
    "streak-3": lambda games: winning(games).longest >= 3,
    "streak-5": lambda games: winning(games).longest >= 5,
    "five-types": _won(lambda game: {*_kinds(game)} >= _FIVE_TYPES),
    "four-uniques": _won(lambda game: _kinds(game).count("unique") >= 4),
    "no-uniques": _won(lambda game: bool(game.city) and "unique" not in _kinds(game)),
    "eight-districts": _won(lambda game: len(game.city) >= 8),
    "lost-turns": _won(lambda game: game.lost_turns >= 3),
    "thirty-points": _won(lambda game: game.total >= 30),
    "margin": _won(lambda game: game.total - game.best_other >= 10),
    "close": _won(lambda game: 0 <= game.total - game.best_other <= 1),
    "duel": _won(lambda game: game.seats == 2),
    "crowd": _won(lambda game: game.seats >= 7),
    "ten-games": lambda games: len(games) >= 10,
    "hundred-games": lambda games: len(games) >= 100,
}

CUP = "tournament"
"""The badge for a tournament that was won, which no game alone tells; it is the last of all."""

FEATS = (*(f"edition-{each}" for each in EDITIONS), *_FEATS, CUP)
"""The badges beside those for characters: a win by the cards of each edition, and rarer things."""

BADGES = (*CHARACTERS, *FEATS)

Earned: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""Seats of a game, and the badges that their people earned with it."""


def earned(games: Sequence[OwnGame]) -> tuple[str, ...]:
    """Return the badges of somebody with these games, in the order of `BADGES`.

    A game that its player resigned earns none. A game against computers alone does.
    """
    finished = [game for game in games if not game.resigned]
    won = [game for game in finished if game.won]
    found = {card for game in won for card in game.characters}
    found |= {f"edition-{game.edition}" for game in won}
    found |= {name for name, rule in _FEATS.items() if rule(finished)}
    return tuple(badge for badge in BADGES if badge in found)


def new_with(games: Sequence[OwnGame], game: str) -> tuple[str, ...]:
    """Return the badges that one of these games has earned first; later games don't matter."""
    place = next((place for place, each in enumerate(games) if each.game == game), None)
    if place is None:
        return ()
    before = {*earned(games[:place])}
    return tuple(badge for badge in earned(games[: place + 1]) if badge not in before)


MOST_USUAL = 7
"""How many people are a usual table at most, beside oneself."""


MANY = 300
"""From so many games on they are read by a connection of their own, for which nobody else waits."""

CAREERS = 512
"""The careers of so many people are remembered; each takes some kilobytes."""


class Career(NamedTuple):
    """The sum of somebody's games: in numbers, the badges, and the name in the last one (empty: no game)."""

    figures: Figures
    badges: tuple[str, ...]
    name: str


NO_GAMES = Career(figures(()), (), "")
"""The career of somebody who has no games, or none that the reader may see."""


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
    """A computer player by its name: how often one's own place was better than its, or worse."""

    name: str
    better: int
    worse: int


class TrackRecord(NamedTuple):
    """A person's rating on a track, as it is now, and game by game; and the games that count there."""

    rating: Rating
    settled: bool
    wins: Wins
    games: tuple[RatedGame, ...]


_PLAYED = """
SELECT s.result, r.game, r.guild, r.ended, r.unrated IS NULL,
    (SELECT count(*) FROM standings WHERE result = s.result),
    s.name, s.resigned, s.place, s.total, s.characters, s.city, s.seconds, r.cards,
    (SELECT max(total) FROM standings WHERE result = s.result AND seat <> s.seat),
    (SELECT max(length(characters) - length(replace(characters, ',', ''))) FROM standings
        WHERE result = s.result) - (length(s.characters) - length(replace(s.characters, ',', ''))),
    EXISTS (SELECT 1 FROM dailies WHERE dailies.person = s.person AND dailies.game = r.game)
FROM standings AS s JOIN results AS r ON r.id = s.result
WHERE s.person = ?
"""
# Characters are stored as a list with commas between them.
_STATE = """
SELECT count(*), max(s.result), count(r.unrated)
FROM standings AS s JOIN results AS r ON r.id = s.result WHERE s.person = ?
"""
# Rows of results are never changed but for that, and never come back.
_RIVALS = """
SELECT theirs.person,
    count(*) FILTER (WHERE own.place < theirs.place), count(*) FILTER (WHERE own.place > theirs.place),
    max(theirs.result)
FROM standings AS own JOIN standings AS theirs ON theirs.result = own.result AND theirs.person <> own.person
WHERE own.person = ? AND theirs.person > 0 AND own.resigned = 0 AND theirs.resigned = 0
GROUP BY theirs.person ORDER BY theirs.person
"""
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
SELECT game, ended, mu_before, sigma_before, mu, sigma, played, place, weight * (seats - 1)
FROM ratings JOIN results ON results.id = result
WHERE ratings.guild = ? AND season = ? AND person = ? ORDER BY result
"""


class Profiles:
    """Reads the games and ratings of persons."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # The newest careers, each with what the rows were like of which it was made.
        self._careers: OrderedDict[tuple[int, int | None], tuple[Row, Career]] = OrderedDict()

    async def games(self, user: int, guild: int | None = None) -> list[OwnGame]:
        """Return the games of a person in a server, or in all of them, in the order in which they ended."""
        return await self._read(user, lambda transaction: list(_games(transaction, user, guild)))

    async def career(self, user: int, guild: int | None = None) -> Career:
        """Return the sum of a person's games in a server, or in all of them.

        It is made anew only once these games are others: with thousands of them that takes long.
        """
        key = user, guild
        ((*state,),) = await self._database.rows(*_in_server(_STATE, user, guild))
        kept = self._careers.get(key)
        if kept is None or kept[0] != tuple(state):
            kept = tuple(state), await self._read(user, lambda transaction: _career(transaction, user, guild))
            self._careers[key] = kept
        self._careers.move_to_end(key)
        while len(self._careers) > CAREERS:
            self._careers.popitem(last=False)
        return kept[1]

    def forget_person(self, user: int) -> None:
        """Drop what is remembered of a person."""
        for key in [each for each in self._careers if each[0] == user]:
            del self._careers[key]

    async def _read(self, user: int, work: Work[Result]) -> Result:
        """Read the games of a person; by a connection of their own, if they are many.

        Raises `NotReadError` if the database is out of reach.
        """
        ((count,),) = await self._database.rows("SELECT count(*) FROM standings WHERE person = ?", user)
        if count <= MANY:
            return await self._database.snapshot(work)
        try:
            return await self._database.apart(work)
        except StatementError as error:
            raise NotReadError(str(error), error.cause) from error

    async def rivals(self, user: int) -> list[Rival]:
        """Return everybody with whom a person finished games, and how the two did against each other."""
        return await self._read(
            user, lambda transaction: [Rival(*row) for row in transaction.rows(_RIVALS, user)]
        )

    async def opponents(self, user: int) -> list[Opponent]:
        """Return the computer players against which a person finished games, as these were called there.

        A seat at which a person has answered counts for nobody: it was not the computer's to the end.
        """
        return [Opponent(*row) for row in await self._database.rows(_OPPONENTS, user)]

    async def usual(self, user: int, guild: int, since: int) -> list[int]:
        """Return the people with whom a person finished most games in a server since then, two at least."""
        return [row[0] for row in await self._database.rows(_USUAL, user, guild, since, MOST_USUAL)]

    async def name(self, result: int, user: int) -> str:
        """Return the name that a person had in a game; empty if they didn't play it."""
        sql = "SELECT name FROM standings WHERE result = ? AND person = ?"
        rows = await self._database.rows(sql, result, user)
        return rows[0][0] if rows else ""

    async def record(self, user: int, track: Track, now: int) -> TrackRecord | None:
        """Return a person's rating on a track, and the games that made it; `None` if there are none."""
        return await self._read(user, lambda transaction: _record(transaction, user, track, now))


def _in_server(sql: str, user: int, guild: int | None) -> tuple[str, *tuple[int, ...]]:
    """Return a statement about a person, and its values: in a server, or in all of them."""
    return (sql, user) if guild is None else (f"{sql} AND r.guild = ?", user, guild)


def _games(transaction: Transaction, user: int, guild: int | None) -> Iterable[OwnGame]:
    sql, *values = _in_server(_PLAYED, user, guild)
    for row in transaction.rows(f"{sql} ORDER BY s.result", *values):
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
            edition=next(iter(_cards(row[13])), ""),
            best_other=row[14] or 0,
            lost_turns=row[15],
            daily=bool(row[16]),
        )


def _career(transaction: Transaction, user: int, guild: int | None) -> Career:
    games = list(_games(transaction, user, guild))
    return Career(figures(games), earned(games), games[-1].name if games else "")


def _record(transaction: Transaction, user: int, track: Track, now: int) -> TrackRecord | None:
    # A damaged result may say anything of when it ended.
    rows = [row for row in transaction.rows(_RATED, *track, user) if isinstance(row[1], int)]
    if not rows:
        return None
    known = [Rated(Rating(row[4], row[5]), row[6]) for row in rows]
    games = tuple(
        RatedGame(row[0], row[1], Rating(row[2], row[3]), after.at(row[1]))
        for row, after in zip(rows, known, strict=True)
    )
    places = [row[7] for row in rows if row[7]]
    opponents = sum(row[8] for row in rows if row[7])
    sure = settled(len(places), opponents) and now - known[-1].played <= AWAY
    return TrackRecord(known[-1].at(now), sure, Wins(len(places), places.count(1)), games)


def _cards(text: str) -> tuple[str, ...]:
    """Read a list of cards; one that is damaged is empty, for the other games are worth showing."""
    try:
        return tuple(map(str, orjson.loads(text)))
    except (TypeError, ValueError):
        return ()
