"""Store and read results. The transaction that ends a game stores and rates its result."""

import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise

from engine.events import Revealed, TookOver, TurnEnded
from storage.codec import digest, encode_picks
from storage.database.connections import LONG_TRANSACTION
from storage.database.database import Database
from storage.database.statements import assigned, insert, select, update
from storage.database.storage_errors import StorageError
from storage.database.stored_time import year_of
from storage.database.transaction import Row, Transaction, Value
from storage.games.game_rows import LOG_DATED, Rows, choices_of
from storage.people import remembered
from storage.people.stored_settings import SERVER_SETTINGS, read_settings
from storage.results.ratings.model import Model
from storage.results.ratings.rater import rate
from storage.results.result import Result, Standing, Turns, counts_everywhere, result_of
from storage.values import Player, StoredGame

log = logging.getLogger(__name__)

_END = encode_picks(("end",))
_TURNS = tuple(f'"{each.kind}"' for each in (Revealed, TookOver, TurnEnded))
_COLUMNS = "game, guild, everywhere, ended, cards, unrated, model, digest"
_STANDING = ", ".join("person" if field == "user" else field for field in Standing._fields)


class BrokenResultError(StorageError):
    """A stored result that is damaged, or that this release can't read."""


def end(transaction: Transaction, stored: StoredGame, model: Model) -> None:
    """Store and rate the result of a game that has just been stored as over."""
    ended = transaction.value("SELECT changed FROM games WHERE id = ?", stored.id)
    turns = turns_of(transaction, stored)
    guild = stored.setup.kind.guild
    chosen = read_settings(guild, SERVER_SETTINGS.text(transaction, guild)).everywhere
    result = result_of(stored, ended, turns, model, everywhere=counts_everywhere(stored.setup, chosen=chosen))
    result = replace(result, model=replace(result.model, forgotten=_forgotten(transaction, result)))
    rate(transaction, insert_result(transaction, result), result)


def _forgotten(transaction: Transaction, result: Result) -> tuple[tuple[int, int, int], ...]:
    """Return pairs of seats, and how many games their people had played this year before a deletion."""
    year, _ = year_of(result.ended)
    people = [(each.seat, each.user) for each in result.standings if each.user is not None and each.user > 0]
    counts = (
        (seat, other, remembered.value(transaction, remembered.of_meetings(year, user, met)))
        for (seat, user), (other, met) in combinations(people, 2)
    )
    return tuple(each for each in counts if each[2])


def read_result(transaction: Transaction, number: int) -> Result:
    """Return a stored result. Raises `BrokenResultError`."""
    row = transaction.row(select(_COLUMNS, "results WHERE id = ?"), number)
    sql = select(_STANDING, "standings WHERE result = ? ORDER BY seat")
    standings = [tuple(each) for each in transaction.rows(sql, number)]
    if row is None or row[-1] != digest((*row[:-1], standings)):
        raise BrokenResultError(f"result {number} isn't what was stored")
    game, guild, everywhere, ended, cards, unrated, model, _ = row
    try:
        edition, characters, uniques = json.loads(cards)
        return Result(
            game,
            guild,
            bool(everywhere),
            ended,
            edition,
            tuple(characters),
            tuple(uniques),
            unrated,
            Model.read(model),
            tuple(_standing(each) for each in standings),
        )
    except (ValueError, TypeError) as error:
        raise BrokenResultError(f"result {number} can't be read: {error}") from error


def write_result(transaction: Transaction, number: int, result: Result) -> None:
    """Replace the result that is stored under a number."""
    values, standings = _rows(result)
    transaction.run(update("results", f"{assigned(_COLUMNS)} WHERE id = ?"), *values, number)
    transaction.run("DELETE FROM standings WHERE result = ?", number)
    _insert_standings(transaction, number, standings)


def leave_server(transaction: Transaction, guild: int) -> None:
    """Delete the results that count only in a server, and take the server out of the others."""
    transaction.run("DELETE FROM results WHERE guild = ? AND everywhere = 0", guild)
    transaction.run("DELETE FROM ratings WHERE guild = ?", guild)
    transaction.run("DELETE FROM current_ratings WHERE guild = ?", guild)
    for (number,) in transaction.rows("SELECT id FROM results WHERE guild = ?", guild):
        try:
            result = read_result(transaction, number)
        except BrokenResultError:
            # The result stays broken, and the command `check` finds it.
            transaction.run("UPDATE results SET guild = NULL WHERE id = ?", number)
        else:
            write_result(transaction, number, replace(result, guild=None))


