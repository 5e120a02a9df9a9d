"""Recompute all ratings from the stored results, and find the `beta` (share of luck) that fits these best."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, NamedTuple

from storage.database.statements import select
from storage.database.storage_errors import StorageError
from storage.database.transaction import Transaction
from storage.results.ratings.model import Model
from storage.results.ratings.rater import Former, Rater, differing, insert, recount, recount_all
from storage.results.ratings.tracks import (
    ALL_SERVERS,
    ALL_TIME,
    TRACK_COLUMNS,
    Rated,
    Track,
    TrackChange,
    beliefs,
    changes,
)
from storage.results.result import Result, Unrated
from storage.results.results import BrokenResultError, read_result, write_result

RESULTS_A_READ = 500

_KEY = 4

_FORMER = "SELECT DISTINCT person FROM standings WHERE person < 0"

RatingRow = tuple[Any, ...]


@dataclass(slots=True)
class Compared:
    """The numbers of results, ratings and `changed` ratings, which differ from those that the results give.

    `miscounted` counts rows of `current_ratings` that don't follow from the ratings. `broken` has a line per
    unreadable result; ratings from these stay unchanged.
    """

    results: int = 0
    ratings: int = 0
    changed: int = 0
    miscounted: int = 0
    broken: list[str] = field(default_factory=list[str])


def read_all(transaction: Transaction, last: int = 0) -> Iterator[tuple[int, Result | BrokenResultError]]:
    """Yield all results after the number `last`, with their numbers; for a broken one, the error."""
    while numbers := transaction.rows(
        "SELECT id FROM results WHERE id > ? ORDER BY id LIMIT ?", last, RESULTS_A_READ
    ):
        for (number,) in numbers:
            try:
                yield number, read_result(transaction, number)
            except BrokenResultError as error:
                yield number, error
        last = numbers[-1][0]


def compare(transaction: Transaction) -> Compared:
    """Compare each rating with the one computed from its result and the rating before. Change nothing."""
    compared, rater = Compared(), Rater(transaction)
    for number, result in read_all(transaction):
        compared.results += 1
        if isinstance(result, BrokenResultError):
            compared.broken.append(str(result))
        else:
            _compare(transaction, number, rater.changes(number, result), compared)
    compared.miscounted = differing(transaction)
    return compared


RESULTS_A_STEP = 20
"""How many results a step of a rebuild rates, or people it counts, in half a second on a busy machine."""


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The progress of a rebuild: up to the result `last`.

    The rows of `people` in `current_ratings` are still to be recomputed. `former` has the ratings of the
    former players named in `known`.
    """

    compared: Compared = field(default_factory=Compared)
    last: int = 0
    people: frozenset[tuple[Track, int]] = frozenset()
    former: Former = field(default_factory=Former)
    known: frozenset[int] = frozenset()
    complete: bool = False


def rebuild_step(
    transaction: Transaction, before: Rebuilt, beta: float | None = None, most: int | None = RESULTS_A_STEP
) -> Rebuilt:
    """Rate up to `most` more results, each by its own model, or all with this `beta`, which is then stored.

    Between two steps games may end, and data may be deleted.
    """
    known = frozenset(transaction.column(_FORMER))
    if before.last and not known <= before.known:
        # We don't have the ratings of people who have become former players since the last step.
        before = Rebuilt(Compared(changed=before.compared.changed), people=before.people)
    compared = replace(before.compared, broken=[*before.compared.broken])
    rater, people = Rater(transaction, before.former), {*before.people}
    last, rated = before.last, 0
    for last, result in islice(read_all(transaction, before.last), most):
        rated += 1
        if isinstance(result, BrokenResultError):
            compared.broken.append(str(result))
            continue
        if beta is not None and result.model.beta != beta:
            result = replace(result, model=replace(result.model, beta=beta))  # noqa: PLW2901 - all below needs it
            write_result(transaction, last, result)
        changes = rater.changes(last, result)
        if changed := _compare(transaction, last, changes, compared):
            transaction.run("DELETE FROM ratings WHERE result = ?", last)
            insert(transaction, last, changes)
            people |= {(Track(guild, season), person) for guild, season, person, _ in changed}
    compared.results += rated
    newest = most is None or rated < most
    counted = frozenset(islice(people, most) if newest else ())
    recount(transaction, counted)
    left = frozenset(people - counted)
    return Rebuilt(compared, last, left, rater.former, known, complete=newest and not left)


