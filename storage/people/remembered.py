"""Limits that outlive the deletion of a person's data, because they protect others.

We store each limit under its mark: a keyed hash of the limit's kind and the person's id. So the rows name
nobody; only a request of the same person leads to the same mark. We drop a limit once it has passed, and
the key with the last limit.
"""

import hmac
import re
import secrets
from collections.abc import Iterator

from storage.database.stored_time import begin_of, day_of, now, year_of
from storage.database.transaction import Transaction
from storage.pace import HOLIDAYS_APART
from storage.people.stored_settings import PERSON_SETTINGS

CALLS_APART = 60 * 60  # Seconds that must pass between two calls by one person.
INVITATIONS = 4  # The most invitations that a person, or a lobby, sends within `CALLS_APART`.
DAILY_GRACE = 60 * 60  # Seconds for which a day's daily deal still counts after the end of the day.
Limit = tuple[str | int, ...]  # The identity of a limit: a word for its kind, and ids such as the person's.


def of_call(did: str, person: int) -> Limit:
    """Return the limit of a kind of call. Its value: when the person last called, in seconds since 1970."""
    return ("call", did, person)


def of_invitation(host: int, person: int) -> Limit:
    """Return the limit of a host's pings of one person. Its value: 1 within `CALLS_APART` of a ping."""
    return ("invited", host, person)


def of_daily(day: int, person: int) -> Limit:
    """Return the limit of a day's daily deal. Its value: 1 if the person has had the deal."""
    return ("daily", day, person)


def of_meetings(year: int, one: int, other: int) -> Limit:
    """Return the limit that counts two people's rated games in the year that begins at `year`."""
    return ("met", year, min(one, other), max(one, other))


def of_holiday(person: int) -> Limit:
    """Return the limit of holidays. Its value: `counts_from` of the last holiday, in seconds since 1970."""
    return ("holiday", person)


def of_welcome(person: int, start: int) -> Limit:
    """Return the limit of the message after a holiday. Its value: 1 if we sent it, or must not send it."""
    return ("welcome", person, start)


def of_sets(guild: int, person: int) -> Limit:
    """Return the limit of a person's saved sets in a server.

    When the person's data are deleted, the sets stay, and this limit's mark replaces the person.
    """
    return ("sets", guild, person)


def of_barred(guild: int, person: int) -> Limit:
    """Return the limit whose mark replaces a person on a server's list of `Barred`."""
    return ("barred", guild, person)


def of_shut_out(person: int) -> Limit:
    """Return the limit whose mark replaces a person on the list of `ShutOut`."""
    return ("shut out", person)


def of_season(kind: str, guild: int, season: int, person: int) -> Limit:
    """Return the limit of a kind of message about a server's season. Its value: 1 once we sent it."""
    return ("season", kind, guild, season, person)


def mark_of(transaction: Transaction, limit: Limit) -> str:
    """Return the mark of a limit; empty if there is no key, because then no limit is stored."""
    key = key_of(transaction)
    return mark(key, limit) if key else ""


def value(transaction: Transaction, limit: Limit) -> int:
    """Return the value of a stored limit; 0 if there is none, or it has passed."""
    if not (key := key_of(transaction)):
        return 0
    sql = "SELECT value FROM remembered WHERE mark = ? AND lasts > ?"
    return transaction.value(sql, mark(key, limit), now(), default=0)


def remember(transaction: Transaction, person: int) -> None:
    """Store all limits of a person whose data the same transaction will delete."""
    key = _made_key(transaction)
    transaction.run_many(
        "INSERT INTO remembered (mark, value, lasts) VALUES (?, ?, ?)"
        " ON CONFLICT (mark) DO UPDATE SET value = excluded.value, lasts = excluded.lasts",
        [(mark(key, limit), count, lasts) for limit, count, lasts in _limits(transaction, person)],
    )
    for (guild,) in transaction.rows("SELECT DISTINCT guild FROM sets WHERE person = ?", person):
        sql = "UPDATE sets SET mark = ? WHERE guild = ? AND person = ?"
        transaction.run(sql, mark(key, of_sets(guild, person)), guild, person)
    for (guild,) in transaction.rows("SELECT guild FROM barred WHERE person = ?", person):
        sql = "UPDATE barred SET mark = ?, person = 0 WHERE guild = ? AND person = ?"
        transaction.run(sql, mark(key, of_barred(guild, person)), guild, person)
    sql = "UPDATE shut_out SET mark = ?, person = 0 WHERE person = ?"
    transaction.run(sql, mark(key, of_shut_out(person)), person)
    forget(transaction)


def claim(transaction: Transaction, limit: Limit, lasts: int) -> bool:
    """Store a limit until `lasts`, in seconds since 1970; return `False` if it is stored already."""
    if value(transaction, limit):
        return False
    sql = "INSERT INTO remembered (mark, value, lasts) VALUES (?, 1, ?)"
    sql += " ON CONFLICT (mark) DO UPDATE SET value = 1, lasts = excluded.lasts"
    transaction.run(sql, mark(_made_key(transaction), limit), lasts)
    return True


def forget(transaction: Transaction) -> None:
    """Delete limits that have passed. Delete the key of the marks once no row has a mark."""
    transaction.run("DELETE FROM remembered WHERE lasts <= ?", now())
    transaction.run(
        "DELETE FROM hash_keys WHERE NOT EXISTS (SELECT 1 FROM remembered)"
        " AND NOT EXISTS (SELECT 1 FROM sets WHERE mark <> '')"
        " AND NOT EXISTS (SELECT 1 FROM barred WHERE mark <> '')"
        " AND NOT EXISTS (SELECT 1 FROM shut_out WHERE mark <> '')"
    )


def is_key(text: object) -> bool:
    """Return whether a text can be the key."""
    return isinstance(text, str) and re.fullmatch("(?:[0-9a-f]{2})+", text) is not None


def _limits(transaction: Transaction, person: int) -> Iterator[tuple[Limit, int, int]]:
    """Yield a person's limits, each with its value and its end, in seconds since 1970."""
    present = now()
    for did, made in transaction.rows(
        "SELECT did, max(made) FROM clicks WHERE did IN ('call', 'invite') AND person = ? AND made > ?"
        " GROUP BY did",
        person,
        present - CALLS_APART,
    ):
        yield of_call(did, person), made, made + CALLS_APART
    holiday = PERSON_SETTINGS.read(PERSON_SETTINGS.text(transaction, person)).settings.holiday
    began = max(holiday.counts_from if holiday else 0, value(transaction, of_holiday(person)))
    if began + HOLIDAYS_APART > present:
        yield of_holiday(person), began, began + HOLIDAYS_APART
    # Yesterday's deal may still count.
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


def _made_key(transaction: Transaction) -> str:
    if not (key := key_of(transaction)):
        key = secrets.token_hex(32)
        transaction.run("INSERT INTO hash_keys (key) VALUES (?)", key)
    return key


def key_of(transaction: Transaction) -> str:
    """Return the key; empty if there is none, or it is damaged."""
    keys = transaction.column("SELECT key FROM hash_keys")
    return next((key for key in keys if is_key(key)), "")


def mark(key: str, limit: Limit) -> str:
    """Return the keyed hash of a limit."""
    text = ":".join(map(str, limit))
    return hmac.digest(bytes.fromhex(key), text.encode(), "sha256").hex()[:32]
