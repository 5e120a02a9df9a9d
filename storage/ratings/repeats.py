"""Repeated games of the same people: the more of them in a season, the less each counts everywhere.

Without this, somebody could win against the same willing few until they lead the board of all servers.
"""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from storage.ratings.tracks import EVERYWHERE, season_of
from storage.result import Result
from storage.transaction import Transaction

FULL = 5
"""How many games of a season count fully between two people. Of the n-th, this many n-ths count."""

Meetings = Counter[tuple[int, int]]
"""How many games of a season each person has played with each other one."""


def weights(people: Sequence[int], meetings: Meetings) -> dict[int, float]:
    """Return the share of a game that counts for each of its people: the mean over the others."""
    return {
        one: fmean(min(1.0, FULL / (meetings[one, other] + 1)) for other in people if other != one)
        for one in people
    }


def stored_meetings(transaction: Transaction, number: int, season: int, people: Sequence[int]) -> Meetings:
    """Count the earlier games of these people with each other that counted everywhere in a season.

    Former players aren't counted, for no rating of theirs is stored.
    """
    marks = ", ".join("?" * len(people))
    rows = transaction.rows(
        "SELECT own.person, other.person, count(*) FROM ratings AS own"  # noqa: S608
        " JOIN standings AS other ON other.result = own.result"
        f" WHERE own.guild = ? AND own.season = ? AND own.person IN ({marks}) AND own.result < ?"
        f" AND other.person IN ({marks}) GROUP BY own.person, other.person",
        EVERYWHERE,
        season,
        *people,
        number,
        *people,
    )
    return Counter({(one, other): count for one, other, count in rows if one != other})


class Repeats:
    """Weighs results in their order."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        # The meetings of former players by season: these can't be found by their ratings.
        self._former: dict[int, Meetings] = {}

    def weights(self, number: int, result: Result) -> dict[int, float]:
        """Return the share of a result that counts everywhere for each of its people."""
        people = [each.user for each in result.standings if each.user is not None]
        season = season_of(result.ended)
        meetings = stored_meetings(self._transaction, number, season, people)
        pairs = [(one, other) for one in people if one < 0 for other in people if other != one]
        if pairs:
            former = self._former.setdefault(season, Counter())
            meetings.update({pair: former[pair] for pair in pairs})
            former.update(pairs)
        return weights(people, meetings)
