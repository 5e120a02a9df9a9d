"""The share of a game that counts everywhere for its people: repeated games and new people count less.

Without this, somebody could lead that board by wins over the same willing few, or over accounts of their own.
In a server all games count fully: few people play there again and again, and see who plays with whom.
`python -m lab cheating` prints what each way of cheating gains.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean

from storage.ratings.model import SETTLED_GAMES
from storage.ratings.tracks import year_of
from storage.result import Result
from storage.transaction import Transaction

FULL = 5
"""How many games of a year count fully between two people. Of the n-th, (FULL / n) ** FADING counts."""

FADING = 3
"""So high that all games of a year with one person, however many, count for less than eight."""

NEW = 0.1
"""The share that counts for somebody who isn't new of a game with a person who is new."""

Meetings = Counter[tuple[int, int]]
"""How many games of a year each person has played with each other one."""


def weights(people: Sequence[int], meetings: Meetings, finished: Mapping[int, int]) -> dict[int, float]:
    """Return the share of a game that counts for each of its people: the mean over the others.

    `finished` is how many games each has finished; 0 where nothing is given. A person is new before they have
    finished `SETTLED_GAMES`: the first of these games counts a tenth for others, the second two tenths.
    """
    known = {one: min(1.0, (finished.get(one, 0) + 1) / SETTLED_GAMES) for one in people}

    def share(one: int, other: int) -> float:
        """Return the share for one of them, as far as the other one decides it."""
        fades = min(1.0, FULL / (meetings[one, other] + 1)) ** FADING
        new = finished.get(other, 0) < SETTLED_GAMES <= finished.get(one, 0)
        return fades * known[other] * (NEW if new else 1.0)

    return {one: fmean(share(one, other) for other in people if other != one) for one in people}


def stored_weights(transaction: Transaction, number: int, result: Result) -> dict[int, float]:
    """Return the share of the result of this number, from the rated results before it."""
    people = [each.user for each in result.standings if each.user is not None]
    meetings = _meetings(transaction, number, result, people)
    return weights(people, meetings, _finished(transaction, number, people))


def _meetings(transaction: Transaction, number: int, result: Result, people: Sequence[int]) -> Meetings:
    """Count the earlier games of these people with each other in the year of a result.

    Those that count in their server alone may be gone with it, so they aren't counted.
    """
    marks = ", ".join("?" * len(people))
    rows = transaction.rows(
        "SELECT own.person, other.person, count(*) FROM standings AS own"  # noqa: S608
        " JOIN standings AS other ON other.result = own.result AND other.person <> own.person"
        " JOIN results ON results.id = own.result"
        f" WHERE own.person IN ({marks}) AND other.person IN ({marks}) AND own.result < ?"
        " AND unrated IS NULL AND everywhere = 1 AND ended >= ? AND ended < ?"
        " GROUP BY own.person, other.person",
        *people,
        *people,
        number,
        *year_of(result.ended),
    )
    found = Meetings({(one, other): count for one, other, count in rows})
    for one, other, count in result.model.forgotten:
        pair = result.standings[one].user, result.standings[other].user
        if pair[0] is not None and pair[1] is not None:
            found[pair[0], pair[1]] += count
            found[pair[1], pair[0]] += count
    return found


def _finished(transaction: Transaction, number: int, people: Sequence[int]) -> dict[int, int]:
    """Count the earlier games that each of these people finished, and that counted everywhere."""
    marks = ", ".join("?" * len(people))
    rows = transaction.rows(
        "SELECT person, count(*) FROM standings JOIN results ON results.id = result"  # noqa: S608
        f" WHERE person IN ({marks}) AND result < ? AND resigned = 0 AND unrated IS NULL AND everywhere = 1"
        " GROUP BY person",
        *people,
        number,
    )
    return {row[0]: row[1] for row in rows}
