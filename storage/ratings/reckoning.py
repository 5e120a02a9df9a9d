"""Rating the results in the database, each on top of the ratings that those before it left."""

from storage.ratings.current import recount
from storage.ratings.repeats import stored_weights
from storage.ratings.tracks import COLUMNS, EVERYWHERE, Change, Rated, Rating, Track, changes, tracks
from storage.result import Result
from storage.transaction import Transaction

_KNOWN = (
    "SELECT mu, sigma, played FROM ratings WHERE guild = ? AND season = ? AND person = ? AND result < ?"
    " ORDER BY result DESC LIMIT 1"
)


class Reckoning:
    """Rates results in their order.

    The ratings of people are read from the database, and so are as they are stored. No ratings of former
    players are stored, so theirs are kept here.
    """

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._former: dict[tuple[Track, int], Rated] = {}

    def changes(self, number: int, result: Result) -> list[Change]:
        """Return the changes that the result of this number makes, but for those of former players."""
        found: list[Change] = []
        weights: dict[int, float] = {}
        for track in tracks(result):
            if track.guild == EVERYWHERE and not weights:
                weights = stored_weights(self._transaction, number, result)
            known = self._known(track, number, result)
            found += changes(result, track, known, weights)
        self._former |= {(each.track, each.user): each.after for each in found if each.user < 0}
        return [each for each in found if each.user > 0]

    def _known(self, track: Track, number: int, result: Result) -> dict[int, Rated]:
        known: dict[int, Rated] = {}
        for each in result.standings:
            user = each.user
            if user is not None and user < 0:
                known[user] = self._former.get((track, user), Rated())
            elif user is not None and (row := self._transaction.row(_KNOWN, *track, user, number)):
                known[user] = Rated(Rating(row[0], row[1]), row[2])
        return known


def rate(transaction: Transaction, number: int, result: Result) -> None:
    """Store the changes that a game which ended just now makes to the ratings of its people."""
    made = Reckoning(transaction).changes(number, result)
    insert(transaction, number, made)
    recount(transaction, [(each.track, each.user) for each in made])


def insert(transaction: Transaction, number: int, changes: list[Change]) -> None:
    """Store the changes that the game of this result made. Its people are to be counted anew after it."""
    transaction.run_many(
        f"INSERT INTO ratings ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        [change.row(number) for change in changes],
    )
