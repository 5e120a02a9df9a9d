"""The one game that a person has of a daily deal: noted when it begins, and with its points when it ends.

It counts for the day on which it was begun, if it ends at most `GRACE` seconds after that day.
"""

from storage.database.storage_errors import HadDailyError, StaleVersionError
from storage.database.stored_time import begin_of, now
from storage.database.transaction import Transaction
from storage.people import remembered
from storage.people.remembered import DAILY_GRACE
from storage.values import SOLO_SEAT, StoredGame

GRACE = DAILY_GRACE
"""Seconds after the end of a day in which its games still count."""


def begin(transaction: Transaction, game: StoredGame) -> None:
    """Note that a game which is stored now is its player's game of the day, if it is of a daily deal.

    Raises `StaleVersionError` if the person has one, and `HadDailyError` if they had one and deleted it.
    """
    if not game.setup.daily:
        return
    if remembered.value(transaction, remembered.of_daily(game.setup.daily, game.setup.host)):
        raise HadDailyError(game.setup.daily)
    sql = "INSERT INTO dailies (person, day, guild, game) VALUES (?, ?, 0, ?)"
    sql += " ON CONFLICT (person, day) DO NOTHING RETURNING game"
    if transaction.row(sql, game.setup.host, game.setup.daily, game.id) is None:
        raise StaleVersionError(f"there is a game of day {game.setup.daily} already")


def end(transaction: Transaction, game: StoredGame) -> None:
    """Store the points of a game that is over, if it is of a daily deal and in time.

    A game that its player left to a computer has none.
    """
    setup, played = game.setup, game.game
    if not setup.daily or played is None or is_revealed(setup.daily):
        return
    player = setup.players[SOLO_SEAT]
    points = next(score.total for score in played.state.scores if score.seat == SOLO_SEAT)
    if player.human:
        sql = "UPDATE dailies SET points = ? WHERE game = ? AND person = ? AND day = ?"
        transaction.run(sql, points, game.id, player.user_id, setup.daily)


def revealed(day: int) -> int:
    """Return when the secret of a day is shown, and its games count no more, in seconds since 1970."""
    return begin_of(day + 1) + GRACE


def is_revealed(day: int) -> bool:
    """Whether the secret of a day is shown by now."""
    return now() >= revealed(day)
