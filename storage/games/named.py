"""The people whose id stands anywhere in the rows of a game, so that their games are found by an index.

They are stored in the transaction that changes the set-up. Answers bring no new people: they come from seats.
"""

import re
from collections.abc import Iterable

from storage.codec import DamagedTextError, decode_setup
from storage.database.transaction import Transaction
from storage.values import Setup

AT_ONCE = 200
"""How many games are read at a time where all of them are."""

_ID = re.compile(r"(?<![0-9A-Za-z])[0-9]{15,20}(?![0-9A-Za-z])")
"""A number that may be the id of a person, in a text that can't be read."""

_LARGEST = 2**63


def name_people(transaction: Transaction, game: str, setup: Setup) -> None:
    """Store the people of a game whose set-up was just stored, with those who answered in it."""
    invited = setup.invitation.people if setup.invitation else ()
    seated = [player.user_id for player in setup.players if player.user_id is not None]
    _store(transaction, game, {setup.host, *invited, *seated, *_answered(transaction, game)})


def name_all(transaction: Transaction) -> None:
    """Store the people of all games, those included whose set-up can't be read here."""
    last = ""
    while rows := transaction.rows(
        "SELECT id, host, setup FROM games WHERE id > ? ORDER BY id LIMIT ?", last, AT_ONCE
    ):
        for game, host, text in rows:
            try:
                name_people(transaction, game, decode_setup(text))
            except DamagedTextError:
                people = {int(each) for each in _ID.findall(str(text))}
                seated = transaction.rows("SELECT person FROM people WHERE game = ?", game)
                people |= {host, *(row[0] for row in seated), *_answered(transaction, game)}
                _store(transaction, game, people)
        last = rows[-1][0]


def missing(transaction: Transaction, game: str, setup: Setup) -> bool:
    """Whether somebody of a game that can be read wouldn't be found."""
    people = {setup.host, *(player.user_id for player in setup.players if player.user_id is not None)}
    return not {each for each in people if each > 0} <= _stored(transaction, game)


def _answered(transaction: Transaction, game: str) -> set[int]:
    sql = "SELECT DISTINCT person FROM choices WHERE game = ? AND person IS NOT NULL"
    return {row[0] for row in transaction.rows(sql, game)}


def _stored(transaction: Transaction, game: str) -> set[int]:
    return {row[0] for row in transaction.rows("SELECT person FROM named WHERE game = ?", game)}


def _store(transaction: Transaction, game: str, people: Iterable[object]) -> None:
    """Store these people, where that is a change. Former players and nobody have no id."""
    now = {each for each in people if isinstance(each, int) and 0 < each < _LARGEST}
    before = _stored(transaction, game)
    for person in before - now:
        transaction.run("DELETE FROM named WHERE game = ? AND person = ?", game, person)
    for person in now - before:
        transaction.run("INSERT INTO named (person, game) VALUES (?, ?)", person, game)
