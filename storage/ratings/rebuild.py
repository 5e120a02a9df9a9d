"""Making all ratings anew from the stored results, to the same numbers."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from storage.ratings.model import Model
from storage.ratings.tracks import COLUMNS, Change, Rated, Track, changes, insert, tracks
from storage.result import Result
from storage.results import read_result, write_result
from storage.transaction import Transaction


class Rebuilt(NamedTuple):
    """What came of it: how many results there are, how many ratings were reckoned, and how many differ."""

    results: int
    ratings: int
    changed: int


def read_all(transaction: Transaction) -> Iterator[tuple[int, Result]]:
    """Yield all results with their numbers, the first first. Raises `BrokenResultError`."""
    for (number,) in transaction.rows("SELECT id FROM results ORDER BY id"):
        yield number, read_result(transaction, number)


class Reckoning:
    """Rates one result after the other, as they were when each of them ended."""

    def __init__(self) -> None:
        self._known: dict[Track, dict[int, Rated]] = {}

    def rate(self, result: Result) -> list[Change]:
        """Return what the next game does to the ratings of its people."""
        if result.unrated is not None:
            return []
        made: list[Change] = []
        for track in tracks(result):
            known = self._known.setdefault(track, {})
            found = changes(result, track, known)
            known |= {change.user: change.after for change in found}
            made += found
        return made


def rebuild(transaction: Transaction, model: Model | None = None) -> Rebuilt:
    """Make all ratings anew. Each game is rated as it was, or all by this model, which they keep then.

    Raises `BrokenResultError` if a result isn't what was stored.
    """
    before = _stored(transaction)
    transaction.run("DELETE FROM ratings")
    reckoning, count = Reckoning(), 0
    for number, result in read_all(transaction):
        if model is not None and result.model != model:
            result = replace(result, model=model)  # noqa: PLW2901 - it is another one from here on
            write_result(transaction, number, result)
        insert(transaction, number, reckoning.rate(result))
        count += 1
    after = _stored(transaction)
    return Rebuilt(count, len(after), len(before ^ after))


def differing(transaction: Transaction) -> int:
    """Return how many stored ratings aren't what comes of the results. Raises `BrokenResultError`."""
    reckoning, expected = Reckoning(), set[tuple[object, ...]]()
    for number, result in read_all(transaction):
        expected |= {change.row(number) for change in reckoning.rate(result) if change.user > 0}
    return len(expected ^ _stored(transaction))


def _stored(transaction: Transaction) -> set[tuple[object, ...]]:
    return {tuple(row) for row in transaction.rows(f"SELECT {COLUMNS} FROM ratings")}  # noqa: S608
