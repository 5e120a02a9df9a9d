"""Records as a newer release would write them: with an unknown field, in a separate format."""

import json
from collections.abc import Callable

from storage.codec import FORMAT
from storage.database.transaction import Transaction
from storage.games.game_rows import GAME_COLUMNS, Rows, log_digest
from storage.store import Store


def newer(text: str) -> str:
    """Return the text of a record in the next format."""
    return json.dumps(json.loads(text) | {"format": FORMAT + 1, "colour": "blue"})


async def make_newer(store: Store, game: str) -> None:
    """Let a newer release store the next version of a game, with no other news."""
    await _write(store, game, newer)


async def make_ours(store: Store, game: str) -> None:
    """Store it again as this release writes it."""

    def ours(text: str) -> str:
        """Return the text without the unknown field."""
        data = json.loads(text) | {"format": FORMAT}
        del data["colour"]
        return json.dumps(data)

    await _write(store, game, ours)


async def _write(store: Store, game: str, change: Callable[[str], str]) -> None:
    def work(transaction: Transaction) -> None:
        """Rewrite the row."""
        rows = Rows.fetch(transaction, game)
        assert rows is not None
        digest = log_digest(rows.log)
        row = rows.row(game, digest)
        state = row.state and change(row.state)
        row = row._replace(version=row.version + 1, setup=change(row.setup), state=state)
        transaction.run(
            f"UPDATE games SET ({GAME_COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?",
            *row._replace(digest=row.digest_with(game, digest)),
            game,
        )

    await store.database.transaction(work)
