"""Clicks that changed something: stored in the transaction of the change, so that each counts once."""

from typing import Literal, TypeAlias

from storage.database.storage_errors import RepeatedClickError
from storage.database.stored_time import now
from storage.database.transaction import Transaction
from storage.people import remembered
from storage.values import Click

DAYS_OF_CLICKS = 14

Calling: TypeAlias = Literal["call", "invite"]
"""The effect of a click that calls people to a lobby: the members of a role, or the usual table."""

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


def last_call(transaction: Transaction, did: Calling, game: str, person: int, since: int) -> int:
    """Return when people were last called to a game, or by a person to any; 0: not since then."""
    # The index has these clicks alone.
    sql = "SELECT max(made) FROM clicks WHERE did IN ('call', 'invite')"
    sql += " AND did = ? AND made > ? AND (game = ? OR person = ?)"
    row = transaction.row(sql, did, since, game, person)
    last = row[0] or 0 if row else 0
    deleted = remembered.value(transaction, remembered.of_call(did, person))
    return max(last, deleted if deleted > since else 0)


def forget_clicks(transaction: Transaction) -> None:
    """Forget clicks that are too old for Discord to deliver again, and limits that have passed.

    Their ids rise with time: those before the first one that is still to be known can go.
    """
    transaction.run(
        "DELETE FROM clicks WHERE id < coalesce((SELECT id FROM clicks"
        " WHERE made >= ? ORDER BY id LIMIT 1), ?)",
        now() - DAYS_OF_CLICKS * 24 * 60 * 60,
        _NEWEST,
    )
    remembered.forget(transaction)
