"""Making the record of a finished game from what is stored."""

from pathlib import Path
from typing import NamedTuple

from engine.game import Game
from storage.codec import decode_picks
from storage.errors import StorageError
from storage.game_record import GameRecord, RecordedChoice, RecordedScore, RecordedSeat, differing
from storage.reading import reading
from storage.records import OPENING, Setup, StoredGame
from storage.rows import Rows

_WHY_NOT = {
    "lobby": "it hasn't started yet",
    "running": "it isn't over, so its secret must stay one",
    "closed": "it was never played",
}


class NotRecordableError(StorageError):
    """A game of which there is no record: it isn't there, isn't over or is damaged."""


class FinishedGame(NamedTuple):
    """A finished game in the list of those that can be recorded; `ended` in seconds since 1970."""

    id: str
    ended: int


async def finished(path: Path) -> list[FinishedGame]:
    """Return the finished games of a database, the last one first."""
    async with reading(path) as transaction:
        sql = "SELECT id, changed FROM games WHERE status = 'over' ORDER BY changed DESC, rowid DESC"
        return [FinishedGame(*row) for row in await transaction.rows(sql)]


async def record(path: Path, game: str, *, names: bool = False) -> GameRecord:
    """Return the record of a finished game, with the names of its players if they are wanted.

    Raises `NotRecordableError` if there is none, and `sqlite3.Error` if the database can't be read.
    """
    async with reading(path) as transaction:
        rows = await Rows.fetch(transaction, game)
    if rows is None:
        raise NotRecordableError(f"there is no game {game}")
    try:
        stored = rows.read(game).stored
        choices = [
            RecordedChoice(seat=seat, picks=decode_picks(picks))
            for number, seat, picks, *_ in rows.log
            if number != OPENING
        ]
    except Exception as error:
        # No list of errors is long enough for what a damaged row can make a reader stumble over.
        raise NotRecordableError(f"game {game} is damaged: {error or repr(error)}") from error
    if stored.status != "over" or stored.game is None:
        raise NotRecordableError(f"there is no record of game {game}: {_WHY_NOT[stored.status]}")
    return _record(stored, stored.game, choices, names=names)


def _record(stored: StoredGame, game: Game, choices: list[RecordedChoice], *, names: bool) -> GameRecord:
    setup, state = stored.setup, game.state
    options = state.options
    return GameRecord(
        game=stored.id,
        edition=options.edition,
        cast=options.cast,
        uniques=options.uniques,
        rules=differing(options.edition, options.rules),
        seats=_seats(setup, names=names),
        commitment=setup.commitment,
        secret=setup.secret,
        seed=state.rng.seed,
        choices=tuple(choices),
        scores=tuple(
            RecordedScore(lines=score.lines, total=score.total, tie_break=score.tie_break)
            for score in sorted(state.scores)
        ),
    ).sealed()


def _seats(setup: Setup, *, names: bool) -> tuple[RecordedSeat, ...]:
    return tuple(
        RecordedSeat(click=player.click, name=player.name if names else None) for player in setup.players
    )
