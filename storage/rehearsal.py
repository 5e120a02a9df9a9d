"""Finding out whether anything can be stored in a SQLite file."""

from storage.transaction import Transaction

ROOM = 256 * 1024
"""How many bytes are written to see whether there is room: several times as many as the largest answer."""

_FEW, _USUAL = 16, -2000
"""How many pages SQLite keeps in memory before it writes them: here, and usually (in kilobytes)."""


def rehearse(transaction: Transaction) -> None:
    """Write as an answer would, so that the same errors come; nothing of it is left.

    A transaction that is only undone would never get as far as the disk. So there is so much in this one that
    SQLite has to write some of it before it is undone, and then a commit of a number as it was before.
    """
    run = transaction.run
    run(f"PRAGMA cache_size = {_FEW}")
    run("BEGIN IMMEDIATE")
    run("SAVEPOINT rehearsal")
    run("CREATE TABLE rehearsal (filler BLOB)")
    run("INSERT INTO rehearsal VALUES (zeroblob(?))", ROOM)
    run("ROLLBACK TO rehearsal")
    ((version,),) = transaction.rows("PRAGMA user_version")
    run(f"PRAGMA user_version = {version}")
    run("COMMIT")
    run(f"PRAGMA cache_size = {_USUAL}")