def rebuild(transaction: Transaction, beta: float | None = None) -> Compared:
    """Recompute all ratings and boards in one transaction, however long that takes."""
    done = rebuild_step(transaction, Rebuilt(), beta, most=None)
    recount_all(transaction)
    return done.compared


class NotVoidedError(StorageError):
    """A game that can't be taken out of the ratings, or put back."""


def void(transaction: Transaction, games: Sequence[str]) -> None:
    """Take rated games out of the ratings; then call `rebuild`. Raises the errors of `restore`."""
    _mark(transaction, games, None, "void", "is not in the ratings")


def restore(transaction: Transaction, games: Sequence[str]) -> None:
    """Put voided games back; then call `rebuild`. Raises `NotVoidedError` and `BrokenResultError`."""
    _mark(transaction, games, "void", None, "was not taken out")


def _mark(
    transaction: Transaction, games: Sequence[str], old: Unrated | None, new: Unrated | None, problem: str
) -> None:
    for game in games:
        row = transaction.row("SELECT id FROM results WHERE game = ?", game)
        if row is None:
            raise NotVoidedError(f"no game {game} is over")
        result = read_result(transaction, row[0])
        if result.unrated != old:
            raise NotVoidedError(f"game {game} {problem}")
        write_result(transaction, row[0], replace(result, unrated=new))


def _compare(
    transaction: Transaction, number: int, changes: list[TrackChange], compared: Compared
) -> set[RatingRow]:
    """Return the keys of the ratings that differ."""
    sql = select(TRACK_COLUMNS, "ratings WHERE result = ?")
    stored: dict[RatingRow, RatingRow] = {
        tuple(row[:_KEY]): tuple(row) for row in transaction.rows(sql, number)
    }
    made: dict[RatingRow, RatingRow] = {row[:_KEY]: row for row in (change.row(number) for change in changes)}
    differing = {
        key
        for key in stored.keys() | made.keys()
        if key not in stored or key not in made or not _alike(stored[key], made[key])
    }
    compared.ratings += len(made)
    compared.changed += len(differing)
    return differing


def _alike(stored: RatingRow, made: RatingRow) -> bool:
    """Return whether two rows are equal, except for rounding differences between processors or libraries."""
    return all(
        one == other or (isinstance(one, float) and math.isclose(one, other, rel_tol=1e-9))
        for one, other in zip(stored, made, strict=True)
    )


LEAST, MOST = 25 / 6, 25 * 4.0  # The range in which we search `beta`.

REBUILD_STEPS = 24
_GOLDEN = (math.sqrt(5) - 1) / 2


class Fit(NamedTuple):
    """A `beta`, and how badly it predicts winners: the mean loss over `games` rated games, in nats."""

    beta: float
    loss: float
    games: int


def loss(results: Sequence[Result], model: Model) -> Fit:
    """Return the mean log loss of a model that predicts each game's winner from the earlier games.

    All games count on one track, whatever their servers chose. Players who share a win count equally.
    """
    track, known = Track(ALL_SERVERS, ALL_TIME), dict[int, Rated]()
    total, games = 0.0, 0
    for rated in (each for each in results if each.unrated is None):
        # Keep the rating of the game's computers.
        result = replace(rated, model=replace(rated.model, beta=model.beta))
        chances = model.chances(beliefs(result, known))
        best = min(each.place for each in result.rated)
        won = [index for index, each in enumerate(result.rated) if each.place == best]
        total -= sum(math.log(max(chances[index], 1e-12)) for index in won) / len(won)
        games += 1
        known |= {change.user: change.after for change in changes(result, track, known)}
    return Fit(model.beta, total / games if games else math.nan, games)


def fit(results: Sequence[Result], model: Model) -> Fit:
    """Return the `beta` that best predicts the winners, with the rest of the model unchanged."""

    def at(exponent: float) -> Fit:
        return loss(results, replace(model, beta=math.exp(exponent)))

    return _least(at, math.log(LEAST), math.log(MOST))


def _least(at: Callable[[float], Fit], low: float, high: float) -> Fit:
    left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    on_left, on_right = at(left), at(right)
    for _ in range(REBUILD_STEPS):
        if on_left.loss <= on_right.loss:
            high, right, on_right = right, left, on_left
            left = high - _GOLDEN * (high - low)
            on_left = at(left)
        else:
            low, left, on_left = left, right, on_right
            right = low + _GOLDEN * (high - low)
            on_right = at(right)
    return min(on_left, on_right, key=lambda each: each.loss)
