"""Clicks that changed something: stored in the transaction of the change, so that each counts once."""

import sqlite3

from storage.errors import RepeatedClickError
from storage.records import Click
from storage.transaction import Transaction

DAYS_OF_CLICKS = 14


def store_click(transaction: Transaction, game: str, click: Click) -> None:
    """Store a click with what it did. Raises `RepeatedClickError` if it was stored before."""
    try:
        transaction.run(
            "INSERT INTO clicks (id, game, user, did) VALUES (?, ?, ?, ?)",
            click.id,
            game,
            click.user,
            click.did,
        )
    except sqlite3.IntegrityError as error:
        row = transaction.row("SELECT did FROM clicks WHERE id = ?", click.id)
        if row is None:
            raise
        raise RepeatedClickError(click.id, row[0]) from error


def forget_clicks(transaction: Transaction) -> None:
    """Forget clicks that are too old for Discord to deliver again."""
    transaction.run(
        "DELETE FROM clicks WHERE made < CAST(strftime('%s', 'now') AS INTEGER) - ?",
        DAYS_OF_CLICKS * 24 * 60 * 60,
    )
