"""The results of games that ended before results were kept."""

import logging
from functools import partial

from storage.database.connections import LONG
from storage.database.database import Database
from storage.database.transaction import Transaction
from storage.games.rows import Rows
from storage.results.ratings.model import Model
from storage.results.results import end

log = logging.getLogger(__name__)


async def catch_up(database: Database, model: Model) -> None:
    """Store the results that are missing, in the order in which their games ended."""
    sql = "SELECT id FROM games WHERE status = 'over' AND id NOT IN (SELECT game FROM results)"
    for (game,) in await database.rows(f"{sql} ORDER BY changed, rowid"):
        try:
            await database.transaction(
                partial(_catch_up, game, model), "result", alone="results", within=LONG
            )
        except Exception as error:  # noqa: BLE001 - whatever a damaged row makes a reader stumble over
            log.warning("Game %s ended without a result that can be told: %s", game, error)


def _catch_up(game: str, model: Model, transaction: Transaction) -> None:
    rows = Rows.fetch(transaction, game)
    assert rows is not None
    end(transaction, rows.read(game).stored, model)
