"""Making the record of a finished game from what is stored."""

from typing import NamedTuple

from engine.game import Game
from engine.replay import Move
from storage.codec import NewerTextError, decode_picks
from storage.database.storage_errors import StorageError
from storage.database.transaction import Transaction
from storage.games.rows import Rows
from storage.results.game_record import GameRecord, RecordedChoice, RecordedScore, RecordedSeat, differing
from storage.values import OPENING, Setup, StoredGame

_WHY_NOT = {
    "lobby": "it hasn't started yet",
    "running": "it isn't over, so its secret must stay one",
    "closed": "it was never played",
}


class NotRecordableError(StorageError):
    """A game of which there is no record: it isn't there, isn't over or is damaged."""


class Recordable(NamedTuple):
    """A finished game in the list of those that can be recorded; `ended` in seconds since 1970."""

    id: str
    ended: int


class PlayedGame(NamedTuple):
    """A finished game with all of its choices; `game` is how it ended.

    `alone` are the places of the moves that no person clicked.
    """

    stored: StoredGame
    game: Game
    moves: tuple[Move, ...]
    alone: frozenset[int] = frozenset()


def recordable(transaction: Transaction) -> list[Recordable]:
    """Return the finished games, the last one first."""
    sql = "SELECT id, changed FROM games WHERE status = 'over' ORDER BY changed DESC, rowid DESC"
    return [Recordable(*row) for row in transaction.rows(sql)]


def read_played(transaction: Transaction, game: str) -> PlayedGame:
    """Return a finished game. Raises `NotRecordableError` if there is none, or it is damaged."""
    rows = Rows.fetch(transaction, game)
    if rows is None:
        raise NotRecordableError(f"there is no game {game}")
    try:
        stored = rows.read(game).stored
        log = [row for row in rows.log if row[0] != OPENING]
        moves = tuple(Move(seat, decode_picks(picks)) for _, seat, picks, *_ in log)
        alone = frozenset(place for place, (*_, user) in enumerate(log) if user is None)
    except NewerTextError as error:
        raise NotRecordableError(f"game {game} can't be read by this release: {error}") from error
    except Exception as error:
        # No list of errors is long enough for what a damaged row can make a reader stumble over.
        raise NotRecordableError(f"game {game} is damaged: {str(error) or repr(error)}") from error
    if stored.status != "over" or stored.game is None:
        raise NotRecordableError(f"there is no record of game {game}: {_WHY_NOT[stored.status]}")
    return PlayedGame(stored, stored.game, moves, alone)


def record(transaction: Transaction, game: str, *, names: bool = False) -> GameRecord:
    """Return the record of a finished game, with the names of its players if they are wanted.

    The errors are those of `read_played`.
    """
    return _record(read_played(transaction, game), names=names)


def _record(played: PlayedGame, *, names: bool) -> GameRecord:
    setup, state = played.stored.setup, played.game.state
    options = state.options
    return GameRecord(
        game=played.stored.id,
        edition=options.edition,
        cast=options.cast,
        uniques=options.uniques,
        rules=differing(options.edition, options.rules),
        version=3 if setup.dealing else 2 if setup.start else 1,
        dealing=setup.dealing or None,
        seats=_seats(setup, names=names),
        start=setup.start or None,
        commitment=setup.commitment,
        secret=setup.secret,
        seed=state.rng.seed,
        choices=tuple(RecordedChoice(seat=seat, picks=picks) for seat, picks in played.moves),
        scores=tuple(
            RecordedScore(lines=score.lines, total=score.total, tie_break=score.tie_break)
            for score in sorted(state.scores)
        ),
    ).sealed()


def _seats(setup: Setup, *, names: bool) -> tuple[RecordedSeat, ...]:
    return tuple(
        RecordedSeat(click=player.click, name=player.name if names else None) for player in setup.players
    )
