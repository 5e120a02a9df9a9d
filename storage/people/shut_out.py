"""The people whom the operator keeps from the bot. Keyed hashes replace people whose data was deleted."""

from storage.database.database import Database
from storage.database.statements import delete, select
from storage.database.stored_time import now
from storage.database.transaction import Transaction
from storage.people import remembered


class ShutOut:
    """The list in memory, so that clicks don't wait for the database. Call `load` when it has changed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.people = frozenset[int]()  # The people on the list whose data wasn't deleted.
        self._key, self._marks = "", frozenset[str]()

    def __len__(self) -> int:
        """Return how many people are on the list."""
        return len(self.people) + len(self._marks)

    async def load(self) -> None:
        """Read the list. Raises `NotReadError`."""

        def work(transaction: Transaction) -> tuple[str, list[tuple[int, str]]]:
            rows = transaction.rows("SELECT person, mark FROM shut_out")
            return remembered.key_of(transaction), [(person, mark) for person, mark in rows]

        self._key, rows = await self._database.snapshot(work)
        self.people = frozenset(person for person, mark in rows if not mark)
        self._marks = frozenset(mark for _, mark in rows if mark)

    def has(self, person: int) -> bool:
        """Return whether the operator keeps a person from the bot."""
        if person in self.people:
            return True
        return bool(self._marks) and remembered.mark(self._key, remembered.of_shut_out(person)) in self._marks

    async def games(self) -> list[str]:
        """Return the running games in which people on the list play, and the lobbies that have their ids."""
        return await self._database.column(_GAMES)


_SHUT_OUT = "person IN (SELECT person FROM shut_out WHERE mark = '')"
_GAMES = (
    select("id", f"games WHERE status = 'running' AND id IN ({select('game', f'people WHERE {_SHUT_OUT}')})")
    + " UNION "
    + select("id", f"games WHERE status = 'lobby' AND id IN ({select('game', f'named WHERE {_SHUT_OUT}')})")
)

_IS = "((person = ? AND mark = '') OR (mark <> '' AND mark = ?))"
"""The condition for the row of a person, or of the mark that replaces them."""


def shut_out_since(transaction: Transaction, person: int) -> int | None:
    """Return when a person was shut out, in seconds since 1970; `None` if they aren't."""
    mark = remembered.mark_of(transaction, remembered.of_shut_out(person))
    return transaction.value(select("since", f"shut_out WHERE {_IS}"), person, mark)


def shut_out(transaction: Transaction, person: int) -> bool:
    """Put a person on the list; return `False` if they are on it already."""
    if shut_out_since(transaction, person) is not None:
        return False
    transaction.run("INSERT INTO shut_out (person, mark, since) VALUES (?, '', ?)", person, now())
    return True


def let_in(transaction: Transaction, person: int) -> bool:
    """Take a person off the list, even if their data was deleted since; `False` if they aren't on it."""
    if shut_out_since(transaction, person) is None:
        return False
    mark = remembered.mark_of(transaction, remembered.of_shut_out(person))
    transaction.run(delete(f"shut_out WHERE {_IS}"), person, mark)
    remembered.forget(transaction)
    return True
