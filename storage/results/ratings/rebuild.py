"""Making all ratings anew from the stored results, and finding the share of luck that explains these best.

Results are read one after the other, and each is held against the ratings stored for it. So no more memory
is needed where there are more results.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from storage.database.transaction import Transaction
from storage.results.ratings.model import Model
from storage.results.ratings.reckoning import Reckoning, differing, insert, recount_all
from storage.results.ratings.tracks import (
    ALL_TIME,
    COLUMNS,
    EVERYWHERE,
    Rated,
    Track,
    TrackChange,
    beliefs,
    changes,
)
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


LEAST, MOST = 25 / 6, 25 * 4.0
"""Between which values `beta` is looked for."""

STEPS = 24
_GOLDEN = (math.sqrt(5) - 1) / 2


class Fit(NamedTuple):
    """How well a `beta` foretells who finishes first: the mean loss in nats, over so many rated games."""

    beta: float
    loss: float
    games: int


def loss(results: Sequence[Result], model: Model) -> Fit:
    """Return how well a model foretells the winners of these games, each from those before it.

    All games are taken as one world, whatever their servers chose. A win that was shared counts for each
    of those who share it.
    """
    track, known = Track(EVERYWHERE, ALL_TIME), dict[int, Rated]()
    total, games = 0.0, 0
    for rated in (each for each in results if each.unrated is None):
        # A seat of computers is as strong as it was.
        result = replace(rated, model=replace(rated.model, beta=model.beta))
        chances = model.chances(beliefs(result, known))
        won = [index for index, each in enumerate(result.standings) if each.place == 1]
        total -= sum(math.log(max(chances[index], 1e-12)) for index in won) / len(won)
        games += 1
        known |= {change.user: change.after for change in changes(result, track, known)}
    return Fit(model.beta, total / games if games else math.nan, games)


def fit(results: Sequence[Result], model: Model) -> Fit:
    """Return the `beta` that foretells best who finishes first, the rest of the model being as it is."""

    def at(exponent: float) -> Fit:
        """The loss at a `beta`, which is looked for on a scale of ratios."""
        return loss(results, replace(model, beta=math.exp(exponent)))

    return _least(at, math.log(LEAST), math.log(MOST))


def _least(at: Callable[[float], Fit], low: float, high: float) -> Fit:
    """Search by golden section, which looks at each point once."""
    left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    on_left, on_right = at(left), at(right)
    for _ in range(STEPS):
        if on_left.loss <= on_right.loss:
            high, right, on_right = right, left, on_left
            left = high - _GOLDEN * (high - low)
            on_left = at(left)
        else:
            low, left, on_left = left, right, on_right
            right = low + _GOLDEN * (high - low)
            on_right = at(right)
    return min(on_left, on_right, key=lambda each: each.loss)
