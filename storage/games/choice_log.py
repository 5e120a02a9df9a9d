"""The log of a game: every choice and what followed."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from storage.codec import DamagedTextError, decode_events, decode_picks, encode_events, encode_picks
from storage.database.digests import digest
from storage.database.transaction import Transaction, Value
from storage.values import Choice

log = logging.getLogger(__name__)

COLUMNS = "number, seat, picks, events, person"

DATED = f"{COLUMNS}, made"
"""The columns with the time, which is no part of the digest."""


class LogEntry:
    """A choice as a row of the log. `digest` is that of the log with it, made from the digest before it."""

    def __init__(self, choice: Choice, before: str) -> None:
        self._values: tuple[Value, ...] = (
            choice.number,
            choice.seat,
            encode_picks(choice.picks),
            encode_events(choice.events),
            choice.user,
        )
        self._made = choice.made
        self.digest = digest((before, *self._values))

    def store(self, transaction: Transaction, game: str) -> None:
        """Write the row."""
        transaction.run(
            f"INSERT INTO choices (game, {DATED}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
            game,
            *self._values,
            self._made,
        )


def entries(choices: Iterable[Choice], before: str) -> list[LogEntry]:
    """Return choices as rows that follow on a log of this digest."""
    found: list[LogEntry] = []
    for choice in choices:
        found.append(LogEntry(choice, found[-1].digest if found else before))
    return found


class GameLog(NamedTuple):
    """All choices of a game in their order; `complete` says that none of them could not be read."""

    choices: tuple[Choice, ...]
    complete: bool


def log_digest(rows: Iterable[Sequence[Any]]) -> str:
    """Return the digest of a log, made anew from all its rows; empty for no rows."""
    before = ""
    for row in rows:
        before = digest((before, *row))
    return before


def choices(game: str, rows: Iterable[Sequence[Any]]) -> list[Choice]:
    """Return the choices of rows that are `DATED`.

    They only serve to tell of the game: rows that can't be read are left out, and a time that is none is 0.
    """
    found: list[Choice] = []
    for number, seat, picks, events, user, made in rows:
        try:
            when = made if isinstance(made, int) else 0
            found.append(Choice(number, seat, decode_picks(picks), decode_events(events), user, when))
        except DamagedTextError:
            log.warning("Choice %s of game %s can't be read", number, game)
    return found