def insert_result(transaction: Transaction, result: Result) -> int:
    """Store a result without rating it; return its number. Later results have larger numbers."""
    values, standings = _rows(result)
    sql = insert("results", _COLUMNS) + " RETURNING id"
    number: int = transaction.value(sql, *values)
    _insert_standings(transaction, number, standings)
    return number


def _insert_standings(transaction: Transaction, number: int, standings: Sequence[tuple[Value, ...]]) -> None:
    transaction.run_many(insert("standings", f"result, {_STANDING}"), [(number, *each) for each in standings])


def _rows(result: Result) -> tuple[tuple[Value, ...], list[tuple[Value, ...]]]:
    row: tuple[Value, ...] = (
        result.game,
        result.guild,
        int(result.everywhere),
        result.ended,
        json.dumps([result.edition, result.cast, result.uniques]),
        result.unrated,
        result.model.text(),
    )
    standings = [_standing_row(each) for each in result.standings]
    return (*row, digest((*row, standings))), standings


def _standing_row(standing: Standing) -> tuple[Value, ...]:
    return tuple(
        json.dumps(each) if isinstance(each, tuple) else int(each) if isinstance(each, bool) else each
        for each in standing
    )


def _standing(row: Row) -> Standing:
    standing = Standing(*row)
    return standing._replace(
        resigned=bool(standing.resigned),
        points=tuple((name, points) for name, points in json.loads(row[6])),
        characters=tuple(json.loads(row[7])),
        city=tuple(json.loads(row[8])),
    )


def turns_of(transaction: Transaction, stored: StoredGame) -> list[Turns]:
    """Return the turns of each seat of a game that has begun."""
    rows = transaction.rows(select(LOG_DATED, "choices WHERE game = ? ORDER BY number"), stored.id)
    seats = range(len(stored.setup.players))
    seconds: list[list[int]] = [[] for _ in seats]
    for before, row in pairwise(rows):
        seat: int = row[1]
        if row[4] is not None:
            seconds[seat].append(max(0, row[5] - before[5]))
    characters: list[list[str]] = [[] for _ in seats]
    whose, turn = -1, 0
    # By seat and number of the turn: whether a computer did more than end the turn.
    played: dict[tuple[int, int], bool] = {}
    begins = [_begin(rows, seat, player) for seat, player in enumerate(stored.setup.players)]
    for row in rows:
        number, seat, picks, events, person, _ = row
        if seat == whose >= 0 and number >= begins[seat]:
            played[seat, turn] = played.get((seat, turn), False) or (person is None and picks != _END)
        # Decoding all events would take long, and only few rows are about a turn.
        if not any(kind in events for kind in _TURNS):
            continue
        for event in (each for choice in choices_of(stored.id, [row]) for each in choice.events):
            if isinstance(event, Revealed):
                characters[event.seat].append(event.character)
            if isinstance(event, Revealed | TookOver):
                whose, turn = event.seat, turn + 1
            elif isinstance(event, TurnEnded):
                whose = -1
    stood_in = [[played[each] for each in played if each[0] == seat] for seat in seats]
    return [
        Turns(characters[seat], seconds[seat], len(stood_in[seat]), sum(stood_in[seat])) for seat in seats
    ]


def _begin(rows: Sequence[Row], seat: int, player: Player) -> int:
    """Return the number of a player's first choice if they took the seat from a computer; otherwise 0."""
    own = (row[0] for row in rows if player.instead_of and (row[1], row[4]) == (seat, player.user_id))
    return next(own, 0)


async def catch_up(database: Database, model: Model) -> None:
    """Store the results of games that are over without one, in the order in which they ended."""
    sql = "SELECT id FROM games WHERE status = 'over' AND id NOT IN (SELECT game FROM results)"
    for (game,) in await database.rows(f"{sql} ORDER BY changed, rowid"):
        try:
            await database.transaction(
                partial(_end_late, game, model), "result", alone="results", within=LONG_TRANSACTION
            )
        except Exception as error:  # noqa: BLE001 - a damaged row can raise any error
            log.warning("The result of game %s, which is over, can't be computed: %s", game, error)


def _end_late(game: str, model: Model, transaction: Transaction) -> None:
    rows = Rows.fetch(transaction, game)
    assert rows is not None
    end(transaction, rows.read(game).stored, model)
