"""Clicks that changed something: stored in the transaction of the change, so that each counts once."""

from storage.errors import RepeatedClickError
from storage.moments import now
from storage.records import Click
from storage.transaction import Transaction

DAYS_OF_CLICKS = 14

_NEWEST = 2**63 - 1


def store_click(transaction: Transaction, game: str, click: Click) -> None:
    """Store a click with what it did. Raises `RepeatedClickError` if it was stored before."""
    stored = transaction.row(
        "INSERT INTO clicks (id, game, person, did, made) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO NOTHING RETURNING id",
        click.id,
        game,
        click.user,
        click.did,
        now(),
    )
    if stored is None:
        row = transaction.row("SELECT did FROM clicks WHERE id = ?", click.id)
        raise RepeatedClickError(click.id, row[0] if row else "")


def forget_clicks(transaction: Transaction) -> None:
    """Forget clicks that are too old for Discord to deliver again.

    Their ids rise with time: those before the first one that is still to be known can go.
    """
    transaction.run(
        "DELETE FROM clicks WHERE id < coalesce((SELECT id FROM clicks"
        " WHERE made >= ? ORDER BY id LIMIT 1), ?)",
        now() - DAYS_OF_CLICKS * 24 * 60 * 60,
        _NEWEST,
    )
