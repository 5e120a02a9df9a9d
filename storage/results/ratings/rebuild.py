"""Making all ratings anew from the stored results, to the same numbers.

Results are read one after the other, and each is held against the ratings stored for it. So no more memory
is needed where there are more results.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from storage.database.transaction import Transaction
from storage.results.ratings.reckoning import Reckoning, differing, insert, recount_all
from storage.results.ratings.tracks import COLUMNS, TrackChange
from storage.results.result import Result
from storage.results.results import BrokenResultError, read_result, write_result

AT_ONCE = 500
"""How many numbers of results are read at once."""

_KEY = 4
"""How many columns of a rating say which one it is."""

Row = tuple[Any, ...]


@dataclass(slots=True)
class Compared:
    """How many results and ratings there are, and how many ratings aren't what comes of the results.

    `miscounted` are the rows of boards that aren't what the ratings come to.
    `broken` says in one line each which results can't be read. The ratings that they led to stay as they are.
    """

    results: int = 0
    ratings: int = 0
    changed: int = 0
    miscounted: int = 0
    broken: list[str] = field(default_factory=list[str])


def read_all(transaction: Transaction) -> Iterator[tuple[int, Result | BrokenResultError]]:
    """Yield all results with their numbers, the first first; an error in the place of a broken one."""
    last = 0
    while numbers := transaction.rows(
        "SELECT id FROM results WHERE id > ? ORDER BY id LIMIT ?", last, AT_ONCE
    ):
        for (number,) in numbers:
            try:
                yield number, read_result(transaction, number)
            except BrokenResultError as error:
                yield number, error
        last = numbers[-1][0]


def compare(transaction: Transaction) -> Compared:
    """Hold all ratings against the results, and change nothing.

    Each rating is made anew from the stored one before it. So a wrong one counts, and those after it don't.
    """
    compared, reckoning = Compared(), Reckoning(transaction)
    for number, result in read_all(transaction):
        compared.results += 1
        if isinstance(result, BrokenResultError):
            compared.broken.append(str(result))
        else:
            _compare(transaction, number, reckoning.changes(number, result), compared)
    compared.miscounted = differing(transaction)
    return compared


def rebuild(transaction: Transaction, beta: float | None = None) -> Compared:
    """Make all ratings anew. Each game is rated as it was, or all with this `beta`, which they keep then."""
    compared, reckoning = Compared(), Reckoning(transaction)
    for number, result in read_all(transaction):
        compared.results += 1
        if isinstance(result, BrokenResultError):
            compared.broken.append(str(result))
            continue
        if beta is not None and result.model.beta != beta:
            model = replace(result.model, beta=beta)
            result = replace(result, model=model)  # noqa: PLW2901 - it is another one from here on
            write_result(transaction, number, result)
        changes = reckoning.changes(number, result)
        if _compare(transaction, number, changes, compared):
            transaction.run("DELETE FROM ratings WHERE result = ?", number)
            insert(transaction, number, changes)
    recount_all(transaction)
    return compared


def _compare(transaction: Transaction, number: int, changes: list[TrackChange], compared: Compared) -> bool:
    """Count the ratings of a result, and those that differ from the stored ones; return whether any does."""
    sql = f"SELECT {COLUMNS} FROM ratings WHERE result = ?"  # noqa: S608
    stored: dict[Row, Row] = {tuple(row[:_KEY]): tuple(row) for row in transaction.rows(sql, number)}
    made: dict[Row, Row] = {row[:_KEY]: row for row in (change.row(number) for change in changes)}
    differing = sum(
        key not in stored or key not in made or not _alike(stored[key], made[key])
        for key in stored.keys() | made.keys()
    )
    compared.ratings += len(made)
    compared.changed += differing
    return differing > 0


def _alike(stored: Row, made: Row) -> bool:
    """Compare two rows but for the last digits, which another processor or library may reckon otherwise."""
    return all(
        one == other or (isinstance(one, float) and math.isclose(one, other, rel_tol=1e-9))
        for one, other in zip(stored, made, strict=True)
    )
