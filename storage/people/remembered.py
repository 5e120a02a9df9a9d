"""Limits that outlive the deletion of a person's data, because they keep others safe.

A limit stands under a keyed hash of what it is about, the person included, and never beside a name or an id.
The rows name nobody: only a request of the same person leads to the same hash. A limit that has passed is
dropped, and the key with the last one.
"""

import hmac
import re
import secrets
from collections.abc import Iterator

from storage.database.stored_time import begin_of, day_of, now, year_of
from storage.database.transaction import Transaction
from storage.pace import HOLIDAYS_APART
from storage.people.stored_settings import PERSON

CALLS_APART = 60 * 60
"""Seconds between two calls of a kind by one person."""

DAILY_GRACE = 60 * 60
"""Seconds after the end of a day in which its daily deal still counts."""

Limit = tuple[str | int, ...]
"""The subject of a limit: a word for its kind, and the facts that tell it from all others."""


def of_call(did: str, person: int) -> Limit:
    """Return the limit of a kind of call: its value is when the person called last, in seconds since 1970."""
    return ("call", did, person)


def of_daily(day: int, person: int) -> Limit:
    """Return the limit of the daily deal of a day: its value is 1 if the person has had it."""
    return ("daily", day, person)


def of_meetings(year: int, one: int, other: int) -> Limit:
    """Return the limit of repeated games: its value counts the rated games of two people in a year.

    The year is told by the moment at which it begins.
    """
    return ("met", year, min(one, other), max(one, other))


def of_holiday(person: int) -> Limit:
    """Return the limit of holidays: its value is when the last one began, in seconds since 1970."""
    return ("holiday", person)


def mark_of_sets(transaction: Transaction, guild: int, person: int) -> str:
    """Return what stands beside the sets of a server that a person saved whose data was deleted.

    It is empty as long as there are none.
    """
    key = _key(transaction)
    return _mark(key, ("sets", guild, person)) if key else ""


def mark_of_barred(transaction: Transaction, guild: int, person: int) -> str:
    """Return what stands on the list of those who may open no lobbies in a server, as `mark_of_sets`."""
    key = _key(transaction)
    return _mark(key, ("barred", guild, person)) if key else ""


def value(transaction: Transaction, limit: Limit) -> int:
    """Return the value of a limit that outlived a deletion; 0 if there is none, or it has passed."""
    if not (key := _key(transaction)):
        return 0
    sql = "SELECT value FROM remembered WHERE mark = ? AND lasts > ?"
    row = transaction.row(sql, _mark(key, limit), now())
    return row[0] if row else 0


def remember(transaction: Transaction, person: int) -> None:
    """Remember all limits of a person whose data is deleted in this transaction, after it."""
    key = _key(transaction)
    if not key:
        key = secrets.token_hex(32)
        transaction.run("INSERT INTO hash_keys (key) VALUES (?)", key)
    transaction.run_many(
        "INSERT INTO remembered (mark, value, lasts) VALUES (?, ?, ?)"
        " ON CONFLICT (mark) DO UPDATE SET value = excluded.value, lasts = excluded.lasts",
        [(_mark(key, limit), count, lasts) for limit, count, lasts in _limits(transaction, person)],
    )
    for (guild,) in transaction.rows("SELECT DISTINCT guild FROM sets WHERE person = ?", person):
        sql = "UPDATE sets SET mark = ? WHERE guild = ? AND person = ?"
        transaction.run(sql, _mark(key, ("sets", guild, person)), guild, person)
    for (guild,) in transaction.rows("SELECT guild FROM barred WHERE person = ?", person):
        sql = "UPDATE barred SET mark = ?, person = 0 WHERE guild = ? AND person = ?"
        transaction.run(sql, _mark(key, ("barred", guild, person)), guild, person)
    forget(transaction)


def forget(transaction: Transaction) -> None:
    """Forget the limits that have passed, and the key once nothing is left that was made with it."""
    transaction.run("DELETE FROM remembered WHERE lasts <= ?", now())
    transaction.run(
        "DELETE FROM hash_keys WHERE NOT EXISTS (SELECT 1 FROM remembered)"
        " AND NOT EXISTS (SELECT 1 FROM sets WHERE mark <> '')"
        " AND NOT EXISTS (SELECT 1 FROM barred WHERE mark <> '')"
    )


def is_key(text: object) -> bool:
    """Whether a hash can be made with this."""
    return isinstance(text, str) and re.fullmatch("(?:[0-9a-f]{2})+", text) is not None


def _limits(transaction: Transaction, person: int) -> Iterator[tuple[Limit, int, int]]:
    """Yield the limits of a person, each with its value, and when it has passed in seconds since 1970."""
    present = now()
    for did, made in transaction.rows(
        "SELECT did, max(made) FROM clicks WHERE did IN ('call', 'invite') AND person = ? AND made > ?"
        " GROUP BY did",
        person,
        present - CALLS_APART,
    ):
        yield of_call(did, person), made, made + CALLS_APART
    row = transaction.row("SELECT settings FROM persons WHERE id = ?", person)
    holiday = PERSON.read(row[0]).settings.holiday if row else None
    began = max(holiday.start if holiday else 0, value(transaction, of_holiday(person)))
    if began + HOLIDAYS_APART > present:
        yield of_holiday(person), began, began + HOLIDAYS_APART
    # A deal may have been begun yesterday.
    for (day,) in transaction.rows(
        "SELECT day FROM dailies WHERE person = ? AND day >= ?", person, day_of(present) - 1
    ):
        yield of_daily(day, person), 1, begin_of(day + 1) + DAILY_GRACE
    begin, end = year_of(present)
    for other, count in transaction.rows(
        "SELECT other.person, count(*) FROM standings AS own"
        " JOIN standings AS other ON other.result = own.result AND other.person <> own.person"
        " JOIN results ON results.id = own.result"
        " WHERE own.person = ? AND other.person > 0 AND unrated IS NULL AND everywhere = 1 AND ended >= ?"
        " GROUP BY other.person",
        person,
        begin,
    ):
        limit = of_meetings(begin, person, other)
        yield limit, count + value(transaction, limit), end


def _key(transaction: Transaction) -> str:
    """Return the key; empty if there is none. Nothing can be made with a damaged one."""
    keys = [row[0] for row in transaction.rows("SELECT key FROM hash_keys")]
    return next((key for key in keys if is_key(key)), "")


def _mark(key: str, limit: Limit) -> str:
    text = ":".join(map(str, limit))
    return hmac.digest(bytes.fromhex(key), text.encode(), "sha256").hex()[:32]
