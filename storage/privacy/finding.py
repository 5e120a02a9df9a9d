"""Finding what is stored of a person, as of one moment: by indexes, so that nobody else has to wait."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from storage.codec import DamagedTextError, decode_setup, has_id
from storage.database.transaction import Row, Transaction, Value
from storage.play.tournaments import StoredTournament, of_person
from storage.privacy.holdings import (
    HeldAnswer,
    HeldClick,
    HeldDaily,
    HeldGame,
    HeldGuess,
    HeldHint,
    HeldPanel,
    HeldPuzzle,
    HeldRating,
    HeldResult,
    HeldSet,
    HeldTournament,
    HeldWish,
    Holdings,
    parsed,
)
from storage.values import Player


class GameOf(NamedTuple):
    """A game that has a person's id, and its status as it is stored."""

    id: str
    status: str


class _Plain(Transaction):
    """Reads what can be handed out: a damaged column may hold bytes, or a number that JSON doesn't know."""

    def __init__(self, inner: Transaction) -> None:
        self._inner = inner

    def rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """Return the rows of a query."""
        return [tuple(map(_plain, row)) for row in self._inner.rows(sql, *values)]


def _plain(value: Any) -> Any:  # noqa: ANN401 - a damaged column may hold anything
    if isinstance(value, bytes):
        return value.decode(errors="replace")
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def find(transaction: Transaction, user: int) -> Holdings:
    """Return all that is stored of a person."""
    games = games_of(transaction, user)
    transaction = _Plain(transaction)
    clicks = transaction.rows("SELECT id, game, did, made FROM clicks WHERE person = ? ORDER BY id", user)
    settings = transaction.row("SELECT settings FROM persons WHERE id = ?", user)
    lesson = transaction.row("SELECT step FROM lessons WHERE person = ?", user)
    hints = transaction.rows("SELECT kind, question FROM hints WHERE person = ? ORDER BY kind", user)
    dailies = "SELECT day, guild, game, points FROM dailies WHERE person = ? ORDER BY day"
    puzzles = transaction.rows("SELECT day, option, solved FROM puzzles WHERE person = ? ORDER BY day", user)
    barred = "SELECT guild FROM barred WHERE person = ? ORDER BY guild"
    boards = transaction.row("SELECT count(*) FROM current_ratings WHERE person = ?", user)
    return Holdings(
        user,
        tuple([_game(transaction, game.id, user) for game in games]),
        tuple(HeldClick(*row) for row in clicks),
        tuple([_result(row) for row in transaction.rows(_RESULTS, user)]),
        tuple([HeldRating(*row) for row in transaction.rows(_RATINGS, user)]),
        tuple([_set(row) for row in transaction.rows(_SETS, user)]),
        tuple(HeldGuess(*row) for row in transaction.rows(_GUESSES, user)),
        parsed(settings[0]) if settings else None,
        lesson[0] if lesson else None,
        tuple(HeldHint(*row) for row in hints),
        tuple([_daily(transaction, user, *row) for row in transaction.rows(dailies, user)]),
        tuple(HeldPuzzle(day, option, solved=bool(solved)) for day, option, solved in puzzles),
        tuple([_tournament(transaction, *each, user) for each in of_person(transaction, user).items()]),
        tuple([row[0] for row in transaction.rows(barred, user)]),
        boards[0] if boards else 0,
        transaction.row("SELECT person FROM deletions WHERE person = ?", user) is not None,
    )


def games_of(transaction: Transaction, user: int) -> list[GameOf]:
    """Return the games that have the person's id anywhere, the oldest first.

    The person need not play them: somebody may have resigned, or be the host of a lobby without a seat in it.
    Those that can't be read back are among them: of those that were set aside, the text is searched.
    """
    rows = transaction.rows(
        "SELECT id, status, setup, id IN (SELECT game FROM named WHERE person = ?) OR host = ?"
        "  OR id IN (SELECT game FROM people WHERE person = ?)"
        "  OR EXISTS (SELECT 1 FROM choices WHERE game = id AND person = ?) AS sure"
        " FROM games WHERE id IN (SELECT game FROM named WHERE person = ?"
        "  UNION SELECT game FROM people WHERE person = ? UNION SELECT game FROM damaged) ORDER BY rowid",
        *[user] * 6,
    )
    return [GameOf(row[0], row[1]) for row in rows if row[3] or has_id(row[2], user)]


