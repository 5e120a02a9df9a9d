"""The games that one person, and one channel, may have open at once.

They are counted in the transaction that opens another one, so the rule holds for all processes.
"""

from storage.errors import StaleVersionError
from storage.records import StoredGame
from storage.transaction import Transaction

MOST_IN_CHANNEL = 5
"""How many lobbies may be open in one channel."""

_SOUND = "id NOT IN (SELECT game FROM damaged)"
_OWN_LOBBY = f"SELECT id FROM games WHERE host = ? AND status = 'lobby' AND {_SOUND}"  # noqa: S608
_IN_CHANNEL = f"SELECT count(*) FROM games WHERE channel = ? AND status = 'lobby' AND {_SOUND}"  # noqa: S608
_OWN_SOLO = (
    "SELECT id FROM games WHERE host = ? AND status = 'running' AND guild = 0"  # noqa: S608
    " AND id IN (SELECT game FROM people WHERE person = ?) AND id NOT IN (SELECT game FROM dailies)"
    f" AND {_SOUND}"
)


def check_free(transaction: Transaction, game: StoredGame) -> None:
    """Raise `StaleVersionError` if there is no room for a game: another process was faster.

    A person has one lobby and one solo game, and a channel has a few lobbies. Daily deals don't count.
    """
    setup = game.setup
    if game.status == "lobby":
        if transaction.row(_OWN_LOBBY, setup.host) is not None:
            raise StaleVersionError(f"person {setup.host} has a lobby")
        ((count,),) = transaction.rows(_IN_CHANNEL, setup.channel)
        if count >= MOST_IN_CHANNEL:
            raise StaleVersionError(f"channel {setup.channel} has {count} lobbies")
    elif setup.solo and not setup.daily and transaction.row(_OWN_SOLO, setup.host, setup.host) is not None:
        raise StaleVersionError(f"person {setup.host} plays a solo game")
