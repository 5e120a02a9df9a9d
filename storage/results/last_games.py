"""A person's last game in a server, and the cards that its people have met there."""

import json
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from engine.errors import SetupError
from engine.setup.editions import edition_of
from engine.setup.fresh_casts import CardsMet
from engine.setup.options import Options
from storage.database.transaction import Row, Transaction
from storage.parts import NOBODY
from storage.results.result import Standing
from storage.results.results import BrokenResultError, read_result

MOST_MET = 100

_LAST = """
SELECT result FROM standings JOIN results ON id = result WHERE person = ? AND guild = ?
ORDER BY result DESC LIMIT 1
"""
_MET = """
SELECT cards FROM standings JOIN results ON id = result WHERE person = ? AND guild = ? AND result <= ?
ORDER BY result DESC LIMIT ?
"""
_MET_ANYWHERE = """
SELECT cards FROM standings JOIN results ON id = result WHERE person = ? ORDER BY result DESC LIMIT ?
"""


class LastGame(NamedTuple):
    """A game: its id, its cards, and the cards that its people have `met`, by person.

    `loser` is the person who came last; `NOBODY` if only one person played to the end, or if the loser
    deleted their data.
    """

    game: str
    cards: Options
    met: tuple[CardsMet, ...]
    loser: int


def last_game(transaction: Transaction, user: int, guild: int) -> LastGame | None:
    """Return a person's last game in a server; `None` if there is none, or if it can't be read."""
    row = transaction.row(_LAST, user, guild)
    try:
        result = read_result(transaction, row[0]) if row else None
        rules = edition_of(result.edition).rules if result else None
    except (BrokenResultError, SetupError):
        return None
    if row is None or result is None or rules is None:
        return None
    people = [each.user for each in result.standings if each.user is not None and each.user > 0]
    return LastGame(
        result.game,
        Options(result.cast, result.uniques, rules, result.edition),
        tuple(_met(transaction.rows(_MET, person, guild, row[0], MOST_MET)) for person in people),
        _loser(result.standings),
    )


def met_anywhere(transaction: Transaction, user: int) -> CardsMet:
    """Return the cards that a person has met in their newest games, in all servers and alone."""
    return _met(transaction.rows(_MET_ANYWHERE, user, MOST_MET))


def _met(rows: Sequence[Row]) -> CardsMet:
    cards, casts = Counter[str](), set[tuple[str, ...]]()
    for (text,) in rows:
        with suppress(ValueError, TypeError):
            _, cast, uniques = json.loads(text)
            cards.update({*cast, *uniques})
            casts.add(tuple(cast))
    return CardsMet(len(rows), cards, frozenset(casts))


def _loser(standings: tuple[Standing, ...]) -> int:
    finished = [each for each in standings if each.finished]
    last = max(finished, key=lambda each: (each.place, each.seat), default=None)
    return last.user if last and last.user and last.user > 0 and len(finished) > 1 else NOBODY