def _game(transaction: Transaction, game: str, user: int) -> HeldGame:
    row = transaction.row(
        "SELECT status, guild, channel, created, host, setup, id IN (SELECT game FROM damaged) FROM games"
        " WHERE id = ?",
        game,
    )
    assert row is not None
    status, guild, channel, opened, host, setup, aside = row
    try:
        known = decode_setup(setup)
        players, wishes, locale = known.players, known.wishes, known.locale
    except DamagedTextError:
        players, wishes, locale, aside = (), (), "", True
    seat = next((seat for seat, player in enumerate(players) if player.user_id == user), None)
    player = Player(user, "", "") if seat is None else players[seat]
    people = "SELECT person FROM people WHERE game = ? AND person = ?"
    answers = "SELECT picks, made FROM choices WHERE game = ? AND person = ? ORDER BY number"
    return HeldGame(
        _plain(game),
        status,
        not aside,
        guild,
        channel,
        opened,
        host == user,
        seat,
        player.name,
        player.click,
        transaction.row(people, game, user) is not None,
        player.resigned,
        player.away,
        player.quiet,
        player.holiday,
        player.locale or ("" if seat is None else locale),
        _panel(transaction, game, seat),
        next((HeldWish(wish.order, wish.round) for wish in wishes if wish.seat == seat), None),
        tuple([HeldAnswer(parsed(row[0]), row[1]) for row in transaction.rows(answers, game, user)]),
    )


def _panel(transaction: Transaction, game: str, seat: int | None) -> HeldPanel | None:
    sql = "SELECT channel, message, ping, told, silent FROM messages WHERE game = ? AND seat = ?"
    row = transaction.row(sql, game, seat)
    return HeldPanel(row[0], row[1], row[2], row[3] or None, silent=bool(row[4])) if row else None


_RESULTS = (
    "SELECT game, guild, ended, seat, name, resigned, place, total, points, characters, city, answers,"
    " seconds FROM standings JOIN results ON id = result WHERE person = ? ORDER BY result"
)
_RATINGS = (
    "SELECT game, ratings.guild, season, mu_before, sigma_before, mu, sigma, played, place, seats, weight"
    " FROM ratings JOIN results ON id = result WHERE person = ? ORDER BY result, ratings.guild, season"
)
_GUESSES = (
    "SELECT game, round, name, character, seat FROM guesses WHERE person = ? ORDER BY game, round, character"
)
_SETS = "SELECT guild, name, plan, saved FROM sets WHERE person = ? ORDER BY guild, key"


def _tournament(
    transaction: Transaction, tournament: str, stored: StoredTournament | None, user: int
) -> HeldTournament:
    if stored is None:
        row = transaction.row("SELECT guild FROM tournaments WHERE id = ?", tournament)
        assert row is not None
        return HeldTournament(tournament, row[0], readable=False)
    it = stored.tournament
    entrant = it.entrant(user)
    tables = [table for past in it.rounds for table in past.tables]
    places = {table.game: dict(zip(table.people, table.places, strict=False)).get(user) for table in tables}
    return HeldTournament(
        it.id,
        it.guild,
        readable=True,
        organiser=it.organiser == user,
        joined=entrant is not None,
        left=entrant is not None and entrant.left,
        name=entrant.name if entrant else "",
        places=tuple((table.game, places[table.game]) for table in tables if user in table.people),
        corrected=tuple(table.game for table in tables if table.corrected == user),
    )


def _result(row: Sequence[Any]) -> HeldResult:
    game, guild, ended, seat, name, resigned, place, total, points, characters, city, answers, seconds = row
    return HeldResult(
        game,
        guild,
        ended,
        seat,
        name,
        bool(resigned),
        place,
        total,
        parsed(points),
        parsed(characters),
        parsed(city),
        answers,
        seconds,
    )


def _set(row: Sequence[Any]) -> HeldSet:
    guild, name, plan, saved = row
    return HeldSet(guild, name, parsed(plan), saved)


def _daily(transaction: Transaction, user: int, day: int, guild: int, game: str, points: int) -> HeldDaily:
    sql = "SELECT guild FROM daily_servers WHERE person = ? AND day = ? ORDER BY guild"
    return HeldDaily(day, guild, game, points, tuple(row[0] for row in transaction.rows(sql, user, day)))
